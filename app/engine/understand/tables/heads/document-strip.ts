import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import { textOf } from '../rows.ts'
import { isOfPaper } from './labels-of-paper.ts'
import type { Piece } from './pieces.ts'

const documentLabel = pattern('iu')`
  ^(?:
    cod\.? ?cli\p{L}*|cliente?|customer(?: (?:no|id|code)\.?)?|kunden-?nr\.?|pag(?:a|e)mento|terms|payment(?: terms)?|
    cond\p{L}*\.? (?:de )?pag\p{L}*|forma (?:de )?pago|zahlung\p{L}*|v[so]?\.? ?(?:ordine|requisi\p{L}*)|your (?:order|ref\p{L}*)|
    p\.?o\.? (?:no|number)\.?|su pedido|ihre bestellung|invoice (?:no|date|number)\.?|due date|scadenza|vencim\p{L}*|[ée]ch[ée]ance|
    agente|rep|salesperson|currency|moneda|moeda|valuta|buyer|acheteur|comprador|ship via|f\.?o\.?b\.?
  )$
`
/** What an order has one of, and its lines only beside what they name. */
const ofOrder = pattern('u')`
  ^(?:
    einkaufer(?:in)?|besteller|bestellt (?:am|von|durch)|bestell(?:nummer|datum)|kostenstelle|abteilung|ordered (?:by|on)|order (?:date|no|number)\.?|
    requisitioner|request(?:ed by|er)|cost cent(?:er|re)|department|(?:date|n°|no) (?:de )?(?:la )?commande|command[eé]e? (?:le|par)|demandeur|
    service|fecha (?:de |del )?pedido|(?:pedido|solicitado) por|departamento|area|centro (?:de )?coste|inkoper|besteldatum|bestelnummer|afdeling|
    kostenplaats|creneau|rayon|code client|fournisseur|(?:n°|no|date) (?:cde|cmd)|data ordine|richiedente|reparto|centro di costo|(?:encomendado|requisitado) por|codigo (?:de )?cliente|codice cliente|data (?:da )?encomenda|comprador
  )$
`
/** `Documento | Numero | Data`: which paper it is, and no name of a thing. */
const kindOfPaper = /^(?:tipo (?:de |di )?)?documento$|^(?:type (?:de )?)?document$|^document type$|^belegart$|^(?:soort )?document$/u

const STRIP = 2 // labels of the document in one row
const SURE = 3 // among heads of amounts: `Buyer | Freight | Terms | Currency`

/** `Numero | Data | Cod. cliente | Pagamento | Vs. ordine`: the row of boxes that says when and for whom, over one row of values. */
export function isDocumentStrip(pieces: readonly Piece[]): boolean {
  const numbers = pieces.some(({ heading }) => heading?.role === 'price' || heading?.role === 'total' || heading?.role === 'discount')
  if (pieces.filter((piece) => documentLabel.test(textOf(piece.words))).length >= (numbers ? SURE : STRIP)) return true
  // `BESTELLNUMMER | BESTELLT AM | EINKÄUFER | KOSTENSTELLE`, nothing of which names a thing.
  const names = pieces.some(({ heading }) => heading?.role === 'description')
  if (!numbers && !names && joined(pieces).filter((text) => ofOrder.test(text)).length > STRIP) return true
  return !numbers && isGridOfLabels(pieces)
}

/** `Receiving hours | Customer number | Contract no. | Page | Required delivery | Contact name`: none of the others heads a count or a name either. */
function isGridOfLabels(pieces: readonly Piece[]): boolean {
  const texts = pieces.map(({ words }) => textOf(words))
  const rest: Piece[] = []
  let labels = 0
  for (let at = 0; at < pieces.length;) {
    // Words set wide apart are cut between `Contact` and `name`.
    const taken = [3, 2, 1].find((many) => at + many <= texts.length && isOfPaper(texts.slice(at, at + many).join(' ')))
    if (taken || documentLabel.test(texts[at]!)) labels += 1
    else if (!kindOfPaper.test(fold(texts[at]!))) rest.push(pieces[at]!)
    at += taken ?? 1
  }
  return labels > STRIP && rest.every(({ heading }) => heading?.role !== 'description' && heading?.role !== 'quantity')
}

/** Each piece, and each with the one behind it: words set wide apart are cut between `BESTELLT` and `AM`. */
const joined = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ words }, at) => [fold(textOf(words)), fold(textOf([...words, ...(pieces[at + 1]?.words ?? [])]))])
