import type { KindName } from '#app/contract/kinds/index.ts'
import { plantPhrases } from '../words/phrases.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'

/** What a paper calls itself; `request`: for a quotation, of the buyer. */
export type Title = KindName | 'seller_order' | 'request' | 'other'
export const ofOrders: readonly Title[] = ['work_order', 'seller_order', 'request']

export const titlePhrases = plantPhrases(
  vocabularies.flatMap(({ titles }) =>
    (Object.entries(titles) as [Title, string][]).map(([title, phrases]) => [phrases, title] as [string, Title]),
  ),
)

export const isOfKind = (title: Title, kind: KindName) => (kind === 'work_order' ? ofOrders.includes(title) : title === kind)
