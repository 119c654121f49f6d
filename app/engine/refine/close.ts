import { documentConfidence } from '#app/contract/doubt.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Cells, Check, Reading } from '#app/contract/reading.ts'
import { runChecks } from '../check/check.ts'

/** Checks that touch a changed value are run again; the rest stay as they were found (some know of discounts that no reading holds). */
export function closeReading(next: Reading, changed: readonly string[], before: readonly Check[]): Reading {
  const isTouched = ({ code, fields }: Check) =>
    fields.some((name) => changed.includes(name)) || (code === 'line_totals' && changed.some(isOfLine))
  const again = new Map(runChecks(next).map((check) => [check.code, check]))
  const checks = before.map((check) => {
    const now = again.get(check.code)
    return now && (isTouched(now) || isTouched(check)) ? now : check
  })
  const party = next.fields.client_name
  const fields: Cells = next.kind === 'invoice' && !next.fields.client && party ? { ...next.fields, client: party } : next.fields
  const whole = { ...next, fields, checks }
  return { ...whole, confidence: documentConfidence(kinds[next.kind], whole) }
}

/** Lines that hold name no fields. */
const isOfLine = (name: string): boolean => /^items\.\d+\.(?:quantity|requested_quantity|unit_price|total_amount)$/.test(name)
