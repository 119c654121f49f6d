import type { Candidate, Candidates } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findAddressInCells } from './address-in-cells.ts'
import { findAddressUnderDay, isOfDay } from './address-under-day.ts'
import { findAirTimeBuyer } from './air-time.ts'
import { findBlockUnderDay } from './block-under-day.ts'
import type { Part } from './blocks.ts'
import { type Cast, rolesOf } from './cast.ts'
import { preferFullName } from './full-name.ts'
import { type HeadedParty, ofCompany } from './headed.ts'
import { findHouseInStrip } from './house-in-strip.ts'
import { withoutHours } from './hours.ts'
import { isContracting } from './contracting-party.ts'
import { findLaterDeliveries } from './later-deliveries.ts'
import { hasAddress } from './has-address.ts'
import { type Party, toCandidate } from './party.ts'
import { issuerNames, namesOf } from './party-candidates.ts'
import { hasLegalForm, isCompanyName, isCounty } from './company-names.ts'
import { isStore } from './named-places.ts'
import { hasPostalCode, isPlaceWord } from './places.ts'
import { isPlantOf } from './plant-of.ts'
import { upToStop } from './one-line-party.ts'
import { mayHeadEither, recipientsOf } from './recipients.ts'
import { isSameName } from './same-name.ts'
import { readPlacedOrder } from './placed-order.ts'
import { findProducer } from './producer.ts'
import { findStoreBeside } from './stores-beside.ts'
import { readUncodedPlace } from './uncoded-place.ts'
import { readPlaceInSentence, readPlaceUnderSentence } from './sentence-place.ts'
import { beginsWithDate, findDates } from '../values/date.ts'
import { namedBehindTitle, namedInCopyright } from './told-in-passing.ts'
import { findPersonUnder, findStandingUnit, findUnit, personBeside } from './unit.ts'

/** Who orders, their department and person, and where the goods go. */
export function findOrderParties(cast: Cast, open: readonly LabelledLine[]): Candidates {
  const isPlace = (party: HeadedParty) => hasAddress(party) || isPlainPlace(party) || isOwnPlace(party, cast)
  const hasParts = (party: HeadedParty) => isPlace(party) && !isDay(party) && withoutHours(party.block.parts).length > 0
  const placed = readPlacedOrder(open)
  // In the sheet of a platform the address is where the goods go; in one that the house wrote itself it may be its own.
  const underDay = placed.length > 0 ? findAddressUnderDay(rolesOf(cast, 'delivery'), open) : undefined
  const near = rolesOf(cast, 'delivery').filter((party) => hasParts(party) && !(underDay && isOfDay(party)))
  const store = findStoreBeside(cast)
  const belowDay = near.length > 0 ? undefined : findBlockUnderDay(open)
  const deliveries = near.length > 0 ? near : findLaterDeliveries(open).filter(hasParts)
  const customers = rolesOf(cast, 'customer').map((party) =>
    isFirmBesideSupplier(party, cast) || isContracting(party) ? { ...party, score: NAMED_FIRM * party.score } : party,
  )
  const issued = cast.bySeller
    ? []
    : issuerNames(cast.issuers.filter((issuer) => !customers.some(({ name }) => name && isPlantOf(issuer.name.text, name.text))))
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
  // `PURCHASE ORDER - MARINE STORES` over `Owner: Tarbert Coastal Shipping Ltd`: what is bought, and who buys.
  const isFirmHeaded = customers.some(({ name }) => name && hasLegalForm(name.text))
  const behindTitle = namedBehindTitle(open).filter(({ value }) => !isFirmHeaded || isCompanyName(value))
  return {
    department: [
      ...own.flatMap((name) => findUnit(name, open)),
      ...(cast.bySeller
        ? []
        : findStandingUnit(
            open,
            [...cast.headed, ...cast.unheaded].map(({ block }) => block),
          )),
    ].slice(0, 1),
    client_name: [...own.flatMap((name) => findPersonUnder(name, open)), ...customers.flatMap(personBeside)].slice(0, 1),
    customer_company_name: [
      ...findAirTimeBuyer(open),
      ...placed,
      ...(cast.bySeller ? [] : [...findHouseInStrip(open), ...findProducer(open)]),
      ...preferFullName([...namesOf(customers, 1, 'customer'), ...issued]),
      ...(cast.bySeller ? [] : withoutSuppliers([...behindTitle, ...namedInCopyright(open)], cast)),
      ...namesOf(recipients, 0.75, 'window'),
      ...(cast.bySeller ? namesOf(houseOf(deliveries, cast), 1, 'place of delivery') : []),
      // Whom the seller's paper is addressed to is the customer.
      ...(cast.bySeller ? namesOf(rolesOf(cast, 'addressee').filter(hasAddress), 0.8, 'addressee') : []),
      ...(cast.bySeller ? namesOf(rolesOf(cast, 'addressee').filter(isFirmInTown), FIRM_IN_TOWN, 'addressee') : []),
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
      ...findAddressInCells(rolesOf(cast, 'delivery'), open),
      ...(deliveries.length > 0 ? [] : placesSaid(open)),
      ...(underDay ? [toCandidate(underDay.parts, UNDER_DAY, `under "${underDay.label.textLine.text}"`)] : []),
      ...(belowDay && deliveries.length === 0 ? [toCandidate(belowDay, UNDER_DAY, 'under a sentence about delivery')] : []),
      ...(store && deliveries.length === 0 ? [toCandidate(store.block.parts, STORE, 'address block')] : []),
      ...deliveries.map((party) =>
        toCandidate(
          isNamedPlace(party) && !isOwnPlace(party, cast)
            ? party.block.parts.slice(0, 1)
            : withoutHours(party.block.parts).map(upToSentence),
          (isPlainPlace(party) || isOwnPlace(party, cast) ? Math.max(PLAIN, party.score) : party.score) *
            (isOwn(party, cast) ? 1.04 : mayHeadEither(party) ? 0.3 : 0.93),
          `under "${party.label.textLine.text}"`,
        ),
      ),
    ],
  }
}

