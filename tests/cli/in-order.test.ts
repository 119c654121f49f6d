import { expect, test } from 'vitest'
import { inOrder } from '#cli/in-order.ts'

async function collect<T>(results: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const result of results) all.push(result)
  return all
}

test('results come in the order of the items, whoever ends first, and few are under way', async () => {
  let running = 0
  let most = 0
  const work = async (item: number) => {
    running += 1
    most = Math.max(most, running)
    for (let turns = item % 3; turns >= 0; turns -= 1) await Promise.resolve()
    running -= 1
    return item
  }
  const items = Array.from({ length: 50 }, (_one, index) => index)
  expect(await collect(inOrder(items, work, 4))).toEqual(items)
  expect(most).toBe(4)
})

test('a failure is thrown in its turn', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('two')
    return item
  }
  const seen: number[] = []
  const all = (async () => {
    for await (const one of inOrder([0, 1, 2, 3], work, 4)) seen.push(one)
  })()
  await expect(all).rejects.toThrow('two')
  expect(seen).toEqual([0, 1])
})
