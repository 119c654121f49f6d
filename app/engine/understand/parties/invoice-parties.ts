import type { Candidate, Candidates } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { behindFirm } from './behind-firm.ts'
import { bareNumberIn } from './blocks.ts'
import { isBareTaxId } from './contacts.ts'
import { type Cast, rolesOf } from './cast.ts'
import { hasAddress } from './has-address.ts'
import { type Party, toCandidate } from './party.ts'
import { addressesOf, issuerNames, namesOf } from './party-candidates.ts'
import { isHouseOver } from './named-places.ts'
import { isPlaceOfPayment } from './place-of-payment.ts'
import { hasLegalForm } from './company-names.ts'
import { mayHeadEither, recipientsOf } from './recipients.ts'
import { isSameName } from './same-name.ts'
import { isTradesOnly } from './trades-only.ts'
import { supplierNames } from './supplier-names.ts'
import { registeredOffices } from './registered-office.ts'
import { addressUnder } from './under-name.ts'

/** Who sells and who is billed, as an invoice says it: under headings, in the letterhead, in the window. */
export function findInvoiceParties(cast: Cast, lines: readonly LabelledLine[]): Candidates {
  const suppliers = cast.headed.filter(({ role }) => role === 'supplier')
  const billed = cast.headed.filter(({ role }) => role === 'customer')
  // `Destinatario` on an invoice is who gets the paper, where nobody else is named.
  const sellers = supplierNames(cast)
  const isOthers = ({ name }: Party) => name !== undefined && sellers.every(({ value }) => !isSameName(value, name.text))
  const customers =
    billed.length > 0
      ? billed
      : rolesOf(cast, 'delivery').filter((party) => mayHeadEither(party) && (hasAddress(party) || (sellers.length > 0 && isOthers(party))))
  // `À : Lingua Sillage` on the slip that goes back with the money: the seller gets that.
  const addressees = rolesOf(cast, 'addressee').filter(({ name }) => !name || !sellers[0] || !isSameName(name.text, sellers[0].value))
  const recipients = recipientsOf(cast, sellers[0]?.value)
  const billers = cast.bySeller ? [] : issuerNames(cast.issuers).filter(({ value }) => !isSameName(value, sellers[0]?.value ?? ''))
  const clientNames = [
    ...billers,
    ...namesOf(customers, 1, 'customer'),
    ...namesOf(recipients, 0.85, 'window'),
    ...namesOf(addressees.filter(isAddressed), 0.95, 'addressee on a form'),
    ...namesOf(addressees, 0.8, 'addressee'),
    ...namesOf(rolesOf(cast, 'delivery'), 0.45, 'delivery'),
    ...(cast.opposite?.name ? [toCandidate([cast.opposite.name], OPPOSITE, 'beside the issuer')] : []),
  ]
  return {
    client_id: customers
      .flatMap(({ number, block }) => [number, ...block.contacts.map(({ line }) => bareNumberIn(line))])
      .flatMap((number) => (number && readCode(number.text) ? [toCandidate([number], 0.8, 'number of the customer')] : [])),
    supplier_name: sellers,
    supplier_address: [
      ...addressesOf(suppliers.filter(isPlaceOfPayment), 0.8, 'where to pay'),
      ...addressesOf(
        suppliers.filter((party) => !isPlaceOfPayment(party)),
        0.98,
        'supplier',
      ),
      ...issuerAddresses(cast, sellers),
      ...ownAddresses(cast),
      ...uncodedAddresses(cast, lines),
      ...registeredOffices(lines, sellers[0]?.value),
    ],
    client_name: clientNames,
    client_address: [
      ...(billers.length > 0 ? issuerAddresses(cast, billers) : []),
      ...addressesOf(customers.map(withPlaceOfSupply), 1, 'customer'),
      ...addressesOf(recipients, 0.85, 'window'),
      ...addressesOf(addressees.filter(isAddressed), 0.95, 'addressee on a form'),
      ...addressesOf(addressees, 0.8, 'addressee'),
      ...addressesOf(rolesOf(cast, 'delivery'), 0.45, 'delivery'),
    ],
  }
}

