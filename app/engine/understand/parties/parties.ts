import type { Candidate, Candidates } from '../../candidate.ts'
import type { Page } from '../../document.ts'
import type { Sight } from '../candidates.ts'
import { isSellersOrder, isTitleLine } from '../classify.ts'
import type { LabelledLine } from '../labels.ts'
import { findHeaded, type HeadedParty, type Role } from './headed.ts'
import { withoutHours } from './hours.ts'
import { findIssuers, type Issuer } from './issuer.ts'
import { findLabelledAddresses, type LabelledAddress, withLabelledAddresses } from './labelled-address.ts'
import { findLegalNames, findLetterheads } from './letterhead.ts'
import { hasAddress, type Party, toCandidate } from './party.ts'
import { hasPostalCode, isPlaceWord } from './places.ts'
import { readCode } from '../values/code.ts'
import { isSameName } from './same-name.ts'
import { findUnheaded } from './unheaded.ts'
import { findUnit } from './unit.ts'
import { isWriter, withoutAddressees, writtenByBuyer } from './written.ts'

/** What the first page says about who is who. */
export interface Cast {
  headed: HeadedParty[]
  issuers: Issuer[]
  unheaded: Party[]
  /** Addresses under labels of their own that are no headed party's. */
  addresses: LabelledAddress[]
  /** The paper comes from the seller: every invoice, and order confirmations or forms. */
  bySeller: boolean
}

/** Supplier and customer with their addresses, and where the goods go. */
export function findParties(sight: Sight): Candidates {
  const cast = readCast(sight)
  return sight.context.kind === 'invoice' ? castInvoice(cast) : castOrder(cast, sight.open)
}

const casts = new WeakMap<Sight, Cast>()

/** Read once for all who ask: parties, tax ids and contacts. */
export function readCast(sight: Sight): Cast {
  const known = casts.get(sight) ?? findCast(sight)
  casts.set(sight, known)
  return known
}

function findCast({ document, context, open }: Sight): Cast {
  const page = document.pages.find(({ words }) => words.length > 0) ?? document.pages[0]
  if (!page) return { headed: [], issuers: [], unheaded: [], addresses: [], bySeller: true }
  const lines = open.filter(({ line }) => line.page === page.number)
  const written = context.kind === 'work_order' && !isSellersOrder(page)
  const found = withLabelledAddresses(findHeaded(lines, lines), lines)
  const cast = written ? writtenByBuyer(withoutSuppliersNames(found)) : withIssuerFirst(found, context.kind)
  const headed = withoutAddressees(cast, lines)
  const taken = new Set(headed.flatMap(({ block, label }) => [...block.parts.map(({ line }) => line), label.textLine as LabelledLine]))
  const unheaded = findUnheaded(lines, taken)
  const bySeller =
    context.kind === 'invoice' ||
    isSellersOrder(page) ||
    (headed.some(({ role, score, label }) => role === 'customer' && score > 0.4 && !isWriter(label)) &&
      !headed.some((party) => party.role === 'supplier' || isSomebodyElse(party, headed)))
  const otherRole: Role = bySeller ? 'customer' : 'supplier'
  const others = headed
    .filter(({ role }) => role === otherRole || role === 'other_party' || (!bySeller && role === 'addressee'))
    .flatMap(({ name }) => name?.text ?? [])
  const issuers = findIssuers({
    unheaded,
    letterheads: findLetterheads(
      lines.filter((line) => !taken.has(line)),
      page.height,
      isTitleLine,
    ),
    legalNames: findLegalNames(
      open.filter(({ line }) =>
        isSmallPrint(
          line.box.top,
          document.pages.find(({ number }) => number === line.page),
        ),
      ),
    ),
    deliveries: bySeller ? [] : headed.filter(({ role }) => role === 'delivery').flatMap(({ name }) => name ?? []),
    lines: open,
    others,
    pageHeight: page.height,
  })
  const owned = new Set(headed.flatMap(({ address }) => address.map(({ line }) => line)))
  const addresses = findLabelledAddresses(lines).filter(({ parts }) => !owned.has(parts[0]!.line))
  return { headed, issuers, unheaded, addresses, bySeller }
}

/** Forms call both sides "company name": on an invoice the first is who wrote it, where the customer stands below under a name of their own. */
function withIssuerFirst(headed: HeadedParty[], kind: Sight['context']['kind']): HeadedParty[] {
  if (kind !== 'invoice' || headed.some(({ role }) => role === 'supplier')) return headed
  const named = headed.filter(({ role, name }) => role === 'customer' && name)
  const first = named.find(({ label }) => label.sayings.some(({ name }) => name === 'party_name'))
  const isOther = (party: HeadedParty) => first !== undefined && !isSameName(party.name!.text, first.name!.text)
  if (!first || !named.some((party) => isOther(party) && party.label.box.top > first.label.box.bottom)) return headed
  if (named.some((party) => isOther(party) && party.label.box.top < first.label.box.top)) return headed
  return headed.map((party) => (party.role === 'customer' && party.name && !isOther(party) ? { ...party, role: 'supplier' } : party))
}

