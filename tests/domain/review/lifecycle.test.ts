import { describe, expect, test } from 'vitest'
import { statuses, type Status } from '#app/contract/documents.ts'
import { statusAfter, type Step } from '#app/domain/review/lifecycle.ts'

/** The whole table of CONTRACT section 2: every step from every status. */
const allowed: Record<Step, Partial<Record<Status, Status>>> = {
  read: { processing: 'pending' },
  fail: { processing: 'failed' },
  edit: { pending: 'pending', failed: 'pending' },
  approve: { pending: 'approved' },
  reject: { pending: 'rejected' },
  reopen: { approved: 'pending', rejected: 'pending' },
  retry: { failed: 'processing', pending: 'processing' },
}

describe('which status may follow which', () => {
  for (const step of Object.keys(allowed) as Step[])
    test.each(statuses.map((status) => [status, allowed[step][status]] as const))(`${step} from %s gives %s`, (status, after) => {
      expect(statusAfter(step, status)).toBe(after)
    })

  test('a document that a person has edited is not read again', () => {
    expect(statusAfter('retry', 'pending', true)).toBeUndefined()
    expect(statusAfter('retry', 'failed', true)).toBe('processing')
  })
})
