import type { Word } from '../document.ts'
import { wordsOf } from '../understand/words/fold.ts'
import type { NumberedLine } from './prompt.ts'

/** A model may leave out, or set right, one word in so many of a long text. */
const WORDS_A_SLIP = 12

/**
 * The words on the lines that say exactly this: each line gives one unbroken run, and the runs follow each other as the answer does, in the order
 * in which the lines were named or in that of the page. What stands beside a run (another column, a label) is left out; signs do not count.
 */
export function findText(named: readonly NumberedLine[], said: string): Word[] | undefined {
  const wanted = wordsOf(said)
  // A currency sign, or a dash, has no words in it.
  if (wanted.length === 0) return findSign(named, said.trim())
  const inOrder = [...named].sort((a, b) => a.id - b.id)
  const atOnce = inOrder.flatMap(({ line }) => runOf(line.words, wanted, 0, 0)?.words ?? [])
  return [inOrder, named].map((lines) => follow(lines, wanted)).find((words) => words !== undefined) ?? shortest(atOnce, wanted)
}

function findSign(named: readonly NumberedLine[], sign: string): Word[] | undefined {
  if (sign === '') return undefined
  return named
    .flatMap(({ line }) => line.words)
    .filter((word) => word.text.includes(sign))
    .slice(0, 1)
}

/** A text that one line holds whole. */
function shortest(words: Word[], wanted: readonly string[]): Word[] | undefined {
  return words.flatMap(({ text }) => wordsOf(text)).join(' ') === wanted.join(' ') ? words : undefined
}

function follow(lines: readonly NumberedLine[], wanted: readonly string[]): Word[] | undefined {
  let slips = Math.floor(wanted.length / WORDS_A_SLIP)
  const found: Word[] = []
  let done = 0
  for (const { line } of lines) {
    if (done === wanted.length) break
    const run = runOf(line.words, wanted, done, slips)
    if (!run) continue
    found.push(...run.words)
    done = run.end
    slips -= run.slips
  }
  return done + slips >= wanted.length && found.length > 0 ? found : undefined
}

interface Run {
  words: Word[]
  /** Place in the wanted words behind the run. */
  end: number
  slips: number
}

/** The longest run of a line that goes on with the wanted words at a place; so many of those may be passed over. */
function runOf(words: readonly Word[], wanted: readonly string[], from: number, slips: number): Run | undefined {
  const tokens = words.flatMap((word, index) => wordsOf(word.text).map((token) => ({ token, index })))
  let best: Run | undefined
  for (let skipped = 0; skipped <= slips && !best; skipped += 1) {
    for (let start = 0; start < tokens.length; start += 1) {
      let length = 0
      while (start + length < tokens.length && tokens[start + length]!.token === wanted[from + skipped + length]) length += 1
      if (length === 0 || from + skipped + length <= (best?.end ?? 0)) continue
      if (cutsAddress(words, tokens, start, start + length)) continue
      best = {
        words: words.slice(tokens[start]!.index, tokens[start + length - 1]!.index + 1),
        end: from + skipped + length,
        slips: skipped,
      }
    }
  }
  return best
}

/** `accounts@oakhanger-print.example` does not say `Oakhanger Print`: an e-mail address is said whole or not at all. */
function cutsAddress(words: readonly Word[], tokens: readonly { index: number }[], start: number, end: number): boolean {
  const isWithin = (at: number) => at > 0 && tokens[at - 1]!.index === tokens[at]?.index && words[tokens[at]!.index]!.text.includes('@')
  return isWithin(start) || isWithin(end)
}
