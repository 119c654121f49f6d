import { ArrowDownToLine, BetweenHorizontalStart, Ellipsis, Trash2, TriangleAlert } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Column } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import type { DraftRow } from '#app/components/desk/draft.ts'
import { cellPath, type RowList, targetOf } from '#app/components/desk/paths.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import { useText } from '#app/i18n/text.ts'
import { ValueControl } from './value-control.tsx'

interface ItemsRowProps {
  list: RowList
  row: DraftRow
  /** From 1. */
  number: number
  columns: readonly Column[]
  /** Its product is not its total. */
  isOff: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

const widths: Partial<Record<Column['type'], string>> = {
  text: 'min-w-36',
  code: 'min-w-20',
  quantity: 'min-w-16',
  rate: 'min-w-14',
  amount: 'min-w-20',
}

export function ItemsRow({ list, row, number, columns, isOff, onKeyDown, onPaste }: ItemsRowProps) {
  const { t } = useText()
  const { canEdit, nameOf } = useDesk()
  return (
    <tr className="group/row focus-within:bg-accent-soft/40">
      <th scope="row" className="px-2 text-right text-xs font-normal whitespace-nowrap text-muted tabular-nums">
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
          <ValueControl
            bare
            path={cellPath(list, row.id, column.name)}
            type={column.type}
            label={nameOf(cellPath(list, row.id, column.name))}
            readOnly={!canEdit}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </td>
      ))}
      <td className="border-l border-line p-0 text-center">
        {canEdit ? <RowMenu list={list} row={row} number={number} columns={columns} /> : null}
      </td>
    </tr>
  )
}

function RowMenu({ list, row, number, columns }: Pick<ItemsRowProps, 'list' | 'row' | 'number' | 'columns'>) {
  const { t } = useText()
  const { dispatch, active } = useDesk()
  const target = active === null ? undefined : targetOf(active)
  const column = target?.list === list && target.row === row.id ? target.name : columns[0]!.name
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
          onSelect: () => dispatch({ type: 'filled_down', list, row: row.id, column }),
        },
        {
          key: 'delete',
          label: t('desk:items.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => dispatch({ type: 'row_deleted', list, row: row.id }),
        },
      ]}
    />
  )
}
