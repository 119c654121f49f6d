import type { Word } from '../../../document.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import { findMonth } from '../../values/month.ts'
import { placesOf } from '../lines/arithmetic.ts'
import type { Column } from './columns.ts'
import type { Role } from '../heads/heading-words.ts'
import { chargeHead, isOrderedHead } from '../heads/heads.ts'
import { textOf } from '../rows.ts'
import { isUsualRate } from './tax-column.ts'

const TEN = 10
const MOST_STEPS = 0.65 // of the steps between numbers of lines; a page may begin again, a row of sums lie between

/** Heads that name the tax, not how much of the price it is. */
const taxHead = /^(?:tax(?:es)?|taxe|vat|tva|gst|iva|mwst\.?|ust\.?|steuer|btw|impuestos?|imposta|imposto)$/iu

/** The head's role, or `unknown` where a head of texts stands over numbers; running numbers are positions, whatever stands above. */
export function numberRoleOf(
  column: Column,
  cells: Word[][],
  numbers: readonly (string | undefined)[],
  amounts: readonly (string | undefined)[],
): Role | 'unknown' {
  const role = column.head.heading?.role
  if (role === 'spread') return role
  const filled = cells.filter((words) => words.length > 0).length
  const isRunning = numbers.length >= 3 && (numbers.every((value, at) => value === String(at + 1)) || areTens(numbers))
  if (isRunning && role !== 'quantity') return 'position'
  if (role !== 'quantity' && filled > 0 && cells.every((words) => words.length === 0 || isDayOfMonth(textOf(words)))) return 'date'
  const isNumeric = filled >= 2 && numbers.filter(Boolean).length >= 0.9 * filled
  if (role === 'other' && isNumeric && areCounts(numbers) && isOrderedHead(column.head)) return 'quantity'
  if (role === 'description' && filled >= 2 && chargeHead.test(column.head.text) && amounts.filter(Boolean).length >= 0.9 * filled)
    return 'total'
  if (role === 'description' && isNumeric) return 'unknown'
  // `Basis` over `2 CNT`, `3 LIN`: how many of what is charged.
  if (role === 'base' && filled >= 2 && cells.filter((words) => counted.test(textOf(words))).length >= 0.6 * filled) return 'quantity'
  // `Price per` over 100 and 1000: how many the price is for.
  if (
    role === 'price' &&
    perHead.test(column.head.text) &&
    filled > 0 &&
    numbers.every((value) => value !== undefined && powers.test(value))
  )
    return 'price_unit'
  // `Precio / por` over `7,19 / 1`: the price, and how many it is for.
  if (role === 'price_unit' && filled > 0 && cells.filter((words) => pricePer.test(textOf(words))).length >= 0.9 * filled) return 'price'
  // `Per case` over `9.84`: what one costs.
  if (role === 'price_unit' && filled > 0 && cells.every((words) => words.length === 0 || isMoney.test(textOf(words)))) return 'price'
  // `Credit` on a credit note is what a line comes to, where its arithmetic says so.
  if (role === 'other' && creditHead.test(column.head.text) && filled > 0 && amounts.filter(Boolean).length >= 0.9 * filled)
    return 'unknown'
  // Quebec's `Taux`, `Rate`: what it costs, where money stands below. Under `Tax` it is the tax of the line.
  if (role === 'rate' && filled > 0 && cells.filter((words) => /[$€£]/.test(textOf(words))).length >= 0.9 * filled)
    return taxHead.test(column.head.text) ? 'tax' : 'price'
  // `IPT` over `12%` beside a column of amounts: at which rate.
  if (role === 'tax' && filled > 0 && cells.every((words) => words.length === 0 || isShare.test(textOf(words)))) return 'rate'
  // `Heures | Taux | Montant`: of a hundred nobody takes so many as tax, so it is what an hour costs.
  if (role === 'rate' && bareRate.test(column.head.text) && amounts.some((amount) => Number(amount) > HIGHEST_TAX)) return 'price'
  if (role === 'rate' && bareRate.test(column.head.text) && filled >= 2 && areNoTaxRates(cells, amounts)) return 'price'
  // Spanish `Imp.` is the tax or what the line comes to.
  if (role === 'rate' && bareImp.test(column.head.text) && amounts.some((amount) => amount !== undefined && !isUsualRate(amount)))
    return 'total'
  // `Neto de Línea`: a word of line numbers over money.
  if (role === 'position' && filled >= 2 && cells.every((words) => words.length === 0 || looksLikeMoney(textOf(words)))) return 'unknown'
  // `% avanc.`, `Progress %`: a share counts nothing.
  if (role === undefined && /^%|%\)?$/.test(column.head.text)) return 'other'
  return role ?? 'unknown'
}

/** `5 March`, `20. Mai`, `March 5`: the day of a line without its year counts nothing; `6 set` may. */
function isDayOfMonth(text: string): boolean {
  const [, day, month] = /^(?=.*?(\d{1,2}))(?:\d{1,2}\.? (?:de )?)?(\p{L}{3,}\.?)(?: \d{1,2})?$/u.exec(text) ?? []
  return day !== undefined && !/^set\.?$/iu.test(month!) && findMonth(month!) !== undefined
}

const perHead = /(?:per|par|por|pour|pro|je)$/iu
const powers = /^10*$/
const pricePer = /^\D{0,4}\d[\d.,'’ ]*\s?\/\s?\d{1,4}(?:\s?\p{L}{1,5}\.?)?$/u

const isMoney = /^(?:[€$£]\s?)?\d[\d.,'’ ]*[.,]\d{2,4}(?:\s?[€$£])?$/u
/** The column in which an account counts what came in. */
export const creditHead =
  /^(?:credits?|cr[eé]dito?|avoir|abonos?|haber|haben|gutschrift(?:en)?|accredit[oi]|encaissements?)(?: (?:EUR|GBP|USD|CHF|€|£|\$))?$/iu

const isShare = /^\d{1,2}(?:[.,]\d{1,2})?\s?%$/

const bareRate = /^(?:taux|rate|tasa|tarief|tariffa|satz)$/iu
const HIGHEST_TAX = 40 // per cent

/** `35,00 h at 21,84`: no sign of a share, and none of the rates that taxes have. */
const areNoTaxRates = (cells: readonly Word[][], amounts: readonly (string | undefined)[]) =>
  cells.every((words) => !/%/.test(textOf(words))) && amounts.some(Boolean) && amounts.every((amount) => !amount || !isUsualRate(amount))

const bareImp = /^imp\.?$/i

/** A number and its unit, which is no currency. */
const counted = /^\d{1,5}(?:[.,]\d{1,3})?\s?(?!(?:EUR|USD|GBP|CHF)$)\p{L}{1,5}\.?$/u

/** 10, 20, 30: lines are numbered so that others fit in between. */
function areTens(numbers: readonly (string | undefined)[]): boolean {
  const steps = numbers.slice(1).filter((value, at) => Number(value) - Number(numbers[at]) === TEN && Number(value) % TEN === 0)
  return steps.length >= MOST_STEPS * (numbers.length - 1)
}

/** Under a head that says nothing, and proven by nothing: what has cents in every row is money, and counts nothing. */
export const mayCount = (values: readonly (string | undefined)[]): boolean =>
  areCounts(values) && values.some((value) => value !== undefined && placesOf(value) !== CENTS)

const CENTS = 2

/** Small numbers, as people order them; codes are longer. */
export function areCounts(values: readonly (string | undefined)[]): boolean {
  const given = values.flatMap((value) => value ?? [])
  return given.length > 0 && given.filter((value) => value.split('.')[0]!.length <= 4).length >= 0.9 * given.length
}
