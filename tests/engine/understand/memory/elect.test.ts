import { expect, test } from 'vitest'
import { elect } from '#app/engine/understand/memory/elect.ts'

const vote = (key: string, age: number) => ({ key, age, says: key })

test('a second approval corrects what the first taught', () => {
  expect(elect([vote('right', 0), vote('wrong', 1)])[0]).toEqual(['right'])
  expect(elect([vote('wrong', 1), vote('right', 0)])[0]).toEqual(['right'])
})

test('three that agree are not overturned by one, not even by the newest', () => {
  expect(elect([vote('wrong', 0), vote('right', 1), vote('right', 2), vote('right', 3)])).toEqual([['right', 'right', 'right'], ['wrong']])
})

test('without votes there is nothing to say', () => {
  expect(elect([])).toEqual([])
})
