import type { Candidate } from '../../candidate.ts'

/** `IWH` beside `The Institute of Workplace Hygiene`: the first letters of the name's words, small ones and the article left out. */
export function areInitialsOf(short: string, name: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(short)) return false
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}\p{L}+$/u.test(word))
  const own = words[0] !== undefined && /^(?:The|La|Le|El|Los|Les|Die|Der|Das|Il)$/.test(words[0]) ? words.slice(1) : words
  return own.length === short.length && own.map((word) => word[0]).join('') === short
}

/** `H. Zumbrunn` under the letter, `Heather Zumbrunn` at its head: the same person, once with the first name in full. */
export function isFullNameOf(name: string, short: string): boolean {
  const [, initial, last] = /^(\p{Lu})\.\s?(\p{Lu}[\p{L}'’-]+)$/u.exec(short) ?? []
  return initial !== undefined && new RegExp(String.raw`^${initial}[\p{L}'’-]+\s(?:\p{Lu}[\p{L}.'’-]*\s)?${last}$`, 'u').test(name)
}

/** A signature that gives only the first letter stands for the name that the paper prints in full. */
export const withFullNames = (names: readonly Candidate[]): Candidate[] =>
  names.map((one) => {
    const full = names.find(({ value }) => isFullNameOf(value, one.value))
    return full && full.score < one.score ? { ...full, score: one.score } : one
  })
