import type { Field } from '#app/contract/kinds/index.ts'
import type { Anchor, FieldMemory, Memory } from '#app/contract/memory.ts'
import type { Candidate } from '../../candidate.ts'
import type { Document, Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { wordsOf } from '../words/fold.ts'
import { textOfWords } from './chunks.ts'
import { followAnchor } from './follow-anchor.ts'
import { locate } from './locate.ts'
import { readValue } from './read-value.ts'
import type { TableEnd } from './table-end.ts'
import type { NumberAndDateFormat } from './typed.ts'

/** Print stands where it stood when it moved by less, in points. */
const NEAR = 12

/** Fields that the sender prints the same on every paper: their words alone find them. */
const constants = new Set([
  'supplier_name',
  'supplier_address',
  'supplier_tax_id',
  'supplier_contact',
  'bank_details',
  'legal_mentions',
  'payment_terms',
  'payment_methods',
  'customer_company_name',
])
/** Of these another value in the usual place counts more than the usual value elsewhere. */
const changing = new Set(['bank_details', 'payment_terms', 'payment_methods', 'legal_mentions'])
/** Fields that a paper may mean without printing them in words. */
export const unprinted = new Set(['currency'])

/** What the memory of one document says of one field of another; `alone` is what that page says of it without memory. */
export function recallField(
  document: Document,
  field: Field,
  known: FieldMemory,
  memory: Memory,
  end: TableEnd | undefined,
  alone?: string,
): Candidate[] {
  if (unprinted.has(field.name)) {
    // A paper with the sign of another money is in another money: what people said of the first one is no word about it.
    if (alone !== undefined && known.read !== undefined && alone !== known.read) return []
    return [{ value: known.value, score: 0.92, source: 'learned', reason: 'the same on every paper of this sender' }]
  }
  const constant = constants.has(field.name) ? findConstant(document, field, known.value, memory.formats) : []
  if (constant.length && !changing.has(field.name)) return constant
  const anchors = known.place?.anchors ?? []
  const follow = (some: readonly Anchor[]) =>
    some
      .flatMap((anchor) => readAnchor(document, field, known, anchor, memory, end))
      .filter(({ value }) => field.type !== 'text' || isLike(value, known.value))
  const byWords = follow(anchors.filter((anchor) => !isPlace(anchor)))
  if (byWords.length > 0) return byWords
  const byPlace = constant.length > 0 ? [] : follow(anchors.filter(isPlace))
  return byPlace.length > 0 ? byPlace : constant
}

/** A text of the same make: with a postal code, an address of the net or letters where the earlier one had them. */
function isLike(value: string, earlier: string): boolean {
  return makes.every((make) => !make.test(earlier) || make.test(value)) && (/\d/.test(earlier) || !/\d{4}/.test(value))
}
const makes = [/\d{4}/, /@/, /\p{L}{2}/u]

function findConstant(document: Document, field: Field, value: string, format: NumberAndDateFormat): Candidate[] {
  const [place] = locate(field.type, value, document, format)
  return place ? [candidateFrom(value, place.words, place.page, 0.97, 'printed as on earlier papers of this sender')] : []
}

/** Where a value stands, seen from the words that led to it. */
const STANDS: Record<Anchor['side'], string> = {
  before: 'behind',
  after: 'before',
  left: 'right of',
  right: 'left of',
  above: 'below of',
  below: 'above of',
  table: 'under',
  page: 'on',
}

/** What stands where one anchor leads, if it reads as the field's type; at most one candidate. */
export function readAnchor(
  document: Document,
  field: Field,
  known: FieldMemory,
  anchor: Anchor,
  memory: Memory,
  end: TableEnd | undefined,
): Candidate[] {
  for (const lead of followAnchor(document, anchor, known, end)) {
    const read = readValue(lead, field, known, memory)
    if (!read || (isPlace(anchor) && !isLikelyHere(read.value, read.words, known, memory))) continue
    const reason = isPlace(anchor)
      ? `at the same place ${anchor.side === 'page' ? 'of the page' : 'under the table'}, as on an earlier paper`
      : `${STANDS[anchor.side]} "${anchor.words.join(' ')}", as on an earlier paper`
    return [candidateFrom(read.value, read.words, lead.page, scoreOf(anchor), reason)]
  }
  return []
}

/** No words lead there. */
const isPlace = ({ side }: Anchor): boolean => side === 'page' || side === 'table'

/** A place of the page alone proves little: words that are printed on every paper, or digits where none were, are something else. */
function isLikelyHere(value: string, words: readonly Word[], known: FieldMemory, { print }: Memory): boolean {
  if (!/\d/.test(known.value) && /\d/.test(value)) return false
  const isPrint = ({ text, box }: Word) =>
    print.some(({ word, x, y }) => word === wordsOf(text).join(' ') && Math.abs(x - box.left) < NEAR && Math.abs(y - box.top) < NEAR)
  return !words.every(isPrint)
}

const scores: Record<Anchor['side'], number> = {
  before: 0.98,
  left: 0.98,
  after: 0.95,
  right: 0.95,
  above: 0.96,
  below: 0.96,
  page: 0.92,
  table: 0.92,
}
const scoreOf = ({ side, words }: Anchor): number => scores[side] - (words.length > 0 && words.join('').length < 2 ? 0.08 : 0)

function candidateFrom(value: string, words: Word[], page: Page, score: number, reason: string): Candidate {
  return {
    value,
    score,
    source: 'learned',
    page: page.number,
    box: union(words.map((word) => word.box)),
    words,
    text: textOfWords(words),
    reason,
  }
}
