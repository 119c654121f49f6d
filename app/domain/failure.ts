import { errorStatus, type ErrorCode, type FaultReason } from '#app/contract/errors.ts'

/** One wrong place in what was sent: a JSON pointer into the body, or the name of a query parameter. */
export interface Fault {
  code: ErrorCode
  pointer?: string
  parameter?: string
  /** What exactly is wrong; without it the sentence of the code has to do. */
  reason?: FaultReason
  /** What the sentence of the reason needs; `name` is found by itself from pointer or parameter. */
  values?: Record<string, string | number>
  /** In English, for people who write clients, where there is no reason to name. */
  detail?: string
}

export interface FailureDetails {
  /** What the sentence for people needs, e.g. `{ max: 50 }`. */
  values?: Record<string, string | number>
  faults?: Fault[]
  /** Seconds; becomes Retry-After. */
  retryAfter?: number
  /** The state that is kept, for 409: goes into `meta.current` of the answer. */
  current?: unknown
}

/** The only error thrown on purpose. Routes turn its code into status and sentence; anything else is a fault of the program. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'Failure'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
