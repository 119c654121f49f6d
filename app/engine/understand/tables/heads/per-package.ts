import { fold } from '../../words/fold.ts'
import { readHeading } from './headings.ts'
import type { Head } from './heads.ts'

const per = /^(\p{L}{3,})\s?(?:\/|per|par|por|pro|je|a)\s?(\p{L}{3,})$/u
const LEAST = 3 // letters that a word and its plural share

/**
 * `Bulbs/crate | Crates | Bulbs`: where one head says how much another one's packages hold, whatever these are called, the one is what is in a
 * package and the other how many of them.
 */
export function withPackages(heads: readonly Head[]): Head[] {
  const held = heads.map(({ text, heading }) => (heading && heading.strength >= KNOWN ? undefined : packageIn(text)))
  const packages = held.map((one) => (one === undefined ? -1 : heads.findIndex(({ text }) => areOneWord(one, fold(text).trim()))))
  return heads.map((head, at) => {
    if (packages[at]! >= 0) return { ...head, heading: { role: 'unit', strength: 1 } }
    return packages.includes(at) && !head.heading ? { ...head, heading: { role: 'packages', strength: 1 } } : head
  })
}

const KNOWN = 0.9

/** No `Price/crate`: what is in it is counted. */
function packageIn(head: string): string | undefined {
  const [, what = '', one] = per.exec(fold(head).trim()) ?? []
  const role = readHeading(what)?.role
  return role === undefined || counted.has(role) ? one : undefined
}

const counted: ReadonlySet<string> = new Set(['quantity', 'packages', 'unit'])

/** `crate` and `crates`, `bandeja` and `bandejas`, `Kiste` and `Kisten`, `cassa` and `casse`, `plateau` and `plateaux`. */
function areOneWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (!/^\p{L}+\.?$/u.test(other) || short.length < LEAST) return false
  return long.startsWith(short.slice(0, Math.max(LEAST, short.length - 1))) && /^(?:|e?s|x|en?|n|er|[aeio]|e?nen)$/.test(endOf(short, long))
}

/** What the longer one has behind what both begin with. */
function endOf(short: string, long: string): string {
  return long.startsWith(short) ? long.slice(short.length) : long.slice(short.length - 1)
}
