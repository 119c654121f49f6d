import type { Dice } from '../random.ts'
import type { Face, Look } from '../sheets/sheet.ts'
import type { Desk as WildDesk } from '../wild/desk.ts'
import type { Land } from '../wild/lands.ts'
import type { LabelName, TotalName } from '../wild/words/tongue.ts'
import { callingsOf } from './callings.ts'
import type { DiceFacts } from './facts.ts'
import { type WordSheet, widthOf } from './word-sheet.ts'

/** What the blocks of a paper drawn by dice are given. */
export interface DiceDesk extends WildDesk {
  facts: DiceFacts
  sheet: WordSheet
  face: Face
  size: number
  /** The edges of the paper's text, and where its last line may stand. */
  left: number
  right: number
  bottom: number
}

/** Where a block may draw, and from where downwards. */
export interface Zone {
  left: number
  right: number
  top: number
}

export const stepOf = ({ size }: DiceDesk): number => size * 1.35

export function write({ sheet, size, face }: DiceDesk, text: string, x: number, y: number, more: Partial<Look> = {}): void {
  if (text !== '') sheet.text(text, x, y, { size, face, ...more })
}

export const wide = ({ size, face }: DiceDesk, text: string, more: Partial<Look> = {}): number => widthOf(text, { size, face, ...more })

/** Lines from `top` downwards; gives where the next block may begin. */
export function writeLines(desk: DiceDesk, lines: readonly string[], x: number, top: number, more: Partial<Look> = {}): number {
  const step = (more.size ?? desk.size) * 1.35
  lines.forEach((line, at) => write(desk, line, x, top + (at + 1) * step, more))
  return top + lines.length * step
}

/** Words on lines no wider than `width`. */
export function wrapped(desk: DiceDesk, text: string, width: number, more: Partial<Look> = {}): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && wide(desk, `${last} ${word}`, more) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** As this paper calls it. */
export function call({ facts, dice, manner }: DiceDesk, name: LabelName): string {
  const all = callingsOf(facts.land.language).labels[name]
  // "To" and "Señores" over who sells, and "Your account with us", are said by who buys and by who sells alone.
  const own = all.filter((label) => !(facts.kind === 'invoice' ? ofOrders[name] : ofInvoices[name])?.test(label))
  const picked = dice.pick(own.length > 0 ? own : all)
  const said =
    facts.structure === 'bilingual' ? `${picked} / ${dice.pick(callingsOf(secondLanguage(facts.land.language)).labels[name])}` : picked
  return manner.upper ? said.toUpperCase() : said
}

const ofOrders: Partial<Record<LabelName, RegExp>> = {
  vendor: /^(?:to\b|a(?:dress|u |n | la )|señor|aan|alla|exmo|spett|ao |to supplier|an )/i,
}
const ofInvoices: Partial<Record<LabelName, RegExp>> = { account: /with us/i }

export function callTotal({ facts, dice }: DiceDesk, name: TotalName): string {
  const picked = dice.pick(callingsOf(facts.land.language).totals[name])
  return facts.structure === 'bilingual' ? `${picked} / ${dice.pick(callingsOf(secondLanguage(facts.land.language)).totals[name])}` : picked
}

/** Beside the language of its land a paper prints English, or French. */
export const secondLanguage = (first: Land['language']): Land['language'] => (first === 'en' ? 'fr' : 'en')

/** The colon of this paper; a sentence needs one. */
export const colonOf = ({ manner }: DiceDesk): string => manner.colon || ':'

export const oneOf = <T extends string>(dice: Dice, weights: Partial<Record<T, number>>): T => {
  const all = (Object.entries(weights) as [T, number][]).flatMap(([name, weight]) => Array<T>(weight).fill(name))
  return dice.pick(all)
}
