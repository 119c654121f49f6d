import { foldText } from '../documents/keys.ts'

const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'nl', 'pt']
/** What the Unicode names leave out. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  usa: 'US',
  'united states of america': 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  'hong kong': 'HK',
}
/** Letters of the road before a postal code, where they are not those of ISO 3166. */
const ROAD: Record<string, string> = { A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', I: 'IT', L: 'LU', P: 'PT' }
const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR'.split(
    ' ',
  )
/** Postal codes that only one country writes so. */
const SHAPES: [RegExp, string][] = [
  [/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])/u, 'GB'],
  [/(?<![\p{L}\d])[A-Z]\d[\dW]\s[A-Z\d]{4}(?![\p{L}\d])/u, 'IE'],
  [/(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/u, 'CA'],
  [/(?<![\p{L}\d])[1-9]\d{3}\s?[A-Z]{2}\s+\p{Lu}/u, 'NL'],
  [/(?<![\p{L}\d-])\d{4}-\d{3}(?![\p{L}\d-])/u, 'PT'],
  [/(?<![\p{L}\d-])\d{2}-\d{3}(?![\p{L}\d-])/u, 'PL'],
]

/** ISO 3166 code of the country that a printed address proves: by its name, by letters before the postal code or behind the town, by the shape of the code. */
export function countryOfAddress(address: string | null | undefined): string | undefined {
  const parts = partsOf(address)
  const last = parts.at(-1)
  if (last === undefined) return undefined
  return countries().get(nameOf(last)) ?? bareCode(parts) ?? parts.map(prefixed).find(Boolean) ?? stateOf(parts) ?? shapeOf(parts)
}

/** Who writes within the own country leaves it out: an address with a postal code like the other's, and no country, lies where the other lies. */
export function isWrittenAlike(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [one, other].map((address) => /(?<![\p{L}\d])\d{4,6}(?=\s+\p{L})/u.exec(address ?? '')?.[0].length)
  return a !== undefined && a === b
}

const partsOf = (address: string | null | undefined): string[] =>
  (address ?? '').split(/\r?\n|,|\s[-–—·•]\s/).flatMap((part) => part.trim() || [])

const nameOf = (part: string): string => foldText(part).replace(/[.]+/g, '').trim()

/** `06000 NICE, DE`: behind a town whose code stands before it, since American towns are followed by two letters too. */
function bareCode(parts: readonly string[]): string | undefined {
  const [last, town] = [parts.at(-1) ?? '', parts.at(-2) ?? '']
  if (!/^[A-Z]{2}$/.test(last) || !isRegion(last)) return undefined
  return !STATES.includes(last) || /^\d{4,5}\s+\p{L}/u.test(town) ? last : undefined
}

/** `D-63571 Gelnhausen`, `L-2338`, `DE 80333 München`. */
function prefixed(part: string): string | undefined {
  const [, letters = '', sign = '', town = ''] = /^(?:.*\s)?([A-Z]{1,2})([- ])\d{4,5}(?!\d)(\s+\p{L}{2,})?/u.exec(part) ?? []
  if (letters.length === 1) return sign === '-' ? ROAD[letters] : undefined
  return letters !== '' && town !== '' && isRegion(letters) ? letters : undefined
}

/** `Austin, TX 78744`. */
function stateOf(parts: readonly string[]): string | undefined {
  const [, state = ''] = /(?:^|[\s,])([A-Z]{2})[\s,]+\d{5}(?:-\d{4})?$/.exec(parts.slice(-2).join(', ')) ?? []
  return STATES.includes(state) ? 'US' : undefined
}

function shapeOf(parts: readonly string[]): string | undefined {
  return SHAPES.find(([shape]) => parts.some((part) => shape.test(part)))?.[1]
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
let known: Map<string, string> | undefined
/** Names of countries in the languages of our papers, folded. */
function countries(): Map<string, string> {
  if (known) return known
  const names = LANGUAGES.flatMap((language) => {
    const inWords = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return regions().map((code) => [nameOf(inWords.of(code) ?? ''), code] as const)
  })
  known = new Map([...names, ...Object.entries(OTHER_NAMES)])
  known.delete('')
  return known
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const GROUPS = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'])
const regions = (): string[] => letters.flatMap((a) => letters.flatMap((b) => (isRegion(a + b) ? a + b : [])))

/** A code of today's ISO 3166: others are given another one, or no name. */
function isRegion(code: string): boolean {
  return !GROUPS.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && english.of(code) !== undefined
}
