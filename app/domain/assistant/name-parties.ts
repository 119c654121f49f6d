import { nameKey } from '../documents/keys.ts'
import { plainText, type AskedText } from './asked-text.ts'
import type { NamedParty } from './query.ts'

const SHORTEST_NAME = 3
const SHORTEST_WORD = 4 // letters of a word that may stand for a whole name
const MOST_FITS = 5 // companies that one part of a name may mean

interface Company {
  key: string
  names: string[]
}

/** Companies by their name without legal form: the same one may be printed in several ways. */
function companiesOf(parties: readonly string[]): Company[] {
  const companies = new Map<string, string[]>()
  for (const name of parties) {
    const key = keyOf(name)
    if (key.length >= SHORTEST_NAME) companies.set(key, [...(companies.get(key) ?? []), name])
  }
  return [...companies].map(([key, names]) => ({ key, names }))
}

const keyOf = (name: string) => nameKey(plainText(name))

/** Names that the question holds whole, the longest first, taken out of it. */
export function takeWholeNames(text: AskedText, parties: readonly string[]): NamedParty[] {
  const found: NamedParty[] = []
  const printed = companiesOf(parties).flatMap(({ key, names }) =>
    [...names.map((name) => plainText(name).trim()), key].map((said) => ({ said, names })),
  )
  for (const { said, names } of printed.filter(({ said }) => said.length >= SHORTEST_NAME).sort((a, b) => b.said.length - a.said.length))
    if (text.takeText(said)) found.push({ said, fits: [names] })
  return merged(found)
}

/** Names of which the question holds a part: as many words in a row as fit, one of them telling. */
export function takePartOfNames(text: AskedText, parties: readonly string[]): NamedParty[] {
  const companies = companiesOf(parties).map((company) => ({ ...company, padded: ` ${company.key} ` }))
  const found: NamedParty[] = []
  for (const run of text.runs)
    for (let from = 0; from < run.length; from += 1)
      for (let length = Math.min(run.length - from, 8); length >= 1; length -= 1) {
        const said = run.slice(from, from + length).join(' ')
        if (!run.slice(from, from + length).some((word) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word))) continue
        const key = length > 1 ? nameKey(said) : said
        const fitting = companies.filter(({ padded }) => padded.includes(` ${key} `))
        if (fitting.length === 0 || fitting.length > MOST_FITS || !text.takeText(said)) continue
        found.push({ said, fits: fitting.map(({ names }) => names) })
        from += length - 1
        break
      }
  return merged(found)
}

/** A company that is named twice is one. */
function merged(found: readonly NamedParty[]): NamedParty[] {
  return [...new Map(found.map((one) => [JSON.stringify(one.fits), one])).values()]
}
