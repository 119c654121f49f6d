import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { ATTENTION } from './attention.ts'
import type { HeadedParty } from './headed.ts'
import { hasAddress } from './has-address.ts'
import { hasLegalForm } from './company-names.ts'
import { beginsWithName, isSameName } from './same-name.ts'

/** Headings of whoever made the paper out: the seller of an invoice, the buyer of an order. */
export const isWriter = ({ textLine, start, end }: HeadedParty['label']) =>
  /^(?:emetteur|sender|issuer|issued by|from|absender|aussteller|emisor|emitente|mittente|afzender|de|von|da|van)$/.test(
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
  // `Emisor` beside `Enviar a`: who writes, and to whom.
  const isBesideWriter = ({ label: { box, page, textLine, start, end } }: HeadedParty) =>
    fold(textLine.text.slice(start, end)) === 'enviar a' &&
    headed.some(({ label }) => isWriter(label) && label.page === page && Math.abs(label.box.top - box.top) < 3)
  return headed.map((party) => {
    if (party.role === 'supplier' && isWriter(party.label)) return { ...party, role: 'customer' }
    if (party.role === 'delivery' && isBesideWriter(party)) return { ...party, role: named ? 'other_party' : 'addressee' }
    if (!named && isRecipient(party.label) && headed.some((other) => other.role === 'delivery' && !isRecipient(other.label)))
      return { ...party, role: 'addressee' }
    const window = party.role === 'customer' && isSalutation(party.label) && party.label.closes && !party.label.colon && hasAddress(party)
    return window && !named ? { ...party, role: 'addressee' } : party
  })
}

/** On the seller's confirmation `From` or `Emisor` over the name of whom the goods go to is who sent the order that it answers. */
export function sentByBuyer(headed: HeadedParty[]): HeadedParty[] {
  const goods = headed.flatMap(({ role, name }) => (role === 'delivery' && name ? name.text : []))
  const isBuyer = ({ role, name, label }: HeadedParty) =>
    role === 'supplier' && isWriter(label) && name !== undefined && goods.some((text) => isSameName(text, name.text))
  return headed.map((party) => (isBuyer(party) ? { ...party, role: 'customer' } : party))
}

const townHall =
  /^(?:alcaldia|ayuntamiento|municipalidad|municipio|gobierno (?:municipal|autonomo|regional)|gobernacion|ministerio|mairie|commune de|prefeitura|camara municipal|comune di|gemeente|stadtverwaltung) /
const INSET = 30 // points from a heading's edge to the lines in its box
const BOX = 60 // points down
const partyHeadings = new Set<string>(['supplier', 'customer', 'delivery', 'other_party'])
const isHeading = ({ sayings }: HeadedParty['label']) => sayings.some(({ name, weak }) => partyHeadings.has(name) && !weak)

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
  // `Company: Malabar Provisions` in the box that `Vendor details` heads.
  const isUnderSupplier = ({ label: { box, page } }: HeadedParty) => {
    const over = lines
      .filter(({ line, labels: [first] }) => first?.leads && line.page === page && line.box.bottom <= box.top && isHeading(first))
      .filter(({ line }) => line.box.left < box.left + 3 && box.left - line.box.left < INSET && box.top - line.box.bottom < BOX)
      .at(-1)
    return over?.labels[0]?.sayings.every(({ name }) => name === 'supplier') === true
  }
  // A town hall's own head: whose name its form asks for is the supplier.
  const isUnderInstitution = ({ name, label: { box, page, sayings } }: HeadedParty) =>
    sayings.every(({ name: said, weak }) => said !== 'customer' || weak) &&
    lines.some(
      ({ text, line }) =>
        line.page === page && line.box.bottom < box.top && townHall.test(fold(text)) && !isSameName(text, name?.text ?? ''),
    )
  const isBareName = ({ label }: HeadedParty) => label.sayings.some(({ name }) => name === 'party_name')
  return headed.map((party) =>
    party.role === 'customer' && isBareName(party) && (isBesideAttention(party) || isUnderSupplier(party) || isUnderInstitution(party))
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
