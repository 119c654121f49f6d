import type { Document } from '../document.ts'
import type { Language } from './context.ts'
import { allMatches } from './words/all-matches.ts'
import { type DateOrder, findDates } from './values/date.ts'
import type { DecimalSign } from './values/number.ts'
import { thousandsInRows } from './values/thousands-in-rows.ts'
import { pattern } from './words/pattern.ts'

/** How this document writes numbers and dates, settled once by evidence over all its pages. */
export interface Formats {
  decimal: DecimalSign
  dateOrder: DateOrder
  /** False where nothing in the document decides between day and month first: such dates are named in a warning. */
  dateOrderSure: boolean
}

/** Where English papers put the month first: these words of address, money or spelling say United States. */
/** `San Juan, PR 00907`, `Miami, FL 33166` at the end of its line. */
const statesZip =
  /\p{L}{3},? (?:AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY),? \d{5}(?:-\d{4})?$/u

const american = pattern('i')`
  \b(?:
    USA|U\.S\.A\.?|United States|
    (?:AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|
    TX|UT|VA|VT|WA|WI|WV|WY),? \d{5}(?:-\d{4})?
  )\b|\bEIN\b|\bsales tax\b|\bUSD\b|US\$
`
/** And these say that the day comes first. */
const notAmerican =
  /[£€]|\b(?:GBP|EUR|VAT|GST|IBAN|sort code|Ltd|plc|United Kingdom|Ireland|Australia|New Zealand|India|TVA|NIF|IVA|MwSt|USt|SIRET|France|España|Deutschland|Italia|Portugal)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/

export function settleFormats(document: Document, language: Language | null): Formats {
  const texts = document.pages.flatMap((page) => page.lines.map((line) => line.text))
  return { decimal: settleDecimal(document, texts, language), ...settleDateOrder(texts, language) }
}

/** Amounts with both signs or exactly two decimals vote; a document without any follows its language. */
function settleDecimal(document: Document, texts: string[], language: Language | null): DecimalSign {
  let dots = 0
  let commas = 0
  for (const text of texts) {
    dots += allMatches(text, dotted).length
    commas += allMatches(text, withComma).length
  }
  if (dots === commas) {
    // `1.204.000`: a sign that comes twice parts thousands.
    // `77.108.443-5` is the number of a Chilean, and no amount.
    commas += count(texts, /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,]|-[\dK])/gi)
    dots += count(texts, /(?<![\d.,])\d{1,3}(?:,\d{3}){2,}(?![\d.,])/g)
  }
  if (dots === commas) {
    // `1,250.0000`, `0,0750`: prices of four decimals.
    dots += count(texts, /(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{4}(?![\d.,])/g)
    commas += count(texts, /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{4}(?![\d.,])/g)
  }
  if (dots === commas && texts.some((text) => centless.test(text))) {
    // `585,000 FCFA`: where nobody has cents three digits behind a sign are thousands.
    commas += count(texts, /(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])/g)
    dots += count(texts, /(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/g)
  }
  if (dots === commas && texts.some((text) => milled.test(text))) {
    // `850.000 DT`: where the money has a thousand parts three digits behind a sign are those.
    dots += count(texts, /(?<![\d.,])\d{1,3}(?:[, ]?\d{3})*\.\d{3}(?![\d.,])/g)
    commas += count(texts, /(?<![\d.,])\d{1,3}(?:[. ]?\d{3})*,\d{3}(?![\d.,])/g)
  }
  if (dots !== commas) return dots > commas ? '.' : ','
  const parts = thousandsInRows(document)
  if (parts) return parts === ',' ? '.' : ','
  return language === 'en' || language === null ? '.' : ','
}

const dotted = /(?<![\d.,])\d{1,3}(?:[, '’\u00a0\u202f]?\d{3})*\.\d{2}(?![\d.,/-])/g
const withComma = /(?<![\d.,])\d{1,3}(?:[. '’\u00a0\u202f]?\d{3})*,\d{2}(?![\d.,])/g

/** Money that is paid in whole numbers. */
const centless = /\b(?:F\s?CFA|FCFA|XOF|XAF|XPF|PYG|CLP|JPY|KRW|VND|UGX|RWF|GNF)\b|₲|\bGs\.|¥|₫|₩/

/** Dinars and rials of a thousand millimes, fils or baisa. */
const milled = /(?<![\p{L}])(?:TND|DT|KWD|BHD|OMR|JOD|LYD)(?![\p{L}])|\bmillimes\b/u

const count = (texts: string[], pattern: RegExp) => texts.reduce((sum, text) => sum + allMatches(text, pattern).length, 0)

/** Numbers parted as days are: most lines have none, and to read the days of each is costly. */
const mayBeNumericDate = /\d\s{0,2}[./-]\s{0,2}\d/

function settleDateOrder(texts: string[], language: Language | null): Pick<Formats, 'dateOrder' | 'dateOrderSure'> {
  let dayFirst = 0
  let monthFirst = 0
  let ambiguous = 0
  for (const text of texts) {
    if (!mayBeNumericDate.test(text)) continue
    for (const date of findDates(text, 'dmy')) {
      if (date.form !== 'numeric') continue
      const printed = text.slice(date.index, date.index + date.length)
      const [first, second] = printed.split(/\D+/).map(Number) as [number, number]
      if (first > 12) dayFirst += 1
      else if (second > 12) monthFirst += 1
      else if (first !== second) ambiguous += printed.includes('.') ? 0 : 1
    }
  }
  if (dayFirst !== monthFirst) return { dateOrder: dayFirst > monthFirst ? 'dmy' : 'mdy', dateOrderSure: true }
  const usa = texts.filter((text) => american.test(text)).length
  // Only English is written in both orders; everywhere else the day comes first, but for papers between two addresses in the United States.
  if (language !== null && language !== 'en')
    return texts.filter((text) => statesZip.test(text)).length > 1
      ? { dateOrder: 'mdy', dateOrderSure: ambiguous === 0 }
      : { dateOrder: 'dmy', dateOrderSure: true }
  // A state with its ZIP code says more than a word like VAT, which Americans print too.
  const elsewhere = texts.filter((text) => notAmerican.test(text)).length
  return { dateOrder: 2 * usa > elsewhere ? 'mdy' : 'dmy', dateOrderSure: ambiguous === 0 || 2 * usa !== elsewhere }
}
