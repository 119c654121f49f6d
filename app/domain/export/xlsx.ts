import Big from 'big.js'
import type { Readable } from 'node:stream'
import type { Cell, SheetData } from 'write-excel-file/node'
import type { FieldType, Kind } from '#app/contract/kinds/index.ts'
import { commonNames, type Exported } from './each-document.server.ts'

/** A workbook with a sheet of documents and one of their items. */
export async function toXlsx(kind: Kind, documents: Iterable<Exported>): Promise<Readable> {
  const head = [...commonNames, ...kind.fields.map((field) => field.name)]
  const sheet: SheetData = [bold(head)]
  const before = [kind.titleField, kind.dateField, kind.partyField]
  const items: SheetData = [bold(['id', ...before, 'line', ...kind.columns.map((column) => column.name)])]
  for (const document of documents) {
    const common = commonNames.map((name): Cell => textCell(document[name] === null ? null : String(document[name])))
    sheet.push([...common, ...kind.fields.map((field) => cellOf(field.type, document.fields[field.name] ?? null))])
    document.items.forEach((item, index) => {
      const cells = kind.columns.map((column) => cellOf(column.type, item[column.name] ?? null))
      items.push([
        textCell(document.id),
        ...before.map((name) => textCell(document.fields[name] ?? null)),
        { value: index + 1, type: Number },
        ...cells,
      ])
    })
  }
  const { default: writeXlsxFile } = await import('write-excel-file/node') // with the first workbook: many files
  const file = writeXlsxFile([
    { sheet: 'Documents', data: sheet, stickyRowsCount: 1 },
    { sheet: 'Items', data: items, stickyRowsCount: 1 },
  ])
  return (await (file.toStream as () => Promise<Readable>)()) as Readable
}

const bold = (names: readonly string[]): Cell[] => names.map((value) => ({ value, type: String, fontWeight: 'bold' }))

function textCell(value: string | null): Cell {
  return value === null ? null : { value, type: String }
}

/** Days as days; decimals as numbers where the spreadsheet's own numbers hold them exactly, else as text: no digit is ever lost. */
function cellOf(type: FieldType, value: string | null): Cell {
  if (value === null) return null
  if (type === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  if (type !== 'amount' && type !== 'quantity' && type !== 'rate') return textCell(value)
  const significant = new Big(value).c.length
  return significant <= 15 ? { value: Number(value), type: Number, format: '#,##0.00########' } : textCell(value)
}
