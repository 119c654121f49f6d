import type { Language } from '#app/contract/languages.ts'
import type { Reply } from '#app/domain/assistant/reply.ts'
import { formatDate, formatMoney, formatRate } from '#app/i18n/format.ts'
import type { Text } from '#app/i18n/text.ts'

/** In what an answer is put, and what many answers say alike. */
export interface Tongue {
  t: Text
  language: Language
  timeZone: string
}

export function more({ more: count }: Reply, { t }: Tongue): string {
  return count > 0 ? t('bot:answer.more', { count }) : ''
}

export function shown(name: string, value: string, currency: string | null, { language }: Tongue): string {
  if (/amount|subtotal|total/.test(name)) return formatMoney(value, currency, language)
  if (/_date$/.test(name)) return formatDate(value, language)
  return name === 'vat_rate' ? formatRate(value, language) : value.replace(/\n/g, ', ')
}

export const documents = (count: number, { t }: Tongue): string => t('bot:answer.documents', { count })

/** A sum of documents that name no currency says so: it stands beside others. */
export const money = ({ total, currency }: { total: string; currency: string | null }, { t, language }: Tongue): string =>
  `${formatMoney(total, currency, language)}${currency ? '' : ` (${t('bot:answer.no_currency')})`}`
