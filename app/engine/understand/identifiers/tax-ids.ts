import type { Candidate } from '../../candidate.ts'
import type { FoundId } from './found-id.ts'
import { spanishBeside, spanishShape } from './spanish-ids.ts'
import { continuation, goesOnBelow, isLabelBroken, onNextLine, restOfLabel } from './broken-ids.ts'
import { othersLabel } from './others-label.ts'
import { isAmongFactsOfOrder, isBesideCustomersNumber, isUnderCustomersNumber } from './beside-customer.ts'
import type { Sight } from '../candidates.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { type Cast, readCast } from '../parties/cast.ts'
import { ownerOf } from '../parties/owner.ts'
import { findSpots, linesByPage } from '../spots/spots.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { findIbans } from '../values/iban.ts'
import { findVatIds, holdsTaxId, isSpanishId } from '../values/tax-id.ts'
import { isNationalId, ofCitizen } from '../values/national-id.ts'
import { pattern } from '../words/pattern.ts'

const vatLabel = /\b(?:vat|tva|iva|ust|mwst|btw|uid|umsatzsteuer|p\.?\s?iva|partita|nif|cif|intracom)/i

/** The supplier's tax id: a VAT number with country letters, else what stands behind a label of tax ids; the customer's are told apart by their block. */
export function findTaxIds(sight: Sight): Candidate[] {
  const cast = readCast(sight)
  const pages = linesByPage(sight.lines)
  const found = sight.lines.flatMap((line) => {
    const page = pages.get(line.line.page) ?? []
    const owner = ownerOf(line, cast)
    const ids = idsOf(line, page)
    return (ids.length === 0 && owner === 'supplier' ? spanishShape(line) : ids).map((id) => ({
      id,
      isOthers: owner === 'other' || isUnderOthersLabel(id, page),
    }))
  })
  // The buyer's number in its address is the buyer's in a row of boxes too, whatever stands over it there.
  const others = new Set(found.filter(({ isOthers }) => isOthers).map(({ id }) => plain(id.value)))
  const own = new Set(found.filter(({ id }) => ownerOf(id.line, cast) === 'supplier').map(({ id }) => plain(id.value)))
  const settled = found.map(({ id, isOthers }) => ({
    id,
    isOthers: isOthers || (others.has(plain(id.value)) && !own.has(plain(id.value))),
  }))
  // Where another one is printed that may be the supplier's.
  const height = sight.document.pages[0]?.height ?? 0
  const known = settled.filter(({ isOthers }) => !isOthers).map(({ id }) => id)
  const mayBe = known.filter(
    (id) => !isOfAnotherFirm(id, known, height) && !isFactOfOrder(id, known, pages.get(id.line.line.page) ?? [], height),
  )
  const besides = mayBe.filter(({ line }) => {
    const page = pages.get(line.line.page) ?? []
    return isBesideCustomersNumber(line, page) || isUnderCustomersNumber(line, page)
  })
  const left = mayBe.filter(({ value }) => !besides.some((beside) => plain(beside.value) === plain(value)))
  return settled.map(({ id, isOthers }) =>
    toCandidate(id, isOthers || !mayBe.includes(id) || (left.length > 0 && besides.includes(id)), cast, sight),
  )
}

/** `Numéro de TVA` among the facts of the order, and in the foot the SIRET of another firm: shops print the number that the customer entered. */
function isOfAnotherFirm({ value, line }: FoundId, ids: readonly FoundId[], height: number): boolean {
  const siren = /^FR[A-Z\d]{2}(\d{9})$/.exec(plain(value))?.[1]
  const sirets = ids.filter(({ value: other }) => /^\d{14}$/.test(plain(other)))
  const isOf = (other: FoundId) => siren !== undefined && plain(other.value).startsWith(siren)
  const isInFoot = sirets.some((other) => other.line.line.box.top > FOOT * height)
  return siren !== undefined && line.line.box.top < UPPER * height && isInFoot && !sirets.some(isOf)
}

const FOOT = 0.8 // of the page's height
const LAST = 0.9 // below that stands nothing but the foot that runs along every page

/** `Date de facturation | Réf. de commande | N° de TVA` over their values, and another country's number of taxes in the foot: what the customer entered, again. */
function isFactOfOrder({ value, line }: FoundId, ids: readonly FoundId[], page: readonly LabelledLine[], height: number): boolean {
  const isCountrys = (id: string) => /^[A-Z]{2}[A-Z\d]{8,12}$/.test(id)
  const inFoot = ids.filter((other) => other.line.line.box.top > LAST * height && isCountrys(plain(other.value)))
  return isCountrys(plain(value)) && inFoot.some((other) => plain(other.value) !== plain(value)) && isAmongFactsOfOrder(line, page)
}
const UPPER = 0.5

const plain = (id: string) => id.replace(/[^\p{L}\d]/gu, '').toUpperCase()

