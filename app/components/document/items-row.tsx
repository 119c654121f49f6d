import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Column, Kind } from '#app/contract/kinds/index.ts'
import { cellLabel } from '#app/components/desk/cell-label.ts'
import type { DraftRow } from '#app/components/desk/draft.ts'
import { cellPath, type RowList } from '#app/components/desk/paths.ts'
import { tableRoles } from '#app/components/ui/table.tsx'
import { useText } from '#app/i18n/text.ts'
import { type CellActions, CellInput } from './cell-input.tsx'
import { CellStrip } from './cell-strip.tsx'
import type { Mark } from './doubt-mark.tsx'
import { roomy } from './grid-tracks.ts'
import { RowMenu } from './row-menu.tsx'
import type { RowActions } from './use-row-actions.ts'

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
  actions: CellActions
  rowActions: RowActions
}

/** Every row is a grid of its own, whose columns the table sets. */
export const rowClass = 'grid [grid-template-columns:var(--tracks)]'

/** A row of hundreds is drawn again only when something of its own changed, and painted only while it is in sight; it can be found and read out all the same. */
export const ItemsRow = memo(function ItemsRow(props: ItemsRowProps) {
  const { kind, list, row, number, columns, isOff, marks, wrong, activeColumn, canEdit, isHeld, actions, rowActions } = props
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
          <RowMenu kind={kind} list={list} row={row.id} number={number} column={activeColumn ?? columns[0]!.name} actions={rowActions} />
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
