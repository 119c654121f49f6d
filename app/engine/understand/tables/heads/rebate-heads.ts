import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'
import type { Head } from './heads.ts'

/** What was bought or sold over the year. */
const turnoverHead = pattern('u')`
  ^(?:(?:net|annual|total) )?(?:
    turnover|purchases|sales|spend|qualifying (?:sales|purchases|spend)|
    c\.?a\.?(?!\p{L})|chiffre d['’]affaires|achats|ventes|
    compras|ventas|consumo|facturacion|volumen de (?:compras?|negocio)|
    (?:jahres|netto)?umsatz|bezuge|jaaromzet|omzet|inkoopwaarde|fatturato|acquist[oi]|vendite|faturacao|faturamento|volume (?:d['’]achats?|de compras)
  )
`

/** `Turnover 2024`: the year says which, and is no value of a label. */
export const isTurnoverOfYear = (printed: string): boolean => /\p{L} (?:19|20)\d\d$/u.test(printed) && isTurnover(printed)

const isTurnover = (printed: string) => turnoverHead.test(fold(printed))

/** What a share of it gives back. */
const rebateHead = pattern('u')`
  ^(?:(?:bonus|rebate|importe|montant|betrag|amount|importo|valor|bedrag)\W+(?:del? |de la |of )?)?(?:
    rebates?|credit(?:ed)?|bonus|commission|ristournes?|remises?|bonifications?|rfa|avoir|abonos?|rappel|rapel|bonificaci\p{L}*|comisi\p{L}*|
    (?:umsatz)?boni|umsatzbonus|ruckvergutung|gutschrift|provision|(?:omzet)?korting|premi[oi]?|provvigion[ei]|comissao
  )(?:\W+(?:ht|htva|net|neto|netto|excl\.? \p{L}+|amount|amt|[€£$]|eur|usd|gbp|chf))*\W*$
`

/**
 * `Family | Name | Net purchases 2024 | Rate | Rebate` of a rebate at the end of the year: what comes back is what the lines come to, its rate is
 * no tax, and the turnover no amount of the paper.
 */
export function withRebate(heads: Head[]): Head[] {
  const last = heads.length - 1
  if (heads.length < FEWEST || !rebateHead.test(fold(heads[last]!.text))) return heads
  const turnover = heads.findIndex(({ text }) => isTurnover(text))
  const isNamed = heads.slice(0, turnover).some(({ heading }) => heading?.role === 'description')
  if (turnover < 1 || turnover === last || !isNamed) return heads
  return heads.map((head, at) => {
    if (at === last) return { ...head, heading: { role: 'total', strength: 1 } }
    // `Family` over 110 and 120 counts nothing.
    return at < turnover && head.heading ? head : { ...head, heading: { role: 'other', strength: 1 } }
  })
}

const FEWEST = 3 // heads: the names, the turnover and what comes of it
