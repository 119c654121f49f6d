import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { enqueueJob, finishJob } from '#app/jobs/queue.server.ts'
import { startLoop, type Handler } from '#app/runner/loop.server.ts'
import { freshDatabase } from '#tests/support/database.ts'

const SLOW = 1_200 // milliseconds, of every job: the machine is busy with other things

test('where all are slow, they do not go on ending each other', { timeout: 60_000 }, async () => {
  const db = freshDatabase()
  for (let at = 0; at < 24; at += 1) enqueueJob(db, 'extract', `document ${at}`, new Date())
  let ended = 0
  let done = 0
  const handle: Handler = async (job, signal, beat) => {
    beat()
    await setTimeout(SLOW, undefined, { signal }).catch((error: unknown) => {
      ended += 1
      throw error
    })
    finishJob(db, job)
    done += 1
  }
  const loop = startLoop(db, 2, handle, { patience: 100 })
  await vi.waitFor(() => expect(done).toBeGreaterThan(3), 30_000)
  const before = ended
  await loop.stop()
  expect(before).toBeLessThan(16) // each of the twenty-four was, once
})
