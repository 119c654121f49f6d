import type { KindName } from '#app/contract/kinds/index.ts'
import { columnMeanings } from '../meanings.ts'
import type { Prompt } from '../model.ts'
import { type NumberedLine, printDocument, systemFor } from '../prompt.ts'
import { askedColumns } from './schema.ts'

const rowsRules = [
  'For each row that is asked for, give "lines": the numbers of all lines it stands on, and each cell: its words exactly as printed there and nothing else, or null where the row has none.',
  'Give the rows in their order on the page. Headings, sub-totals, totals and amounts carried over are no rows. Never compute, translate, complete or guess.',
]

const ANSWER = 4096 // tokens: a table takes more room than single values

/** The question for tables: the document as numbered lines, then which columns are wanted. */
export function rowsPrompt(kind: KindName, lines: readonly NumberedLine[], images: readonly string[] = []): Prompt {
  const { items, vat_details: vatLines } = askedColumns(kind)
  const user = [
    ...printDocument(lines),
    '',
    `It is ${kind === 'invoice' ? 'an invoice' : 'a purchase order'}. Wanted:`,
    '- items: the rows of the table of items, each with',
    ...items.map(({ name }) => `  - ${name}: ${columnMeanings[name] ?? name.replaceAll('_', ' ')}`),
    ...(vatLines.length > 0
      ? [
          '- vat_details: the taxes by rate, where the document lists them, each with',
          '  - rate: the rate in per cent',
          '  - amount: the tax itself',
        ]
      : []),
  ].join('\n')
  return { system: systemFor(rowsRules), user, tokens: ANSWER, ...(images.length ? { images } : {}) }
}
