import { expect, test } from 'vitest'
import type { Document, Page } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDicePaper } from '#tests/generator/dice/paper.ts'
import { drawPage } from '#tests/support/page.ts'

const mail = drawPage(`
  From: Dana Whitfield <dana.whitfield@northquay-foods.example>
  To: orders@gleaner.example
  Sent: Tuesday, 14 October 2025 09:12
  Subject: Document attached
  Hi,
  please find the document attached. We still expect your credit of 1,250.00 for the pallets of 3 September.
  Kind regards
  Dana Whitfield
  Accounts office   Tel. +44 161 555 0144
`)
const clause =
  'Invoices are payable within 30 days of their date; interest at 8 % and a fixed sum of EUR 40.00 are due on what is paid late.'
const conditions = drawPage(
  `GENERAL TERMS AND CONDITIONS OF SALE\n${Array.from({ length: 24 }, (_, at) => `${at + 1}. ${clause}`).join('\n')}`,
)

const numbered = (pages: readonly Page[]): Page[] =>
  pages.map((page, at) => {
    const words = page.words.map((word) => ({ ...word, page: at + 1 }))
    const drawn = <T extends { page: number }>(marks: readonly T[]) => marks.map((mark) => ({ ...mark, page: at + 1 }))
    return { ...page, number: at + 1, words, lines: linesFrom(words, page.rules), rules: drawn(page.rules), shades: drawn(page.shades) }
  })
const of = (document: Document, pages: readonly Page[]): Document => ({ ...document, pages: numbered(pages), pageCount: pages.length })

/** What a reading says, without where it says so. */
function saidBy(document: Document) {
  const { kind, fields, items, vat_details } = understandDocument(document)
  const values = (cells: typeof fields) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell?.value]))
  return { kind, fields: values(fields), items: items.map(values), vat_details: vat_details.map(values) }
}

test('a mail before a paper, conditions and copies behind it change nothing of what is read', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { document } = drawDicePaper(seed, {})
    const own = saidBy(of(document, document.pages))
    for (const pages of [
      [mail, ...document.pages],
      [...document.pages, conditions],
      [...document.pages, ...document.pages],
    ])
      expect(saidBy(of(document, pages)), `seed ${seed}`).toEqual(own)
  }
})
