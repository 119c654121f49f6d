import type { Label, LabelledLine } from '../labels/labels.ts'
import { blockOver } from './block-over.ts'
import { isGrid } from '../spots/label-grid.ts'
import { findSpots, type Spot, trimSpot } from '../spots/spots.ts'
import { type Block, collectBlock, type Part, sortOf, toPart } from './blocks.ts'
import { underCode, underNumber } from './numbers-under.ts'
import { isFieldOver, upToNextField, upToNextLabel } from './next-field.ts'
import { hasLegalForm } from './company-names.ts'
import { placeUnderHeading } from './place-under-heading.ts'
import { hasPostalCode, isPlace } from './places.ts'
import { upToStop } from './one-line-party.ts'
import { union } from '../../read/geometry.ts'
import { openEnd } from '../words/open-end.ts'
import { columnUnder, flushUnder } from './side-by-side.ts'

/** `Pack by store. Deliver to X DC, 4 Gelderd Road, Leeds LS12 6LZ, …`: an order within a note, with a whole address. */
export const beginsSentence = ({ textLine: { text }, start, end, sayings }: Label) =>
  sayings.every(({ name }) => name === 'delivery') &&
  /\s/.test(text.slice(start, end).trim()) &&
  /[.;!]\s+$/.test(text.slice(0, start)) &&
  /^\p{Lu}/u.test(text.slice(start)) &&
  hasPostalCode(text.slice(end))

/** Where the block of a heading begins: behind it in its line, else under it, else beside it. */
export function blockOf(label: Label, page: LabelledLine[]): { block: Block; loose: boolean } | undefined {
  const named = underNumber(label, page) ?? placeUnderHeading(label, page)
  if (named) return { block: collectBlock(toPart(named), page), loose: false }
  const coded = underCode(label, page)
  if (coded) return { block: coded, loose: false }
  const captioned = blockOver(label, page)
  if (captioned) return { block: captioned, loose: false }
  const boxed = underCaption(label, page)
  if (boxed) return boxed.first && { block: collectBlock(toPart(boxed.first), page), loose: false }
  const column = columnUnder(label, page)
  const first = column?.first ?? flushUnder(label, page)
  if (first && sortOf(first) !== 'end') return { block: collectBlock(toPart(first), page), loose: false }
  const said = (all: boolean) =>
    findSpots(sentenceLabel(label), page, !beginsSentence(label), all).filter(
      (spot) =>
        spot.relation !== 'above' &&
        /\p{L}/u.test(spot.text) &&
        !(spot.relation === 'inline' && isPlaceCode.test(spot.text)) &&
        !isBeyondCode(spot, label, page) &&
        !asksForNumber(spot),
    )
  // `Vendor: 0000018873` over the vendor's name: the number behind the label is not the party.
  const near = said(false)
  const spots = near.length > 0 ? near : said(true)
  const behind = spots.find(({ relation }) => relation === 'inline')
  if (behind) {
    const inline = upToNextFact(behind)
    if (!label.colon && !inline.qualified && (!isNameLike(inline.text) || (!label.break && !isPhrase(label)))) return undefined
    return { block: upToFullStop(collectWrapped(inline, label, page)), loose: !label.colon }
  }
  const [below, right] = (['below', 'right'] as const).map((one) => spots.find(({ relation }) => relation === one))
  // Labels at one edge and values at another: what stands under a label is the next one, and what stands under a value is that one's.
  const inGrid = right !== undefined && !label.colon && isGrid(label, right, page)
  // `Responsable turno:` under `Proveedor:`, whose value stands in the next cell: another label.
  // `Account no. 228405` under `Supplier | X`: the next field, with its value behind it.
  const isLabel = right !== undefined && below !== undefined && ((label.colon && /:$/.test(below.line.text)) || isFieldOver(below, right))
  const blocks = [inGrid || isLabel ? undefined : below, right]
    .filter((spot): spot is Spot => spot !== undefined && sortOf(spot.line) !== 'end')
    .map((spot) => ({ block: collectBlock(beginOf(spot, label, page), page), loose: spot.relation === 'right' }))
    .map(({ block, loose }) => ({
      block: inGrid || (loose && label.colon) ? upToNextLabel(block, label, page) : loose ? upToNextField(block, label, page) : block,
      loose,
    }))
  return blocks.find(({ block }) => block.parts.some(({ text }) => hasPostalCode(text))) ?? blocks[0]
}

/** `Entregar en: Molinos S.A.S., Carrera 23 # 41-18, Manizales.` over a sentence about the driver: a full stop ends who it is and where. */
function upToFullStop(block: Block): Block {
  const [first, next] = block.parts
  if (!first || !next || !/, [^,]*\p{L}{3}\.$/u.test(first.text) || hasLegalForm(first.text.slice(first.text.lastIndexOf(', '))))
    return block
  return isPlace(next.text) || !/^\p{Lu}\p{Ll}* \p{Ll}/u.test(next.text) ? block : { ...block, parts: [first] }
}

