import type { Line, Page } from '../../document.ts'
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
  const top = lines.filter(({ box, text }) => box.top < HEAD * height && text.length < 90)
  const head = top.map(({ text }) => fold(text))
  if (namesItsSeller(top) && head.some((text) => yours.test(text)) && !head.some((text) => other.test(text))) return true
  const says = (label: RegExp) => head.some((text) => label.test(text) && /[:\s]\s?\S*\d/.test(text))
  return says(reference) && says(code) && !head.some((text) => other.test(text))
}

/** Who of the seller's people took the order; a buyer knows no more of them than a contact. */
const salesperson = pattern()`
  ^(?:
    sales ?person|sales ?(?:rep|representative|agent|executive)|account manager|vendeur|vendeuse|commercial(?:e)?|vendedora?|comercial|
    verkaufer(?:in)?|vertriebsmitarbeiter(?:in)?|verkoper|verkoopster|accountmanager|addett[oa] (?:alle )?vendite|venditore|agente
  )(?: ?:|$)
`
/** What the customer calls the order, as the seller says it. */
const yours = pattern()`
  ^(?:
    your (?:ref(?:erence)?|order|p\.?o\.?)|votre (?:ref(?:erence)?|commande)|su (?:ref(?:erencia)?|pedido)|
    ihre? (?:referenz|bestell(?:nummer|ung)|zeichen)|uw (?:referentie|ref|order(?:nummer)?|kenmerk)|
    (?:vostr[oa]|vs\.?) (?:rif(?:erimento)?|ordine)|sua ref(?:erencia)?
  )\b
`
const person = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’.-]*){1,3}$/u
const house = /\b(?:b\.?v|n\.?v|s\.?[al]\.?|gmbh|ag|kg|ltd|limited|inc|llc|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|lda)\b/

/** `Verkoper:` over `Joost Aalders`, and nothing of an address under it. */
function namesItsSeller(lines: readonly Line[]): boolean {
  return lines.some(({ text, box, size }) => {
    const label = salesperson.exec(fold(text))?.[0]
    if (label === undefined) return false
    const under = (over: Line['box']) =>
      lines.find(
        (line) => Math.abs(line.box.left - box.left) < 3 && line.box.top > over.bottom - 1 && line.box.top - over.bottom < 1.2 * size,
      )
    const inline = text.slice(label.length).trim()
    const value = label.length < text.length ? undefined : under(box)
    const name = inline || value?.text || ''
    return person.test(name) && !house.test(fold(name)) && !(value && under(value.box))
  })
}
