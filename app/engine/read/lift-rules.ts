import type { Box } from '../document.ts'
import { inkThreshold, type Raster } from './raster.ts'

/** Ink without a gap for longer than this is a drawn rule, not a letter, in inches. */
const LONG = 0.42
/** Thicker than this it is a filled area, in inches. */
const THICK = 0.035
/** Rules may be paler than letters: this far from ink to paper still counts. */
const PALE = 0.55
/** Gaps in worn lines are bridged up to this, in pixels. */
const BRIDGE = 2
/** Beside a rule, so many pixels away, less than this share is ink. */
const BESIDE = 2
const CROWDED = 0.3
/** Grey that hangs on both sides of a rule, in pixels. */
const FRINGE = 1

export interface Lifted {
  raster: Raster
  /** Where the rules were, in pixels. */
  rules: Box[]
}

/** Takes drawn rules off a picture: recognisers stumble over frames and grids, while the engine wants to know where they are. */
export function liftRules(raster: Raster, dpi: number): Lifted {
  const ink = inkThreshold(raster)
  const paper = paperOf(raster, ink)
  const threshold = ink + PALE * (paper - ink)
  const flat = findRules(raster, threshold, dpi)
  const upright = findRules(transpose(raster), threshold, dpi).map(({ left, top, right, bottom }) => ({
    left: top,
    top: left,
    right: bottom,
    bottom: right,
  }))
  const rules = [...flat, ...upright]
  const pixels = raster.pixels.slice()
  for (const rule of rules) erase(pixels, raster.width, raster.height, rule, paper)
  return { raster: { ...raster, pixels }, rules }
}

/** Runs of ink in each row, stacked to boxes. */
function findRules({ width, height, pixels }: Raster, threshold: number, dpi: number): Box[] {
  const [longest, thickest] = [LONG * dpi, Math.max(3, THICK * dpi)]
  const open: Box[] = []
  const done: Box[] = []
  for (let y = 0; y < height; y++) {
    for (const [left, right] of longRuns(thickened(pixels, y, width, height), threshold, longest)) {
      const above = open.find((box) => box.bottom === y && left < box.right + BRIDGE && right > box.left - BRIDGE)
      if (!above) open.push({ left, top: y, right, bottom: y + 1 })
      else {
        above.left = Math.min(above.left, left)
        above.right = Math.max(above.right, right)
        above.bottom = y + 1
      }
    }
    for (let at = open.length - 1; at >= 0; at--) if (open[at]!.bottom <= y) done.push(...open.splice(at, 1))
  }
  return [...done, ...open].filter((box) => box.bottom - box.top <= thickest && isAlone(box, { width, height, pixels }, threshold))
}

/** Paper lies on both sides of a rule; what looks like one within a line of bold print has letters there. */
function isAlone({ left, top, right, bottom }: Box, { width, height, pixels }: Raster, threshold: number): boolean {
  return [top - BESIDE, bottom + BESIDE - 1].every((y) => {
    if (y < 0 || y >= height) return true
    let ink = 0
    for (let at = y * width + left; at < y * width + right; at++) if (pixels[at]! <= threshold) ink += 1
    return ink < CROWDED * (right - left)
  })
}

/** The darkest of each pixel and those above and below: rules that lean a little stay in one row for longer. */
function thickened(pixels: Uint8Array, y: number, width: number, height: number): Uint8Array {
  const row = pixels.slice(y * width, (y + 1) * width)
  for (const near of [y - 1, y + 1]) {
    if (near < 0 || near >= height) continue
    for (let x = 0, at = near * width; x < width; x++, at++) if (pixels[at]! < row[x]!) row[x] = pixels[at]!
  }
  return row
}

function longRuns(row: Uint8Array, threshold: number, longest: number): [number, number][] {
  const runs: [number, number][] = []
  let [from, last] = [-1, -1]
  for (let x = 0; x < row.length; x++) {
    if (row[x]! <= threshold) {
      if (from < 0) from = x
      last = x
    } else if (from >= 0 && x - last > BRIDGE) {
      if (last + 1 - from >= longest) runs.push([from, last + 1])
      from = -1
    }
  }
  if (from >= 0 && last + 1 - from >= longest) runs.push([from, last + 1])
  return runs
}

function transpose({ width, height, pixels }: Raster): Raster {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) turned[x * height + y] = pixels[at]!
  return { width: height, height: width, pixels: turned }
}

/** The usual grey of what is not ink. */
function paperOf({ pixels }: Raster, threshold: number): number {
  let [sum, count] = [0, 0]
  for (const grey of pixels) {
    if (grey <= threshold) continue
    sum += grey
    count += 1
  }
  return count === 0 ? 255 : Math.round(sum / count)
}

function erase(pixels: Uint8Array, width: number, height: number, { left, top, right, bottom }: Box, paper: number): void {
  for (let y = Math.max(0, top - FRINGE); y < Math.min(height, bottom + FRINGE); y++) {
    pixels.fill(paper, y * width + Math.max(0, left - FRINGE), y * width + Math.min(width, right + FRINGE))
  }
}
