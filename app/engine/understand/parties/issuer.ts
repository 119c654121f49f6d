import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { accountHolders } from './account-holder.ts'
import { levelAtHead, levelUnderBrand, signedBelow } from './beside-each-other.ts'
import type { Part } from './blocks.ts'
import { domainName } from './contacts.ts'
import { isCounted } from './counted.ts'
import { hasOtherNumber } from './tax-number-in-foot.ts'
import { isOverNumber, isOverNumberAndHouse, isOverNumbers, isOverWays } from './over-ways.ts'
import { withoutTaxNumber } from './number-behind.ts'
import { isOverNamelessHouse } from './nameless-house.ts'
import { hasAddress } from './has-address.ts'
import type { Party } from './party.ts'
import { payeesInSentences } from './payee.ts'
import { hasLegalForm, isCompanyName, isFormAndCapital, isLegalFormOnly } from './company-names.ts'
import { isWrittenTo as isWrittenOutTo } from './written-to.ts'
import { isUnit } from './service-names.ts'
import { isProfessionOnly } from './trades-only.ts'
import {
  isFirst,
  isHouseOfFirm,
  isInHeadAndFoot,
  isMotto,
  isOver,
  isStreetOfFirm,
  isUnderFirm,
  isUnderLouder,
  isUnderService,
  isSaidOfHouse,
  isTrades,
  isWrittenTo,
  LARGER,
} from './where-names-stand.ts'
import { beginsWithName, isBrandOf, isLogoOf, isSameName, likenessOfDomain } from './same-name.ts'
import { areInitialsOf } from './initials.ts'
import { isSignOver } from './sign-over-firm.ts'
import { isStreetToldAgain } from './street-told-again.ts'

/** A name that may be the issuer's, with all that speaks for it. */
export interface Issuer {
  name: Part
  party?: Party
  score: number
  reasons: string[]
}

export interface Evidence {
  unheaded: Party[]
  letterheads: { part: Part; loud: number }[]
  legalNames: Part[]
  lines: LabelledLine[]
  /** Names of the place of delivery: the buyer's own, as a rule. */
  deliveries: Part[]
  /** Names under headings that say they are somebody else. */
  others: string[]
  /** Names under the supplier's headings, on the supplier's paper. */
  suppliers: Part[]
  /** The customer stands under a heading: what is left is the issuer's. */
  customerHeaded: boolean
  pageHeight: number
}

