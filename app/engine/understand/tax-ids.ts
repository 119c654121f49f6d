import type { Candidate } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import type { Label, LabelledLine } from './labels.ts'
import { type Cast, readCast } from './parties/cast.ts'
import { hasAddress } from './parties/party.ts'
import { isContactLine } from './parties/contacts.ts'
import { findSpots, linesByPage, type Spot, trimSpot } from './spots.ts'
import { isSameName } from './parties/same-name.ts'
import { boxBetween, wordsBetween } from './tokens.ts'
import { findIbans } from './values/iban.ts'
import { findVatIds, holdsTaxId, isSpanishId } from './values/tax-id.ts'

const vatLabel = /\b(?:vat|tva|iva|ust|mwst|btw|uid|umsatzsteuer|p\.?\s?iva|partita|nif|cif|intracom)/i
const brokenLabel =
  /(?:vat|tva|iva|ust|mwst|btw|uid|p\.?\s?iva|nif|cif|intracom\p{L}*)[\s.-]{0,3}(?:id[\s.-]?)?(?:nr?|no|n[°º]|nummer|number|reg|id)?\.?\s?:?$/iu
const othersLabel =
  /\b(?:your|customer|client|buyer|purchaser|votre|acheteur|su|cliente|comprador|ihre|kunden|kunde|käufer|uw|klant|afnemer|vostra|vs|acquirente|committente|v\/)(?![\p{L}\d])/iu

interface FoundId {
  value: string
  line: LabelledLine
  start: number
  end: number
  /** VAT numbers go before company numbers. */
  worth: number
  reason: string
}

/** The supplier's tax id: a VAT number with country letters, else what stands behind a label of tax ids; the customer's are told apart by their block. */
export function findTaxIds(sight: Sight): Candidate[] {
  const cast = readCast(sight)
  const pages = linesByPage(sight.lines)
  return sight.lines.flatMap((line) => {
    const page = pages.get(line.line.page) ?? []
    return idsOf(line, page).map((found) => toCandidate(found, isUnderOthersLabel(found, page), cast, sight))
  })
}

function idsOf(line: LabelledLine, page: LabelledLine[]): FoundId[] {
  const ibans = findIbans(line.text)
  const vats = findVatIds(line.text)
    .filter(({ index }) => !ibans.some((iban) => index >= iban.index && index < iban.index + iban.length))
    .map(({ value, valid, index, length }) => {
      const before = line.text.slice(Math.max(0, index - 40), index)
      const labelled = vatLabel.test(before) || (!/\S/.test(before) && isLabelBroken(line, page))
      return {
        value: line.text.slice(index, index + length),
        line,
        start: index,
        end: index + length,
        worth: labelled ? (valid === false ? 0.93 : 0.95) : valid && value.length > 8 ? 0.85 : 0.5,
        reason: 'VAT number by shape',
      }
    })
  const labelled = line.labels
    .flatMap((label) => readLabelled(label, line, page))
    .filter(({ start }) => !vats.some((vat) => start < vat.end && start >= vat.start - 25))
  // A Spanish NIF or CIF alone in its line says itself what it is by its check letter.
  const bare = line.text.replace(/[\s-]/g, '')
  const alone =
    !vats.length && !labelled.length && /^[A-Z]|[A-Z]$/.test(bare) && isSpanishId(bare)
      ? [{ value: line.text, line, start: 0, end: line.text.length, worth: 0.66, reason: 'check letter holds' }]
      : []
  // Canada's numbers of registered businesses end in the account of the tax: RT 0001.
  const canadian = labelled.length ? null : /(?<!\d)\d(?:\s?\d){8}\s?RT\s?\d{4}(?!\d)/.exec(line.text)
  const registered = canadian
    ? [{ value: canadian[0], line, start: canadian.index, end: canadian.index + canadian[0].length, worth: 0.85, reason: 'ends in RT' }]
    : []
  return [...vats, ...labelled, ...alone, ...registered]
}

