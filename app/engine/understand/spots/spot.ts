import type { Box } from '../../document.ts'
import type { LabelledLine } from '../labels/label.ts'
import { boxBetween } from '../words/tokens.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

export type Relation = 'inline' | 'right' | 'below' | 'above'

/** A stretch of text that may be the value of a label. */
export interface Spot {
  text: string
  line: LabelledLine
  start: number
  end: number
  page: number
  box: Box
  relation: Relation
  /** 0 is the nearest of its relation. */
  rank: number
  /** The label stands as a caption in smaller type right under its value. */
  caption?: boolean
  /** More words stand between label and colon ("date of invoice referred to:"): it is another label than the one known. */
  qualified?: boolean
}

/** A stretch of a line without the signs that lead to it (`: `, `(EUR) : `, `. `); `(419,88) €` is less than nothing, and leads to none. */
export function trimSpot(line: LabelledLine, from: number, to: number): Omit<Spot, 'relation' | 'rank'> | undefined {
  const whole = line.text.slice(from, to)
  const lead =
    /^(?:\s*(?!\(\d[\d .,'’]*[.,]\d{2}\))\([^)]{0,24}\)\s*(?=[:\s]))?[\s:;.,·•|>=_–—-]*(?:[\s:]|(?<=^[.:]+))*/u.exec(whole)?.[0].length ?? 0
  const minus =
    /[-–—−]$/.test(whole.slice(0, lead).trimEnd()) && /^\s?[\d$€£(]/.test(whole.slice(lead))
      ? whole.slice(0, lead).search(/[-–—−][\s$€£]*$/)
      : -1
  const start = from + (minus >= 0 ? minus : lead)
  // `Acquisti - ` before the next label; behind figures the dash is a minus.
  const text = line.text.slice(start, to).replace(/(?:(?<=\p{L})\s[-–—])?[\s|;:·•]*$/u, '')
  if (!/[\p{L}\d]/u.test(text)) return undefined
  return { text, line, start, end: start + text.length, page: line.line.page, box: boxBetween(line, start, start + text.length) }
}

/** Labels whose words also begin names of companies, departments and texts. */
const nameWords = new Set<LabelName>([
  'supplier',
  'customer',
  'delivery',
  'other_party',
  'party_name',
  'department',
  'other_text',
  'other_number',
  'bank',
  'net',
  'note',
  'other_amount',
  'addressee',
  'payment_method',
])

/** "Order no.", "Total:", "Bill to X" begin with a label; "Lieferant GmbH" is a name that begins with the word of one. */
export function startsWithLabel({ text, labels: [label] }: LabelledLine): boolean {
  if (!label?.leads || label.sayings.every(({ weak }) => weak)) return false
  if (label.closes || label.colon || label.break || /\s/.test(text.slice(label.start, label.end).trim())) return true
  return label.sayings.every(({ name }) => !nameWords.has(name))
}

/** A line that is another label's, and so no value; running text is one only where it says so by a colon or by ending there. */
export function isLabelOnly(line: LabelledLine, prose: boolean): boolean {
  const [first] = line.labels
  const known = first?.sayings.some(({ name, weak }) => !weak && name !== 'other_text') === true
  return known && (prose ? first.leads && (first.closes || first.colon) : startsWithLabel(line))
}

/** The whole line as a spot, up to the next label in it; none where the line is a label itself. */
export function wholeLine(line: LabelledLine, relation: Relation, rank: number, prose = false): Spot[] {
  if (isLabelOnly(line, prose)) return []
  const inner = prose
    ? undefined
    : line.labels.find((label) => !label.leads && (label.colon || label.sayings.some(({ weak }) => !weak)) && label.start > 0)
  const spot = trimSpot(line, 0, inner?.colon ? inner.start : line.text.length)
  return spot ? [{ ...spot, relation, rank }] : []
}

/** A line whose words are a label elsewhere. */
export function allOfLine(line: LabelledLine, relation: Relation): Spot[] {
  const spot = trimSpot(line, 0, line.text.length)
  return spot ? [{ ...spot, relation, rank: 0 }] : []
}
