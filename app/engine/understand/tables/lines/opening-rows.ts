import { fold } from '../../words/fold.ts'
import type { Entry } from './entry.ts'
import { hasDescription } from './group-reach.ts'
import type { Layout } from '../columns/layout.ts'
import { isTaxText } from './sum-words.ts'
import { pattern } from '../../words/pattern.ts'

/** Words of what is added up or carried from before, anywhere in a row. */
const adding = pattern('u')`
  (?:^|[^\p{L}])(?:
    (?:sub|sous)?-?\s?tota\p{L}*|sum(?:me|a)\p{L}*|saldo|solde|balance|previous|prior|anterior|precedent|report|ubertrag|transport[eo]|
    brought|carried|neto|base
  )(?![\p{L}])
`

/** `Cuota de servicio 18,64` right under the heads, lines below: nothing has been added up yet, so it is a thing bought, whatever word it begins with. */
export function withOpening(entries: readonly Entry[], layout: Layout): readonly Entry[] {
  const first = entries.findIndex(({ sort }) => sort !== 'text')
  const line = entries.findIndex(({ sort }) => sort === 'line')
  if (first < 0 || line < 0) return entries
  return entries.map((entry, at) =>
    at >= first &&
    at < line &&
    entry.sort === 'sum' &&
    entry.numbers.total !== undefined &&
    hasDescription(entry, layout) &&
    !isTaxText(entry.row.text) &&
    !adding.test(fold(entry.row.text))
      ? { ...entry, sort: 'line' }
      : entry,
  )
}
