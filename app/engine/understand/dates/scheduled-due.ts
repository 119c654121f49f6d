import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { amountsIn } from '../amounts/amounts-in.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findDates } from '../values/date.ts'

const SCORE = 0.84
const REACH = 8 // times the type's height: how far under its terms a schedule stands

/** `Betalingstermijn: 30 dagen netto` over `Datum | Bedrag` and `14-06-2025 | €1.160,51`: the day on which the whole total is to be paid. */
export function findScheduledDue({ lines, context }: Sight, totals: readonly Candidate[]): Candidate[] {
  const sums = new Set(totals.map(({ value }) => value))
  const found = lines.flatMap((line): Candidate[] => {
    const [day, ...others] = findDates(line.text, context.formats.dateOrder)
    if (!day || others.length > 0 || day.length !== line.text.length) return []
    const row = lines.filter((other) => other !== line && isLevel(other, line))
    const [cell] = row.length === 1 ? row : []
    const [amount] = cell ? amountsIn(cell, context.formats.decimal) : []
    if (
      !cell ||
      !amount ||
      amount.length < cell.text.length - 2 ||
      !sums.has(amount.value) ||
      !lines.some((terms) => isTermsOver(terms, line))
    )
      return []
    const { page, box, words } = line.line
    return [
      {
        value: day.value,
        score: SCORE,
        source: 'layout',
        page,
        box,
        words,
        text: line.text,
        reason: 'the total by its day, under the terms',
      },
    ]
  })
  return found.length === 1 ? found : []
}

const isLevel = ({ line: a }: LabelledLine, { line: b }: LabelledLine) =>
  a.page === b.page && Math.abs(a.box.top + a.box.bottom - b.box.top - b.box.bottom) < b.size

const isTermsOver = ({ line, labels }: LabelledLine, { line: day }: LabelledLine) =>
  line.page === day.page &&
  line.box.bottom <= day.box.top &&
  day.box.top - line.box.bottom < REACH * day.size &&
  labels.some(({ leads, sayings }) => leads && sayings.some(({ name, weak }) => name === 'payment_terms' && !weak))
