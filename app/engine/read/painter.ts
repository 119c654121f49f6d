import type { Box } from '../document.ts'
import { areaOf, IDENTITY, intersect, type Matrix, multiply, shareWithin, transformBox } from './geometry.ts'
import { boxOnPage, type Font, type GraphicsState, startState } from './graphics-state.ts'
import { MaskPen } from './mask-pen.ts'
import { OPS } from './operators.ts'
import { sidesOfFrame } from './paint-frames.ts'
import { readPath, rectangleOf, straightStretches, type Subpath } from './paint-path.ts'
import { coversAll, fillShape, type Pen as ShapePen, type Shape, strokeShape } from './paint-shapes.ts'
import { type Glyph, type Pen, isLie, isMirrored, showText } from './paint-text.ts'
import { partsOf } from './part-seen.ts'
import type { Hiding, Painted, Piece } from './painted.ts'

/** An operator list as pdf.js gives it, and what is needed to understand it. */
export interface Program {
  fnArray: ArrayLike<number>
  argsArray: ArrayLike<unknown>
  /** User space to the displayed page. */
  matrix: Matrix
  page: Box
  fontOf: (id: string) => Font | undefined
  /** False where a layer (optional content) is switched off. */
  isLayerVisible: (properties: unknown) => boolean
  isPictureOpaque: (id: unknown) => boolean
}

/** Deepest nesting of states, most pieces and most strokes or fills that are looked at. */
const DEEPEST = 2_000
const MOST_PIECES = 400_000
const MOST_SHAPES = 60_000
/** Below this opacity nothing is seen. */
const FAINT = 0.08
/** Smaller print than this (in points) is for machines. */
const TINY = 1.3
/** Less than this share of a piece within the clip or page means that it is not seen. */
const SEEN = 0.2
/** Text rendering modes that paint nothing: invisible, and clipping only (ISO 32000-2, table 104). */
const UNPAINTED = new Set([3, 7])

/** Keeps the state of the pen and the page while the program runs; what it paints collects in `painted`. */
export class Painter {
  readonly painted: Painted = {
    pieces: [],
    strokes: [],
    fills: [],
    pictures: [],
    cut: false,
    glyphs: 0,
    lies: false,
    mirrored: 0,
    bare: false,
  }
  state: GraphicsState
  stack: GraphicsState[] = []
  layers: boolean[] = []
  pen: Pen = { textMatrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0, afterSpace: false }
  pendingClip = false
  readonly mask = new MaskPen()
  /** Where the last layer began, in the order of painting. */
  layerBegan = -1
  order = 0
  annotation = false

  constructor(readonly program: Program) {
    this.state = startState(program.matrix)
  }

  save(): void {
    if (this.stack.length < DEEPEST) this.stack.push({ ...this.state })
    else this.painted.cut = true
  }

  restore(): void {
    const state = this.stack.pop()
    if (state) this.state = state
  }

  /** Where and why nothing is seen whatever is painted now. */
  hiding(): Hiding | undefined {
    if (this.layers.includes(false)) return 'layer'
    const strokes = this.state.mode % 4 === 1
    if (UNPAINTED.has(this.state.mode)) return 'render_mode'
    if (this.state.masked) return 'transparent'
    if ((strokes ? this.state.strokeAlpha : this.state.fillAlpha) < FAINT) return 'transparent'
    return undefined
  }

  text(glyphs: readonly (Glyph | number)[]): void {
    this.painted.glyphs += glyphs.length
    this.painted.lies ||= glyphs.some((glyph) => isLie(glyph, this.state.font))
    if (isMirrored(this.state, this.pen)) this.painted.mirrored += glyphs.length
    const hiding = this.hiding()
    showText(glyphs, this.state, this.pen, (piece) => {
      if (this.mask.open) return this.paintMask(this.state.fill)
      if (this.painted.pieces.length >= MOST_PIECES) {
        this.painted.cut = true
        return
      }
      // Set rather than copied: a page has thousands of pieces, and copying them took a twentieth of all reading.
      piece.order = this.order
      piece.annotation = this.annotation
      piece.hiding = hiding ?? this.placeHiding(piece.box, piece.size)
      if (piece.hiding === undefined && this.isCut(piece.box)) this.painted.pieces.push(...this.withinClip(piece))
      else this.painted.pieces.push(piece)
    })
  }

  isCut({ left, right }: Box): boolean {
    const { clip } = this.state
    return left < clip.left || right > clip.right
  }

  withinClip(piece: Piece): Piece[] {
    const { left, right } = this.state.clip
    return partsOf(piece, (x) => x > left && x < right, 'clipped')
  }

