import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What a shop says over the basket that it prints. */
const thanks = pattern()`
  ^(?:
    thank you for your (?:order|purchase)|thanks for your order|merci (?:pour|de) (?:votre|vos) (?:commandes?|achats?)|merci d'avoir (?:commande|effectue|choisi)\b.*|thank you for shopping.*|gracias por (?:comprar|confiar).*|
    muchas gracias por su (?:pedido|compra)|gracias por (?:su|tu) (?:pedido|compra)|
    (?:vielen|herzlichen) dank fur (?:ihre bestellung|ihren (?:auftrag|einkauf))|grazie per il (?:suo|tuo) ordine|
    bedankt voor (?:uw|je) bestelling|obrigado pela sua encomenda
  )
`

export const isThanks = (text: string) => text.length < 60 && thanks.test(fold(text))
