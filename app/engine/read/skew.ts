import { inkThreshold, type Raster, shrink } from './raster.ts'

/** Pages lean by no more than this, in degrees; the search goes in steps, then finer. */
const MOST = 4
const STEP = 0.5
const FINE = [0.1, 0.02]
/** Pixels across a page that are enough to see which way its lines run. */
const ENOUGH = 900

export interface Lean {
  /** Lines run from the top to the bottom of the picture rather than from left to right. */
  sideways: boolean
  /** Degrees clockwise by which the (turned) lines fall off to the right; 0 where nothing is gained. */
  degrees: number
  /** The same for lines that run the other way: columns set in print whose letters are all equally wide are as sharp as lines. */
  otherwise: number
}

/** How the lines of text lie: the sums of ink along them are sharpest in their own direction. */
export function measureLean(raster: Raster): Lean {
  const ink = inkPoints(shrink(raster, Math.max(1, Math.round(Math.min(raster.width, raster.height) / ENOUGH))))
  const across = bestAngle(ink)
  // The picture turned back by a quarter: x runs down it, y from its right edge.
  const down = bestAngle({ xs: ink.ys, ys: ink.xs.map((x) => ink.width - 1 - x), width: ink.height, height: ink.width })
  const sideways = down.sharpness > 1.15 * across.sharpness
  const [degrees, otherwise] = sideways ? [down.degrees, across.degrees] : [across.degrees, down.degrees]
  return { sideways, degrees, otherwise }
}

/** Places of dark pixels in a picture of this size. */
interface Ink {
  xs: Uint16Array
  ys: Uint16Array
  width: number
  height: number
}

/** Dark pixels that have paper above: the upper edges of letters mark lines best, and large dark areas count little. */
function inkPoints(raster: Raster): Ink {
  const { width, height, pixels } = raster
  const threshold = inkThreshold(raster)
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (pixels[at]! > threshold || (pixels[at - width]! <= threshold && pixels[at - 1]! <= threshold)) continue
      xs.push(x)
      ys.push(y)
    }
  }
  return { xs: Uint16Array.from(xs), ys: Uint16Array.from(ys), width, height }
}

function bestAngle(ink: Ink): { degrees: number; sharpness: number } {
  const upright = sharpness(ink, 0)
  let best = { degrees: 0, sharpness: upright * 1.01 }
  const search = (middle: number, reach: number, step: number) => {
    for (let degrees = middle - reach; degrees <= middle + reach + step / 2; degrees += step) {
      const found = sharpness(ink, degrees)
      if (found > best.sharpness) best = { degrees, sharpness: found }
    }
  }
  search(0, MOST, STEP)
  let reach = STEP
  for (const step of FINE) {
    search(best.degrees, reach, step)
    reach = step
  }
  return { degrees: Math.round(best.degrees * 50) / 50, sharpness: best.sharpness }
}

/** The sum of squares of the ink in each row, rows leaning by the angle: large when full rows and empty ones alternate. */
function sharpness({ xs, ys, height, width }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const most = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Uint32Array(height + 2 * most + 1)
  for (let at = 0; at < xs.length; at++) rows[Math.round(ys[at]! - xs[at]! * slope) + most]! += 1
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}
