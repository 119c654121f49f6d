import type { Word } from '../../document.ts'
import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { union } from '../../read/geometry.ts'
import { fold } from '../words/fold.ts'

const days = /^(?:dia|day|jour|tag|dag|giorno)$/
const months = /^(?:mes|month|mois|monat|maand|mese)$/
const years = /^(?:ano|year|annee|an|jahr|jaar|anno)$/
const SCORE = 0.78
const LEVEL = 3 // points
const UNDER = 1.6 // of the type's height, from the heads to what stands in their boxes
const BESIDE = 60 // points: so far to the left a caption of the boxes may stand
const UPPER = 0.45 // of the page's height

/** `Día | Mes | Año` over `09 | 11 | 2026` in the head of the paper: its day, each part in a box of its own. What a caption gives another day stays that. */
export function readDayInBoxes(line: LabelledLine, page: readonly LabelledLine[], height: number): Candidate[] {
  if (line.line.page !== 1 || line.line.box.top > UPPER * height || !days.test(fold(line.line.words[0]!.text))) return []
  const heads = page
    .filter(({ line: { box } }) => Math.abs(box.top - line.line.box.top) < LEVEL && box.left >= line.line.box.left)
    .flatMap((one) => one.line.words)
    .toSorted((a, b) => a.box.left - b.box.left)
    .slice(0, 3)
  const [, month, year] = heads
  if (!month || !year || !months.test(fold(month.text)) || !years.test(fold(year.text)) || isOfOtherDay(heads, page)) return []
  const below = heads.map((head) => wordUnder(head, page))
  const [d, m, y] = below.map((word) => (word && /^\d{1,4}$/.test(word.text) ? Number(word.text) : 0))
  if (!d || d > 31 || !m || m > 12 || !y || !/^(?:20)?\d\d$/.test(String(y))) return []
  const value = `${y < 100 ? 2000 + y : y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  const words = below.flatMap((word) => word ?? [])
  const text = words.map((word) => word.text).join(' ')
  return [
    {
      value,
      score: SCORE,
      source: 'layout',
      page: 1,
      box: union(words.map(({ box }) => box)),
      words,
      text,
      reason: 'date under the title',
    },
  ]
}

function wordUnder({ box, size }: Word, page: readonly LabelledLine[]): Word | undefined {
  const middle = (box.left + box.right) / 2
  return page
    .filter(({ line }) => line.page === 1 && line.box.top >= box.bottom - 1 && line.box.top - box.bottom < UNDER * size)
    .flatMap(({ line }) => line.words)
    .find((word) => word.box.left - size < middle && word.box.right + size > middle)
}

const otherDays: ReadonlySet<LabelName> = new Set(['delivery_date', 'due_date', 'other_date', 'delivery_time', 'delivery'])

/** `Fecha de entrega` over the boxes or to the left of them. */
function isOfOtherDay([first, , last]: readonly Word[], page: readonly LabelledLine[]): boolean {
  const { box, size } = first!
  const isOver = (own: LabelledLine['line']['box']) =>
    own.bottom <= box.top + 1 && box.top - own.bottom < UNDER * size && own.left < last!.box.right && own.right > box.left
  const isLeft = (own: LabelledLine['line']['box']) =>
    own.right <= box.left && box.left - own.right < BESIDE && own.bottom > box.top - size && own.top < box.bottom + 2 * size
  return page.some(
    ({ line, labels }) =>
      line.page === 1 &&
      (isOver(line.box) || isLeft(line.box)) &&
      labels.some(({ sayings }) => sayings.some(({ name, weak }) => !weak && otherDays.has(name))),
  )
}
