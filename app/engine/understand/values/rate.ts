import { type DecimalSign, readNumber } from './number.ts'

/** Per cent: the highest rate of a tax on sales that is charged (India; Hungary has 27). */
export const HIGHEST_TAX = 28

/**
 * A percentage as an exact decimal string, without trailing zeros: `20 %`, `5,50%`, `19.00`, `(21%)`, `0`.
 * A sign `%` is not asked for (columns of rates go without); what is over 100 is no rate.
 */
export function readRate(printed: string, decimal?: DecimalSign): string | undefined {
  const text = printed.trim().replace(/^\(\s*(.*?)\s*\)$/, '$1')
  // `Zero Rated` in a column of rates is a rate; `exempt` is none.
  if (/^(?:zero|nil)[ -]?rated?$/i.test(text)) return '0'
  const bare = text.replace(/\s*(?:%|v\.\s?H\.|percent|pour cent)\s*$/i, '').replace(/^%\s*/, '')
  // `20.000 %` is no rate of thousands, however the amounts are written.
  const fraction = /^\d{1,2}([.,])\d{3}$/.exec(bare)?.[1] as DecimalSign | undefined
  const value = readNumber(bare, fraction ?? decimal ?? ',')
  if (value === undefined || Number(value) > 100 || Number(value) < 0) return undefined
  return value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value
}

/** The rates that a text names with a percent sign, in order. */
export function findRates(text: string, decimal?: DecimalSign): string[] {
  return [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,3})?)\s?%/g)].flatMap((match) => readRate(match[1]!, decimal) ?? [])
}
