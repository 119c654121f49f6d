import type { Kind } from '#app/contract/kinds/index.ts'
import type { Base } from './desk-state.ts'
import { type Draft, draftOf, textAt } from './draft.ts'
import { changedPaths, rowsChanged } from './edit-of.ts'
import { type Path, type RowList, targetOf } from './paths.ts'

/** One thing that two people hold different opinions about: a field, or a whole list of rows. */
export interface Difference {
  name: string
  list: RowList | null
  mine: string
  theirs: string
}

/** What both of us changed, and differently. What only one of us changed is no conflict: it is taken over, or stays. */
export function differencesOf(kind: Kind, base: Base, mine: Draft, theirs: Base): Difference[] {
  const [other, before] = [draftOf(theirs), draftOf(base)]
  const fields = changedPaths(base, mine)
    .filter((name) => other.fields[name] !== before.fields[name] && mine.fields[name] !== other.fields[name])
    .map((name) => ({ name, list: null, mine: mine.fields[name] ?? '', theirs: other.fields[name] ?? '' }))
  const lists = (['items', 'vat_details'] as const)
    .filter((list) => rowsChanged(base, mine, list) && rowsChanged(base, other, list) && rowsChanged(theirs, mine, list))
    .map((list) => ({ name: list, list, mine: rowsAsText(kind, mine, list), theirs: rowsAsText(kind, other, list) }))
  return [...fields, ...lists]
}

/** Their state with everything on top that I did and do not drop (fields and lists by name). */
export function merge(base: Base, mine: Draft, theirs: Base, dropped: ReadonlySet<string> = new Set()): Draft {
  const other = draftOf(theirs)
  const fields = { ...other.fields }
  for (const name of changedPaths(base, mine)) if (!dropped.has(name)) fields[name] = mine.fields[name] ?? ''
  const rowsOf = (list: RowList) => (rowsChanged(base, mine, list) && !dropped.has(list) ? mine[list] : other[list])
  const merged: Draft = { ...other, fields, items: rowsOf('items'), vat_details: rowsOf('vat_details') }
  // A place or a confirmation stands for a text: it goes where that text went.
  const stands = (path: Path) => textAt(merged, path) === textAt(mine, path) && !dropped.has(targetOf(path).list) && !dropped.has(path)
  return {
    ...merged,
    places: Object.fromEntries(Object.entries(mine.places).filter(([path]) => stands(path) && isThere(merged, path))),
    confirmed: mine.confirmed.filter((path) => stands(path) && isThere(merged, path)),
  }
}

function isThere(draft: Draft, path: Path): boolean {
  const { list, row } = targetOf(path)
  return list === 'fields' || draft[list].some(({ id }) => id === row)
}

function rowsAsText(kind: Kind, draft: Draft, list: RowList): string {
  const columns = list === 'items' ? kind.columns : kind.vatColumns
  return draft[list].map((row) => columns.flatMap((column) => row.cells[column.name] || []).join(' · ')).join('\n')
}
