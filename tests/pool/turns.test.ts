import { describe, expect, test } from 'vitest'
import { makeTurns } from '#app/pool/turns.ts'

/** Work that ends when it is told to, and tells when it began. */
function work(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const begin = async () => {
    log.push(`${name} begins`)
    await ended
    log.push(`${name} ends`)
    return name
  }
  return { begin, end }
}

const settle = () => new Promise((done) => setImmediate(done))

describe('turns', () => {
  test('what runs alone waits for what runs, and holds up what comes', async () => {
    const { beside, alone } = makeTurns()
    const log: string[] = []
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(log, name)) as [
      ReturnType<typeof work>,
      ReturnType<typeof work>,
      ReturnType<typeof work>,
      ReturnType<typeof work>,
    ]
    const all = [beside(a.begin), beside(b.begin), alone(c.begin), beside(d.begin)]
    await settle()
    expect(log).toEqual(['a begins', 'b begins'])
    a.end()
    b.end()
    await settle()
    expect(log.slice(2)).toEqual(['a ends', 'b ends', 'c begins'])
    c.end()
    d.end()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
    expect(log.slice(5)).toEqual(['c ends', 'd begins', 'd ends'])
  })

  test('nobody is held up for long, neither by what runs nor by what runs alone', async () => {
    const { beside, alone } = makeTurns(20)
    const log: string[] = []
    const [a, b, c] = [work(log, 'a'), work(log, 'b'), work(log, 'c')]
    const all = [beside(a.begin), alone(b.begin), beside(c.begin)]
    await expect.poll(() => log).toEqual(['a begins', 'b begins', 'c begins'])
    for (const { end } of [a, b, c]) end()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  })

  test('a failure ends a turn too', async () => {
    const { beside, alone } = makeTurns()
    const fail = () => Promise.reject(new Error('no'))
    await expect(beside(fail)).rejects.toThrow('no')
    await expect(alone(fail)).rejects.toThrow('no')
    expect(await Promise.all([alone(async () => 1), alone(async () => 2), beside(async () => 3)])).toEqual([1, 2, 3])
  })
})
