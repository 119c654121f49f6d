import type { Page } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** Whose reference stands behind the label: the customer's, which only the seller calls so. */
const reference = pattern()`
  ^(?:
    ref(?:erence)?\.? (?:du )?(?:customer|client|cliente|klant)|
    (?:customer|client)(?:['’]?s)? (?:ref(?:erence)?\b\.?|(?:purchase )?order\b|p\.?o\b)|
    (?:ref(?:erencia)?\.? )?(?:(?:del? )?(?:pedido|orden(?: de compra)?)|ref(?:erencia)?)\.? (?:del? )?cliente|
    (?:rif(?:erimento)?|ordine)\.? cliente|kunden-?(?:ref(?:erenz)?\b\.?|auftrag|bestellung)|klant-?(?:ref(?:erentie)?\b\.?|order)|
    (?:ref(?:erence)?\.? |n[°o] )?(?:de )?commande client
  )
`
/** The customer's number with the seller. */
const code = pattern()`
  ^(?:
    (?:customer|client) (?:code|no|number|id)|(?:code|n[°o]|numero) client|(?:codigo|cod\.?|n[°o]|numero) (?:de )?cliente|
    codice cliente|kunden-?(?:nr|nummer|code)|klant(?:nummer|code|nr)
  )
`
/** Whoever says this buys. */
const other = /\b(?:supplier|vendor|fournisseur|proveedor|lieferant(?:en)?|fornitore|leverancier|fornecedor)\b/

const HEAD = 0.45 // of the page's height

/**
 * `Ref. customer : PO-55120` beside `Customer code : CU-44` and nothing of a supplier: the seller prints the order that it took.
 * Either alone stands on buyers' papers too, which print how the supplier calls them.
 */
export function namesItsCustomer({ lines, height }: Page): boolean {
  const head = lines.filter(({ box, text }) => box.top < HEAD * height && text.length < 90).map(({ text }) => fold(text))
  const says = (label: RegExp) => head.some((text) => label.test(text) && /[:\s]\s?\S*\d/.test(text))
  return says(reference) && says(code) && !head.some((text) => other.test(text))
}
