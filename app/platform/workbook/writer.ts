import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { WorkbookCell, WorkbookLine } from './lines.ts'

/** Runs in a process of its own: takes a `WorkbookLine` a line from standard input and writes the workbook to standard output. */
const sheets = new Map<string, Cell[][]>()
for await (const text of createInterface({ input: process.stdin })) {
  const { sheet, cells } = JSON.parse(text) as WorkbookLine
  const rows = sheets.get(sheet)
  if (rows) rows.push(cells.map(cellOf))
  else sheets.set(sheet, [cells.map(cellOf)])
}
const file = writeXlsxFile([...sheets].map(([sheet, data]) => ({ sheet, data, stickyRowsCount: 1 })))
await pipeline((await (file.toStream as () => Promise<Readable>)()) as Readable, process.stdout)

function cellOf(cell: WorkbookCell): Cell {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if ('number' in cell) return { value: cell.number, type: Number, format: `#,##0${cell.places ? `.${'0'.repeat(cell.places)}` : ''}` }
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  return { value: cell.heading, type: String, fontWeight: 'bold' }
}
