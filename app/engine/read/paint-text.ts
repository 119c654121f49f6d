import { apply, type Matrix, multiply } from './geometry.ts'
import type { Font, GraphicsState } from './graphics-state.ts'
import type { Piece } from './painted.ts'

/** What pdf.js hands over for one glyph; numbers between glyphs are kerning in thousandths of an em. */
export interface Glyph {
  unicode: string
  /** What is drawn: where the font is in the file, by a code that pdf.js gave it. */
  fontChar?: string
  /** In glyph units (thousandths of an em but for Type 3). */
  width: number
  vmetric?: readonly number[] | null
  isSpace: boolean
  isInFont?: boolean
}

export interface Pen {
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  /** A space was written last, and nothing since. */
  afterSpace: boolean
}

/** A gap inside one text operator that is wider than this begins another piece, in em. Kerning stays below, word gaps above. */
const GAP = 0.17
/** A space that spacing draws together to less than this parts nothing, in em: some programs set kerned letters so. */
const DRAWN_TOGETHER = 0.08
/** No word has more characters than this; what follows without a space is not kept. */
const LONGEST = 2_000
/** The box of a piece around its base line, in em. */
const ABOVE = 0.78
const BELOW = 0.22

/** Text rendering mode that many producers use for bold (ISO 32000-2, table 104). */
const FILL_AND_STROKE = 2

const DIGIT = /^\d$/

/** Whether the map to Unicode names another digit than the one that is drawn. Fonts that are not in the file are drawn by the names of their glyphs. */
export function isLie(glyph: Glyph | number, font: Font | undefined): boolean {
  if (typeof glyph === 'number' || glyph.fontChar === undefined || glyph.fontChar === glyph.unicode || !DIGIT.test(glyph.unicode))
    return false
  return DIGIT.test(glyph.fontChar) || (font?.drawsOther?.(glyph.fontChar, glyph.unicode) ?? false)
}

/** True where letters come out as in a mirror: the way to the page, whose y runs downwards, turns them over an odd number of times. Type 3 fonts draw as they like. */
export function isMirrored({ matrix, font, horizontalScale }: GraphicsState, { textMatrix }: Pen): boolean {
  return font?.isType3 === false && turnsOver(matrix) * turnsOver(textMatrix) * horizontalScale > 0
}

const turnsOver = ([a, b, c, d]: Matrix): number => a * d - b * c

/** Takes a new piece, whose `order`, `annotation` and `hiding` it may still set. */
type Emit = (piece: Piece) => void

/** Walks the glyphs of one showText operator as ISO 32000-2, 9.4.4 says, moves the pen, and gives out the pieces between white space. */
export function showText(glyphs: readonly (Glyph | number)[], state: GraphicsState, pen: Pen, emit: Emit): void {
  const font = state.font
  if (!font) return
  const write = makeWriter(state, font, pen, emit)
  const advanceScale = state.fontSize * font.matrix[0]
  const flow = state.horizontalScale * state.fontDirection
  let along = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      along += ((font.vertical ? 1 : -1) * glyph * state.fontSize) / 1000
      continue
    }
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing
    const width = font.vertical ? -(glyph.vmetric?.[0] ?? font.defaultVMetrics?.[0] ?? -1000) : glyph.width
    const advance = width * advanceScale
    const isKern = glyph.isSpace && spacing < 0 && Math.abs(advance + spacing) < DRAWN_TOGETHER * Math.abs(state.fontSize)
    if (!isKern) write.glyph(glyph.unicode, along, along + advance)
    along += font.vertical ? advance - spacing * state.fontDirection : advance + spacing * (font.isType3 ? 1 : state.fontDirection)
  }
  write.end()
  if (font.vertical) pen.y -= along
  else pen.x += along * flow
}

