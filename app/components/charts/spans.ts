import type { DayFigures } from '#app/contract/analytics.ts'

const MOST_DAYS = 62 // beyond that, weeks

/** What a bar stands for, which titles and tables say. */
export function spanOf(series: readonly DayFigures[]): 'day' | 'week' {
  return series.length <= MOST_DAYS ? 'day' : 'week'
}

/** Figures of a day, or of the seven days that begin with `day` where a period is long: a chart must stay readable. */
export function spansOf(series: readonly DayFigures[]): DayFigures[] {
  if (spanOf(series) === 'day') return [...series]
  const weeks: DayFigures[] = []
  for (let first = 0; first < series.length; first += 7) weeks.push(series.slice(first, first + 7).reduce(add))
  return weeks
}

function add(sum: DayFigures, day: DayFigures): DayFigures {
  return {
    day: sum.day,
    uploaded: sum.uploaded + day.uploaded,
    processed: sum.processed + day.processed,
    approved: sum.approved + day.approved,
    corrections: sum.corrections + day.corrections,
    correct_values: sum.correct_values + day.correct_values,
    error_values: sum.error_values + day.error_values,
    time_saved_seconds: sum.time_saved_seconds + day.time_saved_seconds,
  }
}

/** Seconds as minutes with one digit, for axes and tables. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10
}
