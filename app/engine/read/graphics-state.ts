import type { DrawsOther } from './drawn-digit.ts'
import { apply, boxAround, EVERYWHERE, IDENTITY, type Matrix, multiply } from './geometry.ts'
import type { Box } from '../document.ts'

/** The part of the PDF graphics state (ISO 32000-2, 8.4) that decides what is seen and where. */
export interface GraphicsState {
  /** User space to points of the displayed page, y downwards. */
  matrix: Matrix
  clip: Box
  /** `#rrggbb`, or `pattern`. */
  fill: string
  stroke: string
  fillAlpha: number
  strokeAlpha: number
  lineWidth: number
  /** False for blend modes that let the ground shine through (Multiply…). */
  opaqueBlend: boolean
  /** A soft mask lets nothing through. */
  masked: boolean
  font: Font | undefined
  fontSize: number
  /** Negative font sizes mirror: pdf.js counts them as direction −1. */
  fontDirection: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  rise: number
  leading: number
  mode: number
}

/** What pdf.js tells about a font. */
export interface Font {
  name: string
  bold: boolean
  vertical: boolean
  isType3: boolean
  /** Looks at what is drawn, where the font is in the file and its outlines can be read. */
  drawsOther: DrawsOther | undefined
  matrix: Matrix
  defaultVMetrics: readonly number[] | undefined
  /** How large an em is for font size 1: 1, but for Type 3 fonts, whose glyph space may have any scale. */
  em: number
}

export function startState(matrix: Matrix, clip: Box = EVERYWHERE): GraphicsState {
  return {
    matrix,
    clip,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    lineWidth: 1,
    opaqueBlend: true,
    masked: false,
    font: undefined,
    fontSize: 0,
    fontDirection: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    rise: 0,
    leading: 0,
    mode: 0,
  }
}

export function transformed(state: GraphicsState, matrix: Matrix | null | undefined): GraphicsState {
  return { ...state, matrix: multiply(state.matrix, matrix ?? IDENTITY) }
}

/** `corners` are left, bottom, right, top in user space. */
export function boxOnPage(matrix: Matrix, corners: ArrayLike<number>): Box {
  const [x0, y0, x1, y1] = [corners[0]!, corners[1]!, corners[2]!, corners[3]!]
  return boxAround([apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x1, y1), apply(matrix, x0, y1)])
}
