import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Reading } from '#app/contract/reading.ts'

/**
 * `flag`: a warning, a failed check or a document that nobody approves unseen. `right`: every sure value is one of the whole file.
 * `other`: surely another value than the whole file's, with nothing said. A mutation may have changed what is printed, then that is right too: a person looks.
 */
export type Verdict = 'flag' | 'right' | 'other'

const SURE = 0.9

/** Holds what a spoiled file says against what the whole one says. */
export function judge(reading: Reading, whole: Reading): { verdict: Verdict; values: string[] } {
  const { fields, checks, warnings, confidence } = reading
  if (warnings.length > 0 || checks.some(({ status }) => status === 'failed') || confidence < SURE) return { verdict: 'flag', values: [] }
  const accused = accusedFields(checks, warnings)
  const values = Object.entries(fields)
    .filter(([name, cell]) => !isDoubtful(name, cell, accused) && whole.fields[name]?.value !== cell.value)
    .map(([name, { value }]) => `${name}=${value}`)
  return { verdict: values.length > 0 ? 'other' : 'right', values }
}
