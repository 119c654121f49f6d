import type { Sight } from '../candidates.ts'
import type { Found } from '../propose.ts'
import { readCode } from '../values/code.ts'
import { findDates } from '../values/date.ts'

/** `Votre commande du 12.05.2026, n° AB-2261`: the day stands before the number, which a sign leads to. */
export function behindDay(text: string, { context }: Sight): Found | undefined {
  const [day] = ofDay.test(text) ? findDates(text, context.formats.dateOrder) : []
  const end = day && day.index < LED ? day.index + day.length : 0
  const [lead] = end > 0 ? (/^,?\s(?:n[°º]\.?|nr\.?|no\.|n[uú]m\.?|nummer|number)\s?(?=\S*\d)/iu.exec(text.slice(end)) ?? []) : []
  const value = lead === undefined ? undefined : readCode(text.slice(end + lead.length))
  return value === undefined ? undefined : { value, index: end + lead!.length, length: value.length }
}

const ofDay = /^(?:(?:du|vom|of|dated|del?|van|di|do)\s|\d)/iu
const LED = 12 // letters before the day: `de fecha`