/** On a form of the trade's two parties side by side, who orders is the one at whose street the goods are received under the same name. */
const houseOf = (deliveries: readonly Party[], { unheaded }: Cast) =>
  unheaded
    .filter(({ name, address: [street] }) =>
      deliveries.some(
        (place) =>
          name &&
          street &&
          place.name &&
          isSameName(place.name.text, name.text) &&
          place.address.some(({ text }) => text.startsWith(street.text)),
      ),
    )
    .map((party) => ({ ...party, score: HOUSE }))

const HOUSE = 0.8

/** What the supplier's headings name is no buyer. */
const withoutSuppliers = (names: Candidate[], cast: Cast) =>
  names.filter(({ value }) => !rolesOf(cast, 'supplier').some(({ name }) => name && isSameName(name.text, value)))

/** `Delivery | 16 September 2026, 6.30am - 8.00am`: when, and not where. */
const isDay = ({ block: { parts } }: HeadedParty) =>
  parts.length === 1 &&
  !hasPostalCode(parts[0]!.text) &&
  (beginsWithDate(parts[0]!.text) || tellsWhen(parts[0]!.text) || isPartOfDay.test(fold(parts[0]!.text)))

/** `ENTREGAR NO PERIODO DA TARDE` */
const isPartOfDay = /^(?:periodo|turno|horario|jornada|matin|apres-midi|manana|tarde|manha|morning|afternoon|vormittag|nachmittag)\b/

/** `tournée de l'après-midi du 14/01/2025, passage entre 15:30 et 16:15`: a day and hours in small letters name no place. */
const tellsWhen = (text: string) => /^\p{Ll}/u.test(text) && findDates(text).length > 0 && !isPlaceWord(text)

/** Where the goods go as a sentence says it, where nothing heads an address. */
function placesSaid(open: readonly LabelledLine[]): Candidate[] {
  const [under] = open.flatMap((line) => readPlaceUnderSentence(line, open))
  if (under) return [under]
  const [said] = open.flatMap((line) => readPlaceInSentence(line, open))
  return said ? [said] : open.flatMap((line) => readUncodedPlace(line, open)).slice(0, 1)
}

/** `…, 76370 Rouxmesnil. Merci de passer par l'entrée de service.`: behind the town's full stop something else is said. */
const upToSentence = (part: Part): Part => {
  const text = upToStop(part.text).replace(/(?<=[\p{L}\d]{4}|\d[A-Z]{2})\.$/u, '')
  return hasPostalCode(text) ? { ...part, text } : part
}

/** `Empresa: Restauración Plaza, S.L.` on a form that names the supplier under a label of its own: the firm that orders. */
const isFirmBesideSupplier = ({ name, label: { textLine, start, end, colon, closes } }: HeadedParty, { headed }: Cast) =>
  (colon || closes) &&
  name !== undefined &&
  hasLegalForm(name.text) &&
  ofCompany.test(textLine.text.slice(start, end)) &&
  headed.some((other) => other.role === 'supplier' && other.name && !isSameName(other.name.text, name.text))

