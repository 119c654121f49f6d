import type { Sight } from './candidates.ts'
import type { Label } from './labels.ts'
import type { Block } from './parties/blocks.ts'
import { readCast } from './parties/cast.ts'

/** `Contact or Department: Sales` in the supplier's block is the supplier's. */
export const isUnderSupplier = ({ textLine }: Label, sight: Sight) => {
  const { bySeller, headed } = readCast(sight)
  return !bySeller && headed.some(({ role, block }) => role === 'supplier' && isWithin(textLine, block))
}

const isWithin = ({ line: { box, page } }: Label['textLine'], block: Block) =>
  page === block.page && box.top >= block.box.top && box.bottom <= block.box.bottom && Math.abs(box.left - block.box.left) < 3

/** `Sales order 000576` on an invoice is how the seller calls it: what is behind "Your ref." goes first. */
export const isSellersNumber = ({ textLine, start, end }: Label) =>
  /^(?:sales order|so (?:no|number)|auftragsbest[äa]tigung|n° bon de vente|pedido de venta|ordine di vendita|verkooporder)/i.test(
    textLine.text.slice(start, end),
  )
