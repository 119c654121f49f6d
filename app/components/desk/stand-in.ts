import type { Draft } from './draft.ts'
import { cellPath, type Path, targetOf } from './paths.ts'

/** Where the focus goes when a step takes the row away that has it: to the row that stands in its place, else to the last one. Null where the value is still there, or no row is. */
export function standIn(path: Path, before: Draft, after: Draft): Path | null {
  const { list, row, name } = targetOf(path)
  if (list === 'fields' || after[list].some(({ id }) => id === row)) return null
  const at = before[list].findIndex(({ id }) => id === row)
  const instead = after[list][at] ?? after[list].at(-1)
  return at < 0 || !instead ? null : cellPath(list, instead.id, name)
}
