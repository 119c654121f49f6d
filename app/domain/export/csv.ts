import { stringify } from 'csv-stringify'
import { pipeline, Readable } from 'node:stream'
import { decimalPattern, type Kind } from '#app/contract/kinds/index.ts'
import { commonNames, flatDocument, type Documents } from './each-document.server.ts'

/** One line a document, or one line an item (with the document's id, number and party before it). RFC 4180, UTF-8. */
export function toCsv(kind: Kind, documents: Documents, lines: 'documents' | 'items'): Readable {
  const records = lines === 'documents' ? documentLines(kind, documents) : itemLines(kind, documents)
  const lined = stringify({ record_delimiter: 'windows' })
  // Unlike `pipe` it hands a failure of the records on to whoever reads; nobody would hear it otherwise, which ends the process.
  pipeline(Readable.from(records), lined, () => undefined)
  return lined
}

type Line = (string | number | null)[]

async function* documentLines(kind: Kind, documents: Documents): AsyncGenerator<Line> {
  const names = [...commonNames, ...kind.fields.map((field) => field.name)]
  yield names
  for await (const document of documents) {
    const flat = flatDocument(document)
    yield names.map((name) => guardCell(flat[name] as string | number | null))
  }
}

async function* itemLines(kind: Kind, documents: Documents): AsyncGenerator<Line> {
  const before = [kind.titleField, kind.dateField, kind.partyField]
  const names = kind.columns.map((column) => column.name)
  yield ['id', ...before, 'line', ...names.map((name) => `item_${name}`)]
  for await (const { id, fields, items } of documents)
    for (const [index, item] of items.entries())
      yield [id, ...before.map((name) => guardCell(fields[name] ?? null)), index + 1, ...names.map((name) => guardCell(item[name] ?? null))]
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front; numbers, negative ones too, stay. */
export function guardCell(value: string | number | null): string | number | null {
  if (typeof value !== 'string' || !/^[=+\-@\t\r]/.test(value) || decimalPattern.test(value)) return value
  return `'${value}`
}
