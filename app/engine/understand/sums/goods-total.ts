import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { type Units, toUnits } from './units.ts'

const ofGoods = pattern('u')`
  "(?:sous[- ]?|sub[- ]?)?(?:total|totale|totaal|summe|valor|valeur|montant|importe|gesamt)[a-z]* (?:(?:des|de|der|of|di|degli|delle|dei|dos|das|los|las|les|the) )?(?:articles?|
  produits?|marchandises?|fournitures?|goods|products?|items?|merchandise|articulos?|productos?|mercancias?|waren|artikel|articoli|prodotti|merci|merce|goederen|
  artikelen|artigos?|produtos?|mercadorias?)(?!\p{L})|"(?:goods|merchandise|products?|items?) (?:sub)?total|"(?:goods|merchandise|marchandises?|mercancias?|waren|merce|goederen|mercadorias?)"|"warenwert
`

/** `Total articles HT 1 021,10`, `Port 18,00`, `Total de la commande HT 1 039,10`: with the charge between them the total of the goods makes another one, which is the sum before tax. */
export function withoutGoodsTotal(nets: readonly Candidate[], reach: ReadonlySet<Units>): Candidate[] {
  const isOfGoods = ({ reason, value }: Candidate) =>
    ofGoods.test(fold(reason)) &&
    nets.some(
      (other) =>
        !ofGoods.test(fold(other.reason)) && toUnits(other.value) > toUnits(value) && reach.has(toUnits(other.value) - toUnits(value)),
    )
  const isBeforeDiscount = ({ reason, value }: Candidate) =>
    undiscounted.test(fold(reason)) &&
    nets.some(
      (other) =>
        !undiscounted.test(fold(other.reason)) && toUnits(other.value) < toUnits(value) && reach.has(toUnits(value) - toUnits(other.value)),
    )
  return nets.filter((net) => !isOfGoods(net) && !isBeforeDiscount(net))
}

/** `Total bruto 2.150,25`, `Dto. 4% -86,01`, `Total sin IVA 2.064,24`: what it came to before the discount that stands between them. */
const undiscounted = pattern('u')`
  "(?:(?:sub[- ]?total|total|importe|montant|valor|valeur|summe|gesamt[a-z]*|goods|order|amount|value) )?(?:bruto|brutto|brutt?obetrag|gross|brut|lordo|
  before discounts?|avant remise|antes de (?:descuentos?|dto)|vor rabatt)(?: (?:total|value|amount|ht|sin iva|excl\.? vat))?"
`
