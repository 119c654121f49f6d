import type { Matrix } from './geometry.ts'
import type { Font } from './graphics-state.ts'

/** Fonts whose name says that they are heavy. */
const HEAVY = /bold|black|heavy|semibold|demi(?!ng)/i
const USUAL_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0]
/** The box around all glyphs of a font is about this high, in em. */
const FONT_BOX = 1.15

/** What pdf.js exports of a font, as far as it is used here. */
interface PdfFont {
  name?: string
  loadedName?: string
  bold?: boolean
  black?: boolean
  vertical?: boolean
  isType3Font?: boolean
  fontMatrix?: readonly number[]
  defaultVMetrics?: readonly number[]
  bbox?: readonly number[]
}

interface Store {
  has(id: string): boolean
  get(id: string): unknown
}

export function readFont(store: Store, id: string, drawnBy: (name: string) => Font['drawsOther']): Font | undefined {
  if (!store.has(id)) return undefined
  const font = store.get(id) as PdfFont
  const name = font.name ?? ''
  const matrix = (font.fontMatrix?.length === 6 ? font.fontMatrix : USUAL_MATRIX) as unknown as Matrix
  return {
    name,
    bold: Boolean(font.bold || font.black) || HEAVY.test(name),
    vertical: Boolean(font.vertical),
    drawsOther: drawnBy(font.loadedName ?? ''),
    isType3: Boolean(font.isType3Font),
    matrix,
    defaultVMetrics: font.defaultVMetrics,
    em: font.isType3Font ? emOfType3(matrix, font.bbox) : 1,
  }
}

/** Type 3 glyphs are drawn in a space of their own: the font's box tells how large they come out. */
function emOfType3(matrix: Matrix, bbox: readonly number[] | undefined): number {
  const height = bbox?.length === 4 ? Math.abs(bbox[3]! - bbox[1]!) : 0
  return height > 0 ? (height * Math.hypot(matrix[2], matrix[3])) / FONT_BOX : 1000 * Math.hypot(matrix[2], matrix[3])
}
