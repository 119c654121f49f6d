import { apply, boxAround, type Matrix, type Point } from './geometry.ts'
import type { Box } from '../document.ts'

/** How pdf.js writes paths: a flat list of numbers, each command followed by its coordinates. */
const MOVE = 0
const LINE = 1
const CURVE = 2
const CLOSE = 3
/** Longest path that is looked at, in numbers: longer ones are drawings (maps, logos). */
const LONGEST = 200_000
/** What counts as upright, in points. */
const UPRIGHT = 0.6

export interface Subpath {
  points: Point[]
  straight: boolean
  closed: boolean
}

/** The parts of a path in points of the page; curves keep their end point only. */
export function readPath(data: ArrayLike<number> | null | undefined, matrix: Matrix): Subpath[] {
  const parts: Subpath[] = []
  let part: Subpath | undefined
  const length = Math.min(data?.length ?? 0, LONGEST)
  for (let at = 0; data && at < length;) {
    const command = data[at]
    if (command === MOVE) {
      part = { points: [apply(matrix, data[at + 1]!, data[at + 2]!)], straight: true, closed: false }
      parts.push(part)
      at += 3
    } else if (command === LINE) {
      part?.points.push(apply(matrix, data[at + 1]!, data[at + 2]!))
      at += 3
    } else if (command === CURVE) {
      if (part) part.straight = false
      part?.points.push(apply(matrix, data[at + 5]!, data[at + 6]!))
      at += 7
    } else {
      if (command === CLOSE && part) part.closed = true
      at += 1
    }
  }
  return parts
}

/** The box of an upright rectangle; undefined for any other shape. */
export function rectangleOf({ points, straight }: Subpath): Box | undefined {
  if (!straight || points.length < 4 || points.length > 6) return undefined
  const box = boxAround(points)
  const onEdge = points.every(
    ([x, y]) =>
      (Math.abs(x - box.left) < UPRIGHT || Math.abs(x - box.right) < UPRIGHT) &&
      (Math.abs(y - box.top) < UPRIGHT || Math.abs(y - box.bottom) < UPRIGHT),
  )
  return onEdge ? box : undefined
}

/** The horizontal and vertical stretches of a stroked path. */
export function straightStretches({ points, straight, closed }: Subpath): Box[] {
  const ends = closed && points.length > 2 ? [...points, points[0]!] : points
  return ends.slice(1).flatMap((end, index) => {
    const start = ends[index]!
    const [width, height] = [Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])]
    const upright = (width < UPRIGHT && height > 1) || (height < UPRIGHT && width > 1)
    return upright && (straight || width + height > 8) ? [boxAround([start, end])] : []
  })
}
