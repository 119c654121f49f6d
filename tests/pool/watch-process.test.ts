import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitedForProcessor } from '#app/pool/waited.ts'
import { watchProcess } from '#app/pool/watch-process.ts'

const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
const unhindered = () => 0
let child: ReturnType<typeof idle>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  child = idle()
})
afterEach(() => {
  child.kill('SIGKILL')
  vi.useRealTimers()
})

test('what has to hurry is ended before the whole time is over', () => {
  const watch = watchProcess(25_000, () => undefined, unhindered)
  watch.started(child.pid!)
  vi.advanceTimersByTime(5_000)
  watch.hurry(8_000)
  vi.advanceTimersByTime(7_900)
  expect(watch.reason()).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(watch.reason()).toBe('timed_out')
})

test('after the hurry the whole time holds again, no more and no less', () => {
  const watch = watchProcess(25_000, () => undefined, unhindered)
  watch.started(child.pid!)
  watch.hurry(8_000)
  vi.advanceTimersByTime(7_000)
  watch.relax()
  vi.advanceTimersByTime(17_900)
  expect(watch.reason()).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(watch.reason()).toBe('timed_out')
})

test('nobody gains time by hurrying', () => {
  const watch = watchProcess(25_000, () => undefined, unhindered)
  watch.started(child.pid!)
  vi.advanceTimersByTime(24_000)
  watch.hurry(8_000)
  vi.advanceTimersByTime(1_100)
  expect(watch.reason()).toBe('timed_out')
})

test('time in which the process waited for a processor is not its own, up to a limit', () => {
  let waited = 500 // before this document
  const watch = watchProcess(
    25_000,
    () => undefined,
    () => waited,
  )
  watch.started(child.pid!)
  waited += 20_000
  vi.advanceTimersByTime(44_900)
  expect(watch.reason()).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(watch.reason()).toBe('timed_out')

  const starved = watchProcess(
    25_000,
    () => undefined,
    () => performance.now(),
  )
  starved.started(child.pid!)
  vi.advanceTimersByTime(99_000)
  expect(starved.reason()).toBeUndefined()
  vi.advanceTimersByTime(1_100)
  expect(starved.reason()).toBe('timed_out')
})

test.runIf(existsSync('/proc/self/schedstat'))('a process that works beside others waits, one that is gone does not', async () => {
  const burning = Array.from({ length: availableParallelism() + 1 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  vi.useRealTimers()
  await vi.waitFor(() => expect(Math.max(...burning.map(({ pid }) => waitedForProcessor(pid!)))).toBeGreaterThan(50), 10_000)
  for (const one of burning) one.kill('SIGKILL')
  await Promise.all(burning.map((one) => new Promise((done) => one.once('exit', done))))
  expect(waitedForProcessor(burning[0]!.pid!)).toBe(0)
})