/** `Razón social: X` under "Datos del proveedor" names the supplier, though the label may name a customer elsewhere. */
function withoutSuppliersNames(headed: HeadedParty[]): HeadedParty[] {
  const suppliers = new Set(headed.flatMap(({ role, name }) => (role === 'supplier' && name ? name.line.line : [])))
  const isNameOnly = ({ label }: HeadedParty) => label.sayings.some(({ name }) => name === 'party_name')
  return headed.filter((party) => party.role !== 'customer' || !isNameOnly(party) || !party.name || !suppliers.has(party.name.line.line))
}

/** "To:" over a company, beside "Invoice to" over another: who gets an order sells. */
function isSomebodyElse({ role, name, ...party }: HeadedParty, headed: readonly HeadedParty[]): boolean {
  if (role !== 'addressee' || !name || !hasAddress({ ...party, name })) return false
  return headed.every((other) => other.role !== 'customer' || !other.name || !isSameName(other.name.text, name.text))
}

const isSmallPrint = (top: number, page: Page | undefined) => page !== undefined && top > page.height * 0.3

function castInvoice(cast: Cast): Candidates {
  const suppliers = cast.headed.filter(({ role }) => role === 'supplier')
  const customers = cast.headed.filter(({ role }) => role === 'customer')
  const recipients = recipientsOf(cast)
  const supplierNames = [...namesOf(suppliers, 0.98, 'supplier'), ...issuerNames(cast.issuers)]
  const clientNames = [
    ...namesOf(customers, 1, 'customer'),
    ...namesOf(recipients, 0.85, 'window'),
    ...namesOf(rolesOf(cast, 'addressee').filter(isAddressed), 0.95, 'addressee on a form'),
    ...namesOf(rolesOf(cast, 'addressee'), 0.8, 'addressee'),
    ...namesOf(rolesOf(cast, 'delivery'), 0.45, 'delivery'),
  ]
  return {
    client_id: customers.flatMap(({ number }) =>
      number && readCode(number.text) ? [toCandidate([number], 0.8, 'number of the customer')] : [],
    ),
    supplier_name: supplierNames,
    supplier_address: [
      ...addressesOf(suppliers.filter(isPlaceOfPayment), 0.8, 'where to pay'),
      ...addressesOf(
        suppliers.filter((party) => !isPlaceOfPayment(party)),
        0.98,
        'supplier',
      ),
      ...issuerAddresses(cast, supplierNames),
      ...ownAddresses(cast),
    ],
    client_name: clientNames,
    client_address: [
      ...addressesOf(customers, 1, 'customer'),
      ...addressesOf(recipients, 0.85, 'window'),
      ...addressesOf(rolesOf(cast, 'addressee').filter(isAddressed), 0.95, 'addressee on a form'),
      ...addressesOf(rolesOf(cast, 'addressee'), 0.8, 'addressee'),
      ...addressesOf(rolesOf(cast, 'delivery'), 0.45, 'delivery'),
    ],
  }
}

function castOrder(cast: Cast, open: readonly LabelledLine[]): Candidates {
  const isPlace = (party: HeadedParty) => hasAddress(party) || isPlainPlace(party)
  const deliveries = rolesOf(cast, 'delivery').filter((party) => isPlace(party) && withoutHours(party.block.parts).length > 0)
  const customers = rolesOf(cast, 'customer')
  const issued = cast.bySeller ? [] : issuerNames(cast.issuers)
  const recipients = cast.bySeller ? recipientsOf(cast) : []
  const customer = customers.find(hasAddress)?.name ?? (cast.bySeller ? recipients[0]?.name : cast.issuers[0]?.name)
  const places = new Set(rolesOf(cast, 'delivery').flatMap(({ block }) => block.parts.map(({ line }) => line)))
  const [first] = cast.issuers
  const printed = cast.issuers
    .filter(
      ({ name, party }) =>
        !places.has(name.line) && customer && (isSameName(name.text, customer.text) || (party && party === first?.party)),
    )
    .map(({ name }) => name)
  return {
    department: [...(customer && !places.has(customer.line) ? [customer] : []), ...printed]
      .flatMap((name) => findUnit(name, open))
      .slice(0, 1),
    customer_company_name: [
      ...namesOf(customers, 1, 'customer'),
      ...issued,
      ...namesOf(recipients, 0.75, 'window'),
      ...namesOf(deliveries, 0.55, 'delivery'),
    ],
    delivery_address: [
      ...deliveries.map((party) =>
        toCandidate(
          withoutHours(party.block.parts),
          (isPlainPlace(party) ? Math.max(PLAIN, party.score) : party.score) *
            (isOwn(party, cast) ? 1.04 : mayHeadSupplier(party) ? 0.3 : 0.93),
          `under "${party.label.textLine.text}"`,
        ),
      ),
    ],
  }
}

