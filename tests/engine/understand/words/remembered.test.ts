import { expect, test } from 'vitest'
import { remembered } from '#app/engine/understand/words/remembered.ts'

test('asks once for a text, and for long texts each time', () => {
  const asked: string[] = []
  const length = remembered(10, (text) => (asked.push(text), text.length))
  expect([length('a'), length('a'), length('bb')]).toEqual([1, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
  const long = 'x'.repeat(201)
  expect([length(long), length(long)]).toEqual([201, 201])
  expect(asked).toHaveLength(4)
})

test('remembers that there is no answer', () => {
  let asked = 0
  const nothing = remembered(10, () => void (asked += 1))
  nothing('a')
  nothing('a')
  expect(asked).toBe(1)
})

test('lets all go when it holds as many as it may', () => {
  const asked: string[] = []
  const read = remembered(2, (text) => asked.push(text))
  for (const text of ['a', 'b', 'c', 'a']) read(text)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
