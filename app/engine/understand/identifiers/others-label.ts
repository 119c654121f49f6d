import { pattern } from '../words/pattern.ts'

/** `NIF cliente`, `Ihre USt-IdNr.`, `Vs. P.IVA`: the other side's. */
export const othersLabel = pattern('iu')`
  \b(?:
    your|customer|client|buyer|purchaser|votre|acheteur|su|cliente|comprador|ihre|kunden|kunde|käufer|uw|klant|afnemer|vostra|vs|
    acquirente|committente|v\/
  )(?![\p{L}\d])
`
