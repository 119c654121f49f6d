import { pattern } from '../../words/pattern.ts'
import type { Role } from './heading-words.ts'

/** What something is kept, hired or worked for, folded. */
const times = pattern('u')`
  ^(?:
    dias?|noches?|jours?|nuits?|nuitees?|days?|nights?|tage?n?|nachte?|giorn[oi]|nott[ei]|dag(?:en)?|nacht(?:en)?|noites?|semanas?|weeks?|semaines?|
    wochen?|settiman[ae]|wek?en|mes(?:es)?|mois|months?|monate?|mes[ei]|maand(?:en)?|horas?|hours?|heures?|stunden?|or[ae]|uur|uren
  )$
`

/** `Palés x día`, `Pallets × nights`: so many for so long, which is what the price is for. */
export function countsTimes(tokens: readonly string[], roleOf: (phrase: string) => Role | undefined): boolean {
  const at = tokens.findIndex((token) => token === 'x' || token === '×')
  if (at < 1 || !times.test(tokens.slice(at + 1).join(' '))) return false
  const role = roleOf(tokens.slice(0, at).join(' '))
  return role === 'packages' || role === 'quantity' || role === 'unit'
}
