import { looksLikeMoney, readAmount } from '../values/amount.ts'
import { currencyCodes } from '../values/currency.ts'
import { findDates } from '../values/date.ts'
import type { DecimalSign } from '../values/number.ts'
import type { Spot } from '../spots/spots.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** An amount in a text. */
export interface AmountIn {
  /** Canonical decimal. */
  value: string
  /** Place in the text. */
  index: number
  length: number
  /** 1 where it is written as money is, less where it may be another number. */
  fit: number
}

/** A number as money is printed: currency and sign before or behind, thousands in groups. */
const printed = pattern('gu')`
  (?:[A-Z]{3}|[€$£¥₹]|(?<![\p{L}\d])R(?=\d[\d ,]*\.\d\d(?!\d))|(?:US|CA|CDN|AU|NZ|HK|MX|RD|[ACRS])\$|CHF|[KTU][Ss]hs?\.?|
  Fr\.)?\s?[-−–(]?\s?(?:[€$£]\s?)?[-−]?(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{4,}|
  \d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})*)(?:[.,]\d{1,4})?(?!\d)(?:\s?[-−](?![\d\p{L}]))?\)?(?:\s?(?:€|[A-Z]{3}\b|(?:DT|DA|D[Hh][Ss]?)(?!\p{L})|
  [$£])(?:\s?[-−](?![\d\p{L}]))?)?|[-−]?\d+(?:[.,]\d{1,4})?(?:\s?(?:€|[A-Z]{3}\b))?
`

/** Amounts in a text, dates, rates and codes left aside. */
export function amountsIn({ text: whole }: Pick<Spot, 'text'>, decimal: DecimalSign): AmountIn[] {
  // "Dec 1, 2026"
  const days = findDates(whole).filter(({ form }) => form === 'words' || form === 'spelled')
  const open = [...whole.matchAll(hours)]
  return [...whole.matchAll(printed)].flatMap((match) => {
    const text = withoutWord(match[0].trim())
    const index = match.index + match[0].indexOf(text)
    if (days.some((day) => index >= day.index && index < day.index + day.length)) return []
    if (open.some((range) => index >= range.index && index < range.index + range[0].length)) return []
    const before = whole.slice(Math.max(0, index - 1), index)
    const behind = whole.slice(index + text.length, index + text.length + 2)
    // "§ 19 UStG", "art. 293": the number of a law; "@ 18.0" is a rate.
    if (/(?:§§?|\bart\.?|@)\s?$/iu.test(whole.slice(Math.max(0, index - 5), index))) return []
    if (/[\p{L}\d/.,]|-/u.test(before) || /^(?:\s?%|[/:.]\d|\p{L})/u.test(behind) || /^\d{1,2}[./-]\d/.test(behind)) return []
    if (isDays(whole, index, text) || isCount(whole, index, text) || masked.test(whole.slice(0, index))) return []
    // The year of `2025-11-06`, the bank of `12-3140-0288117-00`, the minutes of `15:00`.
    if (/\d:$/.test(whole.slice(Math.max(0, index - 2), index))) return []
    if (/^-\d{1,4}-\d/.test(whole.slice(index + text.length))) return []
    // `253.14 CR USD`
    const isCredit = /^\s?CR(?![\p{L}\d])/u.test(whole.slice(index + text.length))
    const value = readAmount(isCredit ? `${text} CR` : text, decimal)
    if (value === undefined) return []
    const fit = looksLikeMoney(text) || named.test(whole.slice(index + text.length)) ? 1 : value.replace(/\D/g, '').length > 8 ? 0.1 : 0.6
    return [{ value, index, length: text.length, fit }]
  })
}

/** `06.30 – 14.30`: from one hour to another, and no sums. */
const hours = /(?<![\d.,])(?:[01]?\d|2[0-4])[.:][0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.,])/g

/** `VISA **** 4417`, `card ending xxxx-4417`: the last figures of a card whose others are hidden. */
const masked = /(?:[*•×]{2,}|(?<!\p{L})[xX]{3,})[\s-]?$/u

const daysBehind = pattern('iu')`
  ^\s?(?:(?:calendar|working|clear)\s)?(?:
    days?|jours?|jrs?|d[ií]as?|tagen?|giorni|gg|dagen|weeks?|semaines?|semanas?|wochen?|weken|months?|mois|mes(?:es)?|monaten?
  )(?!\p{L})
`

/** `Pago: 30 días fecha factura`, `Payable net 14`: the days within which one pays are no sum. */
const isDays = (text: string, index: number, number: string) =>
  /^\d{1,3}$/.test(number) && (daysBehind.test(text.slice(index + number.length)) || /\bnet(?:to)?\s$/iu.test(text.slice(0, index)))

/** `15 271 825,5 FCFA`, `1 200 DH`: letters behind it say of what money it is. */
const named = /^\s?(?:F\.?\s?CFA|DHS?|Dhs?|Ariary|Ar|DT|DA|Gs|Bs|FG)(?![\p{L}\d])/u

const things = pattern('u')`
  ^\s?(?:
    elements?|elementos?|elementi|articles?|articulos?|artigos?|articoli|artikeln?|items?|itens|lines?|lignes?|lineas?|linhas|righe|regels?|
    positionen|posten|positions?|references?|referencias?|produits?|products?|productos?|produkte|producten|pieces?|piezas?|pezzi|pecas|stuck|stuks|
    units?|unites?|unidades|unita|einheiten|colis|colli|bultos?|packages?|parcels?|boxes|cartons?|cajas?|cases|palettes?|paletten|pallets?|pares|pairs?|
    paires?|paia
  )(?!\p{L})
`

/** `Total: 7 éléments à commander`, `Total 12 items`: how many there are, and no sum. */
const isCount = (text: string, index: number, number: string) =>
  /^\d{1,5}$/.test(number) && things.test(fold(text.slice(index + number.length)))

/** `31,59 BTW`, `IVA 4,20`: three capitals that are no currency's are no part of the amount. */
function withoutWord(text: string): string {
  const word = /^[A-Z]{3}(?=\s?\S)|[A-Z]{3}$/.exec(text)?.[0]
  return word === undefined || currencyCodes.has(word) ? text : text.replace(word, '').trim()
}
