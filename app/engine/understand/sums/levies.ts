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
const withheld =
  /(?:^|[^\p{L}])(?:irpf|isr|retenc\p{L}*|retencoes|ret\.? (?:isr|iva|irpf)|rete ?(?:fuente|iva|ica)|ritenut\p{L}*|irs|withholding)(?![\p{L}])/u
const surcharge = pattern('u')`
  (?:^|[^\p{L}])(?:
    recargo (?:de )?equiv\p{L}*|rec\.? equiv\p{L}*|r\.? ?e\.?(?= ?[(\d])|r\.e\.|otros tributos|percepc\p{L}*|perc\.? iibb|
    (?:imposta di |marca da )?bollo|imposto do selo
  )(?![\p{L}])
`

const MOST = 4 // levies of which sums are made
const THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/ // pesos without cents

/** What net and tax may miss of the total: every sum of the levies that the page prints, without sign. */
export function findLevies(document: Document, { formats }: Context, vatLines: readonly CandidateRow[]): Units[] {
  const printed = document.pages.flatMap((page) =>
    rowsOf(page).flatMap((row) => {
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

/** `Retención ISR 10% $ 1,800.00`: the last amount of the row, its sign and currency being words of their own. */
function lastAmount({ words }: Row): string {
  const texts = words.map((word) => textOf([word]).replace(/^[^\d-]+|[^\d]+$/g, ''))
  return texts.findLast((text) => looksLikeMoney(text) || THOUSANDS.test(text)) ?? ''
}
