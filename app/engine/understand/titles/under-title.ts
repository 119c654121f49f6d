import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { readLoneDate } from '../dates/letter-date.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { propose } from '../propose.ts'
import { trimSpot } from '../spots/spots.ts'
import { findDates } from '../values/date.ts'
import { pattern } from '../words/pattern.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { endsCell } from './ends-cell.ts'

/** `28/02/2025`, `del 30/10/2025` alone right under the title with its number. */
export function readDateUnder({ line }: LabelledLine, page: LabelledLine[], sight: Sight): Candidate[] {
  const under = page.filter((other) => isRightUnder(other.line, line) && !isInStrip(other, page))
  // `ORDEN DE CARGA` / `T-26/04471` / `20/11/2026`: title, number and day, one below the other.
  const stacked = under
    .filter(({ text }) => /^\S*\d{3}\S*$/.test(text) && findDates(text, sight.context.formats.dateOrder).length === 0)
    .flatMap((number) => page.filter((other) => isRightUnder(other.line, number.line)).flatMap((other) => readLoneDate(other, sight)))
  return [
    ...under
      .flatMap((other) => [...readLoneDate(other, sight), ...readDateOfNumber(other, sight), ...readDateOfFirst(other, sight)])
      .map((date) => ({ ...date, score: 0.8 })),
    ...stacked.map((date) => ({ ...date, score: 0.84 })),
  ].map((date) => ({ ...date, reason: 'date under the title' }))
}

/** `30 June 2025 | Aoife Brennan | 8 July 2025 | 27 June 2025`: one of many values, whose own caption says which day it is. */
const isInStrip = ({ line }: LabelledLine, page: readonly LabelledLine[]) =>
  page.filter((other) => other.line.page === line.page && Math.abs(other.line.box.top - line.box.top) < 0.5 * line.size).length > STRIP

const STRIP = 3 // cells

/** `N. 1182/2026 del 20/10/2026`, `Nr. SR 26-4471 vom 28.02.2026`, `41882-26 / 10. Juni 2026`: a number and its day fill the line, or its first cell. */
function readDateOfNumber(line: LabelledLine, sight: Sight): Candidate[] {
  const lead =
    /^(?:n[°ºo.]{0,2}|nr\.?|nummer|number|núm\.?)?\s?(?:\p{L}{1,3}\s)?[\p{L}\d./_-]*\d[\p{L}\d./_-]*,?\s(?:(?:del|du|vom|van|of|dated|de|do|[/|·–-])\s)?(?=\d)/iu.exec(
      line.text,
    )
  const [date] = lead ? findDates(line.text, sight.context.formats.dateOrder) : []
  const end = date ? date.index + date.length : 0
  if (!lead || !date || date.index !== lead[0].length || !(endsCell(line, end) || goesOn.test(line.text.slice(end)))) return []
  const [box, words] = [boxBetween(line, date.index, end), wordsBetween(line, date.index, end)]
  return [
    { value: date.value, score: 0.8, source: 'layout', page: line.line.page, box, words, text: line.text, reason: 'date under the title' },
  ]
}

/** `Versión 0 - 05.03.2026` right under the title with its number, `Rev. 00 | 5 March 2026`: the first one's day is the paper's, a later one's is not. */
function readDateOfFirst(line: LabelledLine, sight: Sight): Candidate[] {
  const lead = firstOnes.exec(line.text)
  const [date] = lead ? findDates(line.text, sight.context.formats.dateOrder) : []
  if (!lead || date?.index !== lead[0].length || date.index + date.length < line.text.length) return []
  const { page, box, words } = line.line
  return [{ value: date.value, score: 0.8, source: 'layout', page, box, words, text: line.text, reason: 'date under the title' }]
}

const firstOnes = pattern('iu')`
  ^(?:vers(?:i[óo]n|ion|ione|[ãa]o|ie)?|fassung|rev(?:isi[óo]n|isione|is[ãa]o|isie)?|r[ée]v(?:ision)?)\.?\s?:?\s?(?:n[°º]\s?)?
  0{1,2}\s?[-–—/|·,]?\s?(?=\d)
`

/** `No. 0317, dated 22 May 2026, for payment by 21 June 2026`: what else a sentence under the title tells. */
const goesOn = /^,\s\p{Ll}/u

/** The number that such a sentence begins with: a sign says that it is one, and a day is told of it. */
export function readNumberInSentence(label: Label, page: LabelledLine[], sight: Sight): Candidate[] {
  const under = label.closes ? page.find((other) => isRightUnder(other.line, label.textLine.line)) : undefined
  const [lead, value] = under ? (numberedSentence.exec(under.text) ?? []) : []
  return lead !== undefined && readDateOfNumber(under!, sight).length > 0 ? [numberAtStart(under!, lead, value!, label, 0.76)] : []
}

/** The number that ends the first words of the line under a title. */
export function numberAtStart(under: LabelledLine, lead: string, value: string, label: Label, score: number): Candidate {
  const spot = { ...trimSpot(under, 0, lead.length)!, relation: 'below' as const, rank: 0 }
  return propose(spot, { value, index: lead.length - value.length, length: value.length }, label, score)
}

const numberedSentence = /^(?:n[°ºo.]{1,2}|nr\.|nummer|number|núm\.)\s?([\p{L}\d./_-]*\d[\p{L}\d/_-]*)(?=,\s|\s\p{L})/iu

/** Without a line between, at the same edge or in the same middle. */
export const isRightUnder = (other: LabelledLine['line'], line: LabelledLine['line']) =>
  other.page === line.page &&
  other.box.top > line.box.top + 1 &&
  other.box.top - line.box.bottom < line.size &&
  (Math.abs(other.box.left - line.box.left) < 3 ||
    Math.abs(other.box.right - line.box.right) < 3 ||
    Math.abs(other.box.left + other.box.right - line.box.left - line.box.right) < 4)