/** `Cliente | 003318 | Restaurante Casa Rubio`: the label has its value, and what stands far behind that is another column's. */
const isBeyondCode = ({ relation, box }: Spot, label: Label, page: readonly LabelledLine[]) =>
  relation === 'right' &&
  page.some(
    ({ line, text }) =>
      line.page === label.page &&
      Math.abs(line.box.top - label.box.top) < line.size / 2 &&
      line.box.left > label.box.right &&
      line.box.right < box.left - FAR * line.size &&
      /^\p{L}{0,4}[-/.]?\d[\p{L}\d/.-]*$/u.test(text),
  )
/** `Société | Numéro | Demandeur` over what they ask for: the next head of the row is nobody's name. */
const asksForNumber = ({
  relation,
  line: {
    text,
    labels: [label],
  },
}: Spot) =>
  relation === 'right' &&
  label !== undefined &&
  label.leads &&
  label.closes &&
  !/\d/.test(text) &&
  label.sayings.every(({ name }) => /_number$|^reference$/.test(name))

const FAR = 8 // times the type's height

/** `Ship To: M30`: how the buyer's books count the place whose name and address stand under it. */
const isPlaceCode = /^\p{Lu}{1,3}-?\d{1,6}$/u

/** `Établissement : Hôtel Le Belvédère  Commande n° 17973`: the number or day of another field in the same line is none of the name. */
export function upToNextFact(spot: Spot): Spot {
  const { text } = spot.line
  const fact = spot.line.labels.find(
    ({ start, end, sayings }) =>
      start > spot.start &&
      start < spot.end &&
      sayings.some(({ name, weak }) => !weak && /^(?:order|invoice)_(?:number|date)$|^customer_number$|^delivery_date$/.test(name)) &&
      /^[\s:.#]*(?=\S*\d)\S+/u.test(text.slice(end)),
  )
  const cut = fact && trimSpot(spot.line, spot.start, fact.start)
  return cut ? { ...spot, ...cut } : spot
}

/** `9. ISSUED BY  CODE PPMRDENVER` in small type: boxes of a public form are numbered, and their contents stand under the caption in larger type. */
export function underCaption({ textLine, start, page: number }: Label, page: LabelledLine[]): { first?: LabelledLine } | undefined {
  const { text, line } = textLine
  if (!caption.test(text.slice(0, start + 1)) || /\p{Ll}{2}/u.test(text.replace(/\(.*\)/, ''))) return undefined
  const under = page.filter(
    ({ line: other }) =>
      other.page === number &&
      Math.abs(other.box.left - line.box.left) < 3 &&
      other.box.top > line.box.top + 2 &&
      other.box.top - line.box.bottom < 0.6 * line.size,
  )
  const first = under.find((other) => other.line.size > LARGER * line.size && sortOf(other) === 'address')
  return first ? { first } : under.some(({ line: other }) => Math.abs(other.size - line.size) < 0.3) ? {} : undefined
}

const caption = /^\d{1,2}\s?[a-z]?\.\s?(?:[a-z]\.\s?)?\p{Lu}$/u
const LARGER = 1.1

/** "… to the following address:" heads what stands under its line, not under its last words. */
function sentenceLabel(label: Label): Label {
  return label.leads || !label.colon ? label : { ...label, box: { ...label.box, left: label.textLine.line.box.left } }
}

/** "Deliver to X" heads X; in "Seller Trade Name" one word of a name happens to be a label. */
const isPhrase = ({ textLine, start, end }: Label) => /\s/.test(textLine.text.slice(start, end).trim())
const isNameLike = (text: string) => /^\p{Lu}|^\d/u.test(text) && (text.length < 80 || (hasLegalForm(text) && hasPostalCode(text)))

/** `…, Magasin technique, 52` over `route de Nantes, 86000 Poitiers`, `…, 34160 Saint-` over `Bauzille-de-la-Sylve`: the line broke within the address. */
const breaksOff = /,\s\d{1,3}\s?(?:bis|ter)?,?$|,$|\p{L}-$/iu

/** A value behind its label may go on under itself (aligned with the value) or under the label. */
function collectWrapped(spot: Spot, label: Label, page: LabelledLine[]): Block {
  const first = partOf(spot)
  const whole = restOfSentence(first, label, page)
  if (whole) return { parts: [whole], contacts: [], page: label.page, box: whole.box }
  const block = collectBlock(first, page)
  if (block.parts.length > 1 && !standsUnder(block.parts[1]!, label, first)) return block
  const under = collectBlock({ ...first, box: { ...first.box, left: label.box.left } }, page)
  const [, next] = under.parts
  if (!next) return block.parts.length > 1 ? block : (collectHanging(first, label, page) ?? block)
  // `4 rue des Écoles` over `41140 Saint-Romain`: a street without a town goes on with it.
  const isWhole = isPlace(first.text) && !breaksOff.test(first.text) && (hasPostalCode(first.text) || !hasPostalCode(next.text))
  return isWhole ? block : under
}

/** `… les articles ci-après, à livrer à : Moulin Neuf, Route de` over `Thouars, 79100 Mauzé.`: a sentence of the letter goes on at the edge of its own line. */
function restOfSentence(first: Part, label: Label, page: LabelledLine[]): Part | undefined {
  const { line } = first.line
  const isBeforeTown = hasLegalForm(first.text) && endsInCode.test(first.text)
  if (!isBeforeTown && (label.leads || !label.colon || !openEnd.test(first.text))) return undefined
  const next = page.find(
    ({ line: under }) =>
      under.page === line.page &&
      under.box.top > line.box.top + 1 &&
      under.box.top - line.box.bottom < TIGHT * line.size &&
      Math.abs(under.box.left - line.box.left) < 3,
  )
  if (!next || !(isBeforeTown ? justTown.test(next.text) : hasPostalCode(next.text))) return undefined
  return { ...first, text: `${first.text} ${upToStop(next.text).replace(/\.$/, '')}`, box: union([first.box, next.line.box]) }
}

/** `Billed to Larkin Feeds Ltd, 4 Mill Road, 72160` over `Puebla, Pue.`: the line broke between the code and its town. */
const endsInCode = /,\s\d{4,5}$/
const justTown = /^\p{Lu}[\p{L}.,'’ -]{2,40}$/u

/** `Livrer à : X` over lines that are set in, though not as far as the value: they go on with it down to their town. */
function collectHanging(first: Part, label: Label, page: LabelledLine[]): Block | undefined {
  const { line } = first.line
  const next = page.find(
    ({ line: other }) =>
      other.page === line.page &&
      other.box.top > line.box.top + 1 &&
      other.box.top - line.box.bottom < TIGHT * line.size &&
      other.box.left > label.box.left + line.size &&
      Math.abs(other.box.left - first.box.left) < HANGS * line.size,
  )
  if (!next || sortOf(next) !== 'address') return undefined
  const block = collectBlock({ ...first, box: { ...first.box, left: next.line.box.left } }, page)
  return block.parts.some(({ text }) => hasPostalCode(text)) ? block : undefined
}

const HANGS = 3 // times the type's height that such lines begin left or right of the value

/** What begins where the label does is aligned with the end or the middle of the value by chance. */
const standsUnder = ({ box }: Part, label: Label, first: Part) =>
  Math.abs(box.left - label.box.left) < 3 && Math.abs(box.left - first.box.left) > 5

/** A label in the middle of its cell stands beside the middle of a value over several lines: the first of them begins it. */
function beginOf(spot: Spot, label: Label, page: LabelledLine[]): Part {
  const part = partOf(spot)
  if (spot.relation !== 'right') return part
  const middle = (label.box.top + label.box.bottom) / 2
  const lines = page
    .filter(({ line }) => line.page === label.page && Math.abs(line.box.left - spot.line.line.box.left) < 1)
    .filter(({ line }) => Math.abs((line.box.top + line.box.bottom) / 2 - middle) < CELL * line.size)
    .sort((a, b) => a.line.box.top - b.line.box.top)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || first === last || sortOf(first) !== 'address' || first.labels.some(({ leads }) => leads)) return part
  const isCentred = Math.abs((first.line.box.top + last.line.box.bottom) / 2 - middle) < OFF
  const gaps = lines.slice(1).map(({ line }, at) => line.box.top - lines[at]!.line.box.bottom)
  // The end of the cell above stands farther off than the lines of this one.
  const isTight = gaps.every((gap) => gap < TIGHT * first.line.size) && Math.max(...gaps) - Math.min(...gaps) < EVEN
  const isFree = !page.some(
    ({ line }) =>
      line.page === label.page &&
      line !== label.textLine.line &&
      line.box.right < first.line.box.left &&
      line.box.right > label.box.left &&
      line.box.bottom > first.line.box.top &&
      line.box.top < last.line.box.bottom,
  )
  // `PROVEEDOR` over `ENTREGAR EN`, and two lines beside each: the lines over the label are those of the label before.
  const isOwn = !page.some(
    ({ line }) =>
      line.page === label.page &&
      Math.abs(line.box.left - label.box.left) < 1 &&
      label.box.top - line.box.top > 1 &&
      label.box.top - line.box.top < last.line.box.bottom - first.line.box.top,
  )
  return isCentred && isTight && isFree && isOwn ? toPart(first) : part
}

const CELL = 1.9 // times the type's height to the farthest line of such a cell
const OFF = 1.5 // points from the middle
const TIGHT = 0.5 // of the type's height between its lines
const EVEN = 1.5 // points that the gaps between its lines may differ by

function partOf({ text, line, box }: Spot): Part {
  return { text, line, box }
}
