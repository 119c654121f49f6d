/** Chance that always falls the same way for the same seed (mulberry32), so that a generated document can be made again. */
export interface Dice {
  /** 0 up to, not including, 1. */
  next(): number
  /** Both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** `count` different ones, in random order. */
  some<T>(list: readonly T[], count: number): T[]
  digits(count: number): string
}

export function rollDice(seed: number): Dice {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]!)
    },
    digits: (count) => Array.from({ length: count }, (_, at) => String(at === 0 ? int(1, 9) : int(0, 9))).join(''),
  }
}
