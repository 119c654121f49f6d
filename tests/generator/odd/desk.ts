import type { Facts } from '../facts.ts'
import { printMoney, printNumber } from '../print.ts'
import { measure, wrap } from '../sheets/measure.ts'
import type { Look, Sheet } from '../sheets/sheet.ts'
import type { Recorder } from '../truth.ts'
import type { OddName } from './labels.ts'
import type { OddLayout } from './layout.ts'

/** What the blocks of an odd paper draw with. */
export interface OddDesk {
  sheet: Sheet
  facts: Facts
  layout: OddLayout
  truth: Recorder
  /** The edges of the main column, and where the next block begins. */
  left: number
  right: number
  y: number
  page: number
  /** Drawn on each page when it begins; gives where its content begins. */
  newPage(desk: OddDesk): void
}

export const MARGIN = 40
/** Below this only the foot stands. */
export const bottomOf = ({ sheet }: OddDesk): number => sheet.height - 110
export const stepOf = ({ layout }: OddDesk): number => layout.size * 1.4

export function lookOf({ layout }: OddDesk, more: Partial<Look> = {}): Look {
  return { size: layout.size, face: layout.face, ...more }
}

export function write(desk: OddDesk, text: string, x: number, y: number, more: Partial<Look> = {}): void {
  if (text !== '') desk.sheet.text(text, x, y, lookOf(desk, more))
}

/** Lines from (x, y) downwards; gives the y below them. */
export function writeLines(desk: OddDesk, lines: readonly string[], x: number, y: number, more: Partial<Look> = {}): number {
  lines.forEach((line, at) => write(desk, line, x, y + (at + 1) * stepOf(desk), more))
  return y + lines.length * stepOf(desk)
}

export const widthOf = (desk: OddDesk, text: string): number => measure(text, lookOf(desk))
export const wrapOn = (desk: OddDesk, text: string, width: number): string[] => wrap(text, width, lookOf(desk))

/** As this company calls it. */
export function call({ layout }: OddDesk, name: OddName): string {
  return layout.upper ? layout.labels[name].toUpperCase() : layout.labels[name]
}

export const numberOn = ({ layout }: OddDesk, value: string): string => printNumber(value, layout.format)

export function moneyOn(desk: OddDesk, value: string): string {
  if (desk.layout.format.sign !== 'none') desk.truth.field('currency', desk.facts.currency)
  return printMoney(value, desk.facts.sign, desk.layout.format)
}
