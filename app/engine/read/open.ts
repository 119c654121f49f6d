import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { definePDFJSModule, getDocumentProxy } from 'unpdf'
import { Unreadable } from '../unreadable.ts'
import { repackBrotli } from './brotli.ts'
import { keepCanvasForDrawing } from './canvas-on-demand.ts'
import { joinHalves } from './lending-port.ts'
import { collectLosses } from './trouble.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** The header must begin within this many bytes (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1024
/** pdf.js tells of broken streams only together with all that it says; collectLosses hears it. */
const TALKATIVE = 5
/** Pictures with more pixels are left out, so that they cannot fill the memory. */
const LARGEST_PICTURE = 120_000_000
/** Larger fonts of a file are not kept, nor more bytes of all together. */
const LARGEST_FONT = 2 * 1024 * 1024
const MOST_FONTS = 16 * 1024 * 1024

/** What pdf.js brings beside its code: codes of East Asian letters, and the fonts that every reader has and files leave out. */
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const CODES = { cMapUrl: join(pdfjs, 'cmaps/'), cMapPacked: true }
const STANDARD_FONTS = { standardFontDataUrl: join(pdfjs, 'standard_fonts/') }

/** What pdf.js takes for a font of the browser. */
class EmbeddedFont {
  readonly loaded = Promise.resolve()
  readonly name: string
  readonly bytes: unknown

  constructor(name: string, bytes: unknown) {
    this.name = name
    this.bytes = bytes
  }
}

const drawings = new WeakMap<Pdf, Promise<Pdf>>()
const embedded = new WeakMap<Pdf, ReadonlyMap<string, Uint8Array>>()

let ready: Promise<void> | undefined

/** Loads pdf.js once. The legacy build: the one unpdf brings paints blank pages on Node 20. */
export function warmUp(): Promise<void> {
  ready ??= loadModules()
  return ready
}

async function loadModules(): Promise<void> {
  const nativePush = Array.prototype.push
  await keepCanvasForDrawing(() => definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs')))
  // The half that pdf.js would load when the first file is opened.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  // The legacy build brings a `push` for the whole process, right in a case that never occurs here (an array of fixed length) and so slow that reading took a fifth longer.
  Object.defineProperty(Array.prototype, 'push', { value: nativePush, writable: true, configurable: true })
  Object.assign(globalThis, { FontFace: EmbeddedFont })
}

/** Opens the bytes, lends the PDF and closes it; `losses` fills with what pdf.js complains about. Throws Unreadable: `not_a_pdf`, `encrypted`, `damaged`. */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: Pdf, losses: ReadonlySet<string>) => Promise<T>): Promise<T> {
  if (!hasHeader(bytes)) throw new Unreadable('not_a_pdf')
  await warmUp()
  const losses = new Set<string>()
  return collectLosses(losses, async () => {
    const fonts = new Map<string, Uint8Array>()
    const worker = await joinHalves(TALKATIVE)
    const pdf = await open(bytes, { ...handingFontsTo(fonts), worker })
    embedded.set(pdf, fonts)
    try {
      return await use(pdf, losses)
    } finally {
      // Whoever wanted to draw heard already that it could not be opened.
      const drawing = await drawings.get(pdf)?.catch(() => undefined)
      await drawing?.loadingTask.destroy()
      await pdf.loadingTask.destroy()
      worker.destroy()
    }
  })
}

/** The same PDF, opened a second time so that its pages can be drawn; closed with the first. */
export function forDrawing(pdf: Pdf): Promise<Pdf> {
  const opened = drawings.get(pdf) ?? pdf.getData().then((bytes) => open(bytes, STANDARD_FONTS))
  drawings.set(pdf, opened)
  return opened
}

/** The program of a font that was met on a page read so far, as pdf.js put it right (OpenType), by the name it gave it. */
export function embeddedFont(pdf: Pdf, name: string): Uint8Array | undefined {
  return embedded.get(pdf)?.get(name)
}

/** Reading needs no outlines of glyphs, and making them takes a tenth of its time: pdf.js hands the fonts to a browser instead, here to nobody. */
function handingFontsTo(fonts: Map<string, Uint8Array>) {
  let size = 0
  const add = ({ name, bytes }: EmbeddedFont) => {
    if (!(bytes instanceof Uint8Array) || bytes.byteLength > LARGEST_FONT || size + bytes.byteLength > MOST_FONTS) return
    size += bytes.byteLength
    fonts.set(name, bytes.slice()) // pdf.js wipes its own
  }
  return { disableFontFace: false, ownerDocument: { fonts: { add, delete: () => undefined } } as unknown as HTMLDocument }
}

async function open(bytes: Uint8Array, how: Partial<Parameters<typeof getDocumentProxy>[1]>): Promise<Pdf> {
  try {
    // pdf.js takes the buffer over: it gets its own copy.
    return await getDocumentProxy(Uint8Array.from(repackBrotli(bytes)), {
      verbosity: TALKATIVE,
      maxImageSize: LARGEST_PICTURE,
      stopAtErrors: false,
      enableXfa: false,
      ...CODES,
      ...how,
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
