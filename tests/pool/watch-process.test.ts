import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchProcess } from '#app/pool/watch-process.ts'

const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
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
  const watch = watchProcess(25_000, () => undefined)
  watch.started(child.pid!)
  vi.advanceTimersByTime(5_000)
  watch.hurry(8_000)
  vi.advanceTimersByTime(7_900)
  expect(watch.reason()).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(watch.reason()).toBe('timed_out')
})

test('after the hurry the whole time holds again, no more and no less', () => {
  const watch = watchProcess(25_000, () => undefined)
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
  const watch = watchProcess(25_000, () => undefined)
  watch.started(child.pid!)
  vi.advanceTimersByTime(24_000)
  watch.hurry(8_000)
  vi.advanceTimersByTime(1_100)
  expect(watch.reason()).toBe('timed_out')
})
