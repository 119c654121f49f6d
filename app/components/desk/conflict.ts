import type { Kind } from '#app/contract/kinds/index.ts'
import type { Base } from './desk-state.ts'
import { type Draft, draftOf } from './draft.ts'
import { changedPaths, rowsChanged } from './edit-of.ts'
import type { RowList } from './paths.ts'

/** One thing that two people hold different opinions about: a field, or a whole list of rows. */
export interface Difference {
  name: string
  list: RowList | null
  mine: string
  theirs: string
}

/** What I changed and the other person's state now says otherwise. What only the other person changed is no conflict: it is taken over. */
export function differencesOf(kind: Kind, base: Base, mine: Draft, theirs: Base): Difference[] {
  const other = draftOf(theirs)
  const fields = changedPaths(base, mine)
    .filter((name) => mine.fields[name] !== other.fields[name])
    .map((name) => ({ name, list: null, mine: mine.fields[name] ?? '', theirs: other.fields[name] ?? '' }))
  const lists = (['items', 'vat_details'] as const)
    .filter((list) => rowsChanged(base, mine, list) && rowsChanged(theirs, mine, list))
    .map((list) => ({ name: list, list, mine: linesOf(kind, mine, list), theirs: linesOf(kind, other, list) }))
  return [...fields, ...lists]
}

/** Their state with those of my values that I keep. */
export function merge(base: Base, mine: Draft, theirs: Base, kept: ReadonlySet<string>): Draft {
  const merged = draftOf(theirs)
  const fields = { ...merged.fields }
  for (const name of changedPaths(base, mine)) if (kept.has(name)) fields[name] = mine.fields[name] ?? ''
  return {
    ...merged,
    fields,
    items: kept.has('items') ? mine.items : merged.items,
    vat_details: kept.has('vat_details') ? mine.vat_details : merged.vat_details,
    places: Object.fromEntries(Object.entries(mine.places).filter(([path]) => kept.has(path.split('/')[0]!))),
  }
}

function linesOf(kind: Kind, draft: Draft, list: RowList): string {
  const columns = list === 'items' ? kind.columns : kind.vatColumns
  return draft[list].map((row) => columns.flatMap((column) => row.cells[column.name] || []).join(' · ')).join('\n')
}
