import type { Label, LabelledLine } from '../labels/label.ts'
import { type Spot, trimSpot } from './spot.ts'

const CLOSE = 0.6 // of the type's height between the caption and its colon

/** `Debiteurnummer` over `:` in a narrow cell, and the value level with the middle of both. */
export function besideBrokenColon(label: Label, page: readonly LabelledLine[]): Spot | undefined {
  if (label.colon || !label.closes || !label.leads) return undefined
  const { box, page: number } = label
  const colon = page.find(
    ({ text, line }) =>
      text === ':' &&
      line.page === number &&
      line.box.top > box.top + 1 &&
      line.box.top - box.bottom < CLOSE * line.size &&
      Math.abs(line.box.left - box.left) < CLOSE * line.size,
  )
  if (!colon) return undefined
  const isLevel = ({ line }: LabelledLine) => {
    const middle = (line.box.top + line.box.bottom) / 2
    return line.page === number && line.box.left > box.right && middle > box.top && middle < colon.line.box.bottom
  }
  const value = page.filter(isLevel).toSorted((a, b) => a.line.box.left - b.line.box.left)[0]
  const spot = value && trimSpot(value, 0, value.text.length)
  return spot && { ...spot, relation: 'right', rank: 0 }
}
