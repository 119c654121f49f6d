import type { Box, Page } from '../document.ts'
import type { Painted, Piece } from './painted.ts'

export type Turn = 0 | 90 | 180 | 270

/** How far a line may lean and still be read as upright, in degrees. */
export const LEAN = 10

/** The direction most of the text is written in, in degrees clockwise; 0 unless one other direction clearly leads. */
export function mainDirection(pieces: readonly Piece[]): Turn {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 }
  for (const { angle, text } of pieces) {
    const quarter = quarterOf(angle)
    if (quarter !== undefined) letters[quarter] += text.length
  }
  const [best] = ([90, 180, 270] as const).toSorted((a, b) => letters[b] - letters[a])
  return letters[best!] > 3 * letters[0] ? best! : 0
}

/** The quarter turn that an angle is close to; undefined for slanted text. */
export function quarterOf(angle: number): Turn | undefined {
  const nearest = (Math.round(angle / 90) * 90) % 360
  const distance = Math.abs(((angle - nearest + 540) % 360) - 180)
  return distance <= LEAN ? (nearest as Turn) : undefined
}

/** Turns everything so that text written at `turn` reads upright. `width` and `height` are those of the page before. */
export function turnBack(painted: Painted, turn: Turn, width: number, height: number): Painted {
  if (turn === 0) return painted
  const point = pointTurner(turn, width, height)
  const box = (old: Box): Box => {
    const [a, b] = [point([old.left, old.top]), point([old.right, old.bottom])]
    return { left: Math.min(a[0], b[0]), top: Math.min(a[1], b[1]), right: Math.max(a[0], b[0]), bottom: Math.max(a[1], b[1]) }
  }
  const turnPiece = (piece: Piece): Piece => ({
    ...piece,
    box: box(piece.box),
    start: point(piece.start),
    end: point(piece.end),
    angle: (piece.angle - turn + 360) % 360,
  })
  const turnBox = <Shape extends { box: Box }>(shape: Shape): Shape => ({ ...shape, box: box(shape.box) })
  return {
    ...painted,
    pieces: painted.pieces.map(turnPiece),
    strokes: painted.strokes.map(turnBox),
    fills: painted.fills.map(turnBox),
    pictures: painted.pictures.map(turnBox),
  }
}

type Spot = readonly [number, number]

function pointTurner(turn: Turn, width: number, height: number): (spot: Spot) => Spot {
  if (turn === 90) return ([x, y]) => [y, width - x]
  if (turn === 180) return ([x, y]) => [width - x, height - y]
  return ([x, y]) => [height - y, x]
}

type Fractions = [left: number, top: number, right: number, bottom: number]

/** A box as fractions of a page that was turned and set straight for reading, back to fractions of the page as displayed. */
export function displayFractions(
  box: readonly [number, number, number, number],
  page: Pick<Page, 'width' | 'height' | 'turn' | 'lean'>,
): Fractions {
  const [left, top, right, bottom] = page.lean ? leanAgain(box, page.lean, page.width, page.height) : box
  if (page.turn === 90) return [1 - bottom, left, 1 - top, right]
  if (page.turn === 180) return [1 - right, 1 - bottom, 1 - left, 1 - top]
  if (page.turn === 270) return [top, 1 - right, bottom, 1 - left]
  return [left, top, right, bottom]
}

/** The way back: a box on the page as displayed, as fractions of the page as it was turned and set straight for reading. `width` and `height` are those of the page as read. */
export function fractionsAsRead(
  [left, top, right, bottom]: readonly [number, number, number, number],
  { turn, lean, width, height }: Pick<Page, 'width' | 'height' | 'turn' | 'lean'>,
): Fractions {
  const back = displayFractions([left, top, right, bottom], { width, height, ...(turn ? { turn: BACK[turn] } : {}) })
  return lean ? leanAgain(back, -lean, width, height) : back
}

const BACK = { 90: 270, 180: 180, 270: 90 } as const

/** The box around where a box stands once the page leans again, about its middle. */
function leanAgain(box: readonly [number, number, number, number], degrees: number, width: number, height: number): Fractions {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [x, y] = [((box[0] + box[2]) / 2 - 0.5) * width, ((box[1] + box[3]) / 2 - 0.5) * height]
  const [middleX, middleY] = [(x * cos - y * sin) / width + 0.5, (x * sin + y * cos) / height + 0.5]
  const [halfWidth, halfHeight] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2]
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [clamp(middleX - halfWidth), clamp(middleY - halfHeight), clamp(middleX + halfWidth), clamp(middleY + halfHeight)]
}
