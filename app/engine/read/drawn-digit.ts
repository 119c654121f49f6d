import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceOf, type Shape, shapeOf } from './digit-shape.ts'
import { type Outline, openOutlines } from './glyph-outline.ts'

/** Whether what is drawn for a character of the font (as pdf.js numbers them) is plainly another digit than this. */
export type DrawsOther = (character: string, digit: string) => boolean

const DIGITS = [...'0123456789']
/** The faces that digits are compared with. Other faces come close enough: of 45 no digit is nearer to another one than to itself by more than 7 %. */
const FACES = ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) => `LiberationSans-${style}.ttf`)
/** As near as this to what is claimed, nothing else is looked at. */
const SAME = 0.16
/** A shape is another digit where it is so near to that one, and so many times farther from the one that is claimed: nine of ten single lies, and no digit of 45 faces. */
const NEAR = 0.25
const PLAINLY = 1.5

let known: Shape[][] | undefined

/** By digit, its shapes. `folder` is where pdf.js keeps its fonts. */
function shapesIn(folder: string): Shape[][] {
  const faces = FACES.map((name) => openOutlines(readFileSync(join(folder, name))))
  return DIGITS.map((digit) => faces.map((face) => shapeFrom(face?.(digit))).filter((shape) => shape !== undefined))
}

const shapeFrom = (outline: Outline | undefined) => outline && shapeOf(outline)

/** Looks at the outlines of a font in the file; undefined where they cannot be read. A map to Unicode says what letters mean, but what people see is the outline. */
export function watchDigits(font: Uint8Array, folder: string): DrawsOther | undefined {
  const outlineOf = openOutlines(font)
  if (!outlineOf) return undefined
  const trusted = new Map<string, string>()
  return (character, digit) => {
    if (trusted.get(character) === digit) return false
    known ??= shapesIn(folder)
    const shape = shapeFrom(outlineOf(character))
    const isOther = shape !== undefined && isAnother(shape, Number(digit), known)
    if (!isOther) trusted.set(character, digit)
    return isOther
  }
}

function isAnother(shape: Shape, digit: number, shapes: readonly Shape[][]): boolean {
  const farFrom = (of: number) => Math.min(...shapes[of]!.map((other) => distanceOf(shape, other)))
  const own = farFrom(digit)
  if (own < SAME) return false
  const nearest = Math.min(...DIGITS.map((_digit, of) => (of === digit ? Infinity : farFrom(of))))
  return nearest < NEAR && own > PLAINLY * nearest
}
