import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import type { Block } from '../parties/blocks.ts'
import { readCast } from '../parties/cast.ts'
import { isQuoteWord, isSellersOrder } from '../titles/titles.ts'
import { pattern } from '../words/pattern.ts'

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

/** `Ons ordernummer`, and `Auftragsnr.` or `Order no.` beside `Ihre Bestellnr.` or `PO number`: on an invoice that is the seller's number. */
export function isBesideYours(label: Label, page: readonly LabelledLine[]): boolean {
  const said = textOf(label)
  if (own.test(said)) return true
  return (
    !buyers.test(said) &&
    page.some(({ labels }) =>
      labels.some((other) => other.sayings.some(({ name, weak }) => name === 'order_number' && !weak) && buyers.test(textOf(other))),
    )
  )
}

const textOf = ({ textLine, start, end }: Label) => textLine.text.slice(start, end)

/** What the buyer calls it. */
const buyers = pattern('iu')`
  ^(?:
    your|votre|vos|v\/|ihre?|uw|su|vuestr[oa]|vostr[oa]|vs|sua?|vossa?|customer'?s?|client|cliente|klant|kunden|buyer'?s?|
    purchase order|purchase|p\.?o\.?
  )(?![\p{L}\d])|(?:client|kunde|kunden|klant|cliente|customer)$|^(?:kunden)?bestell|^klantorder
`

/** `Tiers n° 00028841` right under the supplier's address on the buyer's paper is the supplier's number. */
export function isInSuppliersBlock({ sayings, textLine, start, end }: Label, sight: Sight): boolean {
  const { bySeller, headed } = readCast(sight)
  if (!bySeller && /^(?:(?:n[°ºo.]{1,2}|code|compte)\s?(?:de\s)?)?tiers\b/i.test(textLine.text.slice(start, end))) return true
  const isVague = sayings.every(({ name, weak }) => name !== 'customer_number' || weak) || /^tiers\b/i.test(textLine.text)
  return (
    isVague &&
    !bySeller &&
    headed.some(({ role, block }) => role === 'supplier' && [...block.parts, ...block.contacts].some(({ line }) => line === textLine))
  )
}

/** On the seller's paper a contact is the seller's, as a rule. */
export const isSellersContact = ({ sayings, textLine, start, end }: Label, sight: Sight) =>
  (sayings.some(({ name }) => name === 'contact_person') || own.test(textLine.text.slice(start, end))) &&
  sight.document.pages.slice(0, 1).some(isSellersOrder)

const own = /^(?:notre|nos|unsere?|our|nuestr[oa]|nostr[oa]|onze?|ons)\b/i

/** `Devis : D-881` on the buyer's paper is the seller's number that the order answers. */
export const isSellersQuote = ({ textLine, start, end }: Label, sight: Sight) =>
  isQuoteWord(textLine.text.slice(start, end)) && !sight.document.pages.slice(0, 1).some(isSellersOrder)

/** `Dossier : 26-00187/VS, bail emphytéotique …`: the file of a notary and what it is about, and no customer's number. */
export const isMatter = ({ textLine: { text }, start, end }: Label) =>
  /^dossier/i.test(text.slice(start, end)) && /^[\s:]*\S*\d\S*,\s\p{L}{3}/u.test(text.slice(end))