function idsOf(line: LabelledLine, page: LabelledLine[]): FoundId[] {
  const ibans = findIbans(line.text)
  const goesOn = goesOnBelow(line, page)
  const vats = findVatIds(goesOn ? `${line.text} ${goesOn}` : line.text)
    .filter(({ index }) => index < line.text.length)
    .filter(({ index }) => !ibans.some((iban) => index >= iban.index && index < iban.index + iban.length))
    .map(({ value, valid, index, length }) => {
      const before = line.text.slice(Math.max(0, index - 40), index)
      const labelled = vatLabel.test(before) || (restOfLabel.test(before) && isLabelBroken(line, page))
      return {
        value: `${line.text} ${goesOn}`.slice(index, index + length),
        line,
        start: index,
        end: Math.min(index + length, line.text.length),
        worth: labelled ? (valid === false ? 0.93 : 0.95) : valid && value.length > 8 ? 0.85 : 0.5,
        reason: 'VAT number by shape',
      }
    })
  const labelled = line.labels
    .flatMap((label) => readLabelled(label, line, page))
    .filter(({ start }) => !vats.some((vat) => start < vat.end && start >= vat.start - 25))
  // A Spanish NIF or CIF alone in its line says itself what it is by its check letter, those of other countries by their shape.
  const bare = line.text.replace(/[\s-]/g, '')
  const alone =
    !vats.length && !labelled.length && ((/^[A-Z]|[A-Z]$/.test(bare) && isSpanishId(bare)) || isNationalId(line.text))
      ? [
          {
            value: line.text,
            line,
            start: 0,
            end: line.text.length,
            worth: 0.66,
            reason: isNationalId(line.text) ? 'by shape' : 'check letter holds',
          },
        ]
      : []
  const beside = vats.length || labelled.length || alone.length ? [] : spanishBeside(line)
  // Canada's numbers of registered businesses end in the account of the tax: RT 0001.
  const canadian = labelled.length ? null : /(?:(?<!\p{L})BN\s)?(?<!\d)\d(?:\s?\d){8}\s?RT\s?\d{4}(?!\d)/u.exec(line.text)
  const citizen = labelled.length || vats.length ? null : ofCitizen.exec(line.text)
  const card = citizen
    ? [{ value: citizen[1]!, line, start: citizen[0].length - citizen[1]!.length, end: citizen[0].length, worth: 0.7, reason: 'by shape' }]
    : []
  const registered = canadian
    ? [{ value: canadian[0], line, start: canadian.index, end: canadian.index + canadian[0].length, worth: 0.85, reason: 'ends in RT' }]
    : []
  return [...vats, ...labelled, ...alone, ...beside, ...card, ...registered]
}

const idShape = pattern('u')`
  ^[\s:.°#)-]*(
    \d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[A-ZÑ&]{4}\d{6}[A-Z\d]{3}(?![\p{L}\d])|\d(?:\s?\d){8,9}\s?(?:RT|TQ)\s?\d{4}|
    (?:[A-Z]{1,3}[\s.-]?)?\d(?:[\d.\s/-]*\d)?(?:-?[A-Z]{1,2}\d{0,2}(?![\p{L}\d])|\s[A-Z]\d{2}(?![\p{L}\d])|\s[A-Z](?![\p{L}\d.]))?|
    [A-Z]-?\d{7}-?[A-Z\d]
  )
`

/** `SIRET 586 583 411 00028`, `CIF B-46958112`, `Federal Tax ID 28-7508004`, `VAT ID 723 1479 46`. */
/** A number of the tax office, and nothing else in its cell. */
const wholeId = /^(?:\p{Lu}-?)?\d[\d.]{6,13}\d(?:-?[\dKk\p{Lu}])?$/u

function readLabelled(label: Label, line: LabelledLine, page: LabelledLine[]): FoundId[] {
  const saying = label.sayings.find(({ name }) => name === 'vat_id') ?? label.sayings.find(({ name }) => name === 'company_id')
  if (!saying) return []
  const [first, ...others] = findSpots(label, page, true).filter(({ relation, rank }) => relation !== 'above' && rank === 0)
  // `RUC EMISOR | TIPO DE DOCUMENTO` over `214077820019 | e-Factura`: beside the caption stands the next one.
  const isCaption = first?.relation === 'right' && label.closes && !label.colon && !/\d/.test(first.text)
  const under = isCaption ? others.find(({ relation, text }) => relation === 'below' && wholeId.test(text)) : undefined
  const spot = under ?? first ?? onNextLine(label, page)
  const match = spot && idShape.exec(spot.text + continuation(spot, page))
  if (!spot || !match) return []
  const value = match[1]!.replace(/[\s.-]+$/, '')
  const digits = value.replace(/\D/g, '').length
  if (digits < 7 || digits > 16) return []
  // `Rif.: FA2602-0036` refers to a paper in Italian; Venezuela's number begins with the letter of who bears it.
  if (/^rif\.?$/i.test(line.text.slice(label.start, label.end)) && !/^[VEJPGC]-?\d{7,9}-?\d?$/.test(value)) return []
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

const customersCell = /^(?:cliente|client|customer|kunde|klant)\s?:$/iu
const CELLS = 3 // the customer's label, the name and the label of the number

/** `NIF cliente`, `Vs. P.IVA` in the cell before the number or over it. */
function isUnderOthersLabel({ line, start }: FoundId, page: LabelledLine[]): boolean {
  if (customersLine.test(line.text)) return true
  if (/[\p{L}\d]/u.test(line.text.slice(0, start))) return othersLabel.test(line.text.slice(Math.max(0, start - 45), start))
  const { box, size } = line.line
  const row = page
    .filter(({ line: other }) => other.box.right <= box.left && Math.abs(other.box.top - box.top) < 0.5 * size)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)
  const [before] = row
  // `Cliente: | Reformas Puig, S.L. | CIF: | B66021984` in cells of one row.
  if (row.length === CELLS && customersCell.test(row.at(-1)!.text)) return true
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
