/** What may be left for later. Light: anyone may import it; the work itself is in app/runner/handlers. */
export const jobKinds = {
  /** Read a document's file and store what it says; the subject is the document's id. */
  extract: {
    /** How often the whole server may die while the job runs before the file is taken for the cause. */
    maxCrashes: 5,
    /** How often it may be begun at all, whatever went wrong: a fault of ours must not turn for ever. */
    maxAttempts: 20,
    /** Milliseconds; renewed while it runs. Longer than any pause of a busy server. */
    lease: 60_000,
    /** Milliseconds without a sign of progress after which one that was begun for the first time gives way, once, to others that were never begun. */
    patience: 4_000,
  },
  /** Ask the local model about what the engine left open; the subject is the document's id. */
  refine: { maxCrashes: 3, maxAttempts: 3, lease: 60_000, patience: Infinity },
} as const

/** Milliseconds; no job is ever put off for longer. What seems to wait longer waits because the clock was set back. */
export const LONGEST_DELAY = 10 * 60_000

export type JobName = keyof typeof jobKinds
