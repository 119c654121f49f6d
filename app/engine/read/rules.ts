import type { Box, Rule } from '../document.ts'
import { heightOf, widthOf } from './geometry.ts'
import type { Stroke } from './painted.ts'

/** Strokes whose middles differ by less than this are on one axis, in points. */
const SAME_AXIS = 0.9
/** Dashes with gaps up to this make one rule, in points. */
const DASH_GAP = 4.5
/** Shorter rules (after joining) are parts of drawings, in points. */
const SHORTEST = 4

/** Dashes and abutting strokes become one rule; specks go. Rules come sorted: horizontal ones from the top, then vertical ones from the left. */
export function rulesFrom(strokes: readonly Stroke[], page: number): Rule[] {
  const boxes = strokes.map(({ box }) => box)
  const flat = boxes.filter((box) => widthOf(box) >= heightOf(box))
  const upright = boxes.filter((box) => widthOf(box) < heightOf(box))
  return [...join(flat), ...join(upright.map(swap)).map(swap)].map((box) => ({ box, page }))
}

/** Joins horizontal boxes along their axis. */
function join(boxes: readonly Box[]): Box[] {
  const sorted = boxes.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)
  const axes: Box[][] = []
  for (const box of sorted) {
    const axis = axes.at(-1)
    const first = axis?.[0]
    if (axis && first && (box.top + box.bottom - first.top - first.bottom) / 2 < SAME_AXIS) axis.push(box)
    else axes.push([box])
  }
  return axes.flatMap(joinAxis)
}

function joinAxis(boxes: readonly Box[]): Box[] {
  const joined: Box[] = []
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1)
    if (last && box.left - last.right < DASH_GAP) {
      last.right = Math.max(last.right, box.right)
      last.top = Math.min(last.top, box.top)
      last.bottom = Math.max(last.bottom, box.bottom)
    } else joined.push({ ...box })
  }
  return joined.filter((box) => widthOf(box) >= SHORTEST)
}

function swap({ left, top, right, bottom }: Box): Box {
  return { left: top, top: left, right: bottom, bottom: right }
}