const NAMED_FIRM = 1.5

/** `Señores` over `Constructora Río Claro S.A.C.`, its number, a street and `Miraflores, Lima`: where addresses have no code the legal form tells a firm. */
const isFirmInTown = (party: HeadedParty) => !hasAddress(party) && party.address.length > 1 && hasLegalForm(party.name?.text ?? '')

const FIRM_IN_TOWN = 1.3
const UNDER_DAY = 0.8
const STORE = 0.76
const PLAIN = 0.75

/** Behind a label that says so, a street without a postal code is where goods go, as in much of Latin America: `Camino El Molino s/n, Quebrada Alta`. */
function isPlainPlace({ label, block }: HeadedParty): boolean {
  const text = block.parts.map((part) => part.text).join(' ')
  const says = label.sayings.some(({ name, weak }) => name === 'delivery' && !weak)
  if (isNamedPlace({ label, block })) return true
  // `DIRECCIÓN DE ENTREGA` over `Establecimiento La Cautiva, entrada por camino vecinal a Zapará`: what an address is asked for is one.
  if (says && asksForAddress.test(label.textLine.text.slice(label.start, label.end)) && block.parts.length <= 3)
    return block.parts.every((part) => isNamedByWords(part.text))
  return (
    says &&
    block.parts.length <= 3 &&
    isPlaceWord(text) &&
    /,|\b(?:mz|manzana|lote)\b/i.test(text) &&
    (/\bs\/n\b/i.test(text) || /\d/.test(text) || isCounty(text.split(', ').at(-1)!))
  )
}

/** `Deliver to` over the name that the letterhead has too, a ward or store of it and its street: the buyer's own house, wherever no postal code is used. */
function isOwnPlace(party: HeadedParty, cast: Cast): boolean {
  const { label, name, block } = party
  const [first, ...rest] = block.parts
  return (
    name !== undefined &&
    first?.line === name.line &&
    rest.length > 0 &&
    rest.length <= 4 &&
    label.sayings.some(({ name: said, weak }) => said === 'delivery' && !weak) &&
    rest.some(({ text }) => /\p{L}{2},\s\p{Lu}/u.test(text) || (isPlaceWord(text) && /\d/.test(text))) &&
    isOwn(party, cast)
  )
}

const asksForAddress = /adress|addres|direcci|anschrift|indirizz|endere[cç]o|\badres\b|domicili|morada/i

/** `Lieu de livraison : Dépôt central Batna`, `LUGAR DE ENTREGA: Bodega municipal`: the label asks for a place, whatever its name. */
const namesPlace = /^(?:lugar|sitio|punto|lieu|place|luogo|local|lieferort|plaats)\b/i
const isNamedByWords = (text: string) =>
  text.length < 80 && /^\p{Lu}[\p{L}\d.,'’() -]+$/u.test(text) && /\p{L}{3,} .*\p{L}{3}/u.test(text) && !toBeTold.test(fold(text))
/** `Delivery address: Elgin Packers, Gate 3, R321, Grabouw, 7160`: all of it in the label's own line. */
const inOneLine = ({ textLine: { text } }: HeadedParty['label'], part: Part) =>
  part.line.text === text && (part.text.match(/,/g)?.length ?? 0) > 1
const isNamedPlace = ({ label, block: { parts } }: Pick<HeadedParty, 'label' | 'block'>) =>
  parts[0] !== undefined &&
  label.sayings.some(({ name, weak }) => name === 'delivery' && !weak) &&
  (namesPlace.test(label.textLine.text.slice(label.start, label.end)) ||
    (label.colon && inOneLine(label, parts[0])) ||
    (parts.length === 1 && isStore(parts[0].text))) &&
  !parts.some(({ text }) => hasPostalCode(text)) &&
  isNamedByWords(parts[0].text)
const toBeTold =
  /conven|defin|\b(?:above|below|idem|same|see|voir|ver|siehe|zie|vedi)\b|dessus|dessous|oben|unten|indica|acord|agree|confirm|(?:nuestro|notre|our|unser|ihr|su) /

/** Whether a place of delivery bears the name of who ordered: "destinataire" may head the supplier too. */
function isOwn({ name }: Party, { issuers, headed }: Cast): boolean {
  const customers = [
    ...issuers.slice(0, 1).map((issuer) => issuer.name.text),
    ...headed.filter(({ role }) => role === 'customer').flatMap((party) => party.name?.text ?? []),
  ]
  return name !== undefined && customers.some((customer) => isSameName(customer, name.text))
}
