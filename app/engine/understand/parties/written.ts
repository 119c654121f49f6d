import { fold } from '../fold.ts'
import type { LabelledLine } from '../labels.ts'
import { ATTENTION, type HeadedParty } from './headed.ts'
import { hasAddress } from './party.ts'
import { hasLegalForm } from './places.ts'
import { beginsWithName, isSameName } from './same-name.ts'

/** Headings of whoever made the paper out: the seller of an invoice, the buyer of an order. */
export const isWriter = ({ textLine, start, end }: HeadedParty['label']) =>
  /^(?:emetteur|sender|issuer|issued by|from|absender|aussteller|emisor|emitente|mittente|afzender)$/.test(
    fold(textLine.text.slice(start, end)),
  )

/** Salutations over the window of a letter, in words that also head a customer: "Firma", "Société", "Messrs". */
const isSalutation = ({ textLine, start, end }: HeadedParty['label']) =>
  /^(?:firma|fa|societe|company|messrs|spett(?:\.?le)?|ditta)$/.test(fold(textLine.text.slice(start, end)))

/** Whoever gets the goods, or the paper: where another heading says where the goods go, it is the paper. */
const isRecipient = ({ textLine, start, end }: HeadedParty['label']) =>
  /^(?:destinataires?|destinatario|recipient|empfanger|geadresseerde)$/.test(fold(textLine.text.slice(start, end)))

/** On a buyer's own order the writer is the customer, and the window holds who is written to. */
export function writtenByBuyer(headed: HeadedParty[]): HeadedParty[] {
  const named = headed.some(({ role }) => role === 'supplier')
  return headed.map((party) => {
    if (party.role === 'supplier' && isWriter(party.label)) return { ...party, role: 'customer' }
    if (!named && isRecipient(party.label) && headed.some((other) => other.role === 'delivery' && !isRecipient(other.label)))
      return { ...party, role: 'addressee' }
    const window = party.role === 'customer' && isSalutation(party.label) && party.label.closes && !party.label.colon && hasAddress(party)
    return window && !named ? { ...party, role: 'addressee' } : party
  })
}

/** `Attn:` over `Company Name`: a form fills in whom it is sent to, and who sends it stands in its head. */
export function withoutCompanyOfAddressee(headed: HeadedParty[], lines: LabelledLine[]): HeadedParty[] {
  const isBesideAttention = ({ label: { box, page } }: HeadedParty) =>
    lines.some(
      ({ text, line }) =>
        ATTENTION.test(text) &&
        line.page === page &&
        Math.abs(line.box.left - box.left) < 3 &&
        line.box.top < box.top &&
        box.top - line.box.bottom < 4 * line.size,
    )
  return headed.map((party) =>
    party.role === 'customer' && party.label.sayings.some(({ name }) => name === 'party_name') && isBesideAttention(party)
      ? { ...party, role: 'supplier' }
      : party,
  )
}

/**
 * "Firma", "Name" over a window may head who gets the paper: where the paper's head bears the name of the place of delivery, that company wrote it,
 * and the one in the window is the supplier.
 */
export function withoutAddressees(headed: HeadedParty[], lines: LabelledLine[]): HeadedParty[] {
  const own = headed.filter(({ role }) => role === 'delivery').flatMap(({ name }) => name ?? [])
  const isHead = (text: string, { line }: LabelledLine) =>
    lines.some(
      (other) =>
        other.line !== line &&
        other.line.box.top < line.box.top &&
        (isSameName(other.text, text) ||
          beginsWithName(other.text, text) ||
          (hasLegalForm(other.text) && beginsWithName(text, other.text))),
    )
  const writer = own.find(({ text, line }) => isHead(text, line))
  if (!writer) return headed
  // `Charge To` over the one and `Delivered To` over the writer, and nobody else is called the supplier.
  const isUnnamed = headed.every(({ role }) => role !== 'supplier')
  return headed.map((party) =>
    party.role === 'customer' &&
    (isUnnamed || party.label.sayings.every(({ name, weak }) => name !== 'customer' || weak)) &&
    party.name &&
    !isSameName(party.name.text, writer.text)
      ? { ...party, role: 'addressee' }
      : party,
  )
}
