import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import type { DecimalSign } from '../../values/number.ts'
import { readRate } from '../../values/rate.ts'
import type { Header } from '../heads/heads.ts'
import { amountIn, rateIn } from '../lines/read-cells.ts'
import { taxOf, withheld } from './tax-of.ts'
import type { Tax } from './vat.ts'

/** `Base | % IVA | Cuota IVA | % R.E. | Cuota R.E.`, `… | R.E. 5,20 %`: columns that prove themselves on the same bases are a second tax. */
export function secondTaxes(
  header: Header,
  cells: readonly Word[][][],
  { base, taken }: { base: number; taken: readonly number[] },
  decimal: DecimalSign,
): { taxes: Tax[]; at: number } | undefined {
  const open = header.heads.map((_, at) => at).filter((at) => !taken.includes(at) && !withheld.test(fold(header.heads[at]!.text)))
  for (const rate of open) {
    const said = rateOfHead(header.heads[rate]!.text, decimal)
    for (const tax of said === undefined ? open.filter((at) => at > rate) : [rate]) {
      const rows = cells.map((row) => ({
        base: amountIn(row[base]!, decimal),
        rate: said === undefined ? rateIn(row[rate]!, decimal) : { value: said, words: row[tax]! },
        tax: amountIn(row[tax]!, decimal),
      }))
      const taxes = rows.flatMap((row) =>
        row.base && row.rate && row.tax ? [taxOf(row.rate, row.tax, row.base, 'second tax of a table')] : [],
      )
      const charged = taxes.filter((one) => Number(one.rate.value) > 0 && Number(one.amount.value) !== 0)
      if (charged.length > 0 && taxes.every((one) => one.proven && isAsked(one)))
        return { taxes: named(charged, header, isBareHead(header, tax) ? rate : tax), at: tax }
    }
  }
  return undefined
}

/** `1,00 | -13,93` on 1.392,50: what has the other sign than its base is taken off, and is no tax. */
const isAsked = ({ base, amount }: Tax) => Number(base!.value) * Number(amount.value) >= 0

/** `% R.E. 5,20` over what it comes to: the head says at which rate. */
const rateOfHead = (text: string, decimal: DecimalSign): string | undefined =>
  isEquivalence.test(fold(text)) ? readRate(`${/\d{1,2}(?:[.,]\d{1,3})?/.exec(text)?.[0]} %`, decimal) : undefined

/** `IVA % | Cuota | R. Equiv. % | Cuota`: which tax it is stands over the rates. */
const isBareHead = ({ heads }: Header, at: number) => /^(?:cuota|importe|amount|montant|betrag|importo|valor)$/i.test(heads[at]!.text)

/** `Cuota R.E.`, `Recargo`: retailers pay it on top of the tax, and it is none. */
export const isEquivalence = /(?:^|[^\p{L}])(?:r\.? ?e\.?q?|req|rec\.?|recargo|equiv\p{L}*)(?![\p{L}])/u

export function withSurcharges(taxes: readonly Tax[], surcharges: readonly Tax[]): Tax[] {
  return taxes.map((tax) => {
    const own = surcharges.find(({ base }) => base?.words === tax.base?.words || base?.value === tax.base?.value)
    return own ? { ...tax, surcharge: own.amount } : tax
  })
}

export const named = (taxes: readonly Tax[], { heads }: Header, at: number): Tax[] =>
  taxes.map((tax) => ({ ...tax, name: `${heads[at]!.text} ${at}` }))
