import { decimalPattern, type FieldType, valueSchemas } from '#app/contract/kinds/field.ts'
import { parseDate } from './parse-date.ts'

export type Parsed = { value: string | null } | { error: FieldType }

interface Hints {
  /** Language of the document: decides what `1.500` or `03/04/2026` means where it could mean two things. */
  language: string | null
  /** Taken from the page, not typed: `1.500` on a French page is fifteen hundred, typed it is what it says. */
  printed?: boolean
  multiline?: boolean
}

/** A text, typed or taken from the page, as a value of its type; an empty text is null. */
export function parseValue(type: FieldType, text: string, hints: Hints): Parsed {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  const value = readers[type](trimmed, hints)
  return value !== null && valueSchemas[type].safeParse(value).success ? { value } : { error: type }
}

/** A text as the usual form of its value, where it can be understood: `12/03/2026` → `2026-03-12`. */
export function spelledOut(type: FieldType, text: string, hints: Hints): string {
  const parsed = parseValue(type, text, hints)
  return 'value' in parsed ? (parsed.value ?? '') : text
}

const readers: Record<FieldType, (text: string, hints: Hints) => string | null> = {
  text: (text, { multiline }) => (multiline ? text.replace(/[^\S\n]+/g, ' ') : text.replace(/\s+/g, ' ')),
  code: (text) => text.replace(/\s+/g, ' '),
  date: (text, { language }) => parseDate(text, language !== 'en'),
  time: parseTime,
  amount: parseDecimal,
  quantity: parseDecimal,
  rate: parseDecimal,
}

/** `14:30`, `14h30`, `8h`, `2:30 pm` → `HH:MM`. */
function parseTime(text: string): string | null {
  const match = /^(\d{1,2})\s*(?:[:.hH]\s*(\d{2})?)?\s*(?:h|hrs?|uhr)?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(text)
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const hour = Number(match[1])
  const shifted = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour
  return `${String(shifted).padStart(2, '0')}:${match[2] ?? '00'}`
}

/** `1.234.567`, and as in India `12,34,567`. */
const grouped = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/

/** An exact decimal string from `1 234,50 €`, `(12.00)`, `20 %`, `CHF 1'200.–`. */
export function parseDecimal(text: string, { language, printed }: Hints): string | null {
  if (!printed && decimalPattern.test(text)) return text
  const isNegative = /^\(.*\)$/.test(text) || /[-−–]\s*[\d.,]/.test(text) || /\d\s*[-−]$/.test(text)
  const digits = text
    .match(/\d[\d.,'’\s]*/)?.[0]
    .replace(/[\s'’]/g, '')
    .replace(/[.,]+$/, '')
  if (!digits || /\d/.test(text.replace(/\d[\d.,'’\s]*/, ''))) return null
  const separator = decimalSeparator(digits, language)
  const [whole, ...fraction] = separator ? digits.split(separator) : [digits]
  if (fraction.length > 1 || (/[.,]/.test(whole ?? '') && !grouped.test(whole ?? ''))) return null
  const plain = (whole ?? '').replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return `${isNegative ? '-' : ''}${plain}${fraction[0] ? `.${fraction[0]}` : ''}`
}

/** Which of `.` and `,` begins the fraction; undefined when there is none. */
function decimalSeparator(digits: string, language: string | null): '.' | ',' | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return undefined
  const separator = digits[last] as '.' | ','
  const others = digits.slice(0, last)
  if (others.includes(separator)) return undefined
  if (/[.,]/.test(others)) return separator
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  const usual = language === 'en' ? '.' : ','
  return looksGrouped && separator !== usual ? undefined : separator
}
