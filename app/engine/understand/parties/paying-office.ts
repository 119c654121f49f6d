import { fold } from '../words/fold.ts'
import type { Part } from './blocks.ts'
import type { HeadedParty } from './headed.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isPlaceWord } from './places.ts'
import { isSameName } from './same-name.ts'
import { pattern } from '../words/pattern.ts'

/** Who only pays, whoever bought: shared services, treasuries, the desk that books invoices. */
const office = pattern()`
  \bgroup (?:business |finance |financial )?services\b|\bshared (?:business |financ\w* )?(?:services?|partnership)\b|\bpayables?\b|
  \bexchequer services\b|\b(?:finance|financial|invoice) (?:services? )?(?:cent(?:re|er)|office|department|processing)\b|
  \bfinance partnership\b|\bpaymaster\b|\bagence comptable\b|\bservice facturier\b|\bcomptable assignataire\b|
  \bservice de gestion comptable\b|\bcomptabilite\b|\btresorerie\b|\bcomptes (?:fournisseurs?|payables|a payer|crediteurs)\b|\brechnungseingang|\bkreditoren|
  \b(?:stadt|gemeinde|kreis|amts|landes|zahl)kasse\b|\brechnungsprufung|\bcentro de servicios compartidos\b|\bservicios compartidos\b|
  ^(?:(?:corporate|central|university|council|college) )?financ(?:e|ial) (?:services|directorate|division)$|^services? financiers?$|
  ^direction des finances$|^servicios (?:economicos|financieros)$|\bcontabilidad\b|\bintervencion\b|\bcuentas (?:por|a) pagar\b|\boficina de partes\b|\bpagaduria\b|\bcrediteuren|\bcontabilita\b|
  \bufficio (?:fatture|ragioneria)\b|\b(?:administracion|cuentas|pagos?) (?:de|a) proveedores\b
`

export const isPayingOffice = (text: string) => office.test(fold(text))

/** `Accounts Payable, County Hall`: where that desk sits. */
const building = pattern()`
  ^(?:the )?(?:
    (?:county|town|city|shire|village) hall|guildhall|civic (?:cent(?:re|er)|offices?)|council (?:offices?|house)|hotel de ville|mairie|
    casa consistorial|rathaus|stadhuis|gemeentehuis|municipio
  )$
`

/** `Calloway College, Accounts Payable`: the customer is named before its desk. */
function customerOf(part: Part): Part | undefined {
  const text = part.text
    .split(/,\s|\s[-–—|/]\s/)
    .find((piece) => !isPayingOffice(piece) && !/\d/.test(piece) && !building.test(fold(piece)))
  return text && /\p{L}{3}/u.test(text) ? { ...part, text: text.trim() } : undefined
}

/** On an order the place that invoices go to may bear the name of who pays for others: the customer is named beside it, or elsewhere. */
export function withoutPayingOffices(headed: HeadedParty[], lines: readonly LabelledLine[] = []): HeadedParty[] {
  const heads = lines.slice(0, HEAD)
  const goods = headed.flatMap(({ role, name }) => (role === 'delivery' && name ? name.text : []))
  // The goods go to whose name is over the paper, the bill to the desk of somebody else: `St. Brendan Health System` / `Accounts Payable`.
  const isOfOther = ({ name, block }: HeadedParty) =>
    block.parts.slice(1, 3).some(({ text }) => isPayingOffice(text)) &&
    goods.some((text) => !isSameName(text, name!.text) && heads.some((line) => line.text.startsWith(text)))
  return headed.map((party) => {
    if (party.role === 'customer' && party.name && isOfOther(party)) return { ...party, role: 'other_party' }
    if (party.role !== 'customer' || !party.name || !isPayingOffice(party.name.text)) return party
    const name = party.names.find(({ text }) => !isPayingOffice(text) && !isPlaceWord(text)) ?? customerOf(party.name)
    return name ? { ...party, name } : { ...party, role: 'other_party' }
  })
}

const HEAD = 4 // lines at the top of the page