function makeWriter(state: GraphicsState, font: Font, pen: Pen, emit: Emit) {
  const toPage = multiply(multiply(state.matrix, pen.textMatrix), [1, 0, 0, 1, pen.x, pen.y + state.rise])
  const flow = font.vertical ? -1 : state.horizontalScale * state.fontDirection
  const place = (along: number) => (font.vertical ? apply(toPage, 0, along * flow) : apply(toPage, along * flow, 0))
  const em = Math.abs(state.fontSize) * font.em || 1
  const size = em * Math.hypot(toPage[2], toPage[3])
  let text = ''
  let from = 0
  let to = 0
  const end = () => {
    if (text === '') return
    const [start, stop] = [place(from), place(to)]
    const angle = directionOf(toPage, start, stop)
    emit({
      text,
      start,
      end: stop,
      angle,
      size,
      bold: font.bold || state.mode === FILL_AND_STROKE,
      spaceBefore: pen.afterSpace,
      colour: state.mode % 4 === 1 ? state.stroke : state.fill,
      order: 0,
      hiding: undefined,
      annotation: false,
      box: boxOf(start, stop, angle, size, font.vertical),
    })
    text = ''
    pen.afterSpace = false
  }
  const glyph = (unicode: string, left: number, right: number) => {
    const character = readable(unicode)
    if (character.trim() === '') {
      end()
      if (character !== '') pen.afterSpace = true
      return
    }
    if (text !== '' && Math.abs(left - to) > GAP * em) end()
    if (text === '') from = left
    if (text.length < LONGEST) text += character
    to = right
  }
  return { glyph, end }
}

/** Minus signs and hyphens of Unicode: PostScript's ISO Latin 1 encoding names the hyphen key `minus`, so whole listings come with them in dates and codes. */
const HYPHENS = /[\u2010\u2011\u2212\uFE63]/gu

/** Ligatures and full-width forms become plain letters, hyphens of every sort one; control and format characters vanish (RTL overrides and zero-width marks too). */
function readable(unicode: string): string {
  const code = unicode.length === 1 ? unicode.charCodeAt(0) : 0
  if (code >= 33 && code <= 126) return unicode
  if (code === 0 && isTurned(unicode)) return unicode.replace(/./gsu, inOrder)
  const plain = /[\uFB00-\uFB4F\uFF01-\uFF5E\u2126\u212A\u212B]/.test(unicode) ? unicode.normalize('NFKC') : unicode
  return plain
    .replace(HYPHENS, '-')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
}

const HIGH = 8 // bits of the first of two bytes

/**
 * Ghostscript writes the letters of a ligature with the bytes of each turned round: `ti` as U+7400 U+6900. One glyph that stands for two such signs or more
 * is no Chinese: each is a Latin letter in the high byte over nothing.
 */
const isTurned = (unicode: string) =>
  unicode.length > 1 && Array.from(unicode).every((sign) => (sign.charCodeAt(0) & 0xff) === 0 && /[A-Za-z]/.test(inOrder(sign)))
const inOrder = (sign: string) => String.fromCharCode(sign.charCodeAt(0) >> HIGH)

/** Degrees clockwise as displayed, 0 to 359. */
function directionOf(toPage: Matrix, start: readonly [number, number], end: readonly [number, number]): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const [x, y] = Math.hypot(dx, dy) > 1e-6 ? [dx, dy] : [toPage[0], toPage[1]]
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  return (Math.round(degrees * 10) / 10 + 360) % 360
}

function boxOf(start: readonly [number, number], end: readonly [number, number], angle: number, size: number, vertical: boolean) {
  const [above, below] = vertical ? [size / 2, size / 2] : [ABOVE * size, BELOW * size]
  const radians = (angle * Math.PI) / 180
  // "Up" of the glyphs, seen on the page.
  const [upX, upY] = [Math.sin(radians), -Math.cos(radians)]
  const xs = [start[0] + upX * above, start[0] - upX * below, end[0] + upX * above, end[0] - upX * below]
  const ys = [start[1] + upY * above, start[1] - upY * below, end[1] + upY * above, end[1] - upY * below]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
