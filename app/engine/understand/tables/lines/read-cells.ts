import { remembered } from '../../words/remembered.ts'
import type { Word } from '../../../document.ts'
import { readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { findDates } from '../../values/date.ts'
import { readQuantity } from '../../values/quantity.ts'
import { findRates, readRate } from '../../values/rate.ts'
import { inCascade, placesOf } from './arithmetic.ts'
import { readHeading } from '../heads/headings.ts'
import { textOf } from '../rows.ts'

/** A number read from a cell, with the words that say it. */
export interface CellNumber {
  value: string
  words: Word[]
}

const unitWord = /^[^\d%€$£]+$|^[\p{L}]{1,4}[23]\.?$/u // `m2`, `M3`
const unitBehind = /^[\p{L}²³%°./()]{1,14}$/u

/** `20 sacs de 25 kg`, `2 sacs 10 kg`, `6 cajas de 12`: how many packs, and what is in each. */
const packsOf = /^(\d{1,5}) \p{L}{2,12}\.?(?: (?:de|d['’]|à|a|of|zu|von|mit|je|da|di|van|x|×))? \d[\d.,]*(?: ?\p{L}{1,8}\.?)?$/u

/** `carton 25 kg` under `4,00`: what each of them is, and how much is in it. */
const packed = /^\p{L}{3,}\.? \d[\d.,]* ?(?:kg|g|l|lt|ml|cl)\.?$/iu

/** The quantity of a cell: `12`, `12 kg`, `kg 12`, `(5)`. */
export function quantityIn(words: Word[], decimal: DecimalSign): CellNumber | undefined {
  const bare = withoutLabel(words)
  if (bare.length < words.length) return quantityIn(bare, decimal)
  if (words.length === 0 || words.length > 5 || /[€$£]|\bEUR\b/.test(textOf(words))) return undefined
  if (words.length === 3 && packed.test(textOf(words))) return undefined
  const hours = hoursIn(textOf(words))
  if (hours) return { value: hours, words }
  // `2 CR`: given back, as the amounts of a credit note are marked.
  const given = words.length === 2 && words[1]!.text === 'CR' ? readQuantity(words[0]!.text, decimal) : undefined
  if (given && !given.value.startsWith('-')) return { value: `-${given.value}`, words }
  const quantity = readQuantity(textOf(words), decimal)
  if (quantity) return { value: quantity.value, words }
  // `11 novembre 2024` is a day.
  const packs = findDates(textOf(words)).length === 0 ? packsOf.exec(textOf(words))?.[1] : undefined
  const many = packs === undefined ? undefined : readQuantity(packs, decimal)
  if (many) return { value: many.value, words: words.slice(0, 1) }
  // `15 XBC- unbekannte`: whatever words the unit has.
  const end = words.findIndex((word, at) => at > 0 && unitWord.test(word.text))
  const value =
    end > 0 && words.slice(end).every((word) => unitWord.test(word.text)) ? readQuantity(textOf(words.slice(0, end)), decimal) : undefined
  return value && { value: value.value, words: words.slice(0, end) }
}

/** `18:30 h`: hours and minutes as a number of hours, which is what the price is for. */
function hoursIn(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)\s?(?:h|hrs?|std|stunden|uur|uren|heures|horas|ore|hours)\.?$/iu.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const hundredths = Math.round((Number(minutes) * 100) / 60)
  return hundredths === 0 ? hours : `${hours}.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`
}

/** `11:30` at 98.00 that comes to 1,127.00: hours and minutes, as time sheets bill them; without what balances it may be an hour of the day. */
export function timeIn(words: Word[]): CellNumber | undefined {
  const hours = words.length === 1 ? hoursIn(`${words[0]!.text} h`) : undefined
  return hours === undefined ? undefined : { value: hours, words }
}

/** `Qty: 5`, `Cantidad: 2 uds`: a cell that says itself what it counts. */
export function withoutLabel(words: Word[]): Word[] {
  const isLabelled = words.length > 1 && /^\p{L}{2,12}\.?:$/u.test(words[0]!.text) && readHeading(words[0]!.text)?.role === 'quantity'
  return isLabelled ? words.slice(1) : words
}

/** The amount of a cell; a unit, a tax letter or a sign may stand behind it: `90.87 each`, `12,00 €/kg`, `36.00 A`, `11.85#` a pound. */
export function amountIn(words: Word[], decimal: DecimalSign): CellNumber | undefined {
  if (words.length === 0 || words.length > 6) return undefined
  // `(-5 %) 1.565,60 EUR`: the discount that is taken off already.
  const taken = /^\(\s?-\s?\d{1,2}(?:[.,]\d{1,2})?\s?%\)(?= )/.exec(textOf(words))
  if (taken) return amountIn(words.slice(taken[0].split(' ').length), decimal)
  const whole = readAmount(textOf(words), decimal)
  if (whole !== undefined) return { value: whole, words }
  for (let end = words.length - 1; end > 0; end--) {
    const behind = words.slice(end)
    if (!behind.every((word) => unitBehind.test(word.text.replace(/^[€$£]?\//, '')) || /^[*/#]$/.test(word.text))) break
    const value = readAmount(textOf(words.slice(0, end)), decimal)
    if (value !== undefined) return { value, words: words.slice(0, end) }
  }
  const per = perUnit.exec(textOf(words))
  const ofUnit = per ? readAmount(per[1]!, decimal) : undefined
  if (ofUnit !== undefined) return { value: ofUnit, words }
  // `S/ 86.00/millares`: what one pays it for, in whole words.
  const forUnit = /^(.*\d)\s?\/\s?\p{L}{3,12}\.?$/u.exec(textOf(words))?.[1]
  const whatever = forUnit === undefined ? undefined : readAmount(forUnit, decimal)
  if (whatever !== undefined) return { value: whatever, words }
  const attached = /^([^\p{L}]*\d[^\p{L}]*?)\s?(?:€|\$|£)?(?:\/?\s?[\p{L}²³]{1,6}(?:[·*]\p{L}{1,6})?\.?|#)$/u.exec(textOf(words))
  const value = attached ? readAmount(attached[1]!, decimal) : undefined
  return value === undefined ? behindUnit(words, decimal) : { value, words }
}

/** `DRUM 64.00`, `PR 1.18`: the unit of the quantity, which no head stands over, in the cell of the price. */
function behindUnit([unit, ...rest]: Word[], decimal: DecimalSign): CellNumber | undefined {
  if (rest.length !== 1 || !/^\p{L}{1,6}\.?$/u.test(unit!.text)) return undefined
  const value = readAmount(textOf(rest), decimal)
  return value !== undefined && placesOf(value) > 1 ? { value, words: rest } : undefined
}

/** `3 x 80.96`, `4 each × £44.58`: how many, and at what price, wherever a row says so. */
export function productsIn(words: readonly Word[], decimal: DecimalSign): { quantity: CellNumber; price: CellNumber }[] {
  return words.flatMap((word, at) => {
    const fused = /^(\d+(?:[.,]\d+)?)[x×]$/i.exec(word.text)?.[1]
    if (!fused && !/^[x×*]$/i.test(word.text)) return []
    const quantity = fused
      ? quantityIn([{ ...word, text: fused }], decimal)
      : [2, 1].map((many) => (at < many ? undefined : quantityIn(words.slice(at - many, at), decimal))).find(Boolean)
    const price = [2, 1].map((many) => amountIn(words.slice(at + 1, at + 1 + many), decimal)).find(Boolean)
    return quantity && price ? [{ quantity, price }] : []
  })
}

/** `21,45 / 1 Stk`, `112,00 / 100 KG`, `8,40 le cent`: for so many of a unit. */
const perUnit =
  /^(.*\d)\s?(?:€\s?|\p{Lu}{3}\s?)?(?:\/|per|par|pour|pro|por|je|für|voor|le|%)\s?(1[.,]?000|100|10|1|cent|mille|hundert|tausend)\b\s?\p{L}{0,6}\.?$/u
const counts: Record<string, string> = { cent: '100', hundert: '100', mille: '1000', tausend: '1000' }

/** `26.4p`, `28,40 ct/kWh`: hundredths of the currency. */
const hundredths = /\d\s?(?:p|¢|c€|cts?|cents?)\.?(?:\s?\/\s?\p{L}{1,6}\.?)?$/u

/** The quantity that the price of a cell is for, where the cell says it. */
export function perIn(words: Word[]): CellNumber | undefined {
  const value = perOf(textOf(words))
  return value === undefined ? undefined : { value, words }
}

const perOf = remembered(500, (text): string | undefined => {
  // `68.40 C`, `41.20/M` in North America: hundred and thousand.
  const letter = hundredths.test(text) ? 'C' : /(?:^|\d[ /]|\/)([CM])$/.exec(text)?.[1]
  if (letter) return letter === 'C' ? '100' : '1000'
  const said = perUnit.exec(text)?.[2] ?? /^(?:l[ea]|pro|per|par|je|por)\s?(1000|100|cent|mille|hundert|tausend)$/u.exec(text)?.[1]
  return said === undefined ? undefined : (counts[said] ?? said.replace(/[.,]/, ''))
})

/** `Price per 100`, `Prix au cent`, `P.U. le mille`, `Preis je 1000`. */
export function perInHead(text: string): string | undefined {
  const said = /(?:\p{L}\.?|[€$£]) ?(?:\/|per|pro|por|par|je|au|le|%) ?(1000|100|cent|mille|hundert|tausend)(?![\p{L}\d])/iu
    .exec(text)?.[1]
    ?.toLowerCase()
  return said === undefined ? undefined : (counts[said] ?? said)
}

/** The tax rate of a cell: `20 %`, `19,0`, `TVA 20%`, `IVA 21,00 %`. */
export function rateIn(words: Word[], decimal: DecimalSign): CellNumber | undefined {
  if (words.length === 0) return undefined
  const text = textOf(words)
  const plain = readRate(text, decimal)
  if (plain !== undefined) return { value: plain, words }
  const rates = findRates(text, decimal)
  // `IVA 21,00` over the sign that did not fit into its cell.
  const named = rates.length === 0 ? namedRate.exec(text)?.[1] : undefined
  const rate = named === undefined ? rates[0] : readRate(named, decimal)
  return rate !== undefined && rates.length < 2 ? { value: rate, words } : undefined
}

/** The tax by its name and its rate. */
const namedRate = /^(?:i\.?v\.?a|igic|vat|gst|t\.?v\.?a|mwst|ust|btw)\.?:? (\d{1,2}(?:[.,]\d{1,2})?)$/iu

/** A discount in per cent: `5`, `5 %`, `-10,00%`. An amount of money in such a column is none. */
export function discountIn(words: Word[], decimal: DecimalSign): CellNumber | undefined {
  if (words.length === 0 || words.length > 4) return undefined
  const text = textOf(words).replace(/^[-−–]\s?/, '')
  if (/[€$£]/.test(text)) return undefined
  const value = text.includes('+') ? readCascade(text, decimal) : readRate(text, decimal)
  return value === undefined ? undefined : { value, words }
}

/** `10+5 %`, `12,5 + 5`: the second is taken of what the first one left. */
function readCascade(text: string, decimal: DecimalSign): string | undefined {
  const rates = text.split(/\s?\+\s?/).map((part) => readRate(part, decimal))
  if (rates.length > 3 || rates.some((rate) => rate === undefined)) return undefined
  return rates.reduce<string>((first, second) => inCascade(first, second!), '0')
}
