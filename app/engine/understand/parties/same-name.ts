import { wordsOf } from '../words/fold.ts'

const forms = new Set([
  'sarl',
  'sas',
  'sasu',
  'sa',
  'eurl',
  'gmbh',
  'ag',
  'ges',
  'm',
  'h',
  'kg',
  'co',
  'ltd',
  'limited',
  'llc',
  'llp',
  'plc',
  'inc',
  'corp',
  'bv',
  'nv',
  'sl',
  'slu',
  'slp',
  'srl',
  'spa',
  'dac',
  'the',
  'et',
  'and',
  's',
  'l',
  'a',
  'u',
  'r',
  'b',
  'v',
  'au',
  'e',
  'p',
  'company',
  'corporation',
  'und',
])

/** `S DE RL DE CV`, `S.A. de C.V.`, `S.A.C.`, `E.I.R.L.`, `CIA. LTDA.` at the end of a name, its words parted by blanks. */
const longForm =
  /\s(?:(?:s ?a(?: ?p ?i| ?b)?(?: ?s)?|s ?(?:p ?r ?)?de r ?l(?: ?mi| ?art)?) de c ?v|s ?(?:p ?r ?)?de r ?l|s ?a ?[ca]|s ?a ?c ?i|e ?i ?r ?l|(?:cia |compania )?(?:ltda|limitada))$/

const nameWords = (name: string) =>
  wordsOf(name)
    .join(' ')
    .replace(longForm, '')
    .split(' ')
    .filter((word) => word && !forms.has(word))

/** The same company though one name has its legal form and the other not. */
export function isSameName(a: string, b: string): boolean {
  const left = nameWords(a)
  const right = nameWords(b)
  if (left.length === 0 || right.length === 0) return false
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  return few.every((word) => many.includes(word)) && few.length * 2 >= many.length
}

/** "Slieve Foods - Depot 2 - Mill Road" begins with "Slieve Foods Ltd": a line that goes on with the place behind the name. */
export function beginsWithName(text: string, name: string): boolean {
  const words = nameWords(name)
  const first = nameWords(text).slice(0, words.length)
  return words.join('').length >= 6 && words.every((word, at) => first[at] === word)
}

const REST = 3 // words that a company's name has behind its brand at most

/** "Outback" is short for "Outback Networks Pty Ltd": its words, long enough to be a name, begin the other's. */
export function isBrandOf(brand: string, name: string): boolean {
  const words = nameWords(brand)
  const whole = nameWords(name)
  return words.join('').length >= 5 && whole.length <= words.length + REST && words.every((word, at) => whole[at] === word)
}

const sign = /[^\p{L}\p{M}\p{N}\s.,&+'’-]/u
const LOGO = 6 // letters of a brand that its firm's name begins with, however it is spaced

/** `tinta·lab`, `webcoquelicot`, `◐ northbay`: a brand drawn in its own spelling, whose letters begin the name of the firm. */
export function isLogoOf(brand: string, name: string): boolean {
  const [own, words] = [wordsOf(brand), wordsOf(name)]
  const logo = own.join('')
  const end = words.findIndex((_, at) => words.slice(0, at + 1).join('') === logo)
  // In plain words it is a brand: "Brightwater" has a "Brightwater DC Reno" beside its firm.
  const isDrawn = own.length !== end + 1 || sign.test(brand)
  return isDrawn && logo.length >= LOGO && end >= 0 && end < words.length - 1 && words.length - end - 1 <= REST
}

/** "Levante Lavandería" is short for "Lavandería Industrial Levante S.A.": more than the legal form is left out. */
export const isShortOf = (short: string, name: string) =>
  isSameName(short, name) && nameWords(name).some((word) => word.length > 2 && !nameWords(short).includes(word))

/** 1 where the domain is the whole name (`slieve-foods`, `slievefoods`), 0.35 where it is only its beginning or one word of it, else 0. */
export function likenessOfDomain(name: string, domain: string): number {
  return Math.max(likeness(name, domain), likeness(spelledOut(name), domain))
}

/** `Grünwerk` as its domain `gruenwerk-versand` writes it. */
const spelledOut = (name: string) =>
  name.normalize('NFC').replace(/[äöü]/giu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter)

function likeness(name: string, domain: string): number {
  if (!isNameOfDomain(name, domain)) return 0
  const whole = nameWords(name).join('')
  const plain = domain.replace(/[^a-z\d]/g, '')
  return whole === plain || plain.length >= whole.length * 0.75 ? 1 : 0.35
}

/** `slieve-foods` belongs to "Slieve Foods Ltd". */
export function isNameOfDomain(name: string, domain: string): boolean {
  const words = nameWords(name)
  const whole = words.join('')
  const plain = withoutArticle(domain.replace(/[^a-z\d]/g, ''), whole)
  if (whole.length < 3 || plain.length < 3) return false
  const parts = domain.split('-').filter((part) => part.length > 2)
  return (
    whole.startsWith(plain) ||
    plain.startsWith(whole) ||
    (words[0]!.length > 3 && plain.startsWith(words[0]!)) ||
    (parts.length > 0 && parts.every((part) => words.includes(part)))
  )
}

/** `thesaltyardinn` is the Salt Yard Inn's: articles are no part of a compared name. */
function withoutArticle(domain: string, name: string): string {
  const rest = domain.replace(/^(?:the|les?|la|el|los|las|der|die|das)/, '')
  return rest.length >= LEAST && name.startsWith(rest) ? rest : domain
}

const LEAST = 5 // letters
