import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { textOf } from '../rows.ts'
import { type Mark, saysTax } from './vat-marks.ts'
import { pattern } from '../../words/pattern.ts'

/** Words beside a rate that make it no tax: numbers of registers, discounts, what is kept back. */
export const notTax = pattern('u')`
  (?:^|[^\p{L}])(?:
    n[°o]\.?|nr|num\p{L}*|reg\p{L}*|id(?! state)|id\p{L}?nr|intra\p{L}*|ident\p{L}*|exempt\p{L}*|attest\p{L}*|franchise|escompte|
    penal\p{L}*|discount|remise|rechnungsrabatt|rabatt\p{L}*|interest|interets?|zins\p{L}*|reten\p{L}*|ritenuta|irpf|skonto|dto|
    descuento
  )(?![\p{L}])
` // within one label, of the type's height
const APART = 2 // one label ends, another begins

/** `R.E. 5,2 %`, `Recargo equivalencia (5,2 %)`: levied on retailers beside the tax. */
const surcharge = /(?:^|[^\p{L}])(?:r\.? ?e\.?|equiv\p{L}*\.?|recargo)\W*$/u

/** The words around the rate speak of a tax: those before it, or the four behind it. */
export function isTaxRate(words: readonly Word[], mark: Mark): boolean {
  const end = mark.at + mark.words.length
  if (surcharge.test(fold(textOf(words.slice(Math.max(0, mark.at - 3), mark.at))))) return false
  // `19 % Umsatzsteuer Nr. 7008 VV RVG`: the number behind says by which law.
  if (saysTax(fold(words[end]?.text ?? ''))) return !notTax.test(fold(textOf(words.slice(Math.max(0, mark.at - 6), end + 1))))
  // `TPS 5 % (no 814402217 RT0001)`: what stands behind the rate of a named tax is its number.
  const named = saysTax(fold(words[mark.at - 1]?.text ?? ''))
  if (named) return !notTax.test(fold(textOf(words.slice(startOfLabel(words, mark.at), mark.at))))
  const around = fold(textOf(words.slice(Math.max(0, mark.at - 6), end + 4)))
  return saysTax(around) && !notTax.test(around)
}

/** Up to six words before, not those of the next label: `Descuento | Cuota IVA 21%`. */
export function startOfLabel(words: readonly Word[], end: number): number {
  let from = end - 1
  while (from > 0 && end - from < 6 && words[from]!.box.left - words[from - 1]!.box.right < APART * words[from]!.size) from -= 1
  return from
}

/** A row about the tax itself, not about sums with or without it. */
export function isTaxLabel(text: string): boolean {
  return !/(?:ttc|incl|inkl|excl|exkl|hors|ohne|without|before|sin |con |senza |zonder |sem |inc\b|base|net\b|netto|sub)/u.test(text)
}
