import type { Label, LabelledLine } from '../labels/labels.ts'
import { withAddressInRow, withoutLocation } from './address-in-row.ts'
import { isHolder } from './account-holder.ts'
import { isDayOverLabel, withoutDay } from './day-before-place.ts'
import { readFields } from './fieldwise.ts'
import { isIssuedBy } from './issued-by.ts'
import { isOrderedBy, namesHouse } from './ordered-by.ts'
import { belowNumbers } from './numbers-under.ts'
import { hasAddress } from './has-address.ts'
import { type Party, toParty } from './party.ts'
import { isCompanyName } from './company-names.ts'
import { isSlipTitle } from './payment-slip.ts'
import { isPersonName } from './person-names.ts'
import { ATTENTION } from './attention.ts'
import { isStore } from './named-places.ts'
import { isFactUnder } from './fact-under.ts'
import { beginsSentence, blockOf, underCaption } from './headed-block.ts'
import { readWindow } from '../values/time.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { withoutShopsInBlocks } from './shop-in-block.ts'
import { isUnderWholeBlock } from './whole-block-over.ts'

export type Role = 'supplier' | 'customer' | 'delivery' | 'other_party' | 'addressee'
const roles: Role[] = ['supplier', 'customer', 'delivery', 'other_party', 'addressee']

/** A party under, beside or behind a heading that says which it is. */
export interface HeadedParty extends Party {
  role: Role
  /** Other roles the same heading names ("Invoice and shipping address"). */
  label: Label
  score: number
}

/** Headings of parties (Bill to, Fournisseur, Livré à…) with the blocks they head. */
export function findHeaded(lines: LabelledLine[], page: LabelledLine[]): HeadedParty[] {
  const found = lines.flatMap((line) =>
    headingsOf(line).flatMap((label): HeadedParty[] => {
      const byOrder = isOrderedBy(label)
      const heard = [
        ...label.sayings
          .filter(({ name }) => (roles as string[]).includes(name))
          .map((saying) => (saying.name === 'addressee' && isOfDelivery(label) ? { ...saying, name: 'delivery' as const } : saying)),
        ...(isIssuedBy(label, page)
          ? label.sayings.slice(0, 1).map((saying) => ({ ...saying, name: 'supplier' as const, weak: false }))
          : []),
        ...(byOrder ? label.sayings.slice(0, 1).map((saying) => ({ ...saying, name: 'customer' as const, weak: false })) : []),
      ]
      if (heard.length === 0 || isOfBank(label, page) || isOfNumber(label) || (!label.leads && !label.colon && !beginsSentence(label)))
        return []
      if (heard.every(({ name }) => name === 'addressee') && (isUnderName(label, page) || isOnSlip(label, page) || isInPassing(label)))
        return []
      if (isToldBeside(label, page)) return []
      const told = underCaption(label, page) ? undefined : readFields(label, page)
      const fields = told && isUnderWholeBlock(told, label, page) ? undefined : told
      const below = belowNumbers(label, page)
      const found = fields ? undefined : blockOf(below.label, page)
      if (!fields && !found) return []
      const own = found && withAddressInRow(withoutLocation(found.block), label, page)
      const block = own && { ...found, block: heard.some(({ name }) => name === 'delivery') ? withoutDay(own) : own }
      const party = fields ?? { ...toParty(block!.block, true), ...(below.number ? { number: below.number } : {}) }
      if ((byOrder && !namesHouse(party)) || isFactUnder(party, label, page) || isDayOverLabel(party.block)) return []
      // "Buyer: Denise Sandhu" names a person, not the company that buys.
      const isSomebody =
        party.name &&
        !isStore(party.name.text) &&
        isPerson(party.name.text, label) &&
        // `Emetteur` over two words and a whole address is a firm.
        ((isBuyer(label, page) && !(heard.some(({ name }) => name === 'supplier') && label.closes && hasAddress(party))) ||
          !hasAddress(party))
      if (isSomebody && !isOnlyCustomer(label) && !isOnlySupplier(label) && !hasAddressField(label, page)) return []
      // `Acheteur` over the `média` that did not fit beside it.
      if (!label.colon && /^\p{Ll}+$/u.test(party.name?.text ?? '')) return []
      const strong = heard.filter(({ weak }) => !weak)
      return [...new Set((strong.length ? strong : heard).map(({ name }) => name as Role))].map((role) => ({
        ...party,
        role,
        label,
        score: scoreOf(party, label, strong.length > 0, block?.loose === true),
      }))
    }),
  )
  return withoutShopsInBlocks(found)
}

/** `Établi par : Samir Benali`: a person is asked for, and told in the same row. */
const isToldBeside = ({ sayings, box, page: number, colon, closes }: Label, page: LabelledLine[]) =>
  colon &&
  closes &&
  sayings.some(({ name }) => name === 'buyer_person') &&
  page.some(
    ({ line, text }) => line.page === number && line.box.left > box.right && Math.abs(line.box.top - box.top) < LEVEL && isPersonName(text),
  )

