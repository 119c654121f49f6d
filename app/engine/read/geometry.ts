import type { Box } from '../document.ts'

/** [a b c d e f] of PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** `inner` is applied first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

export function apply(matrix: Matrix, x: number, y: number): Point {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]
}

export function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

export function transformBox(matrix: Matrix, { left, top, right, bottom }: Box): Box {
  return boxAround([apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)])
}

export function union(boxes: readonly Box[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { left, top, right, bottom } of boxes) {
    if (left < box.left) box.left = left
    if (right > box.right) box.right = right
    if (top < box.top) box.top = top
    if (bottom > box.bottom) box.bottom = bottom
  }
  return box
}

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top
export const areaOf = (box: Box): number => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box))
export const centreOf = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]

/** The share (0 to 1) of `box` that lies within `cover`. */
export function shareWithin(box: Box, cover: Box): number {
  const area = areaOf(box)
  return area > 0 ? areaOf(intersect(box, cover)) / area : 0
}
