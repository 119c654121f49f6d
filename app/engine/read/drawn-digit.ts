import { DIGIT_FACES } from './digit-faces.ts'
import { distanceOf, type Shape, shapeOf, unpackShape } from './digit-shape.ts'
import { type Outline, openOutlines } from './glyph-outline.ts'

/** Whether what is drawn for a character of the font (as pdf.js numbers them) is plainly another digit than this. */
export type DrawsOther = (character: string, digit: string) => boolean

/** As near as this to what is claimed, nothing else is looked at. */
const SAME = 0.16
/** A shape is another digit where it is so near to that one, and so many times farther from the one that is claimed: seven of eight single lies, and no digit of 41 faces. */
const NEAR = 0.25
const PLAINLY = 1.5

/** By digit, its shapes. */
const known: Shape[][] = DIGIT_FACES.map((faces) => faces.map(unpackShape))

const shapeFrom = (outline: Outline | undefined) => outline && shapeOf(outline)

/** Looks at the outlines of a font in the file; undefined where they cannot be read. A map to Unicode says what letters mean, but what people see is the outline. */
export function watchDigits(font: Uint8Array): DrawsOther | undefined {
  const outlineOf = openOutlines(font)
  if (!outlineOf) return undefined
  const trusted = new Map<string, string>()
  return (character, digit) => {
    if (trusted.get(character) === digit) return false
    const shape = shapeFrom(outlineOf(character))
    const isOther = shape !== undefined && isAnother(shape, Number(digit))
    if (!isOther) trusted.set(character, digit)
    return isOther
  }
}

function isAnother(shape: Shape, digit: number): boolean {
  const farFrom = (of: number) => Math.min(...known[of]!.map((other) => distanceOf(shape, other)))
  const own = farFrom(digit)
  if (own < SAME) return false
  const nearest = Math.min(...known.map((_shapes, of) => (of === digit ? Infinity : farFrom(of))))
  return nearest < NEAR && own > PLAINLY * nearest
}
