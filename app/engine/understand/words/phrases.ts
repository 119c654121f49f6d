import { tokenise } from './tokens.ts'

/** A tree of phrases, token by token; `ends` names what a phrase ending here says. */
export interface PhraseTree<T> {
  next: Map<string, PhraseTree<T>>
  ends: T[]
}

export interface PhraseMatch<T> {
  /** Token positions: first, and one behind the last. */
  from: number
  to: number
  says: T[]
}

export const articles: ReadonlySet<string> = new Set([
  // `Total EUR HT` is `Total HT`.
  'eur',
  'euro',
  'euros',
  'chf',
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'el',
  'los',
  'las',
  'of',
  'the',
  'der',
  'die',
  'das',
  'den',
  'del',
  'della',
  'di',
  'da',
  'do',
  'dos',
])

export function plantPhrases<T>(entries: Iterable<[phrases: string, says: T]>): PhraseTree<T> {
  const root: PhraseTree<T> = { next: new Map(), ends: [] }
  for (const [phrases, says] of entries) {
    for (const phrase of expandPhrases(phrases)) addPhrase(root, phrase, says)
  }
  return root
}

function addPhrase<T>(root: PhraseTree<T>, phrase: string, says: T): void {
  const tokens = tokenise(phrase)
  if (tokens.length === 0) return
  let node = root
  for (const { text } of tokens) {
    let child = node.next.get(text)
    if (!child) node.next.set(text, (child = { next: new Map(), ends: [] }))
    node = child
  }
  if (!node.ends.includes(says)) node.ends.push(says)
}

/** Every word of the phrases in a tree, some more than once. */
export function* wordsIn<T>({ next }: PhraseTree<T>): Generator<string> {
  for (const [word, child] of next) {
    yield word
    yield* wordsIn(child)
  }
}

/** The phrases that begin at a token, the longest first; articles in between may be passed over ("date de la facture" is "date facture"). */
export function matchPhrases<T>(tree: PhraseTree<T>, tokens: readonly { text: string }[], from: number): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = []
  const walk = (node: PhraseTree<T>, at: number, passed: number): void => {
    const token = tokens[at]?.text
    if (token === undefined) return
    const child = node.next.get(token)
    if (child) {
      if (child.ends.length && !found.some(({ to }) => to === at + 1)) found.push({ from, to: at + 1, says: child.ends })
      walk(child, at + 1, passed)
    }
    if (at > from && passed < 3 && articles.has(token)) walk(node, at + 1, passed + 1)
  }
  walk(tree, from, 0)
  return found.sort((a, b) => b.to - a.to)
}

/** The longest of them. */
export function matchPhrase<T>(tree: PhraseTree<T>, tokens: readonly { text: string }[], from: number): PhraseMatch<T> | undefined {
  return matchPhrases(tree, tokens, from)[0]
}

/** `a (b|c) (d|)` and `x & y` (both orders), parted by commas, written out. */
export function expandPhrases(source: string): string[] {
  return splitTop(source, ',').flatMap((entry) => {
    const halves = splitTop(entry, '&')
    if (halves.length === 2) {
      const [left, right] = halves.map(expandOne) as [string[], string[]]
      return left.flatMap((a) => right.flatMap((b) => [`${a} ${b}`, `${b} ${a}`]))
    }
    return expandOne(entry)
  })
}

function expandOne(text: string): string[] {
  const open = text.indexOf('(')
  if (open < 0) return [text.replace(/\s+/g, ' ').trim()]
  let depth = 0
  let close = open
  for (; close < text.length; close++) {
    if (text[close] === '(') depth += 1
    if (text[close] === ')' && --depth === 0) break
  }
  const before = text.slice(0, open)
  const rest = expandOne(text.slice(close + 1))
  const choices = splitTop(text.slice(open + 1, close), '|').flatMap(expandOne)
  return choices.flatMap((choice) => rest.map((end) => `${before} ${choice} ${end}`.replace(/\s+/g, ' ').trim()))
}

/** Splits where the sign stands outside of brackets. */
function splitTop(text: string, sign: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === sign && depth === 0) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part]
}
