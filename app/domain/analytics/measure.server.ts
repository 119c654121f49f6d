import type { AnalyticsView, DayFigures, Measures, Period } from '#app/contract/analytics.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { Failure } from '../failure.ts'
import { requireScope, type Who } from '../who.ts'
import { findSettings } from '../settings/settings.server.ts'
import { type ApprovalFigures, correctedField, type PastFigures, pastFiguresSince } from './past-figures.server.ts'
import { addDays, daysOf, isTimeZone, startOfDay } from './periods.ts'

/** The measures of a kind over a period, in total and by day. `unknown_filter` for a time zone that does not exist. */
export function measureDocuments(who: Who, kind: Kind, period: Period, timeZone: string): AnalyticsView {
  requireScope(who, kind.scope, 'read')
  if (!isTimeZone(timeZone))
    throw new Failure('unknown_filter', {
      faults: [{ code: 'unknown_filter', parameter: 'time_zone', reason: 'unknown_time_zone', values: { value: timeZone } }],
    })
  return { period, ...measureDays(who, kind, daysOf(period, who.now, timeZone), timeZone) }
}

/** The same over any days, one after the other. */
export function measureDays(who: Who, kind: Kind, days: readonly string[], timeZone: string): Omit<AnalyticsView, 'period'> {
  requireScope(who, kind.scope, 'read')
  const starts = [...days, addDays(days.at(-1)!, 1)].map((day) => startOfDay(day, timeZone))
  const range = { kind: kind.name, from: starts[0]!, to: starts.at(-1)! }
  const { baseline } = findSettings(who.db)

  const series: DayFigures[] = days.map((day) => ({ ...EMPTY, day }))
  const dayAt = (instant: number) => series[indexAt(starts, instant)]!
  const past = pastFiguresSince(who.db, kind.name, range.from)
  const isIn = (instant: number | null | undefined): instant is number => instant != null && instant >= range.from && instant < range.to
  const gone = { created: past.map((one) => one.created_at).filter(isIn), read: past.map((one) => one.first_read_at).filter(isIn) }
  for (const instant of [...instants(who.db, CREATED, range), ...gone.created]) dayAt(instant).uploaded += 1
  for (const instant of [...instants(who.db, READ, range), ...gone.read]) dayAt(instant).processed += 1
  const total = { by_rule: 0, by_person: 0, review: 0, saved: 0 }
  const approvedThen = past.filter(({ approval }) => isIn(approval?.at))
  for (const approval of [...approvalsIn(who.db, range), ...approvedThen.flatMap(approvalOf)]) {
    const day = dayAt(approval.at)
    const saved = approval.filled * baseline.field_seconds + approval.characters * baseline.character_seconds - approval.review_ms / 1000
    day.approved += 1
    day.corrections += approval.corrections
    day.correct_values += approval.correct
    day.error_values += approval.wrong + approval.missed + approval.spurious
    day.time_saved_seconds += saved
    total.review += approval.review_ms / 1000
    total.saved += saved
    // What a person entered by hand was never read: nothing in it could have been right or wrong.
    if (approval.first_read_at !== null && approval.corrections === 0) total[approval.by_rule ? 'by_rule' : 'by_person'] += 1
  }
  for (const day of series) day.time_saved_seconds = round(day.time_saved_seconds)
  const sum = (name: keyof Omit<DayFigures, 'day'>) => series.reduce((all, day) => all + day[name], 0)
  const measures: Measures = {
    uploaded: sum('uploaded'),
    processed: sum('processed'),
    approved: sum('approved'),
    corrections: sum('corrections'),
    mean_corrections: sum('approved') === 0 ? null : Math.round((sum('corrections') / sum('approved')) * 100) / 100,
    correct_values: sum('correct_values'),
    error_values: sum('error_values'),
    touchless_by_rule: total.by_rule,
    touchless_by_person: total.by_person,
    review_seconds: round(total.review),
    time_saved_seconds: round(total.saved),
  }
  return { from: days[0]!, to: days.at(-1)!, measures, series, by_field: correctionsByField(who.db, range, approvedThen), baseline }
}

const EMPTY = { uploaded: 0, processed: 0, approved: 0, corrections: 0, correct_values: 0, error_values: 0, time_saved_seconds: 0 }

const round = (seconds: number) => Math.round(seconds)

interface Range {
  kind: string
  from: number
  to: number
}

// Deleted documents count on: they were uploaded and read all the same. Those that went for good come from their last event.
const CREATED = 'select created_at from documents where kind = @kind and created_at >= @from and created_at < @to'
const READ = 'select first_read_at from documents where kind = @kind and first_read_at >= @from and first_read_at < @to'

function instants(db: Database, sql: string, range: Range): number[] {
  return db.$client.prepare(sql).pluck().all(range) as number[]
}

type Approval = Omit<ApprovalFigures, 'by_rule'> & { by_rule: 0 | 1 | boolean; first_read_at: number | null }

const APPROVED = `
  select a.*, d.first_read_at from approvals a join documents d on d.id = a.document_id
  where a.kind = @kind and a.at >= @from and a.at < @to`

function approvalsIn(db: Database, range: Range): Approval[] {
  return db.$client.prepare(APPROVED).all(range) as Approval[]
}

function approvalOf({ approval, first_read_at }: PastFigures): Approval[] {
  return approval ? [{ ...approval, first_read_at }] : []
}

const CORRECTED = `
  select c.part, c.field, count(*) as corrections from corrections c join approvals a on a.document_id = c.document_id
  where a.kind = @kind and a.at >= @from and a.at < @to
  group by 1, 2`

/** Most corrected first, then by name. */
function correctionsByField(db: Database, range: Range, past: readonly PastFigures[]): AnalyticsView['by_field'] {
  const here = db.$client.prepare(CORRECTED).all(range) as { part: string; field: string; corrections: number }[]
  const counts = new Map(here.map((line) => [correctedField(line), line.corrections]))
  for (const field of past.flatMap(({ corrected }) => corrected)) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .map(([field, corrections]) => ({ field, corrections }))
    .sort((a, b) => b.corrections - a.corrections || (a.field < b.field ? -1 : 1))
}

/** The day (by the instants at which days begin) into which an instant falls. */
function indexAt(starts: readonly number[], instant: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= instant) low = middle
    else high = middle - 1
  }
  return low
}
