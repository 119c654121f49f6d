import { z } from 'zod'

/**
 * The sorts of value a document holds. Every value crosses borders as a string, or null when the document does not mention it:
 * date `yyyy-mm-dd`, time `HH:MM`, amount, quantity and rate as exact decimals (`"1234.50"`, `"20"` for 20 %), code and text as printed.
 */
export type FieldType = 'text' | 'date' | 'time' | 'amount' | 'quantity' | 'rate' | 'code'

/** Where a field stands in the form. */
export type Section = 'head' | 'parties' | 'amounts' | 'rest'

export interface Field {
  readonly name: string
  readonly type: FieldType
  readonly section: Section
  /** A document is only as sure as the least sure of its core fields. */
  readonly core?: boolean
  /** Long values that want a text area. */
  readonly multiline?: boolean
  /** Kept by the program, shown but never typed in. */
  readonly readOnly?: boolean
}

/** A column of an item table. */
export interface Column {
  readonly name: string
  readonly type: FieldType
  readonly core?: boolean
}

export const decimalPattern = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,12})?$/
const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

function isCalendarDate(text: string): boolean {
  if (!isoDate.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const lastDay = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day <= lastDay[month - 1]!
}

const decimal = z.string().regex(decimalPattern, 'decimal')

/** One schema per sort of value; `null` means that the document does not mention it. */
export const valueSchemas: Record<FieldType, z.ZodType<string>> = {
  text: z.string().min(1).max(4000),
  code: z.string().min(1).max(200),
  date: z.string().refine(isCalendarDate, 'date'),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'),
  amount: decimal,
  quantity: decimal,
  rate: decimal,
}
