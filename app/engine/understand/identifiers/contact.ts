import type { Candidate } from '../../candidate.ts'
import { goesOnBelow } from './broken-ids.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { brokenMailbox } from './broken-mailbox.ts'
import { domainName, findEmail, findPhone } from '../parties/contacts.ts'
import { type Cast, readCast } from '../parties/cast.ts'
import { isPersonName } from '../parties/person-names.ts'
import { hasPostalCode, isCountry } from '../parties/places.ts'
import { isNameOfDomain } from '../parties/same-name.ts'
import { ownerOf } from '../parties/owner.ts'
import { phoneBetweenDashes } from './phone-between-dashes.ts'
import { fold } from '../words/fold.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'

/** How to reach the supplier: e-mail, else telephone; those of the customer's block are told apart by place and domain. */
export function findContacts(sight: Sight): Candidate[] {
  const cast = readCast(sight)
  const supplier = cast.issuers[0]?.name.text ?? ''
  const others = cast.headed.filter(({ role }) => role !== 'supplier').flatMap(({ name }) => name?.text ?? [])
  const counted = numbersInColumns(sight.lines)
  const mailboxes = sight.open.filter(({ text }) => others.some((name) => isMailboxOf(name, findEmail(text)?.value)))
  return sight.open.flatMap((line) => {
    if (counted.has(line)) return []
    const owner = ownerOf(line, cast) ?? (isUnderOther(line, sight.open, cast) ? 'other' : undefined)
    const email = findEmail(line.text) ?? brokenMailbox(line, sight.open)
    const fax = line.labels.some(({ sayings }) => sayings.every(({ name }) => name === 'fax'))
    const phone =
      !fax || line.labels.some(({ sayings }) => sayings.some(({ name }) => name === 'phone'))
        ? phoneOf(line, owner === 'supplier' && line.text.split(/\s[·•|]\s/).some((piece) => bare.test(piece)))
        : undefined
    if (phone && (isOfLabel(line, phone.value, sight.open) || (phone.index === 0 && isRestOfNumber(line, sight.open)))) return []
    const domain = email ? domainName(email.value) : undefined
    const isTheirs = mailboxes.some(
      ({ line: { page, box, size } }) =>
        page === line.line.page && Math.abs(box.left - line.line.box.left) < 3 && Math.abs(box.top - line.line.box.top) < ROWS * size,
    )
    const place = isTheirs || owner === 'other' ? 0.25 : owner === 'supplier' ? 1 : 0.9
    const own =
      domain && isNameOfDomain(supplier, domain)
        ? 1.08
        : owner !== 'supplier' && domain && others.some((name) => isNameOfDomain(name, domain))
          ? 0.3
          : 1
    return [
      ...(email ? [toCandidate(line, email, Math.min(0.97, 0.85 * own * (own > 1 ? Math.max(place, 0.9) : place)), 'e-mail')] : []),
      ...(phone ? [toCandidate(line, phone, 0.7 * place * (line.line.page === 1 ? 1 : 0.9), 'telephone')] : []),
    ]
  })
}

const ROWS = 2.5 // times the type's height between a mailbox and the telephone beside it

/** `marcohidalgo@…` of the customer HIDALGO CEVALLOS MARCO: two of the words a person is called by. */
function isMailboxOf(name: string, email: string | undefined): boolean {
  const box = fold(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  const words = new Set(
    fold(name)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3),
  )
  return [...words].filter((word) => box.includes(word)).length >= 2
}

/** `Doreen Zwicker`, `Tel: …`, `shop@…` under the window of the customer, a line apart: still theirs, unless another party begins there. */
function isUnderOther({ line: { page, box, size } }: LabelledLine, open: readonly LabelledLine[], { headed }: Cast): boolean {
  const inColumn = (top: number) =>
    open.filter(
      ({ line: other }) =>
        other.page === page && Math.abs(other.box.left - box.left) < 3 && other.box.top > top - 1 && other.box.top < box.top - 1,
    )
  return headed.some(({ role, block }) => {
    const last = block.parts.at(-1)
    if (role === 'supplier' || !last || last.line.line.page !== page) return false
    if (Math.abs(block.box.left - box.left) > 3 || block.box.bottom > box.top + 1 || box.top - block.box.bottom > REACH * size) return false
    return inColumn(block.box.bottom).every(
      ({ text, labels }) =>
        isPersonName(text) ||
        findPhone(text, true) ||
        findEmail(text) ||
        isCountry(text) ||
        labels[0]?.sayings[0]?.name === 'contact_person',
    )
  })
}
const REACH = 7 // times the type's height

