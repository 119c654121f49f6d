import type { Page } from '../../document.ts'
import type { Sight } from '../candidates.ts'
import { isSellersOrder, isTitleLine } from '../titles/titles.ts'
import { isBillForSomething, isTitleNotName } from '../titles/wider-title.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { withAddressAmongFacts } from './address-among-facts.ts'
import { isOfDay } from './address-under-day.ts'
import { underBrand } from './brand-over-window.ts'
import { findHeaded, type HeadedParty, type Role } from './headed.ts'
import type { Part } from './blocks.ts'
import { findIssuers, type Issuer } from './issuer.ts'
import { findLabelledAddresses, type LabelledAddress, withLabelledAddresses } from './labelled-address.ts'
import { findLaterFeet } from './later-feet.ts'
import { findLegalNames, findLetterheads } from './letterhead.ts'
import { partedFromBrands, partedFromLetterheads } from './letterhead-over-window.ts'
import { findNamedHouses } from './named-houses.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { isNumberOfField, isOfTrade, isOfUnknownField, isPersonOfField } from './value-of-field.ts'
import { isOnlyCustomer } from './only-party.ts'
import { findOpposite } from './opposite.ts'
import { beginsWithName, isSameName } from './same-name.ts'
import { isHouseAtHead } from './house-at-head.ts'
import { isIssuersOnly } from './issued-by.ts'
import { isOrderedBy, withoutBilled } from './ordered-by.ts'
import { withoutPayingOffices } from './paying-office.ts'
import { isSelfBilled } from './self-billed.ts'
import { withoutRecipients } from './recipient-beside.ts'
import { findTails } from './tails.ts'
import { toldAgain, waysUnder } from './told-again.ts'
import { findTradingNames } from './trading-name-of.ts'
import { findUnheaded } from './unheaded.ts'
import { isWriter, sentByBuyer, withoutAddressees, withoutCompanyOfAddressee, writtenByBuyer } from './written.ts'

/** `Cliente ....... 1288`, `Fecha ......... 09-07-2025`: dots lead to a number or a day, and to nobody's name or street. */
const ledNumber = /^\p{L}[\p{L} .°º/-]{1,24}\.{3,}\s?(?=\S*\d)[\p{L}\d/.-]{2,10}$/u

/** What the first page says about who is who. */
export interface Cast {
  headed: HeadedParty[]
  issuers: Issuer[]
  unheaded: Party[]
  /** Who the foot of a later page names, where the first has none. */
  feet: Party[]
  /** Who stands beside the issuer's address on an invoice that heads nobody and has no window. */
  opposite?: Party
  /** Addresses under labels of their own that are no headed party's. */
  addresses: LabelledAddress[]
  /** Whose rows stand under an address. */
  tails: Map<LabelledLine, Party>
  /** The paper comes from the seller: every invoice that the customer did not make out, and order confirmations or forms. */
  bySeller: boolean
}

export const rolesOf = ({ headed }: Cast, role: Role) => headed.filter((party) => party.role === role)

const casts = new WeakMap<Sight, Cast>()

/** Read once for all who ask: parties, tax ids and contacts. */
export function readCast(sight: Sight): Cast {
  const known = casts.get(sight) ?? findCast(sight)
  casts.set(sight, known)
  return known
}

/** `Locataire : Mme Benali` on an order of works: who opens the door, and not who orders. */
const isTenant = ({ label: { textLine, start, end }, role }: HeadedParty) =>
  role === 'customer' &&
  /^(?:locataire|occupant|tenant|resident|inquilin|arrendatari|mieter|huurder|bewoner|conduttore)/i.test(textLine.text.slice(start, end))

