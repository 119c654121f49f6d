import { and, eq, sql, type SQL } from 'drizzle-orm'
import { EventEmitter } from 'node:events'
import { nanoid } from 'nanoid'
import type { Database } from '#db/client.server.ts'
import { jobs } from '#db/schema/jobs.ts'
import { jobKinds, LONGEST_DELAY, type JobName } from './kinds.ts'

export type Job = typeof jobs.$inferSelect

const bells = new WeakMap<Database, EventEmitter>()

/** Rings when something may be to do; the runner of this process listens. */
export function bellOf(db: Database): EventEmitter {
  const bell = bells.get(db) ?? new EventEmitter()
  bells.set(db, bell)
  return bell
}

/** Leaves a job for later, in the caller's transaction if there is one. A subject has at most one of a name; a second one changes nothing. */
export function enqueueJob(db: Database, name: JobName, subject: string, now: Date, runAfter: Date = now): void {
  db.insert(jobs)
    .values({ name, subject, payload: {}, run_after: runAfter.getTime(), created_at: now.getTime() })
    .onConflictDoNothing()
    .run()
  // After the transaction: a listener that looks at once would not see the line yet.
  setImmediate(() => bellOf(db).emit('ring'))
}

/**
 * Takes the oldest job that is due (with `only: 'new'`, of those never begun; with `first: 'newest'`, the newest), also one whose lease ran out (its holder
 * died) unless the caller holds it itself: a clock that jumps ahead takes nothing from those at work. One statement, so no two holders. `all`, since `get` would give a line that could not be committed (a full disk, see decision 042).
 */
export function claimJob(
  db: Database,
  now: Date,
  name: JobName = 'extract',
  { only, first = 'oldest', held = [] }: { only?: 'new'; first?: 'oldest' | 'newest'; held?: readonly number[] } = {},
): Job | undefined {
  const direction = sql.raw(first === 'newest' ? 'desc' : 'asc')
  const at = now.getTime()
  const { lease } = jobKinds[name]
  const isLeaseOver = sql`state = 'running' and (lease_until < ${at} or lease_until > ${at + lease}) and id not in (select value from json_each(${JSON.stringify(held)}))`
  return db
    .update(jobs)
    .set({
      state: 'running',
      claim: nanoid(),
      lease_until: at + lease,
      attempts: sql`${jobs.attempts} + 1`,
      crashes: sql`${jobs.crashes} + (${jobs.state} = 'running')`,
      progress: null,
    })
    .where(
      sql`${jobs.id} = (select id from jobs where name = ${name} and attempts <= ${only === 'new' ? 0 : Number.MAX_SAFE_INTEGER} and ((${isDue(at)}) or (${isLeaseOver})) order by run_after ${direction}, id ${direction} limit 1)`,
    )
    .returning()
    .all()[0]
}

/** Whether one waits that was never begun. */
export function hasNewJob(db: Database, now: Date, name: JobName): boolean {
  const isNew = and(eq(jobs.name, name), eq(jobs.attempts, 0), isDue(now.getTime()))
  return db.select({ id: jobs.id }).from(jobs).where(isNew).limit(1).get() !== undefined
}

/** Says that the holder lives, and what it is at. False when the job is no longer the holder's. */
export function renewLease(db: Database, job: Job, now: Date, progress?: string): boolean {
  const set = { lease_until: now.getTime() + jobKinds[job.name].lease, ...(progress === undefined ? {} : { progress }) }
  return db.update(jobs).set(set).where(heldBy(job)).run().changes > 0
}

/** Takes the job away because it is done. False when it is no longer the holder's: then its result must not be stored. */
export function finishJob(db: Database, job: Job): boolean {
  return db.delete(jobs).where(heldBy(job)).run().changes > 0
}

/** Puts a running job back unharmed: the server stops, or a try is to be repeated at `runAfter`. */
export function giveBackJob(db: Database, job: Job, runAfter: Date): void {
  const set = { state: 'waiting', claim: null, lease_until: null, run_after: runAfter.getTime() } as const
  db.update(jobs).set(set).where(heldBy(job)).run()
  setImmediate(() => bellOf(db).emit('ring'))
}

/** Nobody needs it any more; a holder notices when it renews or finishes. */
export function cancelJobs(db: Database, subject: string): void {
  db.delete(jobs).where(eq(jobs.subject, subject)).run()
}

/** At the start of the only server: whatever is running belongs to a process that died. */
export function takeUpLeftJobs(db: Database): number {
  const set = { state: 'waiting', claim: null, lease_until: null, crashes: sql`${jobs.crashes} + 1` } as const
  return db.update(jobs).set(set).where(eq(jobs.state, 'running')).run().changes
}

/** When the next waiting job is due, in milliseconds since 1970; undefined where nothing waits. */
export function nextDue(db: Database, name: JobName = 'extract'): number | undefined {
  const next = db
    .select({ at: sql<number | null>`min(${jobs.run_after})` })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), eq(jobs.name, name)))
    .get()
  return next?.at ?? undefined
}

/**
 * Whether a waiting job may be begun. Clocks are set back: one that was left to be done at once is due whatever the clock says since, and nobody waits for an
 * instant that is further away than any delay that is ever given.
 */
function isDue(at: number): SQL {
  return sql`state = 'waiting' and (run_after <= ${at} or run_after <= created_at or run_after > ${at + LONGEST_DELAY})`
}

function heldBy(job: Job) {
  return and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.claim, job.claim!))
}
