import Big from 'big.js'
import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import { printed } from '../printed.ts'
import type { Row } from '../rows.ts'
import type { Tax } from './vat.ts'

/** Taxes of one rate that a summary tells in several rows are one tax, as the row under them says. */
export function byRate(taxes: readonly Tax[], printedAmounts: readonly CellNumber[], parts: string): Tax[] {
  const rates = [...new Set(taxes.map(({ rate }) => Number(rate.value)))]
  return rates.flatMap((rate) => {
    const own = taxes.filter((tax) => Number(tax.rate.value) === rate)
    const [first] = own
    if (!first || own.length === 1) return own
    const sum = own.reduce((all, { amount }) => all.plus(amount.value), new Big(0))
    const said = printedAmounts.find(({ value }) => sum.eq(value))
    const { base: _, ...rest } = first
    const amount = said
      ? printed(said.value, said.words, 0.95, 'sum of a summary by codes')
      : { value: sum.toFixed(2), score: 0.88, source: 'derived' as const, reason: parts }
    return [{ ...rest, amount }]
  })
}

/** What a shop's summary tells the tax of, one row each: `Products | 20 %`, `Shipping | 20 %`. */
const part = pattern('u')`
  ^(?:
    products?|goods|items?|shipping|delivery|wrapping|gift wrapping|handling|produits?|articles?|livraison|transport|(?:frais de )?port|
    frais d['’]expedition|emballages?(?: cadeau)?|eco-?taxe?|eco-?participation|productos?|articulos?|envio|gastos de envio|embalaje|
    (?:gastos de )?transporte|produkte?|artikel|waren?|versand(?:kosten)?|lieferung|verpackung|geschenkverpackung|producten|verzend(?:ing|kosten)|
    verpakking|prodotti|articoli|spedizione|spese di spedizione|imballaggio|confezione|produtos?|artigos?|portes|expedicao|embalagem
  )(?= \d|\s?:)
`

/** Whether each tax stands in a row that names what part of the sale it is of, and goods and their dispatch are taxed at one rate. */
export const areOfParts = (taxes: readonly Tax[], rows: readonly Row[]): boolean =>
  new Set(taxes.map(({ rate }) => Number(rate.value))).size < taxes.length &&
  taxes.every(({ rate }) => rows.some(({ words, text }) => words.some((word) => rate.words?.includes(word)) && part.test(fold(text))))
