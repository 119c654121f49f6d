import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { isBlock, parseGrid } from '#app/components/desk/clipboard.ts'
import type { Desk } from '#app/components/desk/desk-context.ts'
import { textAt } from '#app/components/desk/draft.ts'
import { spelledOut } from '#app/components/desk/parse-value.ts'
import { cellPath, controlId, type Path, type RowList, targetOf } from '#app/components/desk/paths.ts'
import { flushSync } from 'react-dom'
import type { Column } from '#app/contract/kinds/index.ts'
import type { CellActions } from './cell-input.tsx'
import { cutOf, nextCell, rowChange } from './grid-keys.ts'

/** Names the button behind the last cell of a row. */
export const ROW_ACTIONS = 'data-row-actions'

/** What cells do, in one object that never changes; it always works on the newest state. */
export function useCellActions(desk: Desk, list: RowList, columns: readonly Column[], addRow: () => void): CellActions {
  const latest = useRef({ desk, list, columns, addRow })
  useEffect(() => {
    latest.current = { desk, list, columns, addRow }
  })
  return useMemo<CellActions>(
    () => ({
      typed: (path, text) => latest.current.desk.dispatch({ type: 'typed', path, text }),
      focused: (path) => latest.current.desk.activate(path),
      left: (path) => spell(latest.current.desk, path),
      keyed: (event) => move(event, latest.current),
      pasted: (event) => paste(event, latest.current),
    }),
    [],
  )
}

interface Grid {
  desk: Desk
  list: RowList
  columns: readonly Column[]
  addRow: () => void
}

/** On leaving, a text becomes its value's usual form where it can be understood. */
function spell({ state, typeOf, document, dispatch, canEdit }: Desk, path: Path): void {
  if (!canEdit) return
  dispatch({ type: 'spelled', path, text: spelledOut(typeOf(path), textAt(state.draft, path), { language: document.language }) })
}

function move(event: KeyboardEvent<HTMLElement>, { desk, list, columns, addRow }: Grid): void {
  const rows = desk.state.draft[list]
  const path = event.currentTarget.dataset.path ?? ''
  const change = rowChange(event)
  if (change) return changeRow(change, event, { desk, list, columns, addRow })
  // A cell to check is accepted like any other value, and the next one follows; one that was typed into goes down.
  if (event.key === 'Enter' && desk.canEdit && desk.doubts.has(path)) return
  const here = targetOf(path)
  const at = { row: rows.findIndex((row) => row.id === here.row), column: columns.findIndex((column) => column.name === here.name) }
  const to = nextCell(event, at, { rows: rows.length, columns: columns.length })
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  if (to === 'row_actions') event.currentTarget.closest('tr')?.querySelector<HTMLElement>(`[${ROW_ACTIONS}]`)?.focus()
  else if (to !== 'new_row') desk.focusOn(cellPath(list, rows[to.row]!.id, columns[to.column]!.name))
  else if (desk.canEdit) addRow()
}

function changeRow(change: 'split' | 'fill_down', event: KeyboardEvent<HTMLElement>, { desk, list }: Grid): void {
  const control = event.currentTarget as HTMLInputElement
  const { row, name: column } = targetOf(control.dataset.path ?? '')
  if (!desk.canEdit || !row) return
  event.preventDefault()
  event.stopPropagation()
  if (change === 'split') splitRow(desk, list, row, column, cutOf(control))
  else {
    spell(desk, control.dataset.path ?? '')
    desk.dispatch({ type: 'filled_down', list, row, column })
  }
}

/** The row below is there at once, and takes the focus where its text begins. */
export function splitRow({ dispatch, focusOn }: Desk, list: RowList, row: string, column: string, at: number): void {
  flushSync(() => dispatch({ type: 'row_split', list, row, column, at }))
  const below = document.getElementById(controlId(cellPath(list, row, column)))?.closest('tr')?.nextElementSibling
  const cell = below?.querySelector<HTMLInputElement>(`[data-path$="/${column}"]`)
  if (!cell) return
  focusOn(cell.dataset.path ?? '')
  cell.setSelectionRange(0, 0)
}

function paste(event: ClipboardEvent<HTMLElement>, { desk, list, columns }: Grid): void {
  const text = event.clipboardData.getData('text/plain')
  const { row, name } = targetOf(event.currentTarget.dataset.path ?? '')
  if (!desk.canEdit || !row || !isBlock(text)) return
  event.preventDefault()
  const from = columns.findIndex((column) => column.name === name)
  const typeAt = (right: number) => columns[from + right]?.type ?? 'text'
  const hints = { language: desk.document.language }
  const grid = parseGrid(text).map((cells) => cells.map((cell, right) => spelledOut(typeAt(right), cell, hints)))
  desk.dispatch({ type: 'pasted', list, row, column: name, columns: columns.map((column) => column.name), grid })
}
