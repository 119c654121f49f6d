import type { Outline } from './glyph-outline.ts'

/** Edge of the square that a digit is drawn into, in cells; it fills it from top to bottom. */
const CELLS = 12
/** Lines that a cell is looked at along. */
const LINES_A_CELL = 2
const LINES = CELLS * LINES_A_CELL
/** Places where one line may enter or leave a digit. */
const MOST_CROSSINGS = 16

export type Shape = Float32Array

const crossings = new Float64Array(LINES * MOST_CROSSINGS)
const turns = new Int8Array(LINES * MOST_CROSSINGS)
const counts = new Uint8Array(LINES)

/** How full each cell is, 0 to 1, row by row from the top; undefined for what is no digit by its size. */
export function shapeOf(outline: Outline): Shape | undefined {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at]!, outline[at + 1]!]
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  const height = top - bottom
  if (!(height > 0) || right - left > height) return undefined
  crossLines(outline, top, height / LINES)
  const cell = height / CELLS
  const from = (left + right) / 2 - height / 2
  const shape = new Float32Array(CELLS * CELLS)
  for (let line = 0; line < LINES; line++) fillLine(shape, line, from, cell)
  return shape
}

/** Where the outline crosses each line from left to right, in order, and whether it goes up or down there. */
function crossLines(outline: Outline, top: number, step: number): void {
  counts.fill(0)
  for (let at = 0; at < outline.length; at += 4) {
    const [x1, y1, x2, y2] = [outline[at]!, outline[at + 1]!, outline[at + 2]!, outline[at + 3]!]
    if (y1 === y2) continue
    const [high, low] = y1 > y2 ? [y1, y2] : [y2, y1]
    const last = Math.min(LINES - 1, Math.ceil((top - low) / step - 0.5) - 1)
    for (let line = Math.max(0, Math.ceil((top - high) / step - 0.5)); line <= last; line++) {
      if (counts[line]! >= MOST_CROSSINGS) continue
      const x = x1 + ((top - (line + 0.5) * step - y1) / (y2 - y1)) * (x2 - x1)
      let place = line * MOST_CROSSINGS + counts[line]!++
      for (; place > line * MOST_CROSSINGS && crossings[place - 1]! > x; place--) {
        crossings[place] = crossings[place - 1]!
        turns[place] = turns[place - 1]!
      }
      crossings[place] = x
      turns[place] = y2 > y1 ? 1 : -1
    }
  }
}

/** What lies within the outline on a line (nonzero winding). */
function fillLine(shape: Shape, line: number, from: number, cell: number): void {
  const row = Math.floor(line / LINES_A_CELL) * CELLS
  let winding = 0
  for (let index = 0; index + 1 < counts[line]!; index++) {
    const place = line * MOST_CROSSINGS + index
    winding += turns[place]!
    if (winding === 0) continue
    const [a, b] = [(crossings[place]! - from) / cell, (crossings[place + 1]! - from) / cell]
    for (let column = Math.max(0, Math.floor(a)); column < Math.min(CELLS, b); column++)
      shape[row + column]! += Math.max(0, Math.min(b, column + 1) - Math.max(a, column)) / LINES_A_CELL
  }
}

/** How far two shapes are from each other, 0 to 1. */
export function distanceOf(a: Shape, b: Shape): number {
  let [apart, ink] = [0, 0]
  for (let cell = 0; cell < a.length; cell++) {
    apart += Math.abs(a[cell]! - b[cell]!)
    ink += a[cell]! + b[cell]!
  }
  return ink > 0 ? apart / ink : 1
}

/** Two cells a hexadecimal digit, each 0 to 3 for how full it is. */
export function unpackShape(packed: string): Shape {
  const pairs = [...packed].map((sign) => Number.parseInt(sign, 16))
  return Float32Array.from(pairs.flatMap((pair) => [pair >> 2, pair & 3]).map((quarter) => quarter / 3))
}
