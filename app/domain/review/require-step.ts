import type { Status } from '#app/contract/documents.ts'
import { Failure, type Fault } from '../failure.ts'
import { statusAfter, type Step } from './lifecycle.ts'

/** The status after the step, or the refusal that names the one it is in. */
export function requireStep(step: Step, row: { status: Status; edited_by_person: boolean }): Status {
  const next = statusAfter(step, row.status, row.edited_by_person)
  if (next) return next
  // The status alone would allow it: what somebody typed is in the way.
  const isEdited = row.edited_by_person && statusAfter(step, row.status) !== undefined
  const faults: Fault[] = isEdited ? [{ code: 'wrong_status', reason: 'edited' }] : []
  throw new Failure('wrong_status', { values: { status: row.status }, ...(isEdited && { faults }) })
}
