import { fold } from '../words/fold.ts'
import type { Label } from '../labels/label.ts'
import { pattern } from '../words/pattern.ts'

/** `Référence client : CDE 2218-A`, `Kundenreferenz: Best. 4471`: the customer's reference says itself that it is an order. */
export const isOrderOfCustomer = ({ textLine, start, end }: Label, value: string) =>
  isReferenceOfCustomer.test(fold(textLine.text.slice(start, end))) && (namesOrder.test(fold(value)) || twoNumbers.test(value))

export const isReferenceOfCustomer =
  /^(?:(?:cust\p{L}*|clients?|kunden)[ -]?(?:ref|referenz|reference|zeichen)|(?:ref|reference|referencia|rif)\p{L}*\.? (?:d[ue]l? )?client\p{L}*)\W*$/u

/** `LK-3390 / 3391`: orders may be several, and a customer has one number. */
const twoNumbers = /^\p{Lu}{0,4}-?\d{3,} [/+&] (?:\p{Lu}{0,4}-?)?\d{3,}$/u

const namesOrder = pattern('u')`
  ^(?:
    cde|cmde?|commande|bdc|b\.?c\.?|po|p\.o\.|order|ord|pedido|ped|oc|o\.c\.|best|bestellung|bestelling|ordine|oda|encomenda|enc
  )(?:[. :#-]+(?:n[°ºo.]+\s?)?|(?=\d{4}))(?=\S*\d)
`