function findCast({ document, context, open }: Sight): Cast {
  const page = document.pages.find(({ words }) => words.length > 0) ?? document.pages[0]
  if (!page) return { headed: [], issuers: [], unheaded: [], feet: [], addresses: [], tails: new Map(), bySeller: true }
  const lines = open.filter(({ line, text }) => line.page === page.number && !ledNumber.test(text))
  const written = context.kind === 'work_order' && !isSellersOrder(page)
  const told = withAddressAmongFacts(withLabelledAddresses(findHeaded(lines, lines), lines), lines)
  const houses = context.kind === 'work_order' ? findNamedHouses(told, lines) : []
  const parties = [...told, ...houses].filter(
    (party) =>
      (written || !isBareCompany(party)) &&
      !(context.kind === 'work_order' ? isTenant(party) || isIssuersOnly(party) : isOrderedBy(party.label)),
  )
  const named = withoutSuppliersNames(context.kind === 'invoice' ? withoutRecipients(parties) : parties)
  const cast = written
    ? withoutPayingOffices(withoutCompanyOfAddressee(withoutBilled(writtenByBuyer(named)), lines), lines)
    : withIssuerFirst(context.kind === 'work_order' ? sentByBuyer(named) : named, context.kind)
  const headed = withoutAddressees(cast, lines)
  const taken = new Set(
    headed.flatMap(({ block, address, label }) => [
      ...[...block.parts, ...address].map(({ line }) => line),
      label.textLine as LabelledLine,
    ]),
  )
  for (const line of lines) if (headed.some(({ name }) => name && isRestOf(line, name))) taken.add(line)
  const found = findUnheaded(lines, taken)
  const again = context.kind === 'invoice' ? found.flatMap((party) => toldAgain(party, headed)) : []
  for (const {
    party: { block },
  } of again)
    for (const { line } of [...block.parts, ...block.contacts]) taken.add(line)
  const blocks = found.filter((party) => !again.some((told) => told.party === party))
  const hasFoot = blocks.some(({ block }) => block.box.top > UPPER * page.height)
  const feet = hasFoot ? [] : findLaterFeet(open, page.number)
  const unheaded = partedFromBrands(partedFromLetterheads(blocks, feet, page.height), findTradingNames(lines))
  // `Emisor` over a school in its town, and the school's name in no letterhead or foot: the paper is somebody else's form.
  const isOwnPaper = (party: HeadedParty) => isWriter(party.label) && !(hasAddress(party) && !isNamedOutside(party, lines, taken))
  const bySeller =
    (context.kind === 'invoice' && !isSelfBilled(headed, lines)) ||
    isSellersOrder(page) ||
    (headed.some(
      (party) => party.role === 'customer' && party.score > 0.4 && !isOwnPaper(party) && !isNumbered(party) && !isHouseAtHead(party, lines),
    ) &&
      !headed.some((party) => party.role === 'supplier' || isSomebodyElse(party, headed))) ||
    (written && goesToWindow(unheaded, headed, page))
  const otherRole: Role = bySeller ? 'customer' : 'supplier'
  const others = headed
    .filter(
      (party) =>
        party.role === otherRole ||
        (party.role === 'other_party' && !(bySeller && isSlip(party))) ||
        (!bySeller && party.role === 'addressee'),
    )
    .flatMap(({ name }) => (name && !isInitialled.test(name.text) ? name.text : []))
  const traders = bySeller ? [] : unheaded.filter((party) => isOfTrade(party, lines, unheaded)).flatMap(({ name }) => name?.text ?? [])
  const heads = lines.filter(({ line }) => line.box.top < LETTERHEADS * page.height)
  const values = new Set(
    heads.filter((line) => isPersonOfField(line, heads) || isNumberOfField(line, heads) || isOfUnknownField(line, heads)),
  )
  const writers = findIssuers({
    unheaded: [...unheaded, ...feet],
    letterheads: findLetterheads(
      lines.filter((line) => !taken.has(line) && !values.has(line)),
      page.height,
      (line) => isTitleLine(line) || isTitleNotName(line) || isBillForSomething(line),
    ),
    legalNames: findLegalNames(
      open.filter(({ line }) =>
        isSmallPrint(
          line.box.top,
          document.pages.find(({ number }) => number === line.page),
        ),
      ),
    ),
    deliveries: bySeller ? [] : headed.filter((party) => party.role === 'delivery' && !isOfDay(party)).flatMap(({ name }) => name ?? []),
    lines: open,
    others: [...others, ...traders],
    suppliers: bySeller ? headed.filter(({ role }) => role === 'supplier').flatMap(({ name }) => name ?? []) : [],
    customerHeaded: headed.some((party) => party.role === 'customer' && hasAddress(party)),
    pageHeight: page.height,
  })
  const issuers = context.kind === 'invoice' && isOnlyCustomer(headed, [...unheaded, ...feet], writers, open, page.height) ? [] : writers
  const owned = new Set(headed.flatMap(({ address }) => address.map(({ line }) => line)))
  const addresses = findLabelledAddresses(lines).filter(({ parts }) => !owned.has(parts[0]!.line))
  const tails = findTails<Party>([...headed, ...unheaded], lines)
  for (const { party, as } of again) for (const line of waysUnder(party, lines)) tails.set(line, as)
  const opposite =
    context.kind === 'invoice' && headed.every(({ role }) => role === 'supplier') ? findOpposite(issuers, unheaded, lines) : undefined
  return {
    headed,
    issuers,
    unheaded: underBrand(unheaded, issuers[0]?.name),
    feet,
    addresses,
    tails,
    bySeller,
    ...(opposite ? { opposite } : {}),
  }
}

