import { addDays } from '../analytics/periods.ts'
import { months, periodWords as words } from './lexicon.ts'
import type { Range } from './question.ts'

/** The days that a folded question speaks of; null where it names none. `ahead`: a bare number of days lies in the future (what falls due). */
export function readRange(text: string, today: string): Range | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (words.today.test(text)) return { from: today, to: today }
  if (words.yesterday.test(text)) return { from: addDays(today, -1), to: addDays(today, -1) }
  const next = words.next_days.exec(text)?.[1]
  if (next) return { from: today, to: addDays(today, Number(next)) }
  const last = words.last_days.exec(text)
  if (last) return { from: addDays(today, 1 - Number(last[1] ?? last[2] ?? 7)), to: today }
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  if (words.this_week.test(text)) return { from: monday, to: addDays(monday, 6) }
  if (words.last_week.test(text)) return { from: addDays(monday, -7), to: addDays(monday, -1) }
  if (words.next_week.test(text)) return { from: addDays(monday, 7), to: addDays(monday, 13) }
  if (words.this_month.test(text)) return monthOf(year, month)
  if (words.last_month.test(text)) return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1)
  const named = months.findIndex((pattern) => pattern.test(text)) + 1
  const said = /(?<![\p{L}\d./-])(20\d\d)(?![\p{L}\d/-]|[.,]\d)/u.exec(text)?.[1]
  // A month without a year is the last one of that name.
  if (named > 0) return monthOf(said ? Number(said) : named > month ? year - 1 : year, named)
  if (words.this_year.test(text)) return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (words.last_year.test(text)) return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  return said ? { from: `${said}-01-01`, to: `${said}-12-31` } : null
}

function monthOf(year: number, month: number): Range {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return { from: first, to: addDays(next, -1) }
}