const LINES = 3 // numbers below one another that are billed, and nobody's to be rung up

/** `06 12 44 90 01` over `06 12 44 90 02` over …: a column of numbers lists what is billed. */
function numbersInColumns(lines: readonly LabelledLine[]): Set<LabelledLine> {
  const alone = lines.filter(({ text }) => findPhone(text, true)?.value === text)
  const isColumn = (line: LabelledLine) =>
    alone.filter(({ line: { page, box } }) => page === line.line.page && Math.abs(box.left - line.line.box.left) < 2).length >= LINES
  return new Set(alone.filter(isColumn))
}

/** The end of an account or of a tax number that its line broke. */
const isRestOfNumber = (line: LabelledLine, open: readonly LabelledLine[]) =>
  isRestOfAccount(line, open) || open.some((above) => above.line.page === line.line.page && goesOnBelow(above, [line]) !== '')

/** `912 942 192` alone in its line, or between dots, among the supplier's own is no amount. */
const bare = /^\d{2,3}(?:[ .]\d{2,3}){2,4}$/

/** `Factuurnummer   19 204 77 118 03`: alone in its cell, behind another that says what the number is. */
function isOfLabel({ line, text }: LabelledLine, phone: string, open: readonly LabelledLine[]): boolean {
  if (text !== phone) return false
  const [before] = open
    .filter(({ line: { page, box } }) => page === line.page && box.right < line.box.left && Math.abs(box.top - line.box.top) < 3)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)
  const label = before?.labels[0]
  return label?.leads === true && label.closes && label.sayings.some(({ name, weak }) => !weak && name.endsWith('_number'))
}

/** `0102 2761 357` under a line that ends in `FR76 3000 4008 2800`: the rest of the account. */
const isRestOfAccount = ({ line: { page, box, size } }: LabelledLine, open: readonly LabelledLine[]) =>
  open.some(
    ({ line, text }) => line.page === page && line.box.top < box.top - 1 && box.top - line.box.bottom < size && accountBegun.test(text),
  )
const accountBegun = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: \d{4}){1,7}$/u

/** A telephone number that says so, or stands alone; other long numbers are none. */
function phoneOf(line: LabelledLine, isBare: boolean): { value: string; index: number } | undefined {
  const short = shortOfDesk.exec(line.text)
  if (short) return { value: short[2]!, index: short[1]!.length }
  const said =
    isBare ||
    desk.test(/^\D{8,40}(?=[\d+(])/.exec(line.text)?.[0] ?? '') ||
    line.labels.some(({ sayings }) => sayings.some(({ name }) => name === 'phone'))
  const first = findPhone(line.text, said)
  // The first long number of the line may be an account, and no telephone.
  const phone = behindTown(line.text) ?? behindLabel(line, first?.index ?? 0) ?? first ?? bareBehindLabel(line)
  if (!phone) return phoneBetweenDashes(line.text)
  const labelled = line.labels.some(
    ({ sayings, end }) =>
      sayings.some(({ name }) => name === 'phone' || name === 'contact_person') &&
      end <= phone.index + 2 &&
      // `Mobile 1 (0475 11 22 33)`: the first of the lines that are billed.
      !/\d/.test(line.text.slice(end, phone.index)),
  )
  const end = phone.index + phone.value.length
  // `+353 61 555 504 - VAT No IE9758220W`: alone in its part of the line; so is what ends `Service clients pro : 09 70 81 44 20`.
  const before = line.text.slice(0, phone.index)
  const isPart =
    (/(?:^|\s[-–|·•]\s)$/.test(before) || desk.test(before) || hasPostalCode(before.trim())) &&
    // `03 28 48 27 70 (prix d'un appel local)`: what it costs to ring up, or when.
    /^(?:$|\s[-–|·•]\s|\s\([^)\d]{3,40}\))/.test(line.text.slice(end))
  const alone = line.text.length - phone.value.length < 4 || isPart || findEmail(line.text) !== undefined
  const other = line.labels.some(
    ({ sayings, end }) =>
      sayings.some(({ name }) => !['phone', 'contact_person', 'email', 'buyer_person', 'web'].includes(name)) &&
      end <= phone.index &&
      end > phone.index - 6,
  )
  return (labelled || alone) && (!other || desk.test(before)) && !ofCode.test(line.text.slice(0, phone.index))
    ? phone
    : phoneBetweenDashes(line.text)
}

