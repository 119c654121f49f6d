import { expect, test } from 'vitest'
import { oneAtATime } from '#app/domain/one-at-a-time.ts'

const nextTurn = () => new Promise<void>((done) => setImmediate(done))

test('whoever comes second to the same file waits for the first, other files do not, and a failure holds nobody up', async () => {
  const said: string[] = []
  const say =
    (name: string, fails = false) =>
    async () => {
      said.push(`${name} begins`)
      await nextTurn()
      said.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const first = oneAtATime('a', say('first', true)).catch((error: Error) => `${error.message} failed`)
  const second = oneAtATime('a', say('second'))
  const other = oneAtATime('b', say('other'))
  expect(await Promise.all([first, second, other])).toEqual(['first failed', 'second', 'other'])
  expect(said.indexOf('second begins')).toBeGreaterThan(said.indexOf('first ends'))
  expect(said.indexOf('other begins')).toBeLessThan(said.indexOf('first ends'))
  expect(await oneAtATime('a', say('third'))).toBe('third')
})
