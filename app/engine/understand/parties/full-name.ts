import type { Candidate } from '../../candidate.ts'
import { hasLegalForm, isLegalFormOnly } from './company-names.ts'
import { wordsOf } from '../words/fold.ts'
import { isBrandOf, isLogoOf, isShortOf } from './same-name.ts'

/** `ETIKPRINT` in large type over `Etikprint Soluciones de Identificación, S.A.`: the brand's own company gets no letter from it. */
export const isFullNameOf = (brand: string, name: string) => !hasLegalForm(brand) && hasLegalForm(name) && isBrandOf(brand, name)

const SUPPLIER = 'supplier' // named under a heading of its own
const SHORT = 0.9
const FULL = 0.4 // at least what is known of the company that a brand belongs to

/** `OUTBACK` in large type, and "Outback Networks Pty Ltd" over the address: the brand begins the name with the legal form, which is the company's. */
export function preferFullName(names: Candidate[]): Candidate[] {
  const [best] = names.toSorted((a, b) => b.score - a.score)
  if (!best) return names
  const head = names.find((other) => isHeadOf(other, best))
  if (head) return names.map((one) => (one === head ? { ...head, score: best.score } : one === best ? { ...best, score: head.score } : one))
  const full = hasLegalForm(best.value)
    ? best
    : (names.find(
        (other) =>
          other.score > FULL &&
          other.score <= best.score &&
          hasLegalForm(other.value) &&
          (isBrandOf(best.value, other.value) || isShortOf(best.value, other.value)),
      ) ??
      names.find((other) => other.reason === SUPPLIER && isLogoOf(best.value, other.value)) ??
      names.find((other) => isToldWhole(best, other)) ??
      names.find((other) => other.score > FULL && (areInitialsOf(best.value, other.value) || isAbbreviated(best.value, other.value))))
  if (!full) return names
  // Printed twice a short name would be surer again.
  const isShort = (one: Candidate) => one === best || (!hasLegalForm(one.value) && isShortOf(one.value, full.value))
  return names.map((one) =>
    one === full
      ? { ...full, score: best.score }
      : isShort(one)
        ? { ...one, score: Math.min(one.score, full.score) * (isShortOf(one.value, full.value) ? SHORT : 1) }
        : one,
  )
}

/**
 * `Tarn Valley Museum` over its street, and `Tarn Valley Museum Trust Ltd, registered in …` in the foot: who writes is called as it calls itself over its address,
 * where that is a name of several words, and the foot says which body runs it.
 */
const isHeadOf = (head: Candidate, foot: Candidate) =>
  /^small print/.test(foot.reason) &&
  /^address block/.test(head.reason) &&
  /at the head and at the foot|over whom it is written to/.test(head.reason) &&
  hasLegalForm(foot.value) &&
  !hasLegalForm(head.value) &&
  wordsOf(head.value).length > 2 &&
  foot.value.startsWith(`${head.value} `) &&
  !isLegalFormOnly(foot.value.slice(head.value.length).trim())

/**
 * `Sarthe` in large type over `Sarthe Motoculture` with its street, `Aula` over `Emisor: Aula Riojana de Oficios S.L.`, `PARDINA` beside `Estudio Pardina Arquitectos`
 * at pardina.example: one word of the sign, and the name whose word it is where the house says who it is.
 */
function isToldWhole(sign: Candidate, other: Candidate): boolean {
  const [word, ...more] = wordsOf(sign.value)
  const words = wordsOf(other.value)
  if (!word || word.length < LETTERS || more.length > 0 || !/^letterhead/.test(sign.reason) || words.length === 1 || !words.includes(word))
    return false
  if (other.reason === SUPPLIER) return words[0] === word
  return (
    other.score > FULL &&
    /^address block/.test(other.reason) &&
    /, domain/.test(other.reason) &&
    (words[0] === word || hasLegalForm(other.value))
  )
}

const LETTERS = 4 // of a sign that is no mere initials

/** `CH du Val de Sèvre` of Centre Hospitalier du Val de Sèvre: letters stand for the words before the same rest. */
function isAbbreviated(short: string, full: string): boolean {
  const [, letters, rest] = /^(\p{Lu}{2,5})\s(.{6,})$/u.exec(short) ?? []
  if (!letters || !rest || !full.endsWith(` ${rest}`)) return false
  const first = full
    .slice(0, -rest.length)
    .trim()
    .split(/[\s-]+/)
    .map((word) => word[0]!.toUpperCase())
  return first.join('') === letters
}

const SKIPPED = 2 // words whose letter the initials leave out

/** `NTHFT` of Northmoor Teaching Hospitals NHS Foundation Trust: each letter begins a word of the name, in their order. */
function areInitialsOf(short: string, full: string): boolean {
  if (!/^\p{Lu}{4,8}$/u.test(short)) return false
  const first = full.split(/[\s-]+/).flatMap((word) => (/^\p{Lu}/u.test(word) ? word[0]! : []))
  let at = 0
  for (const letter of first) if (letter === short[at]) at += 1
  return at === short.length && first[0] === short[0] && first.length - short.length <= SKIPPED
}
