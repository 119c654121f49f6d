import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { looksLikeMoney } from '../values/amount.ts'
import { textOf } from '../tables/rows.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { methods } from './means.ts'

/** `CB SANS CONTACT`, `VISA CONTACTLESS`: tills say how the card was held too. */
const only = new RegExp(
  `^(?:${methods.source}|cb|ec|cash|cards?)(?: (?:sans contact|contactless|sin contacto|kontaktlos|emv|bancaire|credit|debit))*` +
    `(?: (?:(?:ending(?: in)?|terminada en|(?:se )?terminant par|endet auf) |[*x•]{2,}[ -]?)\\d{4})?$`,
  'u',
)
/** `Réglé par mandat administratif (16/05/2026)`: the day that a payment was booked. */
export const bookedOn = /\s\(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\)$/
/** `ENTREGADO VISA`, `Paid by card`, `Gegeben EC-Karte`: how the slip says that it was handed over. */
const handed = pattern()`
  ^(?:entregado|pagado|cobrado|cobro|pago|paid|payment|tendered|gegeben|bezahlt|zahlung|regle|reglement|paye|paiement|pagato|pagamento|betaald|
  betaling|recebido|entregue)\s(?:[-–—:]\s)?(?:(?:con|by|per|mit|par|en|met|com|in)\s)?
`
const LEVEL = 0.3 // of the type's height
const SCORE = 0.66

/** `Carte bancaire   184,46`, `ENTREGADO VISA   86,00` on a till's slip: nothing but the means, beside an amount that the page has said before, as its total. */
export function readTendered(line: LabelledLine, page: readonly LabelledLine[]): Candidate | undefined {
  const { box, size, page: number } = line.line
  const said = fold(line.text).trim()
  const led = handed.exec(said)?.[0].trim().split(' ').length ?? 0
  const means = said.replace(bookedOn, '').split(' ').slice(led)
  const words = line.line.words.slice(led, led + means.length)
  if (!only.test(means.join(' '))) return undefined
  const beside = page.find(
    (other) => Math.abs(other.line.box.top - box.top) < LEVEL * size && other.line.box.left > box.right && looksLikeMoney(other.text),
  )
  const isSaid = page.some((other) => other.line.box.bottom < box.top + 1 && beside !== undefined && endsWith(other.text, beside.text))
  return isSaid
    ? {
        value: textOf(words),
        score: SCORE,
        source: 'layout',
        page: number,
        box,
        words,
        text: line.text,
        reason: 'the means beside what was paid',
      }
    : undefined
}

const bare = (text: string) => text.replace(/\s?(?:[€$£]|[A-Z]{3})$/, '').replace(/^(?:[€$£]|[A-Z]{3}\b)\s?(?=\d)/, '')
const endsWith = (text: string, amount: string) => bare(text) === bare(amount) || bare(text).endsWith(` ${bare(amount)}`)
