/** `yyyy-mm-dd` where the clock on the wall stands. */
export function localDay(now: Date): string {
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')
}
