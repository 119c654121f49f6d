import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../words/fold.ts'
import { type Row, rowsOf, textOf } from '../tables/rows.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import { CENT, type Units, toUnits } from './units.ts'
import { pattern } from '../words/pattern.ts'

/** Words of discounts, charges and freight of the whole document, that stand between the lines and the net. */
const words = pattern('u')`
  (?:^|[^\p{L}])(?:
    discount|rebate|allowance|surcharge|shipping|freight|carriage|delivery (?:charges?|costs?|fees?)|handling|postage|p&p|remise|
    reduction|rabais|ristourne|escompte|frais|port|transport|livraison|majoration|eco-?part\p{L}*|consigne|descuento|reduccion|dto|
    bonificacion|portes|gastos|envio|recargo|transporte|skonto|versand\p{L}*|
    fracht\p{L}*|verpackung\p{L}*|transportkosten|zuschlag|abschlag|zu-\/abschlag|korting|verzend\p{L}*|bezorg\p{L}*|vracht\p{L}*|poliskosten|flete|
    frete|versand|porto|livraison|carriage|consegna|spedizione|sconto|spese|trasporto|desconto|charge|
    situations? (?:precedente|anterieure)s?|deja facture\p{L}*|previously (?:billed|certified|claimed|invoiced)|previous (?:applications?|certificates?|claims?|valuations?)|
    certificaci(?:on|ones) anterior(?:es)?|(?:bisher|bereits) (?:berechnet|abgerechnet)\p{L}*|gia fatturat\p{L}*|sal precedent[ei]|reeds gefactureerd
  )(?![\p{L}])|(?:rabatt|nachlass)(?![\p{L}])|^(?:credit|credito|guthaben|tegoed)(?= ?[^\p{L}]+(?:[a-z]{3})?$)
`
const MOST = 7 // charges whose signs are tried

/** The amounts that rows about discounts, charges and freight print, without sign. */
export function findCharges(document: Document, { formats }: Context, rows: readonly CandidateRow[]): Units[] {
  const taken = new Set(rows.flatMap((row) => row.total_amount?.words ?? []))
  const found = new Set<Units>()
  for (const page of document.pages) {
    const all = rowsOf(page)
    for (const [at, row] of all.entries()) {
      if (row.words.some((word) => taken.has(word)) || !words.test(fold(row.text))) continue
      const own = amountsOf(row)
      for (const value of own.length > 0 || /\d[.,]\d{2}/.test(row.text) ? own : amountsUnder(row, all.slice(at + 1, at + 3))) {
        const amount = readAmount(value, formats.decimal)
        if (amount !== undefined && /[1-9]/.test(amount)) found.add(toUnits(amount.replace('-', '')))
      }
    }
  }
  return [...found].slice(0, MOST)
}

const rounded = pattern('u')`
  ^\W*(?:(?:less|add)\b\W*)?(?:
    round(?:ing|ed)?(?:[ -]?(?:off|adjustment|difference|amount))?|arrondi|redondeo|ajuste por redondeo|rundung\p{L}*|afronding\p{L}*|
    arrotondamento|arredondamento
  )(?![\p{L}])
`

/** What rows about rounding to whole rupees or five Rappen print, without sign. */
export function findRoundings(document: Document, { formats }: Context): Units[] {
  const printed = document.pages.flatMap((page) => rowsOf(page).filter(({ text }) => rounded.test(fold(text))))
  const amounts = printed.flatMap((row) => amountsOf(row).flatMap((text) => readAmount(text, formats.decimal) ?? []))
  return amounts.map((amount) => toUnits(amount.replace('-', ''))).filter((units) => units > 0n && units < WHOLE)
}

const WHOLE = 100n * CENT

const UNDER = 3 // times the type's height: how far below its label a value stands

/** Labels in a row over a row of values: the amounts under the words of charges. */
function amountsUnder(row: Row, below: readonly Row[]): string[] {
  const labels = row.words.filter((word) => words.test(fold(word.text)))
  const values = below.find((other) => other.box.top - row.box.bottom < UNDER * row.size && /\d[.,]\d{2}/.test(other.text))
  return (values?.words ?? []).flatMap((word) =>
    looksLikeMoney(word.text) &&
    labels.some(({ box }) => word.box.left < box.right + 3 * row.size && word.box.right > box.left - 3 * row.size)
      ? [word.text]
      : [],
  )
}

/** Amounts with cents, and whatever number ends the row. */
function amountsOf(row: Row): string[] {
  const end = row.words.at(-1)!
  const whole = /^\d{1,6}$/.test(end.text) ? [end.text] : []
  const cents = row.words.flatMap((word: Word, at) => {
    const blanked = row.words.slice(Math.max(0, at - 1), at + 1)
    return [word.text.replace(bracketedMinus, '-'), textOf(blanked)].filter((text) => looksLikeMoney(text) && /\d/.test(text))
  })
  return [...cents, ...whole]
}

/** `(-)0.66`. */
const bracketedMinus = /^\(-\)/

/** Every sum of some of the charges, added or taken off. */
export function reachOf(charges: readonly Units[]): Set<Units> {
  let sums: Units[] = [0n]
  for (const charge of charges) sums = sums.flatMap((sum) => [sum, sum + charge, sum - charge])
  return new Set(sums)
}

/** Whether the charges explain the difference between lines and net, to the cent. */
export function isReached(difference: Units, reach: ReadonlySet<Units>): boolean {
  return [0n, CENT, -CENT].some((slack) => reach.has(difference + slack))
}
