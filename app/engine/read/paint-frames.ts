import type { Box } from '../document.ts'
import { areaOf, boxAround, type Point } from './geometry.ts'
import type { Subpath } from './paint-path.ts'

/** A part with this share of its box is a rectangle, perhaps with round corners. */
const SOLID = 0.9

/**
 * The four sides of a frame that is filled in one go: an outer rectangle and a hole, as type-setting programs draw the
 * border of a box. Taken for two full rectangles it would hide all that stands within. Undefined for all else.
 */
export function sidesOfFrame([first, second, ...others]: readonly Subpath[], evenOdd: boolean): Box[] | undefined {
  if (!first || !second || others.length > 0) return undefined
  const areas = [areaWithin(first.points), areaWithin(second.points)] as const
  if (!evenOdd && Math.sign(areas[0]) === Math.sign(areas[1])) return undefined
  const boxes = [boxAround(first.points), boxAround(second.points)] as const
  if (boxes.some((box, index) => Math.abs(areas[index]!) <= SOLID * areaOf(box))) return undefined
  const [outer, inner] = areaOf(boxes[0]) > areaOf(boxes[1]) ? boxes : [boxes[1], boxes[0]]
  if (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom) return undefined
  return [
    { ...outer, bottom: inner.top },
    { ...outer, top: inner.bottom },
    { ...outer, right: inner.left },
    { ...outer, left: inner.right },
  ].filter(({ left, top, right, bottom }) => right > left && bottom > top)
}

/** Positive or negative by the way round. */
export function areaWithin(points: readonly Point[]): number {
  let area = 0
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    area += (x * nextY - nextX * y) / 2
  }
  return area
}
