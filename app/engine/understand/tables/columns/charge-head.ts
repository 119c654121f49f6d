import type { Head } from '../heads/heads.ts'

/** `quantity | each | charge`: the last head behind those of how many and at what price says what it comes to, and names nothing. */
export function withCharge(heads: readonly Head[]): readonly Head[] {
  const last = heads.at(-1)
  const has = (role: string) => heads.some(({ heading }) => heading?.role === role)
  if (!last || !/^charges?$/i.test(last.text) || !has('quantity') || !has('price') || has('total')) return heads
  return [...heads.slice(0, -1), { ...last, heading: { role: 'total', strength: 1 } }]
}