/** `Titular: X` over `Dirección de suministro: Camino del Soto, s/n`: where the meter is. The window has where the bill is sent to. */
const withPlaceOfSupply = <One extends Party & { score: number }>(party: One): One => {
  const [label, ...more] = party.address.length === 1 ? party.address[0]!.line.labels : []
  const isOfSupply = label?.leads === true && label.colon && more.length === 0 && label.sayings.every(({ name }) => name === 'delivery')
  return isOfSupply ? { ...party, score: party.score * SUPPLY } : party
}

const SUPPLY = 0.8
const FIRM = 0.7
const OPPOSITE = 0.5
const UNCODED = 0.7

/** `Señores: X` over `Dirección: Y`: a form that says both means the customer. */
const isAddressed = ({ addressed }: Party) => addressed === true

/** `Casa matriz: …` over where the customer stands: the paper's head says where its writer is. */
function ownAddresses({ addresses, headed }: Cast): Candidate[] {
  const customers = headed.filter(({ role }) => role === 'customer' || role === 'addressee').map(({ label }) => label.box.top)
  return addresses
    .filter(({ label }) => customers.length > 0 && label.page === 1 && customers.every((top) => label.box.bottom < top))
    .map(({ parts }) => toCandidate(parts, 0.7, 'labelled, over the customer'))
}

/** Where the likeliest writer's address has no code of a town, the lines under the name tell it. */
function uncodedAddresses({ issuers: [best] }: Cast, lines: readonly LabelledLine[]): Candidate[] {
  const parts = best ? addressUnder(best.name, lines).map(behindFirm) : []
  return parts.length > 0 ? [toCandidate(parts, UNCODED, 'under the name')] : []
}

/** Addresses of blocks that bear the supplier's name, or stand right under it, or are nobody else's. */
function issuerAddresses({ unheaded: onFirst, headed, feet, issuers }: Cast, names: Candidate[]): Candidate[] {
  const unheaded = [...onFirst, ...feet]
  const [best] = [...names].sort((a, b) => b.score - a.score)
  // Its house stands without a name elsewhere at the head: a block under the letterhead that has a name of its own is the window.
  const isHousedElsewhere = issuers[0]?.name.text === best?.value && issuers[0]?.reasons.includes('an address without a name') === true
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
        !(isHousedElsewhere && party.name) &&
        party.block.box.top - best.box.bottom < 25 &&
        party.block.box.top >= best.box.top - 2 &&
        Math.abs(party.block.box.left - best.box.left) < 60
      const score = own
        ? 0.88
        : under
          ? 0.82
          : isBrand && ((firm && isOwn(party, firm)) || isOwnerOfBrand(party, unheaded, headed))
            ? 0.6
            : !party.name
              ? 0.55
              : 0.2
      // `The Potting Shed` under the firm's name and over its street: the house, and not another name.
      const house = under && !own && party.name && (isHouseOver(party.name.text, party.address) || isInOneLine(party)) ? [party.name] : []
      return toCandidate([...house, ...party.address], score, own ? 'under the name' : 'near the name')
    })
}

/** `Laura Vidal Ferrer`, `52847193K` and a street under a brand: beside the customer's block the only one, and with a number at the tax office. */
const isOwnerOfBrand = (party: Party, unheaded: readonly Party[], headed: Cast['headed']) =>
  party.block.contacts.some(({ text }) => isBareTaxId(text)) &&
  unheaded.every((other) => other === party || !hasAddress(other)) &&
  headed.some((other) => other.role === 'customer' && hasAddress(other))

/** `Saxon Yard - Hexham NE46 3PB` in one line under the firm's name: where it is, but for what it does and what it is called besides. */
const isInOneLine = ({ name, address: [street] }: Party) =>
  name !== undefined &&
  name.line === street?.line &&
  !hasLegalForm(name.text) &&
  !isTradesOnly(name.text) &&
  /^\p{Lu}[\p{Ll}’']+(?: \p{Lu}?[\p{Ll}’']+){0,3}$/u.test(name.text) &&
  !otherwiseCalled.test(name.text)

const otherwiseCalled = /^(?:trading as|t\/a|formerly|member of|part of|division of|enseigne|nom commercial|nombre comercial)\b/iu
