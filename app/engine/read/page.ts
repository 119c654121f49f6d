import type { Box, Finding, Page } from '../document.ts'
import type { Matrix } from './geometry.ts'
import { piecesOfBareAnnotations } from './annotations.ts'
import { readFont } from './font.ts'
import type { Font } from './graphics-state.ts'
import { linesFrom } from './lines.ts'
import type { Pdf, PdfPage } from './open.ts'
import { paint } from './paint.ts'
import type { Painted } from './painted.ts'
import { rulesFrom } from './rules.ts'
import { keepSeen } from './seen.ts'
import { isGibberish } from './gibberish.ts'
import { mainDirection, turnBack } from './turn.ts'
import { wordsFrom } from './words.ts'

export interface PageRead {
  page: Page
  findings: Finding[]
  /** All words come from form fields and notes. */
  annotationsOnly: boolean
}

export async function readPage(source: PdfPage, pdf: Pdf): Promise<PageRead> {
  const viewport = source.getViewport({ scale: 1 })
  const whole = { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
  const matrix = viewport.transform as unknown as Matrix
  const shown = await paintPage(source, pdf, matrix, whole)
  const bare = await piecesOfBareAnnotations(source, matrix)
  const { pieces, layer, findings } = keepSeen({ ...shown, pieces: [...shown.pieces, ...bare] }, whole)
  const read = [...pieces, ...layer]
  const turn = mainDirection(read)
  const painted = turnBack({ ...shown, pieces: read }, turn, viewport.width, viewport.height)
  const sideways = turn === 90 || turn === 270
  const number = source.pageNumber
  const words = wordsFrom(painted.pieces, number)
  const rules = rulesFrom(painted.strokes, number)
  const page: Page = {
    number,
    width: sideways ? viewport.height : viewport.width,
    height: sideways ? viewport.width : viewport.height,
    words,
    lines: linesFrom(words, rules),
    rules,
    shades: painted.fills.filter(({ colour, rectangle }) => rectangle && !isWhite(colour)).map(({ box }) => ({ box, page: number })),
    origin: words.length > 0 ? 'text' : 'none',
    ...(turn === 0 ? {} : { turn }),
  }
  source.cleanup()
  if (isGibberish(words.map(({ text }) => text))) findings.push({ code: 'text_layer_unreadable', details: { page: String(number) } })
  return { page, findings, annotationsOnly: read.length > 0 && read.every(({ annotation }) => annotation) }
}

async function paintPage(source: PdfPage, pdf: Pdf, matrix: Matrix, page: Box): Promise<Painted> {
  const [{ fnArray, argsArray }, layers] = await Promise.all([source.getOperatorList(), pdf.getOptionalContentConfig()])
  const fonts = new Map<string, Font | undefined>()
  return paint({
    fnArray,
    argsArray,
    matrix,
    page,
    fontOf: (id) => {
      if (!fonts.has(id)) fonts.set(id, readFont(source.commonObjs, id))
      return fonts.get(id)
    },
    isLayerVisible: (properties) => layers.isVisible(properties as never),
    isPictureOpaque: (id) => isOpaque(source, id),
  })
}

/** pdf.js's kinds of decoded pictures that hold no transparency: grey of one bit, and RGB of 24. */
const OPAQUE_KINDS: unknown[] = [1, 2]

function isOpaque(source: PdfPage, id: unknown): boolean {
  if (typeof id !== 'string') return false
  const store = id.startsWith('g_') ? source.commonObjs : source.objs
  if (!store.has(id)) return false
  const picture = store.get(id) as { kind?: number } | null
  return OPAQUE_KINDS.includes(picture?.kind)
}

/** Near white: what paper looks like. */
function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour)
}
