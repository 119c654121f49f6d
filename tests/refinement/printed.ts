import { kinds, type FieldType } from '#app/contract/kinds/index.ts'
import { wordsOf } from '#app/engine/understand/words/fold.ts'
import type { Case } from './brains.ts'
import { findRows, sayValue } from './helpful.ts'
import { look } from './look.ts'
import type { Spot } from './spots.ts'

const ENOUGH = 0.8 // of the words of a text: less could not count as right

/**
 * Whether the page prints a value at all, in any written form: what is not printed (or was not recognised) nobody can name a line for. A cell has to be
 * printed in its row.
 */
export function printedBy(given: Case): (spot: Spot) => boolean {
  const seen = look(given)
  const tokens = seen.document.pages.flatMap((page) => page.words).flatMap(({ text }) => wordsOf(text))
  const rows = { items: findRows('items', given, seen), vat: findRows('vat_details', given, seen) }
  return ({ part, field, truth, place }) => {
    if (truth === undefined) return false
    const row = Number(place.split('.')[1])
    if (part !== 'header') return rows[part][row]?.cells[field] !== undefined
    const type = typeOf(part, field)
    if (type !== 'text' || field === 'currency') return sayValue(field, type, truth, seen) !== null
    const left = [...tokens]
    const wanted = wordsOf(truth)
    const found = wanted.filter((token) => {
      const at = left.indexOf(token)
      return at >= 0 && left.splice(at, 1).length > 0
    })
    return found.length >= ENOUGH * wanted.length
  }
}

export function typeOf(part: Spot['part'], field: string): FieldType {
  const { invoice, work_order: order } = kinds
  const lists = {
    header: [...invoice.fields, ...order.fields],
    items: [...invoice.columns, ...order.columns],
    vat: [...invoice.vatColumns],
  }
  return lists[part].find(({ name }) => name === field)?.type ?? 'text'
}
