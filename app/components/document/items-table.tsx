import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from '#app/contract/kinds/index.ts'
import { useDesk } from '#app/components/desk/desk-context.ts'
import { newRowId } from '#app/components/desk/desk-state.ts'
import { cellPath, type RowList, targetOf } from '#app/components/desk/paths.ts'
import { rowsThatAreOff } from '#app/components/desk/sums.ts'
import { Button } from '#app/components/ui/button.tsx'
import { tableRoles } from '#app/components/ui/table.tsx'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { gridTracks, roomy } from './grid-tracks.ts'
import { ItemsRow, rowClass } from './items-row.tsx'
import { TeachTable } from './teach-table.tsx'
import { ItemsSum } from './items-sum.tsx'
import { marksOfCells, wrongCells } from './cell-facts.ts'
import { useCellActions } from './use-cell-actions.ts'
import { useRowActions } from './use-row-actions.ts'

const numeric = new Set(['amount', 'quantity', 'rate'])

/** The rows of a document as a grid for the keyboard: items, or the VAT lines. Sums stand under it and follow every stroke. */
export function ItemsTable({ list, columns }: { list: RowList; columns: readonly Column[] }) {
  const { t } = useText()
  const desk = useDesk()
  const { kind, document, state, dispatch, canEdit } = desk
  const rows = state.draft[list]
  const off = useMemo(
    () => (list === 'items' ? rowsThatAreOff(kind, state.draft, document) : new Set<string>()),
    [list, kind, state.draft, document],
  )
  const labelOf = (name: string) => (list === 'items' ? columnLabel(t, kind.name, name) : fieldLabel(t, 'vat_details', name))

  function addRow() {
    // Drawn at once, so that the new row can take the focus before the next key comes.
    flushSync(() => dispatch({ type: 'row_inserted', list, at: rows.length }))
    desk.focusOn(cellPath(list, newRowId(state.madeRows), columns[0]!.name))
  }

  const actions = useCellActions(desk, list, columns, addRow)
  const rowActions = useRowActions(desk, list, columns)
  const { doubts, wrong, active } = desk
  const marks = useMemo(() => marksOfCells({ state, doubts }, list), [state, doubts, list])
  const wrongs = useMemo(() => wrongCells({ wrong }, list), [wrong, list])
  const target = active === null ? undefined : targetOf(active)

  return (
    <div role="group" aria-labelledby={`group-${list}`} className="@container/grid flex min-w-0 flex-col gap-2" data-grid={list}>
      <h2 id={`group-${list}`} className="border-b border-line pb-1 text-xs font-semibold tracking-wide text-muted uppercase">
        {t(`fields:group.${list}`)}
      </h2>
      {rows.length === 0 ? <p className="text-sm text-muted">{t(canEdit ? 'desk:items.none' : 'desk:items.none_locked')}</p> : null}
      <div className={clsx('relative rounded-md border border-line bg-surface', roomy.sight, rows.length === 0 && 'hidden')} data-sight>
        <table {...tableRoles.table} aria-labelledby={`group-${list}`} className="block w-full text-left" style={gridTracks(columns)}>
          <thead {...tableRoles.group} className={clsx('block', roomy.heads)}>
            <tr {...tableRoles.row} className={clsx(rowClass, 'items-end border-b border-line bg-sunken text-xs text-muted')}>
              <th
                {...tableRoles.header}
                scope="col"
                className={clsx('self-stretch bg-sunken px-1 py-1 text-right leading-4 font-medium content-end', roomy.number)}
              >
                #
              </th>
              {columns.map((column) => (
                <th
                  {...tableRoles.header}
                  key={column.name}
                  scope="col"
                  className={clsx('px-1.5 py-1 leading-4 font-medium', numeric.has(column.type) && 'text-right')}
                >
                  {labelOf(column.name)}
                </th>
              ))}
              <th {...tableRoles.header} scope="col">
                <span className="sr-only">{t('desk:items.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="block divide-y divide-line">
            {rows.map((row, index) => (
              <ItemsRow
                key={row.id}
                kind={kind}
                list={list}
                row={row}
                number={index + 1}
                columns={columns}
                isOff={off.has(row.id)}
                marks={marks.get(row.id)}
                wrong={wrongs.get(row.id)}
                activeColumn={target?.list === list && target.row === row.id ? target.name : undefined}
                canEdit={canEdit}
                isHeld={state.isHeld}
                actions={actions}
                rowActions={rowActions}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ItemsSum list={list} />
      {canEdit ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" onClick={addRow}>
            <Plus className="size-4" aria-hidden />
            {t(list === 'items' ? 'desk:items.add' : 'desk:items.add_vat')}
          </Button>
          <TeachTable list={list} columns={columns} />
          {list === 'items' && rows.length > 0 ? <p className="text-xs text-muted">{t('desk:items.hint')}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
