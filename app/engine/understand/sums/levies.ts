import type { CandidateRow, Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../words/fold.ts'
import { type Row, rowsOf, textOf } from '../tables/rows.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import type { SumName } from './solve.ts'
import { type Units, toDecimal, toUnits } from './units.ts'
import { pattern } from '../words/pattern.ts'

/** Kept back from the seller for the tax office, and levied on top of the tax: both stand between net, tax and total. */
const withheld = pattern('u')`
  (?:^|[^\p{L}])(?:
    irpf|isr|(?:autor)?retenc\p{L}*|retencoes|ret\.? (?:isr|iva|irpf)|rete ?(?:fuente|iva|ica)|ritenut\p{L}*|irs|irrf|withholding|
    retenue a la source|quellensteuer|(?:bau)?abzugs?teuer|steuerabzug
  )(?![\p{L}])
`
const surcharge = pattern('u')`
  (?:^|[^\p{L}])(?:
    recargo (?:de )?equiv\p{L}*|rec\.? equiv\p{L}*|r\.? ?e\.?(?= ?[(\d])|r\.e\.|otros tributos|percepc\p{L}*|perc\.? iibb|
    (?:imposta di |marca da )?bollo|imposto do selo|(?:droit de |frais de )?timbre(?: fiscal)?|stamp duty
  )(?![\p{L}])
`

/** Whether a row speaks of a tax that is kept back from the seller. */
export const isWithheld = (text: string) => withheld.test(fold(text))

const MOST = 4 // levies of which sums are made
const THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/ // pesos without cents

/** What net and tax may miss of the total: every sum of the levies that the page prints, without sign. */
export function findLevies(document: Document, { formats }: Context, vatLines: readonly CandidateRow[]): Units[] {
  const printed = document.pages.flatMap((page) =>
    rowsOf(page).flatMap((row) => {
      if (!/\d/.test(row.text)) return []
      const text = fold(row.text)
      const sign = withheld.test(text) ? -1n : surcharge.test(text) ? 1n : 0n
      const amount = sign === 0n ? undefined : readAmount(lastAmount(row), formats.decimal)
      return amount && /[1-9]/.test(amount) ? [sign * toUnits(amount.replace('-', ''))] : []
    }),
  )
  const ofTable = surchargesOf(vatLines)
  const levies = [...new Set([...printed, ...(ofTable === 0n ? [] : [ofTable])])].slice(0, MOST)
  let sums: Units[] = [0n]
  for (const levy of levies) sums = sums.flatMap((sum) => [sum, sum + levy])
  return [...new Set(sums.filter((sum) => sum !== 0n).map((sum) => (sum < 0n ? -sum : sum)))]
}

/** Σ of what a table of taxes levies beside the tax: `Cuota R.E.` */
export function surchargesOf(vatLines: readonly CandidateRow[]): Units {
  return vatLines.reduce((sum, { surcharge }) => sum + (surcharge ? toUnits(surcharge.value) : 0n), 0n)
}

/** What stands between net, tax and total, where it is one of the sums that the page accounts for. */
export function levyOf(candidates: Candidates, fields: Record<SumName, string>, accounted: readonly Units[]): string | undefined {
  const [net, tax, gross] = [fields.net, fields.tax, fields.gross].map((name) => candidates[name]?.[0])
  if (!net || !gross) return undefined
  const levy = toUnits(gross.value) - toUnits(net.value) - (tax ? toUnits(tax.value) : 0n)
  return accounted.some((one) => one === levy || one === -levy) ? toDecimal(levy) : undefined
}

/** `Retención ISR 10% $ 1,800.00`, `Débours 1 106,58 €`: the last amount of the row, its sign, currency and thousands being words of their own. */
export function lastAmount({ words }: Row): string {
  const texts = words.map((word) => textOf([word]).replace(/^[^\d-]+|[^\d]+$/g, ''))
  const last = texts.findLastIndex((text) => looksLikeMoney(text) || THOUSANDS.test(text))
  let text = texts[last] ?? ''
  for (let at = last; at > 0 && /^\d{3}(?!\d)/.test(text) && isCloseBefore(words, at) && /^-?\d{1,3}$/.test(texts[at - 1]!); at--)
    text = texts[at - 1]! + text
  return text
}

const BLANK = 0.7 // of the type's size, at most, between thousands and the rest of an amount

const isCloseBefore = (words: Row['words'], at: number) => words[at]!.box.left - words[at - 1]!.box.right < BLANK * words[at]!.size
