import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'

const earlier = pattern('u')`
  (?:facture|solde|releve) (?:precedente?|anterieure?)|(?:previous|last|prior) (?:bill|invoice|balance|statement)|
  (?:factura|saldo) anterior|(?:vorige|vorherige|letzte) rechnung|(?:fattura|saldo) precedente|vorige factuur
`

/** Whether a row names the bill before this one or what was left of it. */
export const tellsOfEarlierBill = (text: string) => earlier.test(fold(text))

/** `Facture précédente 186,41` over `Paiement reçu, merci -186,41`: what was paid is the bill before, and nothing of this one. */
export function isOfEarlierBill({ value }: Candidate, page: readonly LabelledLine[]): boolean {
  const digits = value.replace(/\D/g, '')
  return page.some(
    ({ line, text }) =>
      tellsOfEarlierBill(text) &&
      page.some(
        (other) =>
          Math.abs(other.line.box.top - line.box.top) < LEVEL &&
          other.line.box.right >= line.box.right &&
          other.text.replace(/\D/g, '').endsWith(digits),
      ),
  )
}

const LEVEL = 3 // points