  placeHiding(box: Box, size: number): Hiding | undefined {
    if (size < TINY) return 'tiny'
    if (shareWithin(box, this.program.page) < SEEN) return 'off_page'
    if (shareWithin(box, this.state.clip) < SEEN) return 'clipped'
    return undefined
  }

  paintMask(colour: string): void {
    if (this.state.fillAlpha >= FAINT) this.mask.paint(colour)
  }

  path(operator: number, data: ArrayLike<number> | null | undefined, extent: ArrayLike<number> | null): void {
    const clips = this.pendingClip
    this.pendingClip = false
    if (clips && extent) this.state.clip = intersect(this.state.clip, boxOnPage(this.state.matrix, extent))
    if (this.mask.open && filling.has(operator)) this.paintMask(this.state.fill)
    if (operator === OPS.endPath || this.mask.open || this.layers.includes(false)) return
    if (this.painted.fills.length + this.painted.strokes.length > MOST_SHAPES) {
      this.painted.cut = true
      return
    }
    const pen = { state: this.state, order: this.order, page: this.program.page }
    const fills = filling.has(operator) && this.state.fillAlpha >= FAINT
    const strokes = stroking.has(operator) && this.state.strokeAlpha >= FAINT
    const parts = readPath(data, this.state.matrix)
    const frame = fills && !strokes ? sidesOfFrame(parts, operator === OPS.eoFill) : undefined
    if (frame) for (const side of frame) this.add(fillShape(side, [], pen))
    else for (const part of parts) this.paintPart(part, fills, strokes, pen)
  }

  paintPart(part: Subpath, fills: boolean, strokes: boolean, pen: ShapePen): void {
    if (fills) this.add(fillShape(rectangleOf(part) ?? undefined, part.points.length > 2 ? part.points : [], pen))
    if (strokes) for (const stretch of straightStretches(part)) this.add(strokeShape(stretch, pen))
  }

  add(shape: Shape | undefined): void {
    if (shape && 'rule' in shape) this.painted.strokes.push(shape.rule)
    else if (shape) this.painted.fills.push(shape.fill)
  }

  picture(opaque: boolean): void {
    if (this.mask.open) this.paintMask('pattern')
    if (this.mask.open || this.layers.includes(false) || this.state.fillAlpha < FAINT) return
    const box = intersect(
      transformBox(this.state.matrix, { left: 0, top: 0, right: 1, bottom: 1 }),
      intersect(this.state.clip, this.program.page),
    )
    if (areaOf(box) <= 0) return
    this.painted.pictures.push({ box, order: this.order, opaque: opaque && coversAll(this.state) })
  }

  moveTo(x: number, y: number): void {
    this.pen.x = this.pen.lineX += x
    this.pen.y = this.pen.lineY += y
  }

  clipTo(box: Box): void {
    this.state.clip = intersect(this.state.clip, box)
  }

  setFont(id: string, size: number): void {
    this.state.font = this.program.fontOf(id)
    this.state.fontSize = Math.abs(size)
    this.state.fontDirection = size < 0 ? -1 : 1
  }

  setGraphics(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      if (key === 'LW') this.state.lineWidth = Number(value)
      else if (key === 'CA') this.state.strokeAlpha = Number(value)
      else if (key === 'ca') this.state.fillAlpha = Number(value)
      else if (key === 'SMask') this.state.masked = value === true && !this.mask.shows
      else if (key === 'BM') this.state.opaqueBlend = value === 'source-over'
      else if (key === 'Font' && Array.isArray(value)) this.setFont(String(value[0]), Number(value[1]))
    }
  }

  /** An annotation starts from a clean state, in its own rectangle. */
  beginAnnotation(rectangle: ArrayLike<number> | null, transform: Matrix, matrix: Matrix): void {
    this.stack = []
    // Its own layer begins right before it; what the page left open is none of its.
    this.layers = this.layerBegan === this.order - 1 ? this.layers.slice(-1) : []
    this.state = startState(this.program.matrix)
    if (rectangle) this.clipTo(boxOnPage(this.state.matrix, rectangle))
    this.state.matrix = multiply(multiply(this.state.matrix, transform), matrix)
    this.annotation = true
  }

  /** A gradient fills all that the clip leaves. */
  shading(): void {
    if (this.mask.open) this.paintMask('pattern')
    if (this.mask.open || this.layers.includes(false)) return
    const box = intersect(this.state.clip, this.program.page)
    if (areaOf(box) > 0)
      this.painted.fills.push({ box, colour: 'pattern', order: this.order, opaque: false, rectangle: false, solid: false })
  }

  setTextMatrix(matrix: Matrix): void {
    this.pen = { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0, afterSpace: this.pen.afterSpace }
  }
}

const filling = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke])
const stroking = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
