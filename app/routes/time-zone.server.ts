import { TIME_ZONE_KEY } from '#app/components/time.tsx'
import { isTimeZone, startOfDay } from '#app/domain/analytics/periods.ts'
import { readCookie } from './cookies.server.ts'

/** The reader's time zone as the browser told it in a cookie, else UTC. */
export function timeZoneOf(request: Request): string {
  const named = readCookie(request, TIME_ZONE_KEY)
  return named && isTimeZone(named) ? named : 'UTC'
}

/** Today's date `yyyy-mm-dd` where the reader is. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** The instant (ISO 8601, UTC) at which a day `yyyy-mm-dd` begins in a time zone. */
export function startOfDayIn(timeZone: string, day: string): string {
  return new Date(startOfDay(day, timeZone)).toISOString()
}
