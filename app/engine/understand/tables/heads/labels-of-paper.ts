import { labelPhrases } from '../../labels/label-phrases.ts'
import type { LabelName } from '../../vocabulary/vocabulary.ts'
import { matchPhrase } from '../../words/phrases.ts'
import { tokenise } from '../../words/tokens.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

const APART = 2 // of the type's height: what stands so far apart is in columns of its own

/** `Ordered from` far beside `Goods to`, `Required by` beside `Cost centre`: labels of the whole paper, and no heads, though some of their words head columns elsewhere. */
export function areLabelsOfPaper({ words, size }: Row): boolean {
  const runs = runsBy(words, (before, word) => gapBetween(before, word) > APART * size).map(textOf)
  return runs.length > 1 && runs.every((text) => leads.test(text) || isOfPaper(text))
}

const leads = /\p{L}{3}\s(?:to|from|by|à|au|a|al|de|an|von|bei|durch|por|para|da|naar|van)\s?:?$/iu

/** What a whole order or invoice has one of. */
const ofPaper = new Set<LabelName>([
  'supplier',
  'customer',
  'delivery',
  'buyer_person',
  'contact_person',
  'department',
  'customer_number',
  'order_date',
  'delivery_date',
  'delivery_time',
])

/** `Customer number`, `Contact name`: of two words at least, since `Delivery` alone heads columns too. */
export function isOfPaper(text: string): boolean {
  const tokens = tokenise(text)
  const match = tokens.length > 1 ? matchPhrase(labelPhrases, tokens, 0) : undefined
  return match?.to === tokens.length && match.says.some(({ name }) => ofPaper.has(name))
}
