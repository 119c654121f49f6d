import type { DocumentEdit } from '#app/contract/documents.ts'
import { type Column, fieldOf, type FieldType, type Kind } from '#app/contract/kinds/index.ts'
import type { Base } from './desk-state.ts'
import { isNewRow } from './desk-state.ts'
import { type Draft, draftOf, type DraftRow, textAt } from './draft.ts'
import { parseValue } from './parse-value.ts'
import { cellPath, checkNameOf, type Path, type RowList, targetOf } from './paths.ts'

type Values = Record<string, string | null>

/** True when something would be saved. */
export function hasChanges(base: Base, draft: Draft): boolean {
  return (
    draft.confirmed.length > 0 ||
    Object.keys(draft.places).length > 0 ||
    changedPaths(base, draft).length > 0 ||
    rowsChanged(base, draft, 'items') ||
    rowsChanged(base, draft, 'vat_details')
  )
}

export function changedPaths(base: Base, draft: Draft): Path[] {
  const original = draftOf(base)
  return Object.keys(draft.fields).filter((name) => draft.fields[name] !== original.fields[name])
}

export function rowsChanged(base: Base, draft: Draft, list: RowList): boolean {
  const [before, now] = [draftOf(base)[list], draft[list]]
  return before.length !== now.length || now.some((row, at) => !isSameRow(before[at]!, row))
}

/** Rows that nobody touched are the same object; that is seen without looking into them. */
function isSameRow(before: DraftRow, now: DraftRow): boolean {
  if (before === now) return true
  const columns = Object.keys({ ...before.cells, ...now.cells })
  return before.id === now.id && columns.every((column) => (before.cells[column] ?? '') === (now.cells[column] ?? ''))
}

/** The values whose text is no value of their type. */
export function invalidPaths(kind: Kind, draft: Draft, language: string | null): Map<Path, FieldType> {
  const wrong = new Map<Path, FieldType>()
  for (const { name, type, readOnly } of kind.fields) {
    const error = readOnly ? undefined : errorIn(type, draft.fields[name] ?? '', language)
    if (error) wrong.set(name, error)
  }
  for (const [list, columns] of [
    ['items', kind.columns],
    ['vat_details', kind.vatColumns],
  ] as const)
    for (const row of draft[list])
      for (const [name, error] of invalidCells(row, columns, language)) wrong.set(cellPath(list, row.id, name), error)
  return wrong
}

const looked = new WeakMap<DraftRow, { language: string | null; wrong: [column: string, type: FieldType][] }>()

/** A row is looked through again only when it changed. */
function invalidCells(row: DraftRow, columns: readonly Column[], language: string | null): [column: string, type: FieldType][] {
  const known = looked.get(row)
  if (known?.language === language) return known.wrong
  const wrong = columns.flatMap(({ name, type }): [string, FieldType][] => {
    const error = errorIn(type, row.cells[name] ?? '', language)
    return error ? [[name, error]] : []
  })
  looked.set(row, { language, wrong })
  return wrong
}

function errorIn(type: FieldType, text: string, language: string | null): FieldType | undefined {
  const parsed = parseValue(type, text, { language })
  return 'error' in parsed ? parsed.error : undefined
}

/** What the server is asked to keep; call it only when nothing is invalid. Rows without any value are left out. */
export function editOf(kind: Kind, base: Base, draft: Draft, language: string | null): DocumentEdit {
  const sent: Draft = { ...draft, items: draft.items.filter(hasText), vat_details: draft.vat_details.filter(hasText) }
  const named = (path: Path) => checkNameOf(path, sent) ?? []
  const edit: DocumentEdit = { version: base.version, fields: {} }
  for (const name of changedPaths(base, sent)) {
    const field = fieldOf(kind, name)
    if (field && !field.readOnly) edit.fields[name] = valueOf(field, sent.fields[name] ?? '', language)
  }
  if (rowsChanged(base, sent, 'items')) edit.items = sent.items.map((row) => valuesOf(kind.columns, row, language))
  if (rowsChanged(base, sent, 'vat_details')) edit.vat_details = sent.vat_details.map((row) => valuesOf(kind.vatColumns, row, language))
  const places = Object.entries(sent.places).flatMap(([path, place]) => [named(path)].flat().map((name) => [name, place] as const))
  if (places.length > 0) edit.places = Object.fromEntries(places)
  const confirmed = sent.confirmed.flatMap(named)
  if (confirmed.length > 0) edit.confirmed = confirmed
  return edit
}

function hasText(row: DraftRow): boolean {
  return Object.values(row.cells).some((text) => text.trim() !== '')
}

function valuesOf(columns: readonly Column[], row: DraftRow, language: string | null): { id?: string } & Values {
  const values: Values = Object.fromEntries(columns.map((column) => [column.name, valueOf(column, row.cells[column.name] ?? '', language)]))
  return isNewRow(row.id) ? values : { id: row.id, ...values }
}

function valueOf(field: { type: FieldType; multiline?: boolean }, text: string, language: string | null): string | null {
  const parsed = parseValue(field.type, text, { language, multiline: field.multiline })
  return 'value' in parsed ? parsed.value : null
}

/** Whether a value differs between what a person typed and the server's present state. */
export function differs(path: Path, mine: Draft, theirs: Draft): boolean {
  return targetOf(path).list === 'fields' && textAt(mine, path) !== textAt(theirs, path)
}
