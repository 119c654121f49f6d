import { describe, expect, test } from 'vitest'
import { jobKinds } from '#app/jobs/kinds.ts'
import {
  cancelJobs,
  claimJob,
  enqueueJob,
  finishJob,
  giveBackJob,
  hasNewJob,
  nextDue,
  renewLease,
  takeUpLeftJobs,
} from '#app/jobs/queue.server.ts'
import { freshDatabase } from '#tests/support/database.ts'

const start = new Date('2026-03-10T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const { lease } = jobKinds.extract

describe('the queue', () => {
  test('gives each job once, oldest first', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    enqueueJob(db, 'extract', 'b', later(1))
    expect([claimJob(db, later(2))?.subject, claimJob(db, later(2))?.subject, claimJob(db, later(2))]).toEqual(['a', 'b', undefined])
  })

  test('has one job a subject, however often it is asked for', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    enqueueJob(db, 'extract', 'a', start)
    const job = claimJob(db, start)!
    enqueueJob(db, 'extract', 'a', start)
    expect(claimJob(db, start)).toBeUndefined()
    expect(finishJob(db, job)).toBe(true)
    enqueueJob(db, 'extract', 'a', start)
    expect(claimJob(db, start)?.subject).toBe('a')
  })

  test('keeps a job until it is due', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start, later(5000))
    expect([claimJob(db, later(4999)), nextDue(db)]).toEqual([undefined, later(5000).getTime()])
    expect(claimJob(db, later(5000))?.subject).toBe('a')
  })

  test('gives a job again when the lease of its holder ran out, and the late holder stores nothing', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    const first = claimJob(db, start)!
    expect(claimJob(db, later(lease))).toBeUndefined()
    const second = claimJob(db, later(lease + 1))!
    expect([second.subject, second.attempts, second.crashes]).toEqual(['a', 2, 1])
    expect([renewLease(db, first, later(lease + 2)), finishJob(db, first)]).toEqual([false, false])
    expect(finishJob(db, second)).toBe(true)
  })

  test('a clock that was set back delays nobody: new jobs are due at once, put off ones after the longest delay at most', () => {
    const db = freshDatabase()
    const hour = 3_600_000
    enqueueJob(db, 'extract', 'new', later(hour))
    const job = claimJob(db, start, 'extract', { only: 'new' })!
    expect([job.subject, finishJob(db, job)]).toEqual(['new', true])
    enqueueJob(db, 'extract', 'put off', later(hour), later(hour + 30_000))
    expect(claimJob(db, later(hour))).toBeUndefined()
    expect([hasNewJob(db, start, 'extract'), claimJob(db, start)?.subject]).toEqual([true, 'put off'])
  })

  test('a clock that jumps takes no job from a holder at work, and leaves none to a dead one for longer than a lease', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    const job = claimJob(db, start)!
    for (const now of [later(10 * lease), later(-10 * lease)]) {
      expect(claimJob(db, now, 'extract', { held: [job.id] })).toBeUndefined()
    }
    expect(finishJob(db, job)).toBe(true)
    enqueueJob(db, 'extract', 'b', start)
    claimJob(db, start)
    expect(claimJob(db, later(-10 * lease))).toMatchObject({ subject: 'b', crashes: 1 })
  })

  test('renewing keeps the job', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    const job = claimJob(db, start)!
    expect(renewLease(db, job, later(lease - 1), 'read 3/12')).toBe(true)
    expect(claimJob(db, later(lease + 1))).toBeUndefined()
  })

  test('after a restart what was running waits again, one crash older', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    claimJob(db, start)
    expect(takeUpLeftJobs(db)).toBe(1)
    expect(claimJob(db, start)).toMatchObject({ subject: 'a', crashes: 1 })
  })

  test('a job given back is unharmed', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    giveBackJob(db, claimJob(db, start)!, start)
    expect(claimJob(db, start)).toMatchObject({ subject: 'a', crashes: 0 })
  })

  test('a cancelled job can neither be claimed nor finished', () => {
    const db = freshDatabase()
    enqueueJob(db, 'extract', 'a', start)
    const job = claimJob(db, start)!
    cancelJobs(db, 'a')
    expect([finishJob(db, job), claimJob(db, later(lease + 1))]).toEqual([false, undefined])
  })
})
