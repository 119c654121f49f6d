import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** `Objet : confirmation de commande par téléphone`, `Bestätigung unserer telefonischen Bestellung`: who rang up confirms in writing what was ordered; the seller confirms an order and no call. */
export const isConfirmedByBuyer = (text: string): boolean => {
  const folded = fold(text)
  return confirmation.test(folded) && call.test(folded)
}

const confirmation = /\b(?:confirmations?|confirmacion|bestatigung|conferma|bevestiging|confirmacao)\b/u
const call = pattern('u')`
  \b(?:
    (?:par|au|by|over the|on the|por|per|am|via) (?:telephone|phone|telefono|telefon|telefoon|telefone)|
    (?:telephone|phone|telephonique|telephoniques|telefonic[oa]|telefonisch\p{L}*)(?: \p{L}+)? (?:order|commande|pedido|bestellung|ordine|bestelling|encomenda)|
    (?:commande|pedido|ordine|encomenda) (?:telephonique|telefonic[oa])
  )\b
`
