import { definePDFJSModule, getDocumentProxy } from 'unpdf'
import { Unreadable } from '../unreadable.ts'
import { repackBrotli } from './brotli.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** The header must begin within this many bytes (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1024
/** Pictures with more pixels are left out, so that they cannot fill the memory. */
const LARGEST_PICTURE = 120_000_000

let ready: Promise<void> | undefined

/** Loads pdf.js once. The legacy build: the one unpdf brings paints blank pages on Node 20. */
export function warmUp(): Promise<void> {
  ready ??= loadModules()
  return ready
}

async function loadModules(): Promise<void> {
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  // The half that pdf.js would load when the first file is opened.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
}

/** Opens the bytes, lends the PDF and closes it. Throws Unreadable: `not_a_pdf`, `encrypted`, `damaged`. */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: Pdf) => Promise<T>): Promise<T> {
  if (!hasHeader(bytes)) throw new Unreadable('not_a_pdf')
  await warmUp()
  const pdf = await open(bytes)
  try {
    return await use(pdf)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js takes the buffer over: it gets its own copy. Only errors are told (verbosity 0): warnings are about broken files, not about us.
    return await getDocumentProxy(Uint8Array.from(repackBrotli(bytes)), {
      verbosity: 0,
      maxImageSize: LARGEST_PICTURE,
      stopAtErrors: false,
      enableXfa: false,
    })
  } catch (error) {
    throw unreadable(error)
  }
}

export function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEADER_WITHIN)).includes('%PDF-')
}

function unreadable(error: unknown): Unreadable {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const locked = name === 'PasswordException' || /encrypt|security handler|password/i.test(message)
  return new Unreadable(locked ? 'encrypted' : 'damaged', { cause: error })
}
