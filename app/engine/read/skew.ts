import { inkThreshold, type Raster, shrink } from './raster.ts'

/** Pages lean by no more than this, in degrees; the search goes in steps, then finer. */
const MOST = 4
const STEP = 0.5
const FINE = 0.1
/** Pixels across a page that are enough to see which way its lines run. */
const ENOUGH = 700

export interface Lean {
  /** Lines run from the top to the bottom of the picture rather than from left to right. */
  sideways: boolean
  /** Degrees clockwise by which the (turned) lines fall off to the right; 0 where nothing is gained. */
  degrees: number
}

/** How the lines of text lie: the sums of ink along them are sharpest in their own direction. */
export function measureLean(raster: Raster): Lean {
  const ink = inkPoints(shrink(raster, Math.max(1, Math.round(Math.min(raster.width, raster.height) / ENOUGH))))
  const across = bestAngle(ink)
  const down = bestAngle(ink.map(([x, y]) => [y, -x] as const))
  const sideways = down.sharpness > 1.15 * across.sharpness
  return { sideways, degrees: sideways ? down.degrees : across.degrees }
}

type Ink = readonly (readonly [x: number, y: number])[]

/** Dark pixels that have paper above: the upper edges of letters mark lines best, and large dark areas count little. */
function inkPoints(raster: Raster): Ink {
  const { width, height, pixels } = raster
  const threshold = inkThreshold(raster)
  const points: [number, number][] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (pixels[at]! <= threshold && (pixels[at - width]! > threshold || pixels[at - 1]! > threshold)) points.push([x, y])
    }
  }
  return points
}

function bestAngle(ink: Ink): { degrees: number; sharpness: number } {
  const upright = sharpness(ink, 0)
  let best = { degrees: 0, sharpness: upright * 1.01 }
  const consider = (degrees: number) => {
    const found = sharpness(ink, degrees)
    if (found > best.sharpness) best = { degrees, sharpness: found }
  }
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP) consider(degrees)
  const coarse = best.degrees
  for (let degrees = coarse - STEP; degrees <= coarse + STEP; degrees += FINE) consider(degrees)
  return { degrees: Math.round(best.degrees * 10) / 10, sharpness: best.sharpness }
}

/** The sum of squares of the ink in each row, rows leaning by the angle: large when full rows and empty ones alternate. */
function sharpness(ink: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Map<number, number>()
  for (const [x, y] of ink) {
    const row = Math.round(y - x * slope)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let sum = 0
  for (const count of rows.values()) sum += count * count
  return sum
}
