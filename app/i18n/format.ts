import type { Language } from './config.ts'
import type { Text } from './text.ts'

/** 2-digit fields everywhere; the 12-hour clock in English only (docs/decisions). English is that of the United States. */
const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }
const dayParts = { year: '2-digit', month: '2-digit', day: '2-digit' } as const
/** Spanish leaves four digits ungrouped; amounts under one another are compared by eye. */
const useGrouping = 'always'
const timeParts = { hour: '2-digit', minute: '2-digit' } as const

/** A calendar date `yyyy-mm-dd`, without any time zone: 03/09/26 in English, 09/03/26 in French and Spanish. Other text is given back as it is. */
export function formatDate(date: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date
  return dateFormat(language, 'UTC', dayParts).format(new Date(`${date}T00:00:00Z`))
}

/** A month `yyyy-mm`: 03/2026 in all three languages. Other text is given back as it is. */
export function formatMonth(month: string): string {
  return month.replace(/^(\d{4})-(\d{2})$/, '$2/$1')
}

/** An instant (ISO 8601) as date and time in the reader's time zone: 03/09/26, 02:05 PM. */
export function formatDateTime(instant: string, language: Language, timeZone: string): string {
  return plainSpaces(dateFormat(language, timeZone, { ...dayParts, ...timeParts }).format(new Date(instant)))
}

/** The day of an instant in the reader's time zone. */
export function formatDay(instant: string, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, dayParts).format(new Date(instant))
}

/** An exact decimal string with the digits it has, grouped as the language does. */
export function formatDecimal(value: string, language: Language): string {
  const digits = value.split('.')[1]?.length ?? 0
  return fixedSpaces(
    new Intl.NumberFormat(locales[language], {
      useGrouping,
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.min(digits, 20),
    }).format(value as `${number}`),
  )
}

/** A rate in per cent, never rounded, without empty places: 5.5% in English, 5,5 % elsewhere. */
export function formatRate(value: string, language: Language): string {
  return fixedSpaces(
    new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'percent', maximumFractionDigits: 20 }).format(value as `${number}`),
  )
}

/** An amount with its ISO 4217 currency, never rounded below what stands in the document; without a known currency only the number. */
export function formatMoney(value: string, currency: string | null | undefined, language: Language): string {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return formatDecimal(value, language)
  const digits = Math.max(2, value.split('.')[1]?.length ?? 0)
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    useGrouping,
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return fixedSpaces(format.format(value as `${number}`))
}

export function formatCount(count: number, language: Language): string {
  return fixedSpaces(new Intl.NumberFormat(locales[language], { useGrouping, maximumFractionDigits: 2 }).format(count))
}

/** A share from 0 to 1 in whole per cent, cut and not rounded: 0.899 is never shown as 90 %. */
export function formatShare(share: number, language: Language): string {
  return fixedSpaces(new Intl.NumberFormat(locales[language], { style: 'percent' }).format(Math.floor(share * 100 + 1e-9) / 100))
}

/** 'N Minutes and M Seconds'; negative durations keep their sign. */
export function formatDuration(t: Text, seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const sign = seconds < 0 && whole > 0 ? '−' : ''
  return sign + t('duration', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: Language, timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${Object.keys(parts).length}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone, hour12: language === 'en' })
  formats.set(key, format)
  return format
}

/** Node and browsers disagree on which space stands before PM; a plain one everywhere. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

/** Likewise between digits; there the space must not break. */
function fixedSpaces(text: string): string {
  return text.replace(/[ \u202f]/g, '\u00a0')
}
