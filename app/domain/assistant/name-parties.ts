import { nameKey } from '../documents/keys.ts'
import { plainText, type AskedText } from './asked-text.ts'
import type { NamedParty } from './query.ts'

const SHORTEST_NAME = 3
const SHORTEST_WORD = 4 // letters of a word that may stand for a whole name
const LONGEST_NAME = 8 // words
const MOST_LOOKED_AT = 200 // companies with one word: beyond, it tells nothing
const MOST_FITS = 5 // companies that one part of a name may mean

export interface Company {
  key: string
  names: string[]
}

/** Companies by their name without legal form: the same one may be printed in several ways. */
export function companiesOf(parties: readonly string[]): Company[] {
  const companies = new Map<string, string[]>()
  for (const name of parties) {
    const key = keyOf(name)
    if (key.length >= SHORTEST_NAME) companies.set(key, [...(companies.get(key) ?? []), name])
  }
  return [...companies].map(([key, names]) => ({ key, names }))
}

const keyOf = (name: string) => nameKey(plainText(name))

/** Names that the question holds whole, the longest first, taken out of it. */
export function takeWholeNames(text: AskedText, companies: readonly Company[]): NamedParty[] {
  const found: NamedParty[] = []
  const printed = companies.flatMap(({ key, names }) =>
    [...names.map((name) => plainText(name).trim()), key].map((said) => ({ said, names })),
  )
  for (const { said, names } of printed.filter(({ said }) => said.length >= SHORTEST_NAME).sort((a, b) => b.said.length - a.said.length))
    if (text.takeText(said)) found.push({ said, fits: [names] })
  return merged(found)
}

/** Names of which the question holds a part: as many words in a row as fit, one of them telling. */
export function takePartOfNames(text: AskedText, companies: readonly Company[]): NamedParty[] {
  const byWord = new Map<string, Company[]>()
  for (const company of companies)
    for (const word of new Set(company.key.split(' '))) {
      const known = byWord.get(word)
      if (known) known.push(company)
      else byWord.set(word, [company])
    }
  const found: NamedParty[] = []
  for (const run of text.runs)
    for (let from = 0; from < run.length; from += 1) {
      const named = longestName(run.slice(from, from + LONGEST_NAME), byWord)
      if (!named || !text.takeText(named.said)) continue
      found.push(named)
      from += named.said.split(' ').length - 1
    }
  return merged(found)
}

/** Of the companies that have all the words in a row, as long as there are few of them. */
function longestName(words: readonly string[], byWord: ReadonlyMap<string, readonly Company[]>): NamedParty | undefined {
  // The rarest word leaves the fewest names to look at; one that no name has ends what can be one.
  const known = words.findIndex((word) => !byWord.has(nameKey(word)))
  for (let length = known < 0 ? words.length : known; length >= 1; length -= 1) {
    const part = words.slice(0, length)
    if (!part.some((word) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word))) continue
    const rarest = part.map((word) => byWord.get(nameKey(word))!).sort((a, b) => a.length - b.length)[0]!
    if (rarest.length > MOST_LOOKED_AT) continue
    const key = length > 1 ? nameKey(part.join(' ')) : part[0]!
    const fitting = rarest.filter((company) => ` ${company.key} `.includes(` ${key} `))
    if (fitting.length > 0 && fitting.length <= MOST_FITS) return { said: part.join(' '), fits: fitting.map(({ names }) => names) }
  }
  return undefined
}

/** A company that is named twice is one. */
function merged(found: readonly NamedParty[]): NamedParty[] {
  return [...new Map(found.map((one) => [JSON.stringify(one.fits), one])).values()]
}