/** `… - Numéro de TVA :` at the end of a line, and the number at the beginning of the next. */
function isLabelBroken({ line: { box, size } }: LabelledLine, page: readonly LabelledLine[]): boolean {
  return page.some(
    ({ line: above, text }) =>
      above.box.bottom < box.top + 2 &&
      box.top - above.box.bottom < 0.8 * size &&
      above.box.left < box.right &&
      above.box.right > box.left &&
      brokenLabel.test(text) &&
      !othersLabel.test(text.slice(-45)),
  )
}

/** A number broken at the end of its line goes on in the next. */
function continuation(spot: Spot, page: LabelledLine[]): string {
  if (!/^(?:[A-Z]{2,3}|[A-Z]{0,3}\s?\d{1,6})$/.test(spot.text) || spot.end < spot.line.text.length) return ''
  const { box } = spot.line.line
  const next = page.find(
    ({ line }) =>
      line.box.top > box.top + 1 && line.box.top - box.bottom < 0.8 * (box.bottom - box.top) && Math.abs(line.box.left - box.left) < 4,
  )
  return ` ${/^\d[\d ]*(?=\D|$)/.exec(next?.text ?? '')?.[0].trim() ?? ''}`
}

/** `… - Federal Tax ID:` at the end of a line set to the middle, and `68-9300158` alone in the next. */
function onNextLine({ closes, colon, leads, textLine: { line } }: Label, page: readonly LabelledLine[]): Spot | undefined {
  if (!closes || !colon || leads) return undefined
  const next = page.find(
    ({ line: { box }, text }) =>
      box.top > line.box.top + 1 &&
      box.top - line.box.bottom < 0.8 * line.size &&
      Math.abs(box.left + box.right - line.box.left - line.box.right) < 6 &&
      /^[A-Z\d][A-Z\d .-]{6,18}$/.test(text),
  )
  const spot = next && trimSpot(next, 0, next.text.length)
  return spot && { ...spot, relation: 'below', rank: 0 }
}

const idShape =
  /^[\s:.°#)-]*(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[A-ZÑ&]{4}\d{6}[A-Z\d]{3}(?![\p{L}\d])|\d(?:\s?\d){8,9}\s?(?:RT|TQ)\s?\d{4}|(?:[A-Z]{1,3}[\s.-]?)?\d(?:[\d.\s/-]*\d)?(?:-?[A-Z]{1,2}\d{0,2}(?![\p{L}\d])|\s[A-Z]\d{2}(?![\p{L}\d])|\s[A-Z](?![\p{L}\d.]))?|[A-Z]-?\d{7}-?[A-Z\d])/u

/** `SIRET 586 583 411 00028`, `CIF B-46958112`, `Federal Tax ID 28-7508004`, `VAT ID 723 1479 46`. */
function readLabelled(label: Label, line: LabelledLine, page: LabelledLine[]): FoundId[] {
  const saying = label.sayings.find(({ name }) => name === 'vat_id') ?? label.sayings.find(({ name }) => name === 'company_id')
  if (!saying) return []
  const spot = findSpots(label, page, true).find(({ relation, rank }) => relation !== 'above' && rank === 0) ?? onNextLine(label, page)
  const match = spot && idShape.exec(spot.text + continuation(spot, page))
  if (!spot || !match) return []
  const value = match[1]!.replace(/[\s.-]+$/, '')
  const digits = value.replace(/\D/g, '').length
  if (digits < 7 || digits > 16) return []
  const start = spot.start + match.index + match[0].length - match[1]!.length
  const valid = holdsTaxId(value)
  const sort = saying.name === 'vat_id' ? 0.9 : /siren/i.test(label.textLine.text.slice(label.start, label.end)) ? 0.62 : 0.7
  return [
    {
      value,
      line: spot.line,
      start,
      end: start + value.length,
      worth: (valid === true ? sort + 0.05 : sort) * (saying.weak ? 0.8 : 1),
      reason: `behind "${line.text.slice(label.start, label.end)}"`,
    },
  ]
}

/** `Sr./a.: Marta Giordano DNI: 14.882.301`: the number is the customer's, who is named before it in the line. */
const customersLine =
  /^(?:se[ñn]or(?:es|\(es\))?|sres?\.?|sr\.?\s?\/\s?(?:a|ra|es)\.?|cliente|adquir[ie]e?nte|client|customer|kunde|klant)\s?:\s?\p{L}{2}/iu

/** `NIF cliente`, `Vs. P.IVA` in the cell before the number or over it. */
function isUnderOthersLabel({ line, start }: FoundId, page: LabelledLine[]): boolean {
  if (customersLine.test(line.text)) return true
  if (/[\p{L}\d]/u.test(line.text.slice(0, start))) return othersLabel.test(line.text.slice(Math.max(0, start - 45), start))
  const { box, size } = line.line
  const before = page
    .filter(({ line: other }) => other.box.right <= box.left && Math.abs(other.box.top - box.top) < 0.5 * size)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)[0]
  const over = page.find(
    ({ line: other }) =>
      Math.abs(other.box.left - box.left) < 3 && other.box.bottom < box.top + 2 && box.top - other.box.bottom < 0.8 * size,
  )
  const isOthers = (other: LabelledLine | undefined) => other !== undefined && vatLabel.test(other.text) && othersLabel.test(other.text)
  return isOthers(before) || isOthers(over)
}