/** `Houma, LA 70360 985-555-0102`: the code of the town ends in figures that the telephone's would go on from. */
function behindTown(text: string): { value: string; index: number } | undefined {
  const match = townAndPhone.exec(text)
  const phone = match && hasPostalCode(match[1]!) ? findPhone(match[2]!, true) : undefined
  return phone && { value: phone.value, index: text.length - match![2]!.length + phone.index }
}

const townAndPhone = /^(.{6,80}[\s,](?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d[A-Z]{2}))[\s,|·•–-]+(\(?\+?\d[\d ().-]{7,16}\d)$/

/** `A 247 882 19 00`: a part's number; `T` and `M` stand for the telephone. */
const ofCode = /(?:^|\s)[A-EG-LNOQ-SU-Z] $/

/** Who answers, right before the number; `Référence client : 318 440 02 77` is how one is counted. */
const desk = pattern('iu')`
  ^(?!(?:r[ée]f|n[uú]m|code|compte|c[oó]d|cuenta)\p{L}* )(?:[\p{L}']+ ){0,2}(?:
    clients?|clientes?|clientele|clientèle|service|support|accueil|secr[ée]tariat|centralita|assistenza|klantenservice|helpdesk|
    contacts?|contactez-nous|atenci[oó]n|asistencia|conseillers?|kundendienst|hotline|enquiries|queries|contatti
  )(?:(?: (?:à|a|de|du|des|al|del|for|für|per))? \p{L}{2,12})?\s?:\s$
`

/** `Service client Pro : 3977 (gratuit)`: operators and banks have numbers of four figures. */
const shortOfDesk =
  /^((?:(?:service|assistance|support|relations?) (?:clients?|clientèle)(?: \p{L}{2,12})?|(?:pour )?nous contacter|contactez-nous|vos contacts?|par téléphone)\s?:\s)([13]\d{3}|[13]\d \d{2})(?:\s\([^)]{3,40}\))?$/iu

/** `Téléphone:71220934`, `Phone: 9850044781`: figures alone are one right behind the word for it. */
function bareBehindLabel(line: LabelledLine): { value: string; index: number } | undefined {
  const label = line.labels.find(({ sayings, colon }) => colon && sayings.every(({ name }) => name === 'phone'))
  const match = label && /^[\s:.]*(\d{8,11})(?=$|\s[^\d])/u.exec(line.text.slice(label.end))
  return match ? { value: match[1]!, index: label.end + match[0].length - match[1]!.length } : undefined
}

/** `P.IVA IT04718290358 - Tel. 081 764 3321`: the number behind the word for it, whatever numbers stand before. */
function behindLabel(line: LabelledLine, before: number): { value: string; index: number } | undefined {
  const label = line.labels.find(({ sayings }) => sayings.every(({ name }) => name === 'phone'))
  if (!label || label.start < before) return undefined
  const phone = findPhone(line.text.slice(label.end), true)
  return phone && phone.index <= 4 ? { value: phone.value, index: phone.index + label.end } : undefined
}

function toCandidate(line: LabelledLine, { value, index }: { value: string; index: number }, score: number, reason: string): Candidate {
  const end = index + value.length
  return {
    value,
    score,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, index, end),
    words: wordsBetween(line, index, end),
    text: value,
    reason,
  }
}
