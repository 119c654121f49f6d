import type { Facts } from './facts.ts'
import type { Dice } from './random.ts'
import type { Style } from './style.ts'

/** Habits that a paper may have besides its style. All off for the committed samples. */
export interface Quirks {
  /** Every word is placed on its own, as many accounting programs do. */
  wordwise: boolean
  /** The name stands in a picture only: text has it in the foot. */
  headless: boolean
  /** "Lyon, le 3 mars 2026" in place of a labelled date. */
  datedPlace: boolean
  /** A column with the total including tax behind the net one. */
  grossColumn: boolean
  /** The discount of a line stands in a row of its own below it. */
  discountRows: boolean
  /** Where the other cells stand beside a name of several lines. */
  valign: 'top' | 'middle' | 'bottom'
  /** Names that need two lines or more. */
  longNames: boolean
  /** Empty ruled rows below the items, as in forms. */
  emptyRows: number
  /** A page of conditions in small print. */
  conditions: boolean
  /** The same pages again, marked as a copy. */
  copy: boolean
  /** Instalments: a table of dates and amounts. */
  plan: boolean
  /** Sent back by the seller: the customer is whom it is addressed to. */
  confirmation: boolean
  /** The page lies on its side in the file (/Rotate). */
  turned: boolean
}

export const noQuirks: Quirks = {
  wordwise: false,
  headless: false,
  datedPlace: false,
  grossColumn: false,
  discountRows: false,
  valign: 'top',
  longNames: false,
  emptyRows: 0,
  conditions: false,
  copy: false,
  plan: false,
  confirmation: false,
  turned: false,
}

export function rollQuirks(facts: Facts, style: Style, dice: Dice): Quirks {
  const invoice = facts.kind === 'invoice'
  const hasDiscount = facts.lines.some((line) => line.discount !== '')
  return {
    wordwise: dice.chance(0.25),
    headless: invoice && dice.chance(0.1),
    datedPlace: dice.chance(0.12),
    grossColumn: invoice && dice.chance(0.15),
    discountRows: hasDiscount && style.columns.includes('total') && dice.chance(0.4),
    valign: dice.pick(['top', 'top', 'middle', 'bottom']),
    longNames: dice.chance(0.25),
    emptyRows: style.rules === 'full' && facts.lines.length < 10 && dice.chance(0.4) ? dice.int(2, 8) : 0,
    conditions: dice.chance(0.12),
    copy: dice.chance(0.08),
    plan: invoice && !facts.credit && dice.chance(0.1),
    confirmation: !invoice && dice.chance(0.12),
    turned: dice.chance(0.05),
  }
}

/** The issuer of the paper: whose letterhead it is. */
export function issuerOf(facts: Facts, quirks: Quirks) {
  return facts.kind === 'invoice' || quirks.confirmation ? facts.seller : facts.buyer
}
