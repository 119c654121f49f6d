import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import { languages, type Language } from '#app/contract/languages.ts'
import { codeKey, foldText } from '../documents/keys.ts'
import {
  currencyWords,
  fillers,
  groupWords,
  intentWords,
  kindWords,
  months,
  others,
  periodWords,
  statusWords,
  tellTale,
} from './lexicon.ts'
import { readRange } from './periods.ts'
import type { Intent, Known, Question, Understood } from './question.ts'

/** The usual questions, by their words. Pure; what it does not recognise becomes a search. */
export function understandQuestion(asked: string, known: Known): Understood {
  const text = foldText(asked).replace(/[’`]/g, "'")
  const kinds = (Object.keys(kindWords) as KindName[]).filter((kind) => kindWords[kind].test(text))
  const named = namedIn(asked, known)
  const party = partyIn(text, known.parties)
  const by = groupWords.party.test(text) ? 'party' : groupWords.client.test(text) ? 'client' : null
  const intent = intentOf(text, { isNamed: named.length > 0, isGrouped: by !== null, isPlain: kinds.length > 0 || party !== null })
  const question: Question = {
    intent,
    kind: kinds.length === 1 ? kinds[0]! : null,
    statuses: (Object.keys(statusWords) as Status[]).filter((status) => statusWords[status]!.test(text)),
    range: readRange(text, known.today),
    party,
    currency: currencyWords.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    by,
    named,
    words: searchWords(asked),
  }
  return { question, language: languageOf(text), isWhole: isWholly(text, question) }
}

const FEW_WORDS = 3 // that name what somebody sells; more is a sentence

/** Nothing is left of the question when its known words are taken away. */
function isWholly(text: string, { intent, party, named, words: sought }: Question): boolean {
  if (intent === 'search') return false
  // Which document, or what is sold, is all that matters there.
  if (named.length > 0) return true
  if (intent === 'supplier') return sought.split(' ').length <= FEW_WORDS
  const patterns = [kindWords, statusWords, intentWords, groupWords, periodWords, tellTale].flatMap((words) => Object.values(words))
  const known = [...patterns, ...currencyWords.map(([pattern]) => pattern), ...months, fillers, others]
  const withoutParty = (party ?? '').split(' ').reduce((rest, word) => (word.length > 2 ? rest.replaceAll(word, ' ') : rest), text)
  const rest = known.reduce((now, pattern) => now.replace(new RegExp(pattern.source, 'g'), ' '), withoutParty)
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}{3,}/u.test(word))
  return words.length === 0
}

interface Signs {
  isNamed: boolean
  isGrouped: boolean
  isPlain: boolean
}

function intentOf(text: string, { isNamed, isGrouped, isPlain }: Signs): Intent {
  const says = (intent: keyof typeof intentWords) => intentWords[intent].test(text)
  if (says('supplier') && isNamed) return 'supplier'
  if (isNamed) return 'document'
  if (says('supplier') && !isGrouped) return 'supplier'
  if (says('figures')) return 'figures'
  if (says('overdue')) return 'overdue'
  if (says('count')) return 'count'
  if (says('due')) return 'due'
  if (says('sum') || isGrouped) return 'sum'
  if (says('waiting')) return 'waiting'
  if (says('latest')) return 'latest'
  return isPlain && hasStatusOrPeriod(text) ? 'count' : 'search'
}

function hasStatusOrPeriod(text: string): boolean {
  return Object.values(statusWords).some((pattern) => pattern.test(text)) || readRange(text, '2000-01-01') !== null
}

/** Documents whose number stands in the question: a word with a digit in it, or two or three words that make it up. */
function namedIn(asked: string, { numbers }: Known): string[] {
  const words = asked.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  const ids = new Set<string>()
  for (let from = 0; from < words.length; from += 1) {
    for (const length of [3, 2, 1]) {
      const key = codeKey(words.slice(from, from + length).join(''))
      // Years and small numbers are rarely meant as the number of a document.
      if (key.length < 2 || !/\d/.test(key) || (/^\d+$/.test(key) && key.length < 3) || (/^(?:19|20)\d\d$/.test(key) && length === 1))
        continue
      for (const id of numbers.get(key) ?? []) ids.add(id)
    }
  }
  return [...ids]
}

const SHORTEST_NAME = 4 // letters of a word that may stand for a whole name

/** The longest known name that the question holds, else the only one of which it holds a telling word. */
function partyIn(text: string, parties: readonly string[]): string | null {
  const padded = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const plain = (name: string) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  const whole = parties.filter((name) => name.length > 2 && padded.includes(plain(name))).sort((a, b) => b.length - a.length)
  if (whole[0]) return whole[0]
  const firstWords = parties.filter((name) => {
    const [first = ''] = plain(name).trim().split(' ')
    return first.length >= SHORTEST_NAME && padded.includes(` ${first} `)
  })
  return firstWords.length === 1 ? firstWords[0]! : null
}

/** Null where the words of two languages weigh the same. */
function languageOf(text: string): Language | null {
  const [first, second] = languages
    .map((language) => ({ language, count: text.match(tellTale[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.language : null
}

function searchWords(asked: string): string {
  const words = asked
    .replace(/[¿?¡!"“”«»,;:]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const telling = words.filter(
    (word) =>
      foldText(word)
        .replace(fillers, '')
        .replace(/[^\p{L}\p{N}]/gu, '') !== '',
  )
  return telling.join(' ').slice(0, 200)
}
