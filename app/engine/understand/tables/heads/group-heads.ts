import type { Head } from './heads.ts'

/** Strength of a head that is one only by what stands beside it. */
const BY_PLACE = 0.8

/** `FISH | Qty | Unit | VEGETABLES | Qty | Unit`: the name of a group stands where `Description` would. */
export function withGroupsAsNames(heads: readonly Head[]): Head[] | undefined {
  const roleAt = (at: number) => heads[at]?.heading?.role
  const groups = heads.flatMap((head, at) => (head.heading ? [] : [at]))
  const isLed = (at: number) =>
    /^\p{Lu}[\p{L} &/’'-]{2,30}$/u.test(heads[at]!.text) &&
    roleAt(at + 1) === 'quantity' &&
    ['unit', 'price', 'total'].includes(roleAt(at + 2) ?? '')
  const others = heads.flatMap(({ heading }) => heading?.role ?? [])
  if (groups[0] !== 0 || !groups.every(isLed) || !others.every((role) => follows.has(role))) return undefined
  return heads.map((head) => (head.heading ? head : { ...head, heading: { role: 'description', strength: BY_PLACE } }))
}

const follows = new Set(['quantity', 'unit', 'price', 'total', 'date'])

/** Two heads of that sort: whatever they say, they stand over the same. */
export const areGroups = (a: Head, b: Head): boolean =>
  [a, b].every(({ heading }) => heading?.role === 'description' && heading.strength === BY_PLACE)
