import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { rememberChoice } from '#app/i18n/i18n.client.ts'
import { TIME_ZONE_KEY, useTimeZone } from './time.tsx'

/** Tells the server once in which time zone this browser is, so that times are written alike on both sides. */
export function useTellTimeZone(): void {
  const known = useTimeZone()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!own || own === known || document.cookie.includes(`${TIME_ZONE_KEY}=${encodeURIComponent(own)}`)) return
    rememberChoice(TIME_ZONE_KEY, encodeURIComponent(own))
    revalidate()
  }, [known, revalidate])
}
