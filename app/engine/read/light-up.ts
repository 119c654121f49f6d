import type { Box } from '../document.ts'
import { inkThreshold, type Raster, shrink } from './raster.ts'

/** Edge of the blocks in which dark areas are looked for, in inches. */
const BLOCK = 0.03
/** Smallest dark area, in inches: letters of titles are smaller or full of holes. */
const WIDE = 0.4
const HIGH = 0.115
/** An area is filled to this share at least. */
const FILLED = 0.5
/** So much of an area, and of each of its edges, is dark pixel by pixel: blocks of bold print look dark from afar, but more than a third of them is paper. */
const MOSTLY = 0.62

/** White print on dark ground (headers of tables) becomes dark on white, which recognisers read far better. Gives where that was, in pixels. */
export function lightUp(raster: Raster, dpi: number): { raster: Raster; areas: Box[] } {
  const factor = Math.max(2, Math.round(BLOCK * dpi))
  const threshold = inkThreshold(raster)
  const areas = darkAreas(shrink(raster, factor), threshold, (WIDE * dpi) / factor, (HIGH * dpi) / factor)
    .map((box) => scaled(box, factor))
    .filter((box) => darkShare(raster, box, threshold) >= MOSTLY)
    .map((box) => reachEdges(raster, box, threshold, factor))
  if (areas.length === 0) return { raster, areas }
  const pixels = raster.pixels.slice()
  for (const area of areas) turnOver(pixels, raster.width, raster.height, area)
  return { raster: { ...raster, pixels }, areas }
}

function darkShare({ width, height, pixels }: Raster, { left, top, right, bottom }: Box, threshold: number): number {
  const [end, low] = [Math.min(right, width), Math.min(bottom, height)]
  let dark = 0
  for (let y = top; y < low; y++) for (let at = y * width + left; at < y * width + end; at++) if (pixels[at]! <= threshold) dark += 1
  return dark / Math.max(1, (end - left) * (low - top))
}

/** Blocks end before or behind the true edge: what is left of it would look like a stroke. */
function reachEdges(raster: Raster, box: Box, threshold: number, most: number): Box {
  const isDark = (strip: Box) => darkShare(raster, strip, threshold) >= MOSTLY
  const grown = { ...box }
  for (let step = 0; step < most; step++) {
    const { left, top, right, bottom } = grown
    if (left > 0 && isDark({ left: left - 1, top, right: left, bottom })) grown.left -= 1
    if (top > 0 && isDark({ left, top: top - 1, right, bottom: top })) grown.top -= 1
    if (right < raster.width && isDark({ left: right, top, right: right + 1, bottom })) grown.right += 1
    if (bottom < raster.height && isDark({ left, top: bottom, right, bottom: bottom + 1 })) grown.bottom += 1
  }
  return grown
}

/** Dark becomes light; the ground, which is most of it, becomes white. */
function turnOver(pixels: Uint8Array, width: number, height: number, { left, top, right, bottom }: Box): void {
  const counts = new Float64Array(256)
  const [end, low] = [Math.min(right, width), Math.min(bottom, height)]
  for (let y = top; y < low; y++) for (let at = y * width + left; at < y * width + end; at++) counts[255 - pixels[at]!]! += 1
  const ground = Math.max(1, counts.indexOf(Math.max(...counts)))
  for (let y = top; y < low; y++) {
    for (let at = y * width + left; at < y * width + end; at++) pixels[at] = Math.min(255, ((255 - pixels[at]!) * 250) / ground)
  }
}

/** Boxes around connected dark blocks that are large and full enough. */
function darkAreas({ width, height, pixels }: Raster, threshold: number, wide: number, high: number): Box[] {
  const seen = new Uint8Array(pixels.length)
  const areas: Box[] = []
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] || pixels[start]! > threshold) continue
    const box = { left: width, top: height, right: 0, bottom: 0 }
    let count = 0
    const waiting = [start]
    seen[start] = 1
    while (waiting.length > 0) {
      const at = waiting.pop()!
      const [x, y] = [at % width, Math.floor(at / width)]
      count += 1
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= pixels.length || seen[next] || pixels[next]! > threshold) continue
        seen[next] = 1
        waiting.push(next)
      }
    }
    const [columns, rows] = [box.right - box.left, box.bottom - box.top]
    if (columns >= wide && rows >= high && count >= FILLED * columns * rows) areas.push(box)
  }
  return areas
}

function scaled({ left, top, right, bottom }: Box, factor: number): Box {
  return { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor }
}