/** Who wrote this paper: letterhead, footer, small print, domains of mail and web, ways to reach them. Best first. */
export function findIssuers({
  unheaded,
  letterheads,
  legalNames,
  deliveries,
  lines,
  others,
  suppliers,
  customerHeaded,
  pageHeight,
}: Evidence): Issuer[] {
  const domains = [...new Set(lines.flatMap(({ text }) => domainName(text) ?? []))]
  const holders = accountHolders(lines)
  const payees = payeesInSentences(lines)
  const names: { part: Part; party?: Party; base: number; reason: string }[] = [
    ...letterheads.map(({ part, loud }) => ({ part, base: 0.25 + 0.45 * loud, reason: 'letterhead' })),
    ...legalNames.map((part) => ({ part, base: 0.5, reason: 'small print' })),
    ...deliveries.filter((part) => !isStreetToldAgain(part, lines)).map((part) => ({ part, base: 0.3, reason: 'place of delivery' })),
    ...unheaded.flatMap((party) =>
      party.names.map((part) => ({
        part,
        party,
        base: baseOf(party, pageHeight, lines) - (part === party.name ? 0 : 0.05),
        reason: 'address block',
      })),
    ),
  ]
  const numbered = unheaded.filter((party) => isCounted(party, lines)).flatMap(({ names }) => names)
  const countedElsewhere = unheaded.filter((party) => hasOtherNumber(party, lines, pageHeight)).flatMap(({ names }) => names)
  const feet = lines
    .filter(({ line, text }) => line.box.top > SMALL_PRINT * pageHeight && text.length > LONG)
    .map(({ text }) => figures(text))
  const isOwn = (text: string) => domains.some((domain) => likenessOfDomain(text, domain) > SPELLED)
  const level = levelAtHead(unheaded, pageHeight) ?? signedBelow(unheaded, pageHeight)
  const branded = level ? undefined : levelUnderBrand(unheaded, pageHeight, lines, isOwn)
  const streets = new Set(names.filter(({ part }) => isStreetOfFirm(part, unheaded)).map(({ part }) => part.line))
  const scored = names.map(({ part, party, base, reason }) => {
    const reasons = [reason]
    let score = base
    const add = (points: number, why: string) => {
      score += points
      reasons.push(why)
    }
    const own = Math.max(0, ...domains.map((domain) => likenessOfDomain(part.text, domain)))
    const isSaid = party !== undefined && (isSaidOfHouse(part, lines) || isTrades(part, lines))
    // `Studio legale` in the domain of the lawyer whose name stands over it says no more.
    if (own && !isSaid) add(0.45 * own, 'domain')
    const twins = new Set(
      names
        .filter((other) => other.part.line !== part.line && isSameName(other.part.text, part.text) && !streets.has(other.part.line))
        .map((other) => other.part.line)
        .concat(deliveries.filter((other) => other.line !== part.line && beginsWithName(other.text, part.text)).map((other) => other.line)),
    )
    if (twins.size) add(Math.min(0.36, 0.14 + 0.08 * twins.size), 'named twice')
    // `Bénéficiaire`: whom the money goes to is the firm, and the name over it in the letterhead its brand.
    if (suppliers.some((other) => other.line !== part.line && isSameName(other.text, part.text))) add(0.14, 'named as the supplier')
    if (payees.some((other) => isSameName(other, part.text))) add(0.7, 'holder of the account to pay to')
    else if (holders.some((other) => isSameName(other, part.text))) add(0.4, 'holder of the account to pay to')
    if (reason === 'letterhead' && isOverWays(part.line, lines)) add(0.2, 'over its address and telephone in one line')
    else if (reason === 'letterhead' && isOverNumbers(part.line, lines)) add(0.2, 'over its address and tax number')
    if (reason === 'letterhead' && withoutTaxNumber(part.line.text) === part.text && part.line.text !== part.text)
      add(0.2, 'tax number behind it')
    if (reason === 'letterhead' && isFirst(part, lines) && (isOverNumber(part.line, lines) || isOverNumberAndHouse(part.line, lines)))
      add(0.25, 'over its tax number')
    if (reason === 'letterhead' && isOverNamelessHouse(part.line, unheaded, pageHeight)) add(0.35, 'an address without a name')
    if (isInHeadAndFoot(part, lines, pageHeight)) add(0.3, 'at the head and at the foot of the page')
    if (hasLegalForm(part.text)) add(0.05, 'legal form')
    if (party && hasLegalForm(part.text) && !/\bcapital\b/i.test(part.text) && saysWhose(party, customerHeaded))
      add(0.3, 'tax number under the address')
    if (party?.name === part && isFirst(part, lines) && unheaded.some((other) => isOver(party, other, pageHeight)))
      add(0.2, 'over whom it is written to')
    if (level && part === level.writer.name) add(0.25, 'can be reached, unlike who stands beside')
    else if (level && part.line === level.reader.name!.line) add(-0.25, 'beside who can be reached')
    if (branded && part === branded.writer.name) add(0.7, 'under the brand')
    else if (branded && part.line === branded.reader.name!.line) add(-0.25, 'beside the firm under the brand')
    if (party && isUnderService(party, lines)) add(-0.3, 'under a heading of services')
    if (party && isWrittenTo(party)) add(-0.35, 'somebody there is addressed')
    if (numbered.some(({ text }) => isSameName(text, part.text))) add(-0.6, 'counted as a customer')
    if (party && feet.some((foot) => isRegistered(party, foot))) add(0.4, 'number in the foot')
    else if (countedElsewhere.some(({ line }) => line.line === part.line.line)) add(-0.4, 'another tax number in the foot')
    if (isWrittenOutTo(part.text)) add(-0.8, 'named as somebody else')
    if (isHouseOfFirm(part, unheaded)) add(-0.6, 'where the firm over it has its house')
    if (streets.has(part.line)) add(-0.4, 'where the firm over it has its house')
    if (isMotto(part, unheaded)) add(-0.3, 'over the firm’s name in its address')
    if (isSaid) add(-0.3, 'what the house over it is')
    if (isLegalFormOnly(part.text) || isFormAndCapital(part.text)) add(-0.5, 'a legal form alone')
    if (isProfessionOnly(part.text)) add(-0.5, 'a profession alone')
    if (isUnit(part.text) && !hasLegalForm(part.text))
      add(isUnderFirm(part, lines) || isUnderLouder(part, lines) ? -0.4 : -0.2, 'a service of somebody’s')
    else if (!hasLegalForm(part.text) && isUnderFirm(part, lines, LARGER)) add(-0.3, 'a place of somebody’s')
    if (others.some((other) => isSameName(other, part.text))) add(-0.8, 'named as somebody else')
    return { name: part, ...(party ? { party } : {}), score, reasons }
  })
  return preferFullName(scored.sort((a, b) => b.score - a.score))
}

const SPELLED = 0.8 // likeness of a brand to a domain
const SMALL_PRINT = 0.75 // of the page's height
const LONG = 50 // letters of a line that tells more than a page number
const figures = (text: string) => text.replace(/(?<=\d)[\s.](?=\d)/g, '')

