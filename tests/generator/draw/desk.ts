import type { Facts } from '../facts.ts'
import { printMoney, printNumber } from '../print.ts'
import type { Quirks } from '../quirks.ts'
import type { Dice } from '../random.ts'
import { wrap } from '../sheets/measure.ts'
import type { Look, Sheet } from '../sheets/sheet.ts'
import type { Style } from '../style.ts'
import type { Recorder } from '../truth.ts'
import type { Words } from '../words/words.ts'

/** What every block draws with; `y` is where the next one begins. */
export interface Desk {
  sheet: Sheet
  facts: Facts
  words: Words
  style: Style
  dice: Dice
  truth: Recorder
  quirks: Quirks
  left: number
  right: number
  y: number
}

export const MARGIN = 45
/** Below this line of the page stands the footer only. */
export const bottomOf = (desk: Desk) => desk.sheet.height - 95
export const leading = (desk: Desk) => desk.style.size * 1.35

export function look(desk: Desk, more: Partial<Look> = {}): Look {
  return { size: desk.style.size, face: desk.style.face, ...more }
}

/** Lines of text from (x, y) downwards; gives the y below them. */
export function drawLines(desk: Desk, lines: readonly string[], x: number, y: number, more: Partial<Look> = {}): number {
  const given = look(desk, more)
  const step = given.size * 1.35
  lines.forEach((line, at) => desk.sheet.text(line, x, y + given.size + at * step, given))
  return y + lines.length * step
}

export function drawParagraph(desk: Desk, text: string, x: number, y: number, width: number, more: Partial<Look> = {}): number {
  return drawLines(desk, wrap(text, width, look(desk, more)), x, y, more)
}

export const number = (desk: Desk, value: string) => printNumber(value, desk.style.format)
export const money = (desk: Desk, value: string) => {
  if (desk.style.format.sign !== 'none') desk.truth.field('currency', desk.facts.currency)
  return printMoney(value, desk.facts.sign, desk.style.format)
}
export const day = (desk: Desk, iso: string) => desk.style.format.date(iso)
export const maybe = (desk: Desk) => desk.dice.chance(desk.style.fullness)

export function label(desk: Desk, name: keyof Words['labels']): string {
  return desk.dice.pick(desk.words.labels[name])
}
