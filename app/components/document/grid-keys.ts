export interface CellPlace {
  row: number
  column: number
}

interface Stroke {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  target: unknown
}

/**
 * Where a key leads within a grid: arrows as in a spreadsheet (sideways only from the edge of the text), past the last cell of a row to its actions,
 * Enter down, past the last row to a new one, Ctrl+Home and Ctrl+End to its first and last cell.
 * Undefined where the key is none of the grid's.
 */
export function nextCell(
  stroke: Stroke,
  at: CellPlace,
  size: { rows: number; columns: number },
): CellPlace | 'new_row' | 'row_actions' | undefined {
  if ((stroke.ctrlKey || stroke.metaKey) && !stroke.altKey && !stroke.shiftKey) return endOfGrid(stroke.key, size)
  if (stroke.altKey || stroke.ctrlKey || stroke.metaKey) return undefined
  switch (stroke.key) {
    case 'Enter':
      if (stroke.shiftKey) return inside({ ...at, row: at.row - 1 }, size)
      return at.row + 1 < size.rows ? { ...at, row: at.row + 1 } : 'new_row'
    case 'ArrowDown':
      return inside({ ...at, row: at.row + 1 }, size)
    case 'ArrowUp':
      return inside({ ...at, row: at.row - 1 }, size)
    case 'ArrowRight':
      if (!isCaretAt(stroke.target, 'end')) return undefined
      return inside({ ...at, column: at.column + 1 }, size) ?? 'row_actions'
    case 'ArrowLeft':
      return isCaretAt(stroke.target, 'start') ? inside({ ...at, column: at.column - 1 }, size) : undefined
    default:
      return undefined
  }
}

/** Changes of rows by a key: a new one below, with the text behind the cursor; the value of the cell into all below it. */
export function rowChange({ key, altKey, ctrlKey, metaKey, shiftKey }: Omit<Stroke, 'target'>): 'split' | 'fill_down' | undefined {
  if (shiftKey) return undefined
  if (altKey) return key === 'Enter' && !ctrlKey && !metaKey ? 'split' : undefined
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'fill_down' : undefined
}

/** Where the text of a cell is cut: at the cursor, or before what is selected; behind it where all of it is, since that is how a cell is entered. */
export function cutOf({
  selectionStart,
  selectionEnd,
  value,
}: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>): number {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole ? value.length : (selectionStart ?? value.length)
}

function endOfGrid(key: string, { rows, columns }: { rows: number; columns: number }): CellPlace | undefined {
  if (key === 'Home') return { row: 0, column: 0 }
  return key === 'End' ? { row: rows - 1, column: columns - 1 } : undefined
}

function inside(place: CellPlace, { rows, columns }: { rows: number; columns: number }): CellPlace | undefined {
  const isThere = place.row >= 0 && place.row < rows && place.column >= 0 && place.column < columns
  return isThere ? place : undefined
}

/** A whole selected text counts as both ends: that is how a cell is entered. */
function isCaretAt(target: unknown, edge: 'start' | 'end'): boolean {
  const { selectionStart, selectionEnd, value } = target as { selectionStart: number | null; selectionEnd: number | null; value: string }
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}
