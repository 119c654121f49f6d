import Big from 'big.js'
import type { FieldType } from '#app/contract/kinds/index.ts'
import { wordsOf } from '../words/fold.ts'
import { readAmount } from '../values/amount.ts'
import { findDates, type DateOrder } from '../values/date.ts'
import type { DecimalSign } from '../values/number.ts'
import { readQuantity } from '../values/quantity.ts'
import { readRate } from '../values/rate.ts'
import { readTime } from '../values/time.ts'

export interface NumberAndDateFormat {
  decimal: DecimalSign
  dateOrder: DateOrder
}

/** The canonical value of a printed text when all of it is one value of the type. */
export function readTyped(type: FieldType, text: string, { decimal, dateOrder }: NumberAndDateFormat): string | undefined {
  const closed = withoutSigns(type, text)
  const printed = closed.replace(/^[\s:;–—-]+(?=\S)|[\s:;,]+$/gu, (signs) =>
    signs.includes('-') && /\d/.test(text) && type !== 'date' ? signs.trim() : '',
  )
  switch (type) {
    case 'amount':
      return readAmount(printed, decimal)
    case 'quantity':
      return readQuantity(printed, decimal)?.value
    case 'rate':
      return readRate(printed, decimal)
    case 'time':
      return readTime(printed)
    case 'date': {
      const [date] = findDates(printed, dateOrder)
      return date && date.index === 0 && date.length === printed.length ? date.value : undefined
    }
    default:
      return printed.trim() || undefined
  }
}

/** Without the full stop or the brackets of the sentence around it; brackets around a number are its minus. */
function withoutSigns(type: FieldType, text: string): string {
  if (type === 'text') return text
  const stopped = text.replace(/(?<=[\p{L}\p{N})\]])\.$/u, '')
  if (isNumeric(type)) return stopped
  const inner = /^[([](.*)[)\]]$/u.exec(stopped)?.[1] ?? stopped
  return inner.replace(/^[([](?=[^)\]]*$)|(?<=^[^([]*)[)\]]$/gu, '')
}

/** True where two values of one type mean the same: numbers by value, codes and texts by their words. */
export function meansSame(type: FieldType, a: string, b: string): boolean {
  if (type === 'amount' || type === 'quantity' || type === 'rate') return isDecimal(a) && isDecimal(b) && new Big(a).eq(b)
  if (type === 'date' || type === 'time') return a === b
  if (type === 'code') return wordsOf(a).join('') === wordsOf(b).join('')
  return wordsOf(a).join(' ') === wordsOf(b).join(' ')
}

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

export const isNumeric = (type: FieldType): boolean => type === 'amount' || type === 'quantity' || type === 'rate'
