import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Exported } from '#app/domain/export/each-document.server.ts'
import { linesOf } from '#app/domain/export/xlsx.ts'
import type { WorkbookLine } from '#app/platform/workbook/lines.ts'

const document = {
  id: 'd1',
  fields: { invoice_number: 'F-1', invoice_date: '2026-02-03', supplier_name: 'Noël', amount: '1234567.80', vat_rate: '5.5' },
  items: [{ id: 'r1', description: 'Pears', quantity: '3', total_amount: '12345678901234567.89' }],
} as unknown as Exported

/** A line under the headings of its sheet. */
function named(head: WorkbookLine, line: WorkbookLine): Record<string, unknown> {
  return Object.fromEntries(head.cells.map((cell, at) => [(cell as { heading: string }).heading, line.cells[at]]))
}

test('days are days on both sheets, and decimals have the places that are printed', async () => {
  const lines = (await Readable.from(linesOf(kinds.invoice, [document])).toArray()) as WorkbookLine[]
  const [documents, items, first, item] = lines as [WorkbookLine, WorkbookLine, WorkbookLine, WorkbookLine]
  expect(named(documents, first)).toMatchObject({
    invoice_date: { day: '2026-02-03' },
    amount: { number: 1234567.8, places: 2 },
    vat_rate: { number: 5.5, places: 1 },
  })
  expect(named(items, item)).toMatchObject({
    invoice_date: { day: '2026-02-03' },
    line: { number: 1 },
    quantity: { number: 3, places: 0 },
    total_amount: '12345678901234567.89', // more digits than a spreadsheet holds
  })
})
