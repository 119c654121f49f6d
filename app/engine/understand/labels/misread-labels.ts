import type { Line, Word } from '../../document.ts'
import type { TextLine, Token } from '../words/tokens.ts'

/** Shorter words are too easily another word. */
const LONG_ENOUGH = 7
/** A label that runs into its value keeps at least so many letters, and so does the value. */
const LEAST_PART = 4

/** Words of labels, by every way to leave one letter out of them: what is nearly one of them is found by that. */
export interface KnownWords {
  words: ReadonlySet<string>
  nearly: ReadonlyMap<string, ReadonlySet<string>>
}

export function knowWords(words: Iterable<string>): KnownWords {
  const known = new Set(words)
  const nearly = new Map<string, Set<string>>()
  for (const word of known) {
    if (word.length < LONG_ENOUGH) continue
    for (const form of [word, ...withoutOne(word)]) nearly.set(form, (nearly.get(form) ?? new Set()).add(word))
  }
  return { words: known, nearly }
}

const withoutOne = (word: string): string[] => [...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1))

/** In a recognised line, tokens with one letter misread, lost or added are heard as the only word of labels they are near to; what is printed stays. */
export function hearMisread(line: TextLine, known: KnownWords): void {
  line.tokens = line.tokens.map((token) => {
    const word = token.text.length < LONG_ENOUGH || known.words.has(token.text) ? undefined : nearest(token.text, known)
    return word === undefined ? token : { ...token, text: word }
  })
}

function nearest(text: string, { nearly }: KnownWords): Token['text'] | undefined {
  const found = new Set([text, ...withoutOne(text)].flatMap((form) => [...(nearly.get(form) ?? [])]))
  const near = [...found].filter((word) => isOneApart(word, text))
  return near.length === 1 ? near[0] : undefined
}

/** One letter replaced, lost or added (a shared form may also mean two letters at different places). */
function isOneApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(a.length === b.length ? at + 1 : at) === long.slice(at + 1)
}

/** `livraisonRestaurant`, `CustomerLone`: where a word of labels and a capital meet in a recognised word, a blank was lost. */
export function partGlued(line: Line, known: KnownWords, fold: (text: string) => string): Line {
  const words = line.words.flatMap((word) => split(word, known, fold))
  return words.length === line.words.length ? line : { ...line, words, text: words.map(({ text }) => text).join(' ') }
}

function split(word: Word, { words }: KnownWords, fold: (text: string) => string): Word[] {
  for (const { index } of word.text.matchAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu)) {
    const [left, right] = [word.text.slice(0, index), word.text.slice(index)]
    if (left.length < LEAST_PART || right.length < LEAST_PART || !words.has(fold(left))) continue
    const middle = word.box.left + ((word.box.right - word.box.left) * index) / word.text.length
    return [
      { ...word, text: left, box: { ...word.box, right: middle } },
      { ...word, text: right, box: { ...word.box, left: middle } },
    ]
  }
  return [word]
}
