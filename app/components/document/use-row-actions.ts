import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Desk } from '#app/components/desk/desk-context.ts'
import { newRowId } from '#app/components/desk/desk-state.ts'
import { cellPath, controlId, type RowList } from '#app/components/desk/paths.ts'
import { columnsApart } from '#app/components/desk/split-rows.ts'
import { useToast } from '#app/components/ui/toast.tsx'
import type { Column } from '#app/contract/kinds/index.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import { cutOf } from './grid-keys.ts'
import { splitRow } from './use-cell-actions.ts'

/** What the menu of a row does; each leaves the focus in a cell, where one goes on. */
export interface RowActions {
  /** `below`: 1 for a row under this one, 0 for one above it. */
  insert: (row: string, below: 0 | 1) => void
  split: (row: string, column: string) => void
  join: (row: string, column: string) => void
  fillDown: (row: string, column: string) => void
  remove: (row: string, column: string) => void
  /** From the menu's button to the last cell of its row. */
  goBack: (row: string) => void
}

/** In one object that never changes, like those of the cells: a row of hundreds is drawn again only when something of its own changed. */
export function useRowActions(desk: Desk, list: RowList, columns: readonly Column[]): RowActions {
  const { t } = useText()
  const toast = useToast()
  const latest = useRef({ desk, columns, t, toast })
  useEffect(() => {
    latest.current = { desk, columns, t, toast }
  })
  return useMemo<RowActions>(() => {
    const rowsNow = () => latest.current.desk.state.draft[list]
    const positionOf = (row: string) => rowsNow().findIndex(({ id }) => id === row)
    const focusOn = (row: string | undefined, column: string) =>
      row === undefined ? undefined : latest.current.desk.focusOn(cellPath(list, row, column))
    const labelOf = ({ name }: Column) =>
      list === 'items'
        ? columnLabel(latest.current.t, latest.current.desk.kind.name, name)
        : fieldLabel(latest.current.t, 'vat_details', name)
    return {
      insert(row, below) {
        const { desk, columns } = latest.current
        flushSync(() => desk.dispatch({ type: 'row_inserted', list, at: positionOf(row) + below }))
        focusOn(newRowId(desk.state.madeRows), columns[0]!.name)
      },
      split(row, column) {
        const { desk, t, toast } = latest.current
        const control = document.getElementById(controlId(cellPath(list, row, column)))
        const at = control instanceof HTMLInputElement ? cutOf(control) : 0
        if (!(control instanceof HTMLInputElement) || at === 0 || at === control.value.length)
          return toast.show({ heading: t('desk:items.split_first') })
        splitRow(desk, list, row, column, at)
      },
      join(row, column) {
        const { desk, columns, t, toast } = latest.current
        const apart = columnsApart(desk.state.draft, list, row, columns)
        if (apart.length > 0) return toast.fail(t('desk:items.join_apart', { columns: apart.map(labelOf).join(', ') }))
        const number = positionOf(row)
        const above = rowsNow()[number - 1]?.id
        flushSync(() => desk.dispatch({ type: 'row_joined', list, row, columns }))
        focusOn(above, column)
        const before = desk.state.draft
        const undo = { label: t('undo'), onSelect: () => desk.dispatch({ type: 'taken_back', list, before }) }
        toast.show({ heading: t('success'), body: t('desk:items.joined', { row: number }), type: 'success', action: undo, ofScreen: true })
      },
      fillDown(row, column) {
        latest.current.desk.dispatch({ type: 'filled_down', list, row, column })
        focusOn(row, column)
      },
      remove(row, column) {
        const at = positionOf(row)
        const next = rowsNow()[at + 1] ?? rowsNow()[at - 1]
        flushSync(() => latest.current.desk.dispatch({ type: 'row_deleted', list, row }))
        if (next) focusOn(next.id, column)
        else document.querySelector<HTMLElement>(`[data-grid=${list}] button`)?.focus()
      },
      goBack: (row) => focusOn(row, latest.current.columns.at(-1)!.name),
    }
  }, [list])
}
