import type { CapturedPlace, DocumentView, Row } from '#app/contract/documents.ts'
import { cellPath, type Path, type RowList, targetOf } from './paths.ts'

/** A row being edited; every column as the text in its input, empty = not mentioned. */
export interface DraftRow {
  id: string
  cells: Record<string, string>
}

/** What the form shows: text as typed, not yet parsed. */
export interface Draft {
  fields: Record<string, string>
  items: DraftRow[]
  vat_details: DraftRow[]
  /** Where on the page the person took a value from. */
  places: Record<Path, CapturedPlace>
  /** Values the person looked at and left as they are. */
  confirmed: Path[]
}

type Values = Pick<DocumentView, 'fields' | 'items' | 'vat_details'>

const drafts = new WeakMap<Values, Draft>()

/** The form as it stands before anybody types. Asked for by every cell, so each state of a document is turned into a draft once. */
export function draftOf(view: Values): Draft {
  const known = drafts.get(view)
  if (known) return known
  const draft = makeDraft(view)
  drafts.set(view, draft)
  return draft
}

function makeDraft(view: Values): Draft {
  const fields = Object.fromEntries(Object.entries(view.fields).map(([name, value]) => [name, value ?? '']))
  return { fields, items: view.items.map(draftRow), vat_details: view.vat_details.map(draftRow), places: {}, confirmed: [] }
}

function draftRow({ id, ...cells }: Row): DraftRow {
  return { id, cells: Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, value ?? ''])) }
}

export function textAt(draft: Draft, path: Path): string {
  const { list, row, name } = targetOf(path)
  if (list === 'fields') return draft.fields[name] ?? ''
  return rowAt(draft[list], row ?? '')?.cells[name] ?? ''
}

/** False for the cells of a row that was deleted. */
export function isInForm(draft: Draft, path: Path): boolean {
  const { list, row } = targetOf(path)
  return list === 'fields' || rowAt(draft[list], row ?? '') !== undefined
}

const indexes = new WeakMap<DraftRow[], Map<string, DraftRow>>()

/** Every cell of a table asks at every stroke: each list is indexed once, so that hundreds of rows stay quick. */
function rowAt(rows: DraftRow[], id: string): DraftRow | undefined {
  let index = indexes.get(rows)
  if (!index) indexes.set(rows, (index = new Map(rows.map((row) => [row.id, row]))))
  return index.get(id)
}

/** A new text; the old place and confirmation go with the old text. */
export function withText(draft: Draft, path: Path, text: string, place?: CapturedPlace): Draft {
  if (textAt(draft, path) === text && place === undefined) return draft
  const { [path]: _old, ...otherPlaces } = draft.places
  const places = place ? { ...otherPlaces, [path]: place } : otherPlaces
  return { ...withValue(draft, path, text), places, confirmed: draft.confirmed.filter((other) => other !== path) }
}

/** The same value written another way (`12/03/2026` → `2026-03-12`): its place stays. */
export function withSpelling(draft: Draft, path: Path, text: string): Draft {
  return textAt(draft, path) === text ? draft : withValue(draft, path, text)
}

function withValue(draft: Draft, path: Path, text: string): Draft {
  const { list, row, name } = targetOf(path)
  if (list === 'fields') return { ...draft, fields: { ...draft.fields, [name]: text } }
  return { ...draft, [list]: draft[list].map((one) => (one.id === row ? { ...one, cells: { ...one.cells, [name]: text } } : one)) }
}

export function withConfirmed(draft: Draft, path: Path): Draft {
  return draft.confirmed.includes(path) ? draft : { ...draft, confirmed: [...draft.confirmed, path] }
}

/** An empty row so that it becomes row number `at` (from 0). */
export function withRowInserted(draft: Draft, list: RowList, at: number, id: string): Draft {
  const rows = draft[list]
  return { ...draft, [list]: [...rows.slice(0, at), { id, cells: {} }, ...rows.slice(at)] }
}

export function withRowDeleted(draft: Draft, list: RowList, row: string): Draft {
  const isGone = (path: Path) => targetOf(path).list === list && targetOf(path).row === row
  return {
    ...draft,
    [list]: draft[list].filter((one) => one.id !== row),
    places: Object.fromEntries(Object.entries(draft.places).filter(([path]) => !isGone(path))),
    confirmed: draft.confirmed.filter((path) => !isGone(path)),
  }
}

/** The text of one cell into all cells below it, as spreadsheets do. */
export function withFilledDown(draft: Draft, list: RowList, row: string, column: string): Draft {
  const from = draft[list].findIndex((one) => one.id === row)
  const text = textAt(draft, cellPath(list, row, column))
  return draft[list].slice(from + 1).reduce((changed, below) => withText(changed, cellPath(list, below.id, column), text), draft)
}

/** A block of a spreadsheet, its first cell at `row` and `column`; rows that are missing are made with ids of `newId`. */
export function withPasted(
  draft: Draft,
  list: RowList,
  { row, column, columns, grid, newId }: { row: string; column: string; columns: readonly string[]; grid: string[][]; newId: () => string },
): Draft {
  const top = draft[list].findIndex((one) => one.id === row)
  const left = columns.indexOf(column)
  let changed = draft
  for (const [down, texts] of grid.entries()) {
    if (changed[list].length <= top + down) changed = withRowInserted(changed, list, top + down, newId())
    const target = changed[list][top + down]!
    for (const [right, text] of texts.entries()) {
      const name = columns[left + right]
      if (name) changed = withText(changed, cellPath(list, target.id, name), text)
    }
  }
  return changed
}

/** The rows of a list, with their places and confirmations, as another draft has them. */
export function withListOf(draft: Draft, other: Draft, list: RowList): Draft {
  const isOfList = (path: Path) => targetOf(path).list === list
  const [outside, inside] = [Object.entries(draft.places), Object.entries(other.places)]
  return {
    ...draft,
    [list]: other[list],
    places: Object.fromEntries([...outside.filter(([path]) => !isOfList(path)), ...inside.filter(([path]) => isOfList(path))]),
    confirmed: [...draft.confirmed.filter((path) => !isOfList(path)), ...other.confirmed.filter(isOfList)],
  }
}

/** One row of a table that was found on the pages: the row of the form that stands there already, if any, and what was found for it. */
export interface FoundRow {
  id?: string | undefined
  cells: Record<string, { text: string; place: CapturedPlace }>
}

/** The whole table as it was found: rows keep what else they hold, values that were right keep their proof, other rows go. */
export function withRowsFound(draft: Draft, list: RowList, found: readonly FoundRow[], newId: () => string): Draft {
  const named = found.map((row) => ({ ...row, id: row.id ?? newId() }))
  const kept = new Set(named.map(({ id }) => id))
  const gone = draft[list].filter((row) => !kept.has(row.id)).reduce((rest, row) => withRowDeleted(rest, list, row.id), draft)
  const rows = named.map(({ id }) => gone[list].find((row) => row.id === id) ?? { id, cells: {} })
  let filled: Draft = { ...gone, [list]: rows }
  for (const { id, cells } of named)
    for (const [name, { text, place }] of Object.entries(cells)) {
      const path = cellPath(list, id, name)
      if (textAt(filled, path) !== text) filled = withText(filled, path, text, place)
    }
  return filled
}
