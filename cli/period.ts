/** The periods of lists and figures; rolling ones include today. */
export const periodNames = ['today', 'last_7_days', 'last_month', 'last_6_months', 'this_year'] as const

const daysBack: Record<string, number> = { today: 0, last_7_days: 6, last_month: 29, last_6_months: 182 }

/** The first day of a period as `yyyy-mm-dd`, in the time zone of this machine. */
export function startOf(period: string, now: Date): string {
  const back = daysBack[period]
  const day = back === undefined ? new Date(now.getFullYear(), 0, 1) : new Date(now.getFullYear(), now.getMonth(), now.getDate() - back)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