const LEVEL = 3 // points

/** `Mandataire / Adresse de facturation`: words joined by a stroke are one heading, and the last of them says whose. */
function headingsOf({ labels, text, line }: LabelledLine): Label[] {
  const [first] = labels
  // `BILL TO / PARTY`: what the stroke adds says the same once more.
  const isHeading = first?.leads && !first.colon && !first.sayings.some(({ name }) => name === 'party_name')
  const isStrong = first?.sayings.some(({ name, weak }) => !weak && (name === 'customer' || name === 'supplier' || name === 'delivery'))
  const added = isHeading && isStrong && (behindStroke.test(text.slice(first.end)) || isHours(text.slice(first.end)))
  if (first && added) return [{ ...first, closes: true, end: text.length, box: { ...first.box, right: line.box.right } }]
  const last = labels.at(-1)
  const [led] = last?.sayings.some(({ name, weak }) => name === 'delivery' && !weak) ? (toBeDelivered.exec(fold(text)) ?? []) : []
  if (last && !last.leads && led && led.length === text.length)
    return [{ ...last, leads: true, closes: true, end: text.length, box: line.box }]
  const before = last && !last.leads && (last.closes || last.colon) ? beforeStroke.exec(text.slice(0, last.start)) : null
  if (!last || !before) return labels
  return [{ ...last, leads: true, box: { ...last.box, left: line.box.left } }]
}

/** `Deliver to (Mon–Fri 07:30–15:30)`: when, in a bracket that ends the heading of where. */
const isHours = (text: string) => /^ ?\([^()]{5,40}\):?$/u.test(text) && readWindow(text) !== undefined

/** `Replacement stock to be delivered to`, `Réassort à livrer à`, `Reposición a entregar en`: what goes there heads it with its verb. */
const toBeDelivered = pattern('u')`
  ^\p{L}[\p{L} '’-]{3,30} (?:
    a livrer (?:a|au|chez)|(?:to be )?(?:delivered|shipped|sent) to|(?:to )?(?:deliver|ship|send) to|(?:a )?entregar (?:en|a|em)|zu liefern an|
    (?:te )?leveren (?:aan|op)|da consegnare (?:a|presso)
  ) ?:?$
`

