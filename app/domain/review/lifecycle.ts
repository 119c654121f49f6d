import type { Status } from '#app/contract/documents.ts'

/** What can happen to a document's status. */
export type Step = 'read' | 'fail' | 'edit' | 'approve' | 'reject' | 'reopen' | 'retry'

const steps: Record<Step, Partial<Record<Status, Status>>> = {
  read: { processing: 'pending' },
  fail: { processing: 'failed' },
  edit: { pending: 'pending', failed: 'pending' },
  approve: { pending: 'approved' },
  reject: { pending: 'rejected' },
  reopen: { approved: 'pending', rejected: 'pending' },
  retry: { failed: 'processing', pending: 'processing' },
}

/** The status after a step, or undefined where the step is not allowed. Reading a pending document again would lose what a person typed. */
export function statusAfter(step: Step, status: Status, editedByPerson = false): Status | undefined {
  if (step === 'retry' && status === 'pending' && editedByPerson) return undefined
  return steps[step][status]
}
