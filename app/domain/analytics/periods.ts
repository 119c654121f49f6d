import { firstDayOf, type Period } from '#app/contract/analytics.ts'

/** Days as `yyyy-mm-dd` in one time zone, and the instants at which they begin. Pure. */

/** The days of a period, first to last. */
export function daysOf(period: Period, now: Date, timeZone: string): string[] {
  const today = dayOf(now.getTime(), timeZone)
  const days = [firstDayOf(period, today)]
  while (days.at(-1)! < today) days.push(addDays(days.at(-1)!, 1))
  return days
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The day on which an instant (milliseconds since 1970) falls. */
export function dayOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10)
}

/** The first instant of a day: midnight, or the end of a clock change that swallows it. */
export function startOfDay(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const guess = asUtc - offsetAt(asUtc, timeZone)
  const start = asUtc - offsetAt(guess, timeZone)
  // Where the clock jumped over midnight, it shows the day before at `start`, and the jump itself is the beginning.
  return dayOf(start, timeZone) < day ? guess : start
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local time less UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
    clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts })
    clocks.set(timeZone, clock)
  }
  const read = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(read.year!, read.month! - 1, read.day, read.hour, read.minute, read.second)
  return local - Math.floor(instant / 1000) * 1000
}