const behindStroke = /^ ?\/ ?\p{L}[\p{L} .'’-]{2,24}:?$/u
const beforeStroke = /^(?:\p{L}[\p{L} .'’-]{2,24} ?\/ ?){1,2}$/u

/** `(cliente 20551)`, `cliente 77120.` at the end of a sentence, `Certificado emisor:`, `RFC proveedor:` lead to a number of theirs; `Point de livraison (PDL) 19 284 337 510 662` is counted, and heads nobody. */
const isOfNumber = ({ textLine: { text }, start, end, leads, colon }: Label) =>
  (!colon && /\($/.test(text.slice(0, start)) && /^ \d{3,10}\)/.test(text.slice(end))) ||
  (!colon && /^ (?=\S*\d\d)\S+\.$/.test(text.slice(end))) ||
  (!colon && /^\s*(?:\(\p{Lu}{2,6}\)\s*:?\s*)?\d[\d ]{9,}$/u.test(text.slice(end))) ||
  (!leads &&
    /(?:^|\s)(?:certificado|certificate|rfc|nif|cif|c[oó]digo|code|num[eé]ro|n[°ºo]\.?|id)\s+(?:d[eu]l?\s+|of\s+)?$/i.test(
      text.slice(0, start),
    ))

const ofAccount = new Set(['iban', 'bic', 'sort_code', 'account', 'bank'])

/** `Établissement : Qonto` over `IBAN : …` is the bank's; `Account name: A Verhoeven  Sort code: …` is whom the money goes to. */
function isOfBank({ sayings, box, page: number, textLine, start, end }: Label, page: LabelledLine[]): boolean {
  const { labels } = textLine as LabelledLine
  if (
    /^(?:account (?:name|holder)|beneficiary)/i.test(textLine.text.slice(start, end)) &&
    labels.some((other) => other.start >= end && other.sayings.some(({ name }) => ofAccount.has(name)))
  )
    return true
  if (start === 0 && isHolder(textLine as LabelledLine, page)) return true
  return (
    sayings.some(({ name }) => name === 'bank') &&
    page.some(
      ({ line, labels }) =>
        line.page === number &&
        Math.abs(line.box.top - box.top) < 3 * line.size &&
        Math.abs(line.box.left - box.left) < 3 &&
        labels.some((other) => other.leads && other.sayings.some(({ name }) => name === 'iban' || name === 'bic')),
    )
  )
}

/** `Registered Office: Attention: James Okafor, Unit 9`: behind another label it is a part of that one's value. */
const isInPassing = ({ textLine, start }: Label) =>
  start > 0 && (textLine as LabelledLine).labels.some((other) => other.colon && other.end <= start)

/** "Attn: Ms Dietrich" inside of an address is somebody there and heads nothing: the company stands over it. */
function isUnderName({ textLine: { text, line } }: Label, page: LabelledLine[]): boolean {
  return (
    ATTENTION.test(text) &&
    page.some(
      ({ line: above, labels }) =>
        labels.length === 0 &&
        above.box.bottom <= line.box.top + 2 &&
        line.box.top - above.box.bottom < 0.7 * line.size &&
        Math.abs(above.box.left - line.box.left) < 3,
    )
  )
}

/** `Deliver by 14 September 2026 to:` over a house: where the goods go, and nobody the paper is for. */
const isOfDelivery = ({ textLine: { text }, start }: Label) =>
  /^(?:please |kindly )?(?:to be )?(?:deliver|ship|dispatch|despatch|[àa] livrer|livrer|entregar|zu liefern|liefern)\p{L}*\s/iu.test(
    text.slice(0, start),
  )

/** On the part that goes back with the money "To" is who gets it. */
function isOnSlip({ box, page: number }: Label, page: LabelledLine[]): boolean {
  return page.some(({ line, text }) => line.page === number && line.box.top > 300 && line.box.bottom < box.top + 2 && isSlipTitle(text))
}

/** `To: John Doe` over `Address: 222 Main Street`: a person may be whom the paper is for. */
const hasAddressField = ({ box, page: number, sayings }: Label, page: LabelledLine[]) =>
  sayings.every(({ name }) => name === 'addressee') &&
  page.some(
    ({ line, labels: [first] }) =>
      line.page === number &&
      line.box.top > box.top + 1 &&
      line.box.top - box.bottom < 3 * line.size &&
      Math.abs(line.box.left - box.left) < 3 &&
      first?.leads === true &&
      first.colon &&
      first.sayings.some(({ name }) => name === 'party_address'),
  )

export const ofCompany = /^(?:company|soci[ée]t[ée]|entreprise|empresa|firma|unternehmen|bedrijf|azienda|ditta)$/iu

/** "Client" over `Sunbrook Fitness Clubs`: three words with capitals, and no heading of persons. */
const isOnlyCustomer = ({ sayings, textLine, start, end }: Label) =>
  sayings.some(({ name, weak }) => name === 'customer' && (!weak || ofCompany.test(textLine.text.slice(start, end)))) &&
  !sayings.some(({ name }) => name === 'buyer_person' || name === 'delivery')

/** "Vendor Name" over `Checkout Hardware Depot`; "Vendedor" is a salesman too. */
const isOnlySupplier = ({ sayings }: Label) => sayings.every(({ name, weak }) => name === 'supplier' && !weak)

/** `Acheteur: Thomas Lefebvre` where `Client: …` stands too: whatever address follows is not this person's. */
const isBuyer = ({ sayings, colon, closes }: Label, page: LabelledLine[]) =>
  colon &&
  !closes &&
  sayings.some(({ name }) => name === 'buyer_person') &&
  page.some(({ labels }) => labels.some((other) => other.colon && isOnlyCustomer(other)))

/** Under a heading that may name either ("Buyer"), initials, surnames before first names and capitals are people too: `T. MCALLISTER`, `Karim BELHADJ`, `Lindgren,Kirsten A`, `NÚRIA CASADEMONT`, `FCO. LARA`. */
function isPerson(printed: string, { sayings }: Label): boolean {
  const mayBe = sayings.some(({ name }) => name === 'buyer_person')
  // `COMPRADOR: 07 - MARIBEL ORTS`
  const text = mayBe ? printed.replace(/^\d{1,4}\s?[-–]\s?(?=\p{Lu})/u, '') : printed
  return (
    isPersonName(text) ||
    // `Vendedor: JORGE P.`
    /^\p{Lu}\p{L}{2,} \p{Lu}\.$/u.test(text) ||
    (mayBe &&
      !isCompanyName(text) &&
      /^(?:(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}'’-]+|\p{Lu}\p{L}{1,4}\.(?: \p{Lu}[\p{L}'’-]+){1,3}|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}{2,})?|\p{Lu}[\p{L}'’-]+,\s?\p{Lu}[\p{L}. ]*|\p{Lu}{3,}(?: \p{Lu}{2,}){1,2})$/u.test(
        text,
      ))
  )
}

function scoreOf(party: Party, label: Label, strong: boolean, loose: boolean): number {
  const base = hasAddress(party) ? 0.93 : party.name ? 0.6 : 0.3
  return base * (strong ? 1 : 0.8) * (label.colon || label.closes ? 1 : 0.85) * (loose ? 0.9 : 1)
}
