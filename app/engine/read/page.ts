import type { Box, Finding, Page } from '../document.ts'
import type { Matrix } from './geometry.ts'
import type { Font } from './graphics-state.ts'
import { linesFrom } from './lines.ts'
import type { Pdf, PdfPage } from './open.ts'
import { paint } from './paint.ts'
import type { Painted } from './painted.ts'
import { mainDirection, turnBack } from './turn.ts'
import { wordsFrom } from './words.ts'

/** Fonts whose name says that they are heavy. */
const HEAVY = /bold|black|heavy|semibold|demi(?!ng)/i

export interface PageRead {
  page: Page
  findings: Finding[]
}

export async function readPage(source: PdfPage, pdf: Pdf): Promise<PageRead> {
  const viewport = source.getViewport({ scale: 1 })
  const shown = await paintPage(source, pdf, viewport.transform as unknown as Matrix, {
    left: 0,
    top: 0,
    right: viewport.width,
    bottom: viewport.height,
  })
  const visible = shown.pieces.filter((piece) => piece.hiding === undefined)
  const turn = mainDirection(visible)
  const painted = turnBack({ ...shown, pieces: visible }, turn, viewport.width, viewport.height)
  const sideways = turn === 90 || turn === 270
  const number = source.pageNumber
  const words = wordsFrom(painted.pieces, number)
  const rules = painted.strokes.map(({ box }) => ({ box, page: number }))
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
  return { page, findings: [] }
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
      if (!fonts.has(id)) fonts.set(id, readFont(source, id))
      return fonts.get(id)
    },
    isLayerVisible: (properties) => layers.isVisible(properties as never),
    isPictureOpaque: () => false,
  })
}

interface PdfFont {
  name?: string
  bold?: boolean
  black?: boolean
  vertical?: boolean
  isType3Font?: boolean
  fontMatrix?: readonly number[]
  defaultVMetrics?: readonly number[]
  ascent?: number
  descent?: number
}

function readFont(source: PdfPage, id: string): Font | undefined {
  if (!source.commonObjs.has(id)) return undefined
  const font = source.commonObjs.get(id) as PdfFont
  const name = font.name ?? ''
  return {
    name,
    bold: Boolean(font.bold || font.black) || HEAVY.test(name),
    vertical: Boolean(font.vertical),
    isType3: Boolean(font.isType3Font),
    matrix: (font.fontMatrix?.length === 6 ? font.fontMatrix : [0.001, 0, 0, 0.001, 0, 0]) as unknown as Matrix,
    defaultVMetrics: font.defaultVMetrics,
    ascent: font.ascent ?? 0,
    descent: font.descent ?? 0,
  }
}

/** Near white: what paper looks like. */
function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour)
}
