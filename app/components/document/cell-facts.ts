import type { Desk } from '#app/components/desk/desk-context.ts'
import { type DraftRow, draftOf } from '#app/components/desk/draft.ts'
import { type Path, type RowList, targetOf } from '#app/components/desk/paths.ts'
import type { Mark } from './doubt-mark.tsx'

/** By the id of a row and the name of a column; rows about which there is nothing to say are missing. */
export type ByCell<T> = Map<string, Record<string, T>>

/** What the cells of a table wear: what a person did since the last save, else an open doubt. Told for all cells in one go. */
export function marksOfCells({ state: { base, draft }, doubts }: Pick<Desk, 'state' | 'doubts'>, list: RowList): ByCell<Mark> {
  const marks: ByCell<Mark> = new Map()
  for (const [path, doubt] of doubts) put(marks, list, path, doubt)
  const before = new Map(draftOf(base)[list].map((row) => [row.id, row]))
  for (const row of draft[list])
    for (const column of changedColumns(before.get(row.id), row)) put(marks, list, `${list}/${row.id}/${column}`, 'changed')
  for (const path of draft.confirmed) put(marks, list, path, 'confirmed')
  return marks
}

/** The cells that hold no value of their type. */
export function wrongCells({ wrong }: Pick<Desk, 'wrong'>, list: RowList): ByCell<true> {
  const cells: ByCell<true> = new Map()
  for (const path of wrong.keys()) put(cells, list, path, true)
  return cells
}

function changedColumns(before: DraftRow | undefined, now: DraftRow): string[] {
  if (before === now) return []
  return Object.keys({ ...before?.cells, ...now.cells }).filter((column) => (before?.cells[column] ?? '') !== (now.cells[column] ?? ''))
}

function put<T>(cells: ByCell<T>, list: RowList, path: Path, fact: T): void {
  const target = targetOf(path)
  if (target.list !== list || target.row === undefined) return
  const row = cells.get(target.row)
  if (row) row[target.name] = fact
  else cells.set(target.row, { [target.name]: fact })
}
