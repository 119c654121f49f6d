import { clsx } from 'clsx'
import { ArrowDownToLine, BetweenHorizontalStart, Ellipsis, Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Column, Kind } from '#app/contract/kinds/index.ts'
import { cellLabel } from '#app/components/desk/cell-label.ts'
import type { Desk } from '#app/components/desk/desk-context.ts'
import type { DraftRow } from '#app/components/desk/draft.ts'
import { cellPath, type RowList } from '#app/components/desk/paths.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import { tableRoles } from '#app/components/ui/table.tsx'
import { useText } from '#app/i18n/text.ts'
import { type CellActions, CellInput } from './cell-input.tsx'
import { CellStrip } from './cell-strip.tsx'
import type { Mark } from './doubt-mark.tsx'
import { roomy } from './grid-tracks.ts'

interface ItemsRowProps {
  kind: Kind
  list: RowList
  row: DraftRow
  /** From 1. */
  number: number
  columns: readonly Column[]
  /** Its product is not its total. */
  isOff: boolean
  /** What its cells wear, and which of them hold no value of their type, by column. */
  marks: Readonly<Record<string, Mark>> | undefined
  wrong: Readonly<Record<string, true>> | undefined
  /** The column that has or last had the focus, where it is in this row. */
  activeColumn: string | undefined
  canEdit: boolean
  /** Nothing can be typed for the moment. */
  isHeld: boolean
  dispatch: Desk['dispatch']
  actions: CellActions
}

/** Every row is a grid of its own, whose columns the table sets. */
export const rowClass = 'grid [grid-template-columns:var(--tracks)]'

/** A row of hundreds is drawn again only when something of its own changed, and painted only while it is in sight; it can be found and read out all the same. */
export const ItemsRow = memo(function ItemsRow(props: ItemsRowProps) {
  const { kind, list, row, number, columns, isOff, marks, wrong, activeColumn, canEdit, isHeld, dispatch, actions } = props
  const { t } = useText()
  return (
    <tr
      {...tableRoles.row}
      className={`${rowClass} group/row [contain-intrinsic-size:auto_2rem] [content-visibility:auto] focus-within:bg-accent-soft/40`}
    >
      {activeColumn === undefined ? null : <CellStrip path={cellPath(list, row.id, activeColumn)} />}
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className={clsx(
          'flex items-center justify-end gap-0.5 bg-surface px-1 text-xs font-normal whitespace-nowrap text-muted tabular-nums @min-[37.25rem]/grid:bg-transparent',
          roomy.number,
        )}
      >
        {isOff ? (
          <span className="inline-flex text-danger" title={t('desk:items.row_off')}>
            <TriangleAlert className="size-3.5" aria-hidden />
            <span className="sr-only">{t('desk:items.row_off')}</span>
          </span>
        ) : null}
        {number}
      </th>
      {columns.map(({ name, type }) => (
        <td {...tableRoles.cell} key={name} className="border-l border-line p-0">
          <CellInput
            path={cellPath(list, row.id, name)}
            type={type}
            text={row.cells[name] ?? ''}
            label={cellLabel(t, kind, list, name, number)}
            readOnly={!canEdit || isHeld}
            mark={marks?.[name]}
            markWord={marks?.[name] && t(`desk:doubt.${marks[name]}`)}
            isWrong={wrong?.[name] === true && activeColumn !== name}
            actions={actions}
          />
        </td>
      ))}
      <td {...tableRoles.cell} className="flex items-center justify-center border-l border-line p-0">
        {canEdit ? (
          <RowMenu list={list} row={row.id} number={number} column={activeColumn ?? columns[0]!.name} dispatch={dispatch} />
        ) : null}
      </td>
    </tr>
  )
}, isSameRow)

function isSameRow({ marks, wrong, ...before }: ItemsRowProps, now: ItemsRowProps): boolean {
  return (
    hasSame(marks, now.marks) &&
    hasSame(wrong, now.wrong) &&
    Object.entries(before).every(([name, prop]) => now[name as keyof ItemsRowProps] === prop)
  )
}

function hasSame(before: Readonly<Record<string, unknown>> = {}, now: Readonly<Record<string, unknown>> = {}): boolean {
  if (before === now) return true
  const names = Object.keys({ ...before, ...now })
  return names.every((name) => before[name] === now[name])
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
          label={t('labelled', { label: t('desk:items.row', { row: number }), value: t('desk:items.actions') })}
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
