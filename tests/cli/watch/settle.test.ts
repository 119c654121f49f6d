import { expect, test } from 'vitest'
import { Settling } from '#cli/watch/settle.ts'

const QUIET = 2000 // ms
const copied = { size: 10, mtimeMs: 1 }

test('a file is ready after it has been quiet long enough', () => {
  const settling = new Settling(QUIET)
  expect([0, 1000, 1999, 2000].map((now) => settling.look('a.pdf', copied, now))).toEqual([false, false, false, true])
})

test('growing starts the wait again', () => {
  const settling = new Settling(QUIET)
  settling.look('a.pdf', copied, 0)
  expect(settling.look('a.pdf', { size: 20, mtimeMs: 1 }, 2500)).toBe(false)
  expect(settling.look('a.pdf', { size: 20, mtimeMs: 1 }, 4400)).toBe(false)
  expect(settling.look('a.pdf', { size: 20, mtimeMs: 1 }, 4500)).toBe(true)
})

test('an empty file is waited for longer, and files do not disturb each other', () => {
  const settling = new Settling(QUIET)
  settling.look('empty.pdf', { size: 0, mtimeMs: 1 }, 0)
  settling.look('a.pdf', copied, 3000)
  expect([9000, 10_000].map((now) => settling.look('empty.pdf', { size: 0, mtimeMs: 1 }, now))).toEqual([false, true])
  expect(settling.look('a.pdf', copied, 5000)).toBe(true)
})
