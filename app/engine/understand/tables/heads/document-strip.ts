import { pattern } from '../../words/pattern.ts'
import { textOf } from '../rows.ts'
import type { Piece } from './pieces.ts'

const documentLabel = pattern('iu')`
  ^(?:
    cod\.? ?cli\p{L}*|cliente?|customer(?: (?:no|id|code)\.?)?|kunden-?nr\.?|pag(?:a|e)mento|terms|payment(?: terms)?|
    cond\p{L}*\.? (?:de )?pag\p{L}*|forma (?:de )?pago|zahlung\p{L}*|v[so]?\.? ?(?:ordine|requisi\p{L}*)|your (?:order|ref\p{L}*)|
    p\.?o\.? (?:no|number)\.?|su pedido|ihre bestellung|invoice (?:no|date|number)\.?|due date|scadenza|vencim\p{L}*|[ée]ch[ée]ance|
    agente|rep|salesperson|currency|moneda|moeda|valuta|buyer|acheteur|comprador|ship via|f\.?o\.?b\.?
  )$
`
const STRIP = 2 // labels of the document in one row
const SURE = 3 // among heads of amounts: `Buyer | Freight | Terms | Currency`

/** `Numero | Data | Cod. cliente | Pagamento | Vs. ordine`: the row of boxes that says when and for whom, over one row of values. */
export function isDocumentStrip(pieces: readonly Piece[]): boolean {
  const numbers = pieces.some(({ heading }) => heading?.role === 'price' || heading?.role === 'total' || heading?.role === 'discount')
  return pieces.filter((piece) => documentLabel.test(textOf(piece.words))).length >= (numbers ? SURE : STRIP)
}