/** `Yunque S.A.C` under `Nombre Empresa: Distribuidora y Ferretería El`: the rest of a name that its field could not hold in one line. */
const isRestOf = (line: LabelledLine, name: Part) =>
  line.line.page === name.line.line.page &&
  line !== name.line &&
  name.text.endsWith(` ${line.text}`) &&
  line.line.box.top > name.box.top - 1 &&
  line.line.box.bottom < name.box.bottom + 1

/** Under `REMITTANCE ADVICE` stands whom the money goes to: the seller, whose letterhead is its own. */
const isSlip = ({ label: { textLine, start, end } }: HeadedParty) => /^remittance/i.test(textLine.text.slice(start, end))

/** Whether a line that is no headed party's bears the name, as a letterhead or a foot does. */
const isNamedOutside = ({ name }: HeadedParty, lines: readonly LabelledLine[], taken: ReadonlySet<LabelledLine>) =>
  name !== undefined && lines.some((line) => !taken.has(line) && (isSameName(line.text, name.text) || beginsWithName(line.text, name.text)))

/** The window under another firm's address bears the name of the place of delivery, and nobody is headed: goods go to who orders them, and the firm above sells. */
function goesToWindow(unheaded: readonly Party[], headed: readonly HeadedParty[], { height }: Page): boolean {
  const goods = headed.flatMap(({ role, name }) => (role === 'delivery' && name ? name.text : []))
  if (goods.length === 0 || headed.some(({ role }) => role !== 'delivery')) return false
  const isOf = ({ name }: Party) => name !== undefined && goods.some((text) => isSameName(text, name.text))
  const isWindow = (party: Party) =>
    isOf(party) &&
    hasAddress(party) &&
    party.block.parts.length > 1 &&
    party.block.contacts.length === 0 &&
    party.block.box.top < UPPER * height
  const window = unheaded.find(isWindow)
  return (
    window !== undefined &&
    unheaded.some((party) => !isOf(party) && hasAddress(party) && party.block.box.bottom < window.block.box.top) &&
    unheaded.every((party) => !isOf(party) || isWindow(party))
  )
}

/** `VENDEUR : R. LE GUELLEC` on the paper of LE GUELLEC ET FILS: somebody of the house, and no other house. */
const isInitialled = /^(?:\p{Lu}\.[ -]?){1,2}\p{Lu}[\p{L}'’ -]+$/u

const LETTERHEADS = 0.3 // of the sheet: below that stands no letterhead
const UPPER = 0.5 // of the sheet: below that stands a foot, which no envelope shows

/** `Debitor` over `K7706`: how the seller counts who orders. */
const isNumbered = ({ name, address }: HeadedParty) => address.length === 0 && name !== undefined && /^\S*\d\S*$/.test(name.text)

/** `Company: X` names who orders on the buyer's own paper; elsewhere it may be either's. */
const isBareCompany = ({ role, label: { textLine, start, end } }: HeadedParty) =>
  role === 'customer' && /^(?:company|unternehmen)$/i.test(textLine.text.slice(start, end).trim())

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
  const suppliers = headed.filter(({ role, name }) => role === 'supplier' && name)
  const isNameOnly = ({ label }: HeadedParty) => label.sayings.some(({ name }) => name === 'party_name')
  const isUnder = ({ name, label }: HeadedParty) => name !== undefined && Math.abs(name.line.line.box.left - label.box.left) < UNDER
  const customers = headed.filter((party) => party.role === 'customer' && isUnder(party) && !isNameOnly(party))
  // `SELLER DETAILS` over numbers alone, beside `BILL TO` over a name: that is who stands under the other heading.
  const isOfOther = (party: HeadedParty) =>
    party.role === 'supplier' && !isUnder(party) && customers.some(({ name }) => name!.line.line === party.name?.line.line)
  if (headed.some(isOfOther)) return withoutSuppliersNames(headed.filter((party) => !isOfOther(party)))
  return headed.filter(
    (party) =>
      party.role !== 'customer' ||
      !party.name ||
      !suppliers.some(
        ({ name, label }) => name!.line.line === party.name!.line.line && (isNameOnly(party) || label.box.bottom < party.label.box.top + 2),
      ),
  )
}

/** "To:" over a company, beside "Invoice to" over another: who gets an order sells. */
function isSomebodyElse({ role, name, ...party }: HeadedParty, headed: readonly HeadedParty[]): boolean {
  if (role !== 'addressee' || !name || !hasAddress({ ...party, name })) return false
  return headed.every((other) => other.role !== 'customer' || !other.name || !isSameName(other.name.text, name.text))
}

const UNDER = 3 // points between the edges of a heading and of what stands under it

const isSmallPrint = (top: number, page: Page | undefined) => page !== undefined && top > page.height * 0.3
