import Big from 'big.js'
import type { Readable } from 'node:stream'
import type { FieldType, Kind } from '#app/contract/kinds/index.ts'
import type { WorkbookCell, WorkbookLine } from '#app/platform/workbook/lines.ts'
import { streamWorkbook } from '#app/platform/workbook/workbook.ts'
import { commonNames, type Documents } from './each-document.server.ts'

/** A workbook with a sheet of documents and one of their items. */
export function toXlsx(kind: Kind, documents: Documents): Readable {
  return streamWorkbook(linesOf(kind, documents))
}

export async function* linesOf(kind: Kind, documents: Documents): AsyncGenerator<WorkbookLine> {
  const before = [kind.titleField, kind.dateField, kind.partyField]
  yield heading('Documents', [...commonNames, ...kind.fields.map((field) => field.name)])
  yield heading('Items', ['id', ...before, 'line', ...kind.columns.map((column) => column.name)])
  for await (const document of documents) {
    const common = commonNames.map((name) => (document[name] === null ? null : String(document[name])))
    yield { sheet: 'Documents', cells: [...common, ...kind.fields.map(({ type, name }) => cellOf(type, document.fields[name] ?? null))] }
    const start = [document.id, ...before.map((name) => cellOf(typeOf(kind, name), document.fields[name] ?? null))]
    for (const [index, item] of document.items.entries()) {
      const cells = kind.columns.map(({ type, name }) => cellOf(type, item[name] ?? null))
      yield { sheet: 'Items', cells: [...start, { number: index + 1 }, ...cells] }
    }
  }
}

function typeOf(kind: Kind, name: string): FieldType {
  return kind.fields.find((field) => field.name === name)!.type
}

function heading(sheet: string, names: readonly string[]): WorkbookLine {
  return { sheet, cells: names.map((name) => ({ heading: name })) }
}

/** Days as days; decimals, with the places they are printed with, as numbers where the spreadsheet's own hold them exactly, else as text: no digit is ever lost. */
function cellOf(type: FieldType, value: string | null): WorkbookCell {
  if (value === null) return null
  if (type === 'date') return { day: value }
  if (type !== 'amount' && type !== 'quantity' && type !== 'rate') return value
  return new Big(value).c.length <= 15 ? { number: Number(value), places: value.split('.')[1]?.length ?? 0 } : value
}
