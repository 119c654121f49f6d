import type { Column } from '#app/contract/kinds/index.ts'
import { type Draft, textAt, withRowDeleted, withRowInserted, withText } from './draft.ts'
import { cellPath, type RowList } from './paths.ts'

interface Cut {
  row: string
  column: string
  /** Before which character of the cell the next row begins. */
  at: number
}

/**
 * One row that is two in truth: what stands behind the cut goes into the row below. Where that was made by a cut before and has nothing in this
 * column yet, it goes there, so that one cell after the other can be cut; else a row is made with the id of `newId`.
 */
export function withRowSplit(
  draft: Draft,
  list: RowList,
  { row, column, at }: Cut,
  isNew: (id: string) => boolean,
  newId: () => string,
): Draft {
  const position = draft[list].findIndex((one) => one.id === row)
  const path = cellPath(list, row, column)
  const text = textAt(draft, path)
  const [kept, moved] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
  const next = draft[list][position + 1]
  const isFree = moved !== '' && next !== undefined && isNew(next.id) && (next.cells[column] ?? '') === ''
  const below = isFree ? next.id : newId()
  const roomy = isFree ? draft : withRowInserted(draft, list, position + 1, below)
  return moved === '' ? roomy : withText(withText(roomy, path, kept), cellPath(list, below, column), moved)
}

/** The columns in which a row and the one above it say different things that cannot stand in one cell: only words can. */
export function columnsApart(draft: Draft, list: RowList, row: string, columns: readonly Column[]): Column[] {
  const above = rowAbove(draft, list, row)
  if (above === undefined) return []
  return columns.filter(({ name, type }) => {
    const [upper, lower] = [textAt(draft, cellPath(list, above, name)), textAt(draft, cellPath(list, row, name))]
    return type !== 'text' && upper !== '' && lower !== '' && upper !== lower
  })
}

/** Two rows that are one in truth: the row goes into the one above it, with the place of what was captured. Words are set behind words. */
export function withRowJoined(draft: Draft, list: RowList, row: string, columns: readonly Column[]): Draft {
  const above = rowAbove(draft, list, row)
  if (above === undefined || columnsApart(draft, list, row, columns).length > 0) return draft
  const joined = columns.reduce((changed, { name }) => {
    const [upper, lower] = [cellPath(list, above, name), cellPath(list, row, name)]
    const [before, after] = [textAt(draft, upper), textAt(draft, lower)]
    if (after === '' || before === after) return changed
    return before === '' ? withText(changed, upper, after, draft.places[lower]) : withText(changed, upper, `${before} ${after}`)
  }, draft)
  return withRowDeleted(joined, list, row)
}

function rowAbove(draft: Draft, list: RowList, row: string): string | undefined {
  return draft[list][draft[list].findIndex((one) => one.id === row) - 1]?.id
}
