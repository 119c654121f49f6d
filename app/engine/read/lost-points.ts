import type { Raster } from './raster.ts'
import type { SeenWord } from './recogniser.ts'

/** Darker than this is ink, 0 to 255: pages are lit up before they are read. */
const INK = 140
/** How far words stand apart at most for a point to join them, and how large points are, in heights of a digit. */
const FARTHEST = 1.6
const SMALLEST = 0.07
const WIDEST = 0.4
const HIGHEST = 0.4
/** A comma hangs lower than this below the base line, and is no higher than this. */
const HANGS = 0.12
const HIGHEST_COMMA = 0.65
/** So much of its box a point fills. */
const FILLED = 0.45
/** A point that was read stands so far behind its letter at least, in heights of a digit, and so evenly between its neighbours, where all letters are equally wide. */
const ROOM = 0.15
const EVEN = 0.6
const POINT_LAST = /[\p{Lu}\d][.,]$/u

/**
 * Print whose letters are all equally wide leaves so much room around a point that a recogniser sees two words, and a speck between them: `285 60`.
 * Where that speck lies on the base line, and nothing else is between the two, they are one: `285.60`, `CH.459.91`.
 */
export function findLostPoints(words: readonly SeenWord[], { width, height, pixels }: Raster): SeenWord[] {
  const isInk = (x: number, y: number) => pixels[y * width + x]! < INK
  const joined: SeenWord[] = []
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left)) {
    const at = joined.findLastIndex((before) => mayJoin(before, word))
    const before = joined[at]
    const sign = before && (POINT_LAST.test(before.text) ? joinsByPoint(before, word) : signBetween(before, word))
    if (before && sign !== undefined) joined[at] = join(before, sign, word)
    else joined.push(word)
  }
  return joined

  /** `CH. 459`: the point was read, but as the end of a word. Where it stands in the middle of the room around it, nothing ends there. */
  function joinsByPoint(left: SeenWord, right: SeenWord): '' | undefined {
    const size = heightOf(left, right)
    const after = right.box.left - left.box.right
    const hasInk = (x: number) => {
      for (let y = Math.round(left.box.top); y < Math.round(left.box.bottom); y++) if (isInk(x, y)) return true
      return false
    }
    let x = Math.round(left.box.right) - 1
    while (x > left.box.left && !hasInk(x)) x -= 1
    while (x > left.box.left && hasInk(x)) x -= 1
    const end = x
    while (x > left.box.left && !hasInk(x)) x -= 1
    const ahead = end - x
    return ahead >= ROOM * size && ahead >= EVEN * after && after < size ? '' : undefined
  }

  function signBetween(left: SeenWord, right: SeenWord): '.' | ',' | undefined {
    const size = heightOf(left, right)
    const base = Math.min(left.box.bottom, right.box.bottom)
    const ink = inkWithin({
      left: Math.round(left.box.right) + 1,
      right: Math.round(right.box.left) - 1,
      top: Math.max(0, Math.round(base - 1.1 * size)),
      bottom: Math.min(height, Math.round(base + 0.5 * size)),
    })
    if (!ink) return undefined
    const [wide, high] = [ink.right - ink.left, ink.bottom - ink.top]
    if (Math.min(wide, high) < SMALLEST * size || wide > WIDEST * size || ink.top < base - HIGHEST * size) return undefined
    if (ink.count < FILLED * wide * high) return undefined
    if (ink.bottom > base + HANGS * size) return high > wide && high < HIGHEST_COMMA * size ? ',' : undefined
    return high < HIGHEST * size ? '.' : undefined
  }

  /** The box of all ink in an area, and how much there is. */
  function inkWithin(area: { left: number; right: number; top: number; bottom: number }) {
    const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, count: 0 }
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        if (!isInk(x, y)) continue
        found.left = Math.min(found.left, x)
        found.right = Math.max(found.right, x + 1)
        found.top = Math.min(found.top, y)
        found.bottom = Math.max(found.bottom, y + 1)
        found.count += 1
      }
    }
    return found.count > 0 ? found : undefined
  }
}

/** Numbers and parts of codes, on one base line and near each other. */
function mayJoin(left: SeenWord, right: SeenWord): boolean {
  const gap = right.box.left - left.box.right
  const size = heightOf(left, right)
  if (gap < SMALLEST * size || gap > FARTHEST * size) return false
  if (Math.abs(left.box.top - right.box.top) > 0.35 * size || Math.abs(left.box.bottom - right.box.bottom) > 0.35 * size) return false
  if (POINT_LAST.test(left.text)) return /^\d/.test(right.text)
  return /[\p{Lu}\d]$/u.test(left.text) && /^[\p{Lu}\d]/u.test(right.text) && (/\d$/.test(left.text) || /^\d/.test(right.text))
}

/** The lower of the two: a comma inside makes a number higher than its digits. */
const heightOf = (...words: SeenWord[]): number => Math.min(...words.map(({ box }) => box.bottom - box.top))

function join(left: SeenWord, sign: string, right: SeenWord): SeenWord {
  return {
    text: `${left.text}${sign}${right.text}`,
    box: {
      left: left.box.left,
      top: Math.min(left.box.top, right.box.top),
      right: right.box.right,
      bottom: Math.max(left.box.bottom, right.box.bottom),
    },
    certainty: Math.min(left.certainty, right.certainty),
  }
}
