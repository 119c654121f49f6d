import type { Box } from '../document.ts'
import { areaOf, boxAround, heightOf, intersect, type Point, widthOf } from './geometry.ts'
import type { GraphicsState } from './graphics-state.ts'
import { areaWithin } from './paint-frames.ts'
import type { Fill, Stroke } from './painted.ts'

/** A stroke or filled box up to this thickness is a rule, in points. */
const RULE_THICKNESS = 2.6
/** A shape with this share of its box hides what lies in it. */
const SOLID = 0.9
/** From this opacity on nothing shines through. */
const OPAQUE = 0.98

/** What is painted: a thin thing is a rule, all else lies on the page like a box. */
export type Shape = { rule: Stroke } | { fill: Fill }

/** The pen's state, its place in the order of painting, and what of the page can be painted on. */
export interface Pen {
  state: GraphicsState
  order: number
  page: Box
}

/** A filled shape: a rectangle where it is one, else by its corners. Undefined where nothing of it lies within the clip. */
export function fillShape(rectangle: Box | undefined, points: readonly Point[], { state, order, page }: Pen): Shape | undefined {
  if (!rectangle && points.length === 0) return undefined
  const whole = rectangle ?? boxAround(points)
  const box = withinClip(whole, state, page)
  if (!box) return undefined
  const { fill: colour } = state
  if (rectangle && Math.min(widthOf(box), heightOf(box)) <= RULE_THICKNESS) return { rule: { box, colour, order } }
  const fill = {
    box,
    colour,
    order,
    opaque: coversAll(state),
    rectangle: rectangle !== undefined,
    solid: rectangle !== undefined || isSolid(points, whole),
  }
  return { fill }
}

/** One straight stretch of a stroked path, as thick as the pen. */
export function strokeShape(stretch: Box, { state, order, page }: Pen): Shape | undefined {
  const { stroke: colour, lineWidth, matrix, strokeAlpha, opaqueBlend } = state
  const half = (Math.max(lineWidth, 0) * Math.hypot(matrix[0], matrix[1])) / 2
  const grown =
    heightOf(stretch) < widthOf(stretch)
      ? { ...stretch, top: stretch.top - half, bottom: stretch.bottom + half }
      : { ...stretch, left: stretch.left - half, right: stretch.right + half }
  const box = withinClip(grown, state, page)
  if (!box) return undefined
  if (half * 2 <= RULE_THICKNESS) return { rule: { box, colour, order } }
  return { fill: { box, colour, order, opaque: opaqueBlend && strokeAlpha > OPAQUE, rectangle: true, solid: true } }
}

function withinClip(whole: Box, { clip }: GraphicsState, page: Box): Box | undefined {
  const box = intersect(whole, intersect(clip, page))
  return box.right < box.left || box.bottom < box.top ? undefined : box
}

/** Whether nothing painted before shines through what is filled now. */
export const coversAll = ({ fillAlpha, opaqueBlend }: GraphicsState): boolean => fillAlpha > OPAQUE && opaqueBlend

/** Whether a shape fills its box but for the corners (by the area between its points). */
const isSolid = (points: readonly Point[], box: Box): boolean => Math.abs(areaWithin(points)) > SOLID * areaOf(box)
