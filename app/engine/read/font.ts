import type { Matrix } from './geometry.ts'
import type { Font } from './graphics-state.ts'

/** Fonts whose name says that they are heavy. */
const HEAVY = /bold|black|heavy|semibold|demi(?!ng)/i
const USUAL_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0]
/** The box around all glyphs of a font is about this high, in em. */
const FONT_BOX = 1.15

/** Units of the em in OpenType (1000) and TrueType fonts. */
const UNITS = [1000, 1024, 2048, 4096]
const HIGHEST = 2 // em, of a box around glyphs that are drawn by such units

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

/**
 * Type 3 glyphs are drawn in a space of their own: the font's box tells how large they come out. Browsers put the glyphs of other fonts into such ones by the
 * units of their em and part figures from letters: there the box says only which glyphs are in the part, and one em is one em.
 */
function emOfType3(matrix: Matrix, bbox: readonly number[] | undefined): number {
  const scale = Math.hypot(matrix[2], matrix[3])
  const height = bbox?.length === 4 ? Math.abs(bbox[3]! - bbox[1]!) * scale : 0
  if (height > 0 && height < HIGHEST && UNITS.some((units) => Math.abs(scale * units - 1) < 0.001)) return 1
  return height > 0 ? height / FONT_BOX : 1000 * scale
}
