import { useRouteLoaderData } from '@remix-run/react'
import { formatDateTime } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

/** Name of the cookie that tells the server the reader's time zone, so that both write the same times. */
export const TIME_ZONE_KEY = 'time_zone'

/** The reader's time zone (IANA name) as the root's loader knows it. */
export function useTimeZone(): string {
  const root = useRouteLoaderData<{ timeZone?: string }>('root')
  return root?.timeZone ?? 'UTC'
}

/** An instant in the reader's language and time zone. */
export function Time({ at, className }: { at: string; className?: string }) {
  const { language } = useText()
  return (
    <time dateTime={at} className={className}>
      {formatDateTime(at, language, useTimeZone())}
    </time>
  )
}
