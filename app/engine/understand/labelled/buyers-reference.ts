import type { Sight } from '../candidates.ts'
import type { Label } from '../labels/label.ts'
import { readCodes } from '../spots/spot-readers.ts'
import { isSellersOrder } from '../titles/titles.ts'
import type { Rule } from './read-spots.ts'

/** `Votre référence` on the seller's confirmation is what the buyer calls the order; any other reference may be of anything. */
export const isBuyersReference = ({ sayings, textLine, start, end }: Label, { context, document }: Sight): boolean =>
  context.kind === 'work_order' &&
  sayings.some(({ name, weak }) => name === 'reference' && !weak) &&
  buyers.test(textLine.text.slice(start, end)) &&
  document.pages.slice(0, 1).some(isSellersOrder)

const buyers = /^(?:votre|vos|v\/|your|ihre?|uw|su|vuestr[oa]|s\/|vostr[oa]|vs\.?|v\.|a sua|vossa)(?![\p{L}\d])/iu

export const buyersReference: Rule = { read: readCodes, labels: { reference: 0.85 } }
