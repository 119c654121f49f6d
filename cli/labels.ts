import type { KindName } from '#app/contract/kinds/index.ts'
import type { Check } from '#app/contract/reading.ts'
import { common } from '#app/locales/en/common.ts'
import { checks } from '#app/locales/en/checks.ts'
import { documents } from '#app/locales/en/documents.ts'
import { fields } from '#app/locales/en/fields.ts'

/** Words of the screens for what tables show to people; `--json` keeps the names of the contract. A name without a word stands for itself. */
export function fieldLabel(kind: KindName, name: string): string {
  return wordOf(fields[kind], name)
}

export function columnLabel(kind: KindName, name: string): string {
  return wordOf(fields[`${kind}_items`], name)
}

export function kindLabel(kind: KindName): string {
  return documents.kind[kind]
}

export function kindsLabel(kind: KindName): string {
  return documents.kinds[kind]
}

/** 'N Minutes and M Seconds'. */
export function durationLabel(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const sign = seconds < 0 && whole > 0 ? '−' : ''
  return sign + common.duration.replace('{{minutes}}', String(Math.floor(whole / 60))).replace('{{seconds}}', String(whole % 60))
}

/** The sentence about a failed check, and the fields it looked at. */
export function failedCheck(kind: KindName, { code, fields: names }: Check): string {
  const sentence = wordOf(checks.failed, code)
  const places = names.map((name) => placeLabel(kind, name))
  return places.length > 0 ? `${sentence} (${places.join(', ')})` : sentence
}

/** Rows are counted from 0 in the contract, from 1 by people: `items.2.total_amount` is the total of line 3. */
function placeLabel(kind: KindName, place: string): string {
  const [part, row, name] = place.split('.')
  if (row === undefined || name === undefined) return fieldLabel(kind, place)
  return `${part === 'items' ? columnLabel(kind, name) : wordOf(fields.vat_details, name)} in line ${Number(row) + 1}`
}

function wordOf(words: Record<string, string>, name: string): string {
  return words[name] ?? name
}
