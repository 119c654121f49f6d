import type { Word } from '../../../document.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'

const percent = /^\(?(\d{1,2}(?:[.,]\d{1,2})?)\s?%\)?$/

/** `20% 116.80`: the rate of tax before a total, and what is left without it. */
export function partRate(words: Word[]): { rate?: CellNumber; rest: Word[] } {
  for (const count of [1, 2]) {
    const rate = words.length > count ? rateOf(words.slice(0, count)) : undefined
    if (rate) return { rate, rest: words.slice(count) }
  }
  return { rest: words }
}

/** `· VAT 20 %`: the one rate among words. */
export function rateIn(words: readonly Word[]): CellNumber | undefined {
  const rates = words.flatMap((_, at) =>
    [1, 2].flatMap((count) => (at + count > words.length ? [] : (rateOf(words.slice(at, at + count)) ?? []))),
  )
  return rates.length === 1 ? rates[0] : undefined
}

function rateOf(words: Word[]): CellNumber | undefined {
  const found = percent.exec(textOf(words))
  return found ? { value: found[1]!.replace(',', '.'), words } : undefined
}