/** `TVA : FR71 502 881 336` under the name, `RCS Aubenas 502 881 336` in the foot: a number of nine figures or more that both say is the writer's. */
const isRegistered = ({ block: { contacts } }: Party, foot: string) =>
  contacts.some(({ text }) =>
    [...figures(text).matchAll(/\d{9,}/g)].some(([digits]) => foot.includes(digits.slice(-9)) || foot.includes(digits.slice(0, 9))),
  )

/** The firm's address with its tax number and account: a brand in large type is not the company. A customer's tax number may stand in the window too. */
function saysWhose({ block: { contacts } }: Party, customerHeaded: boolean): boolean {
  const says = (...wanted: LabelName[]) =>
    contacts.some(({ line }) => line.labels.some(({ sayings }) => sayings.some(({ name }) => wanted.includes(name))))
  return says('vat_id', 'company_id') && (customerHeaded || says('iban'))
}

const SHORT_MALUS = 0.15
const NEAR = 0.1 // points

/** `NHS` as a picture beside "North Pennine Hospitals NHS Foundation Trust": a word in capitals of the whole name. */
const isWithin = (short: string, name: string) =>
  /^\p{Lu}{2,5}$/u.test(short) && isCompanyName(name) && name.split(/\s+/).includes(short) && name.split(/\s+/).length > 2

/** "KRAUSE" in the letterhead is short for "Krause Verbindungstechnik GmbH & Co. KG" in the small print: the name with the legal form is the company's. */
function preferFullName(issuers: Issuer[]): Issuer[] {
  const [best] = issuers
  if (!best) return issuers
  if (hasLegalForm(best.name.text))
    return issuers.map((other) =>
      !hasLegalForm(other.name.text) && isSameName(other.name.text, best.name.text)
        ? { ...other, score: other.score - SHORT_MALUS }
        : other,
    )
  const full =
    issuers.find((other) => other.score > 0.3 && hasLegalForm(other.name.text) && isSameName(other.name.text, best.name.text)) ??
    issuers.find((other) => other.score > best.score - NEAR && isWithin(best.name.text, other.name.text)) ??
    issuers.find((other) => other.score > LIKELY && areInitialsOf(best.name.text, other.name.text)) ??
    issuers.find((other) => isSpelledOut(best, other)) ??
    issuers.find((other) => other.score > LIKELY && isSignOver(best, other)) ??
    issuers.find((other) => isWholeInHead(best, other))
  if (!full) return issuers
  const rest = issuers
    .filter((other) => other !== full)
    .map((other) => (other === best ? { ...best, score: best.score - SHORT_MALUS } : other))
  return [{ ...full, score: best.score }, ...rest]
}

/** `tinta·lab` in large type, `Tintalab Estudio SC` over its address or with the ways to reach it. */
const isSpelledOut = ({ name, reasons }: Issuer, other: Issuer) =>
  reasons[0] === 'letterhead' &&
  other.score > LIKELY &&
  (other.party !== undefined || other.reasons.includes('domain')) &&
  other.name.line.line.size < name.line.line.size &&
  isLogoOf(name.text, other.name.text)

/** `Little Dunnock Farm Shop & Kitchen` in large type at the head, `Little Dunnock, Yarpole Lane, …` at the foot: the address needs no more than a short name. */
const isWholeInHead = ({ name, reasons }: Issuer, other: Issuer) =>
  reasons[0] !== 'letterhead' &&
  other.reasons[0] === 'letterhead' &&
  other.score > LIKELY &&
  other.name.line.line.size > name.line.line.size &&
  other.name.line.line.box.top < name.line.line.box.top &&
  isBrandOf(name.text, other.name.text) &&
  !/\b(?:department|division|office|team|directorate)$/i.test(other.name.text)

const LIKELY = 0.3

const FOOT = 30 // points over the last line of a page

function baseOf(party: Party, pageHeight: number, lines: readonly LabelledLine[]): number {
  const { block } = party
  const isOneLine = block.parts.length === 1
  const isHigh = block.box.top < pageHeight * 0.13
  // What flows on from a web page ends where its text does, wherever the sheet ends.
  const isFoot = isOneLine && lines.every(({ line }) => line.page !== block.page || line.box.bottom < block.box.bottom + FOOT)
  const high = isHigh ? 0.2 : 0
  const low = block.box.top > pageHeight * 0.82 || isFoot ? 0.3 : 0
  const oneLine = isOneLine ? (isHigh ? 0.3 : 0.15) : 0
  return (hasAddress(party) ? 0.3 : 0) + high + low + oneLine + Math.min(0.3, 0.15 * block.contacts.length)
}
