import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels.ts'
import { readCode } from '../values/code.ts'
import { type Cast, readCast } from './cast.ts'
import type { HeadedParty, Role } from './headed.ts'
import { withoutHours } from './hours.ts'
import type { Issuer } from './issuer.ts'
import { findLaterDeliveries } from './later-deliveries.ts'
import { hasAddress, type Party, toCandidate } from './party.ts'
import { hasLegalForm, hasPostalCode, isCompanyName, isPlaceWord } from './places.ts'
import { isOfficeOf, isPlaceOfPayment } from './place-of-payment.ts'
import { isBrandOf, isSameName, isShortOf } from './same-name.ts'
import { readPlaceInSentence, readPlaceUnderSentence } from './sentence-place.ts'
import { findPersonUnder, findUnit } from './unit.ts'

/** Supplier and customer with their addresses, and where the goods go. */
export function findParties(sight: Sight): Candidates {
  const cast = readCast(sight)
  return sight.context.kind === 'invoice' ? castInvoice(cast) : castOrder(cast, sight.open)
}

function castInvoice(cast: Cast): Candidates {
  const suppliers = cast.headed.filter(({ role }) => role === 'supplier')
  const billed = cast.headed.filter(({ role }) => role === 'customer')
  // `Destinatario` on an invoice is who gets the paper, where nobody else is named.
  const customers = billed.length > 0 ? billed : rolesOf(cast, 'delivery').filter((party) => mayHeadSupplier(party) && hasAddress(party))
  const recipients = recipientsOf(cast)
  const supplierNames = preferFullName([
    ...suppliers.filter(isPlaceOfPayment).flatMap((party) => namesOf([party], isOfficeOf(party, cast.issuers) ? 0.6 : 0.8, 'where to pay')),
    ...namesOf(
      suppliers.filter((party) => !isPlaceOfPayment(party)),
      0.98,
      'supplier',
    ),
    ...issuerNames(cast.issuers),
  ])
  const clientNames = [
    ...namesOf(customers, 1, 'customer'),
    ...namesOf(recipients, 0.85, 'window'),
    ...namesOf(rolesOf(cast, 'addressee').filter(isAddressed), 0.95, 'addressee on a form'),
    ...namesOf(rolesOf(cast, 'addressee'), 0.8, 'addressee'),
    ...namesOf(rolesOf(cast, 'delivery'), 0.45, 'delivery'),
    ...(cast.opposite?.name ? [toCandidate([cast.opposite.name], OPPOSITE, 'beside the issuer')] : []),
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
  const hasParts = (party: HeadedParty) => isPlace(party) && withoutHours(party.block.parts).length > 0
  const near = rolesOf(cast, 'delivery').filter(hasParts)
  const deliveries = near.length > 0 ? near : findLaterDeliveries(open).filter(hasParts)
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
  const own = [...(customer && !places.has(customer.line) ? [customer] : []), ...printed]
  return {
    department: own.flatMap((name) => findUnit(name, open)).slice(0, 1),
    client_name: own.flatMap((name) => findPersonUnder(name, open)).slice(0, 1),
    customer_company_name: [
      ...preferFullName([...namesOf(customers, 1, 'customer'), ...issued]),
      ...namesOf(recipients, 0.75, 'window'),
      // Whom the seller's paper is addressed to is the customer.
      ...(cast.bySeller ? namesOf(rolesOf(cast, 'addressee').filter(hasAddress), 0.8, 'addressee') : []),
      ...namesOf(
        deliveries.filter(({ name }) => name && isCompanyName(name.text)),
        0.55,
        'delivery',
      ),
      // "Stores compound", "Receipt and Distribution": a place of the customer's, as likely as its name.
      ...namesOf(
        deliveries.filter(({ name }) => name && !isCompanyName(name.text)),
        0.4,
        'place of delivery',
      ),
    ],
    delivery_address: [
      ...(deliveries.length > 0 ? [] : placesSaid(open)),
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

/** Where the goods go as a sentence says it, where nothing heads an address. */
function placesSaid(open: readonly LabelledLine[]): Candidate[] {
  const [under] = open.flatMap((line) => readPlaceUnderSentence(line, open))
  return under ? [under] : open.flatMap((line) => readPlaceInSentence(line, open)).slice(0, 1)
}

const FIRM = 0.7
const OPPOSITE = 0.5
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
  const suppliers = headed.filter(({ role }) => role === 'supplier').flatMap(({ name }) => name?.text ?? [])
  // Where the supplier stands under a heading of their own, who looks like the issuer is somebody else.
  const isKnown = headed.some((party) => party.role === 'supplier' && party.name && hasAddress(party) && !isPlaceOfPayment(party))
  const issuer = isKnown ? undefined : issuers[0]
  return unheaded
    .filter(
      (party) =>
        party.name &&
        hasAddress(party) &&
        party.block.parts.length > 1 &&
        ![issuer?.name.text, ...suppliers].some(
          (name) => name && (isSameName(name, party.name!.text) || isFullNameOf(name, party.name!.text)),
        ),
    )
    .map((party) => ({ ...party, score: 0.95 - 0.12 * Math.min(3, party.block.contacts.length) }))
}

/** `ETIKPRINT` in large type over `Etikprint Soluciones de Identificación, S.A.`: the brand's own company gets no letter from it. */
const isFullNameOf = (brand: string, name: string) => !hasLegalForm(brand) && hasLegalForm(name) && isBrandOf(brand, name)

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

const SHORT = 0.9
const FULL = 0.4 // at least what is known of the company that a brand belongs to

/** `OUTBACK` in large type, and "Outback Networks Pty Ltd" over the address: the brand begins the name with the legal form, which is the company's. */
function preferFullName(names: Candidate[]): Candidate[] {
  const [best] = names.toSorted((a, b) => b.score - a.score)
  if (!best) return names
  const full = hasLegalForm(best.value)
    ? best
    : names.find(
        (other) =>
          other.score > FULL &&
          other.score <= best.score &&
          hasLegalForm(other.value) &&
          (isBrandOf(best.value, other.value) || isShortOf(best.value, other.value)),
      )
  if (!full) return names
  // Printed twice a short name would be surer again.
  const isShort = (one: Candidate) => one === best || (!hasLegalForm(one.value) && isShortOf(one.value, full.value))
  return names.map((one) =>
    one === full
      ? { ...full, score: best.score }
      : isShort(one)
        ? { ...one, score: Math.min(one.score, full.score) * (isShortOf(one.value, full.value) ? SHORT : 1) }
        : one,
  )
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
  const isOwn = (party: Party, name: Candidate) => party.names.some(({ text }) => isSameName(name.value, text))
  // A brand in the letterhead has no address: it is that of the firm which is the next most likely issuer.
  const firm = names.filter((one) => one !== best && one.score > FIRM && hasLegalForm(one.value)).sort((a, b) => b.score - a.score)[0]
  const isBrand = best !== undefined && !unheaded.some((party) => hasAddress(party) && isOwn(party, best))
  return unheaded
    .filter(hasAddress)
    .filter(({ name }) => !name || !taken.some((other) => isSameName(other, name.text)))
    .map((party) => {
      const own = best !== undefined && isOwn(party, best)
      const under =
        best?.box &&
        best.page === party.block.page &&
        party.block.box.top - best.box.bottom < 25 &&
        party.block.box.top >= best.box.top - 2 &&
        Math.abs(party.block.box.left - best.box.left) < 60
      const score = own ? 0.88 : under ? 0.82 : isBrand && firm && isOwn(party, firm) ? 0.6 : !party.name ? 0.55 : 0.2
      return toCandidate(party.address, score, own ? 'under the name' : 'near the name')
    })
}