/** "Remit to" names the box or the bank that takes the money, which may stand elsewhere than the firm. */
const isPlaceOfPayment = ({ label }: HeadedParty) => /\b(?:remit|pay)/i.test(label.textLine.text.slice(label.start, label.end))

const PLAIN = 0.75

/** Behind a label that says so, a street without a postal code is where goods go, as in much of Latin America: `Camino El Molino s/n, Quebrada Alta`. */
function isPlainPlace({ label, block }: HeadedParty): boolean {
  const text = block.parts.map((part) => part.text).join(' ')
  const says = label.sayings.some(({ name, weak }) => name === 'delivery' && !weak)
  return says && isPlaceWord(text) && /,/.test(text) && (/\bs\/n\b/i.test(text) || /\d/.test(text)) && block.parts.length <= 3
}

/** "Destinataire", "Empfänger": who gets the goods or who gets the paper. */
const mayHeadSupplier = ({ label }: HeadedParty) =>
  /^(?:destinata|empf|recipient)/i.test(label.textLine.text.slice(label.start, label.end)) &&
  !label.sayings.some(({ name }) => name === 'customer')

/** Whether a place of delivery bears the name of who ordered: "destinataire" may head the supplier too. */
function isOwn({ name }: Party, { issuers, headed }: Cast): boolean {
  const customers = [
    ...issuers.slice(0, 1).map((issuer) => issuer.name.text),
    ...headed.filter(({ role }) => role === 'customer').flatMap((party) => party.name?.text ?? []),
  ]
  return name !== undefined && customers.some((customer) => isSameName(customer, name.text))
}

/** `Señores: X` over `Dirección: Y`: a form that says both means the customer. */
const isAddressed = ({ addressed }: Party) => addressed === true
const rolesOf = ({ headed }: Cast, role: Role) => headed.filter((party) => party.role === role)

/** Blocks with an address and no heading that are not the issuer's: the window of the envelope. */
function recipientsOf({ unheaded, issuers, headed }: Cast): (Party & { score: number })[] {
  const [issuer] = issuers
  const suppliers = headed.filter(({ role }) => role === 'supplier').flatMap(({ name }) => name?.text ?? [])
  return unheaded
    .filter(
      (party) =>
        party.name &&
        hasAddress(party) &&
        party.block.parts.length > 1 &&
        ![issuer?.name.text, ...suppliers].some((name) => name && isSameName(name, party.name!.text)),
    )
    .map((party) => ({ ...party, score: 0.95 - 0.12 * Math.min(3, party.block.contacts.length) }))
}

function namesOf(parties: (Party & { score: number })[], worth: number, why: string): Candidate[] {
  return parties.flatMap(({ name, score }) => (name && !hasPostalCode(name.text) ? [toCandidate([name], score * worth, why)] : []))
}

function addressesOf(parties: (Party & { score: number })[], worth: number, why: string): Candidate[] {
  return parties.flatMap((party) =>
    party.address.length && hasAddress(party) ? [toCandidate(party.address, party.score * worth, why)] : [],
  )
}

function issuerNames(issuers: Issuer[]): Candidate[] {
  return issuers.slice(0, 6).map(({ name, score, reasons }) => toCandidate([name], squash(score), reasons.join(', ')))
}

/** Points to a score between 0 and 0.95. */
const squash = (points: number) => Math.max(0.05, Math.min(0.95, 0.3 + 0.55 * points))

/** `Casa matriz: …` over where the customer stands: the paper's head says where its writer is. */
function ownAddresses({ addresses, headed }: Cast): Candidate[] {
  const customers = headed.filter(({ role }) => role === 'customer' || role === 'addressee').map(({ label }) => label.box.top)
  return addresses
    .filter(({ label }) => customers.length > 0 && label.page === 1 && customers.every((top) => label.box.bottom < top))
    .map(({ parts }) => toCandidate(parts, 0.7, 'labelled, over the customer'))
}

/** Addresses of blocks that bear the supplier's name, or stand right under it, or are nobody else's. */
function issuerAddresses({ unheaded, headed }: Cast, names: Candidate[]): Candidate[] {
  const [best] = [...names].sort((a, b) => b.score - a.score)
  const taken = headed.filter(({ role }) => role === 'customer').flatMap(({ name }) => name?.text ?? [])
  return unheaded
    .filter(hasAddress)
    .filter(({ name }) => !name || !taken.some((other) => isSameName(other, name.text)))
    .map((party) => {
      const own = best !== undefined && party.names.some(({ text }) => isSameName(best.value, text))
      const under =
        best?.box &&
        best.page === party.block.page &&
        party.block.box.top - best.box.bottom < 25 &&
        party.block.box.top >= best.box.top - 2 &&
        Math.abs(party.block.box.left - best.box.left) < 60
      const score = own ? 0.88 : under ? 0.82 : !party.name ? 0.55 : 0.2
      return toCandidate(party.address, score, own ? 'under the name' : 'near the name')
    })
}
