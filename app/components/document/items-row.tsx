import { ArrowDownToLine, BetweenHorizontalStart, Ellipsis, Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Column, FieldType } from '#app/contract/kinds/index.ts'
import { type Desk, useDesk } from '#app/components/desk/desk-context.ts'
import { type DraftRow, textAt } from '#app/components/desk/draft.ts'
import { cellPath, type Path, type RowList, targetOf } from '#app/components/desk/paths.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import { useText } from '#app/i18n/text.ts'
import { type CellActions, CellInput } from './cell-input.tsx'
import { markOf } from './value-facts.ts'

interface ItemsRowProps {
  list: RowList
  row: DraftRow
  /** From 1. */
  number: number
  columns: readonly Column[]
  /** Its product is not its total. */
  isOff: boolean
  actions: CellActions
}

const widths: Partial<Record<Column['type'], string>> = {
  text: 'w-full min-w-44',
  code: 'min-w-22',
  quantity: 'min-w-18',
  rate: 'min-w-14',
  amount: 'min-w-20',
}

export function ItemsRow({ list, row, number, columns, isOff, actions }: ItemsRowProps) {
  const { t } = useText()
  const { canEdit, dispatch, active } = useDesk()
  const target = active === null ? undefined : targetOf(active)
  const column = target?.list === list && target.row === row.id ? target.name : columns[0]!.name
  return (
    <tr className="group/row focus-within:bg-accent-soft/40">
      <th
        scope="row"
        className="sticky left-0 z-1 bg-surface px-2 text-right text-xs font-normal whitespace-nowrap text-muted tabular-nums"
      >
        {isOff ? (
          <span className="inline-flex text-danger" title={t('desk:items.row_off')}>
            <TriangleAlert className="size-3.5" aria-hidden />
            <span className="sr-only">{t('desk:items.row_off')}</span>
          </span>
        ) : null}{' '}
        {number}
      </th>
      {columns.map((column) => (
        <td key={column.name} className={`border-l border-line p-0 ${widths[column.type] ?? ''}`}>
          <Cell path={cellPath(list, row.id, column.name)} type={column.type} actions={actions} />
        </td>
      ))}
      <td className="border-l border-line p-0 text-center">
        {canEdit ? <RowMenu list={list} row={row.id} number={number} column={column} dispatch={dispatch} /> : null}
      </td>
    </tr>
  )
}

function Cell({ path, type, actions }: { path: Path; type: FieldType; actions: CellActions }) {
  const { t } = useText()
  const desk = useDesk()
  const mark = markOf(desk, path)
  return (
    <CellInput
      path={path}
      type={type}
      text={textAt(desk.state.draft, path)}
      label={desk.nameOf(path)}
      readOnly={!desk.canEdit}
      mark={mark}
      markWord={mark && t(`desk:doubt.${mark}`)}
      isWrong={desk.wrong.has(path) && desk.active !== path}
      actions={actions}
    />
  )
}

interface RowMenuProps {
  list: RowList
  row: string
  /** From 1. */
  number: number
  /** The column that is filled down: where the focus was last. */
  column: string
  dispatch: Desk['dispatch']
}

const RowMenu = memo(function RowMenu({ list, row, number, column, dispatch }: RowMenuProps) {
  const { t } = useText()
  return (
    <Menu
      trigger={
        <IconButton
          small
          hint={false}
          tabIndex={-1}
          label={`${t('desk:items.row', { row: number })}: ${t('desk:items.actions')}`}
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={[
        {
          key: 'insert',
          label: t('desk:items.insert'),
          icon: <BetweenHorizontalStart aria-hidden />,
          onSelect: () => dispatch({ type: 'row_inserted', list, at: number - 1 }),
        },
        {
          key: 'fill',
          label: t('desk:items.fill_down'),
          icon: <ArrowDownToLine aria-hidden />,
          onSelect: () => dispatch({ type: 'filled_down', list, row, column }),
        },
        {
          key: 'delete',
          label: t('desk:items.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => dispatch({ type: 'row_deleted', list, row }),
        },
      ]}
    />
  )
})
