import type { Document, Finding, Page } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { readAttachments } from './attachments.ts'
import { type Pdf, type PdfPage, withPdf } from './open.ts'
import { readPage } from './page.ts'

export interface ReadOptions {
  /** Pages read of one PDF. */
  maxPages?: number
  /** Told before each page: 1 of 12… */
  onPage?: (page: number, pages: number) => void
}

const MAX_PAGES = 500
/** Page trees may claim any count: no more than this is believed. */
const MOST_PAGES = 100_000

/** Bytes of a PDF to pages of words, lines, rules and shades. Throws Unreadable (`not_a_pdf`, `encrypted`, `damaged`). */
export function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  return withPdf(bytes, (pdf) => readPdf(pdf, options))
}

async function readPdf(pdf: Pdf, { maxPages = MAX_PAGES, onPage }: ReadOptions): Promise<Document> {
  const pageCount = Math.min(Math.max(pdf.numPages, 0), MOST_PAGES)
  const wanted = Math.min(pageCount, maxPages)
  const pages: Page[] = []
  const findings: Finding[] = []
  let failure: unknown
  let fieldPages = 0
  for (let number = 1; number <= wanted; number++) {
    onPage?.(number, wanted)
    const page = await pageOf(pdf, number).catch((error: unknown) => {
      failure = error
    })
    // A page tree that claims more than it has ends here; the pages before it count.
    if (!page) break
    const read = await readPage(page, pdf)
    pages.push(read.page)
    findings.push(...read.findings)
    if (read.annotationsOnly) fieldPages += 1
  }
  const embedded = await readAttachments(pdf)
  findings.push(...embedded.findings)
  if (pages.length === 0) throw new Unreadable('damaged', { cause: failure })
  const written = pages.filter(({ words }) => words.length > 0).length
  if (written === 0) findings.push({ code: 'no_text_layer' })
  else if (written === fieldPages) findings.push({ code: 'form_fields_only' })
  if (pageCount > wanted) findings.push({ code: 'pages_left_out', details: { read: String(wanted), pages: String(pageCount) } })
  return { pages, pageCount: failure ? pages.length : pageCount, attachments: embedded.attachments, findings }
}

function pageOf(pdf: Pdf, number: number): Promise<PdfPage> {
  return pdf.getPage(number)
}
