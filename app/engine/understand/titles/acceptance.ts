import type { Line, Page } from '../../document.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

const heading = pattern('u')`
  ^(?:
    bon pour (?:commande|accord)|(?:devis|offre) accepte|acceptation (?:d[ue] |de l'|par |client)|
    aceptacion (?:del? |por )|(?:presupuesto|oferta) aceptad|
    (?:customer|client|buyer|purchaser)(?:'?s)? acceptance|acceptance (?:of|by) |(?:quotation|quote|offer|estimate) accepted|
    (?:angebots)?annahme (?:des |der |durch )|angebotsannahme|angebot angenommen|auftragserteilung|
    (?:per )?accettazione (?:del |dell'|cliente)|per accettazione|akkoordverklaring|(?:voor )?akkoord (?:klant|opdrachtgever|offerte)|voor akkoord|
    aceitacao (?:d[aeo] |pelo )|(?:proposta|orcamento) aceit
  )
`
const quote =
  /^(?:devis|offre|quotation|quote|estimate|angebot|kostenvoranschlag|presupuesto|cotizacion|oferta|preventivo|offerta|offerte|orcamento|proposta)\b/
/** `Acceptance of order`, `Aceptación del proveedor`: the seller accepts, on the buyer's own paper. */
const bySeller = pattern('u')`
  ^a[cn][^(–-]*\b(?:orders?|supplier|vendor|seller|terms|conditions|goods|delivery|commande|fournisseur|vendeur|livraison|pedidos?|orden|proveedor|condiciones|
  entrega|bestellung|lieferanten?|lieferung|auftrags?|ordine|fornitore|condizioni|consegna|leverancier|levering|encomenda|fornecedor|condicoes)\b
`
const order =
  /^(?:purchase order|work order|bon de commande|commande|orden de compra|pedido|bestell(?:ung|schein)|(?:inkoop|bestel)order|bestelbon|ordine|ordem|encomenda)\b/
const LONGEST = 70 // letters of a heading
const GAP = 2.2 // times the type's height between two lines of what is filled in
const EDGE = 6 // points that they may stand left of their heading
const FEWEST = 3 // lines that are filled in

/** What a customer filled in below a quotation, from its heading down. */
export interface Acceptance {
  page: number
  top: number
  bottom: number
}

/** `Bon pour commande` at the foot of an `Offre`, and under it the number, the day and the name of who accepts it: so the offer is an order. */
export function acceptanceOn(page: Page): Acceptance | undefined {
  const head = page.lines.find(({ text }) => text.length <= LONGEST && heading.test(fold(text)) && !bySeller.test(fold(text)))
  const over = head ? page.lines.filter(({ box }) => box.bottom < head.box.top).map(({ text }) => fold(text)) : []
  if (!head || !over.some((text) => quote.test(text)) || over.some((text) => order.test(text))) return undefined
  const lines: Line[] = []
  let bottom = head.box.bottom
  const below = page.lines.filter(({ box }) => box.top > head.box.top + 2 && box.left > head.box.left - EDGE)
  for (const line of below.toSorted((a, b) => a.box.top - b.box.top)) {
    if (line.box.top - bottom > GAP * head.size) break
    lines.push(line)
    bottom = Math.max(bottom, line.box.bottom)
  }
  const isFilled =
    lines.some(({ text }) => /\d/.test(text)) && new Set(lines.map(({ box }) => Math.round(box.bottom / head.size))).size >= FEWEST
  return isFilled ? { page: page.number, top: head.box.top, bottom } : undefined
}
