import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readLoneDate } from './letter-date.ts'

/** A date that stands alone in the head, where there is no other that does; `others` stand there under labels. */
export function onlyDate(sight: Sight, others: readonly Candidate[]): Candidate[] {
  const dates = sight.open
    .flatMap((line) => (line.labels.some(({ leads, colon }) => leads && colon) || isOfOther(line, sight) ? [] : readLoneDate(line, sight)))
    .filter(({ page, box }) => !others.some((other) => other.page === page && other.box?.top === box?.top && other.box?.left === box?.left))
  if (new Set(dates.map(({ value }) => value)).size === 1) return dates.slice(0, 1)
  const beside = dates.filter((date) => isBesideTitle(date, sight))
  return beside.length === 1 ? beside : []
}

/** `Facture de semences 2604-017 | 30 avril 2026` in one row: what the paper is called with its number, and its day at the other edge. */
const isBesideTitle = ({ box }: Candidate, { open, context: { kind } }: Sight) =>
  kind === 'invoice' &&
  open.some(
    ({ line, text, labels: [label] }) =>
      line.page === 1 &&
      box !== undefined &&
      line.box.right < box.left &&
      line.box.bottom > box.top &&
      line.box.top < box.bottom &&
      line.size > TITLE * (box.bottom - box.top) &&
      /\d{3}/.test(text) &&
      label?.leads === true &&
      label.sayings.some(({ name }) => name === 'invoice_number'),
  )

const TITLE = 1.15 // times the height of the day: titles are set in larger type

const otherDays: ReadonlySet<string> = new Set(['other_date', 'order_date', 'delivery_date'])
/** An order is never dated by the day until which something is valid or to be paid. */
const ofOrder: ReadonlySet<string> = new Set([...otherDays, 'due_date'])

const NAMED = 4 // letters: `Du   19/03/2026` names no other day

/** `Druckdatum   10.06.2025`: the label in the next cell to the left, or in the head over it (`Auftragsdatum`), says what else the day is. */
function isOfOther({ line }: LabelledLine, { open, context: { kind } }: Sight): boolean {
  const other = kind === 'work_order' ? ofOrder : otherDays
  const over = open.find(
    ({ line: { page, box } }) =>
      page === line.page &&
      box.top < line.box.top &&
      line.box.top - box.bottom < line.size &&
      (Math.abs(box.left - line.box.left) < 2 || Math.abs(box.right - line.box.right) < 2),
  )
  const head = over?.labels[0]
  if (
    head?.leads === true &&
    head.closes &&
    head.end - head.start >= NAMED &&
    head.sayings.some(({ name, weak }) => !weak && other.has(name))
  )
    return true
  const [before] = open
    .filter(({ line: { page, box } }) => page === line.page && box.right < line.box.left && Math.abs(box.top - line.box.top) < 3)
    .toSorted((a, b) => b.line.box.right - a.line.box.right)
  const label = before?.labels[0]
  const isNamed = label?.leads === true && label.closes && label.end - label.start >= NAMED
  return isNamed && label.sayings.some(({ name, weak }) => !weak && name === 'other_date')
}