function toCandidate({ value, line, start, end, worth, reason }: FoundId, isOthers: boolean, cast: Cast, sight: Sight): Candidate {
  const owner = ownerOf(line, cast)
  const foreign = owner === 'other' || isOthers ? 0.15 : owner === 'supplier' ? 1 : 0.9
  const small = sight.document.pages[0] && line.line.box.top > sight.document.pages[0].height * 0.8 ? 1 : 0.98
  return {
    value,
    score: worth * foreign * small,
    source: 'layout',
    page: line.line.page,
    box: boxBetween(line, start, end),
    words: wordsBetween(line, start, end),
    text: value,
    reason,
  }
}

/** Below this (points from the top) stand footers, which are the issuer's. */
const FOOT = 480

/** Whose block a line stands in or right under. */
export function ownerOf(line: LabelledLine, { headed, unheaded, issuers, tails, opposite }: Cast): 'supplier' | 'other' | undefined {
  const isNear = (box: { left: number; right: number; top: number; bottom: number }, page: number) =>
    page === line.line.page &&
    line.line.box.top >= box.top - 4 &&
    line.line.box.top - box.bottom < 42 &&
    line.line.box.left < box.right + 10 &&
    line.line.box.right > box.left - 10
  // A form that labels name and address labels the number in the row beside them.
  const beside = headed.find(
    ({ label, addressed }) => addressed && label.page === line.line.page && Math.abs(label.box.top - line.line.box.top) < 4,
  )
  if (beside) return beside.role === 'supplier' ? 'supplier' : 'other'
  const above = tails.get(line)
  const near = headed
    .filter((party) => party.score > 0.5 && (above === party || (!above && isNear(party.block.box, party.block.page))))
    .sort((a, b) => b.block.box.top - a.block.box.top)[0]
  // `Émetteur` over the one, `Adressé à` over the other: each number is theirs under whose address it stands.
  if (near && (near.role !== 'addressee' || (hasAddress(near) && headed.some(({ role }) => role === 'supplier'))))
    return near.role === 'supplier' ? 'supplier' : 'other'
  if (opposite && [...opposite.block.parts, ...opposite.block.contacts].some((part) => part.line === line)) return 'other'
  const loose =
    unheaded.find((party) => party === above) ??
    unheaded.find(({ block }) => isNear(block.box, block.page) || block.contacts.some((part) => part.line === line))
  if (!loose?.name) return undefined
  const [issuer] = issuers
  if (issuer && (issuer.party === loose || loose.names.some((name) => isSameName(issuer.name.text, name.text)))) return 'supplier'
  return loose.block.contacts.some(({ text }) => isContactLine(text)) || loose.block.parts.length === 1 || loose.block.box.top > FOOT
    ? undefined
    : 'other'
}
