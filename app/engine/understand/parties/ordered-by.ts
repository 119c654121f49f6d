import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import type { Label } from '../labels/labels.ts'
import type { HeadedParty } from './headed.ts'
import type { Party } from './party.ts'
import { isCompanyName } from './company-names.ts'
import { hasAddress } from './has-address.ts'
import { post } from '../mail/posts.ts'
import { isPersonName } from './person-names.ts'
import { isUnit } from './service-names.ts'
import { isSameName } from './same-name.ts'

const orderedBy = pattern()`
  ^(?:
    ordered by|order(?:ed)? placed by|commande(?:e|s)? (?:passee )?par|bestellt (?:von|durch)|pedido (?:por|realizado por)|solicitado por|ordinato da|besteld door|
    encomendado por|demandeur|solicita|solicitante|besteller|aanvrager|richiedente|requisitante|requester|requested by
  )$
`

/** `COMMANDÉ PAR`, `Bestellt von`: asks for a person as a rule, and heads the firm that orders where an address stands under it or what stands there is no person's name. */
export const isOrderedBy = ({ textLine, start, end, closes, colon }: Label) =>
  (closes || colon) && orderedBy.test(fold(textLine.text.slice(start, end)))

/** `Solicita: Colegio Mayor Fray Luis de Haro`, `Ordered by: Fellside Academy Trust`. */
export const namesHouse = (party: Party) =>
  (hasAddress(party) && !(party.name && isPersonInPost(party.name.text))) ||
  (party.name !== undefined && isCompanyName(party.name.text) && !isUnit(party.name.text))

/** `Ordered by: Chef Ida Brandt` beside an address that is told of something else. */
const isPersonInPost = (text: string) => {
  const [first, ...rest] = text.split(' ')
  return rest.length > 1 && post.test(fold(first!)) && isPersonName(rest.join(' '))
}

/** `FACTURÉ À` beside `COMMANDÉ PAR`, each over a firm of its own: who pays did not order. */
export function withoutBilled(headed: HeadedParty[]): HeadedParty[] {
  const orders = headed.find((party) => isOrderedBy(party.label) && party.name && hasAddress(party))
  if (!orders) return headed
  return headed.map((party) =>
    party.role === 'customer' && party.name && !isSameName(party.name.text, orders.name!.text) ? { ...party, role: 'other_party' } : party,
  )
}
