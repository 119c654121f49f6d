import Big from 'big.js'
import type { XmlElement } from './xml.ts'

/** A price for 100 pieces as the price of one, rounded to six places; undefined where it is the price of one, or either is no number. */
export function pricePerUnit(amount: string | undefined, basis: string | undefined): string | undefined {
  if (!amount || !basis || !/^[\d.]+$/.test(basis) || !/^-?[\d.]+$/.test(amount) || Number(basis) <= 1) return undefined
  return new Big(amount).div(basis).round(6).toFixed()
}

/** Invoices in two currencies state the tax twice; the one in the invoice's own counts, else the first. */
export function inCurrency(amounts: readonly XmlElement[], currency: string | undefined): string | undefined {
  return (amounts.find(({ attributes }) => attributes.currencyID === currency) ?? amounts[0])?.text
}
