import type { Attachment, Document, Finding, Page } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { readAttachments } from './attachments.ts'
import { hasChangedStream } from './checksums.ts'
import { guessLanguages } from './language-guess.ts'
import { hasMovedObjects, isCutOff } from './object-table.ts'
import { type Pdf, type PdfPage, withPdf } from './open.ts'
import { type PageRead, readPage, type ScanReader } from './page.ts'
import type { Recognise } from './recogniser.ts'
import { readScan } from './scan.ts'

export interface ReadOptions {
  /** Pages read of one PDF. */
  maxPages?: number
  /** Recognises pages without a (sane) text layer; without it they stay empty. */
  recognise?: Recognise
  /** Told before each page: 1 of 12… */
  onPage?: (page: number, pages: number) => void
  /** Told before a page is recognised, which takes seconds. */
  onRecognise?: (page: number, pages: number) => void
  /** False: the files inside were found to be too large to be opened. */
  attachments?: boolean
  /** Told before the files inside are opened. */
  onAttachments?: () => void
}

const MAX_PAGES = 500
/** Pages that are recognised of one document. */
const MOST_RECOGNISED = 50
/** Page trees may claim any count: no more than this is believed. */
const MOST_PAGES = 100_000
/** After so many pages in a row that cannot be opened, the rest is taken as not there. */
const GIVE_UP_AFTER = 3

/** Bytes of a PDF to pages of words, lines, rules and shades. Throws Unreadable (`not_a_pdf`, `encrypted`, `damaged`). */
export function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  return withPdf(bytes, async (pdf, losses) => {
    const document = await readPdf(pdf, options)
    return { ...document, findings: [...document.findings, ...findDamage(losses, bytes)] }
  })
}

/** What was lost over broken bytes, or may have changed with them. */
function findDamage(losses: ReadonlySet<string>, bytes: Uint8Array): Finding[] {
  const trouble = troubleOf([...losses], bytes)
  return trouble === undefined ? [] : [{ code: 'partly_damaged', details: { trouble } }]
}

function troubleOf([first]: readonly string[], bytes: Uint8Array): string | undefined {
  if (first !== undefined) return plain(first)
  if (isCutOff(bytes)) return 'cut off'
  if (hasMovedObjects(bytes)) return 'objects moved'
  return hasChangedStream(bytes) ? 'wrong checksum' : undefined
}

/** Complaints quote the file. */
const plain = (complaint: string): string => complaint.slice(0, 200).replace(/[^ -~]/g, '?')

async function readPdf(pdf: Pdf, options: ReadOptions): Promise<Document> {
  const claimed = Math.min(Math.max(pdf.numPages, 0), MOST_PAGES)
  const wanted = Math.min(claimed, options.maxPages ?? MAX_PAGES)
  const scans = countScans(pdf, wanted, options)
  const read: PageRead[] = []
  const unread: number[] = []
  let failed: unknown[] = []
  for (let number = 1; number <= wanted && failed.length < GIVE_UP_AFTER; number++) {
    options.onPage?.(number, wanted)
    try {
      const page = await pdf.getPage(number)
      read.push(await readPage(page, pdf, scans.reader(page)))
      failed = []
    } catch (error) {
      failed.push(error)
      unread.push(number)
    }
  }
  if (read.length === 0) throw new Unreadable('damaged', { cause: failed[0] })
  options.onAttachments?.()
  const { attachments, findings } = options.attachments === false ? leftAside : await readAttachments(pdf)
  // A tree that ends in nothing but pages that are not there only claimed them.
  const pageCount = failed.length > 0 ? read.at(-1)!.page.number : claimed
  return {
    pages: read.map(({ page }) => page),
    pageCount,
    attachments,
    findings: [...findingsOf(read, { unread, wanted, pageCount }), ...scans.findings(), ...findings],
  }
}

const leftAside: { attachments: Attachment[]; findings: Finding[] } = {
  attachments: [],
  findings: [
    { code: 'einvoice_unreadable', details: { reason: 'too_large' } },
    { code: 'limits_reached', details: { attachments: 'too_large' } },
  ],
}

interface Counts {
  /** Pages that could not be opened. */
  unread: readonly number[]
  wanted: number
  pageCount: number
}

function findingsOf(read: readonly PageRead[], { unread, wanted, pageCount }: Counts): Finding[] {
  const findings = read.flatMap((page) => page.findings)
  const written = read.filter(({ page }) => page.words.length > 0)
  if (written.length === 0) findings.push({ code: 'no_text_layer' })
  else if (written.every(({ annotationsOnly }) => annotationsOnly)) findings.push({ code: 'form_fields_only' })
  // The totals of a document may stand on the very page that is damaged.
  const silent = [...unread, ...(read.length > 1 ? read.filter(({ bare }) => bare).map(({ page }) => page.number) : [])]
  if (silent.length > 0) findings.push({ code: 'pages_left_out', details: { unread: silent.slice(0, 10).join(', ') } })
  if (pageCount > wanted) findings.push({ code: 'pages_left_out', details: { read: String(wanted), pages: String(pageCount) } })
  return findings
}

/** Recognises pages up to the limit; the first page that was recognised tells the language of those that follow. */
function countScans(pdf: Pdf, pages: number, { recognise, onRecognise }: ReadOptions) {
  let recognised = 0
  let languages: string[] = []
  const read = async (page: PdfPage): Promise<Page | undefined> => {
    if (!recognise || ++recognised > MOST_RECOGNISED) return undefined
    onRecognise?.(page.pageNumber, pages)
    const scan = await readScan(page, pdf, recognise, languages)
    if (languages.length === 0) languages = guessLanguages(scan.words.map(({ text }) => text))
    return scan
  }
  return {
    reader:
      (page: PdfPage): ScanReader =>
      () =>
        read(page),
    findings: (): Finding[] =>
      recognised > MOST_RECOGNISED ? [{ code: 'limits_reached', details: { recognised: String(MOST_RECOGNISED) } }] : [],
  }
}
