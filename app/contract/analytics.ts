export const periods = ['today', 'last_7_days', 'last_month', 'last_6_months', 'this_year'] as const
export type Period = (typeof periods)[number]
export const DEFAULT_PERIOD: Period = 'last_7_days'

/** Rolling periods by their days, today included; this year begins on 1 January. */
const lengths: Record<Exclude<Period, 'this_year'>, number> = { today: 1, last_7_days: 7, last_month: 30, last_6_months: 183 }

/** The first day of a period, `yyyy-mm-dd`, where it is `today`. */
export function firstDayOf(period: Period, today: string): string {
  if (period === 'this_year') return `${today.slice(0, 4)}-01-01`
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1 - lengths[period])
  return day.toISOString().slice(0, 10)
}

/** Every figure can be recomputed from the events; docs say how. Counts unless the name says otherwise. */
export interface Measures {
  /** Documents created in the period. */
  uploaded: number
  /** Documents whose first extraction ended in the period. */
  processed: number
  approved: number
  /** Fields and cells whose value at approval differs from the first extracted one. */
  corrections: number
  /** corrections ÷ approved; null while nothing is approved. */
  mean_corrections: number | null
  /** Extracted values that were unchanged at approval… */
  correct_values: number
  /** …and those that were corrected or missed. */
  error_values: number
  /** Approved with no correction, of those that were read: what was entered by hand is left out. */
  touchless_by_rule: number
  touchless_by_person: number
  review_seconds: number
  /** Keying baseline less review time; may be negative. */
  time_saved_seconds: number
}

/** One day of the period, `yyyy-mm-dd` in the time zone asked for. */
export interface DayFigures {
  day: string
  uploaded: number
  processed: number
  approved: number
  corrections: number
  correct_values: number
  error_values: number
  time_saved_seconds: number
}

export interface AnalyticsView {
  period: Period
  /** First and last day. */
  from: string
  to: string
  measures: Measures
  series: DayFigures[]
  /** Fields of the kind, and item columns as `items.<name>`, most corrected first. */
  by_field: { field: string; corrections: number }[]
  /** What keying by hand is reckoned with: seconds a field and seconds a character. */
  baseline: { field_seconds: number; character_seconds: number }
}
