import { domainToUnicode } from 'node:url'
import { nameKey } from '../documents/keys.ts'

/**
 * Letters that look alike in print, each given as the plain one (after Unicode TR 39, the Latin, Greek and Cyrillic letters and digits that are met
 * in names and addresses of the net).
 */
const twins: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аαạɑ@4',
    b: 'ЬвβБ6',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєε3',
    g: 'ɡ9',
    h: 'һн',
    i: 'іιıl1|!ӏ',
    j: 'јϳ',
    k: 'кκ',
    m: 'м',
    n: 'пηո',
    o: 'оοօ0',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕꜱ5$',
    t: 'тτ7',
    u: 'υսц',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ2',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain])),
)

/** Shorter names are alike by chance. */
const SHORTEST = 5

/** What a name looks like at a glance: without case, accents, legal form, blanks, and with letters that look alike as one. */
export function lookOf(name: string): string {
  const plain = [...nameKey(name)].map((letter) => twins[letter] ?? letter).join('')
  return plain.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/\s+/g, '')
}

/** Two different names that a glance takes for one: the same look, or one letter more, less, other or swapped. */
export function looksAlike(a: string, b: string): boolean {
  const [left, right] = [lookOf(a), lookOf(b)]
  if (Math.min(left.length, right.length) < SHORTEST) return left === right && left !== ''
  return left === right || isOneStep(left, right)
}

/** One insertion, deletion, replacement or swap of neighbours apart. */
export function isOneStep(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].reverse().join(''))
}

/** The domain of an e-mail address in a text, in letters rather than in punycode. */
export function mailDomain(text: string | null | undefined): string | undefined {
  const domain = /@([\p{L}\d.-]+\.[\p{L}\d-]{2,})/u.exec(text ?? '')?.[1]?.toLowerCase()
  return domain && (domainToUnicode(domain) || domain)
}

/** Domains of which one is easily taken for the other; equal ones are not. */
export function domainsLookAlike(a: string, b: string): boolean {
  if (a === b) return false
  const look = (domain: string) => lookOf(domain.replace(/\.[^.]+$/, '').replace(/[.-]/g, ''))
  return Math.min(a.length, b.length) > SHORTEST && (look(a) === look(b) || isOneStep(look(a), look(b)))
}
