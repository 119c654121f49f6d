import type { LabelledLine } from '../labels/label.ts'
import { allMatches } from './all-matches.ts'
import type { TextLine } from './tokens.ts'
import { joinLines } from './wrapped.ts'

const MOST_LINES = 4
const CLOSE = 0.8 // of the type's height between the lines of a paragraph
const WIDE = 200 // points: a narrower line was not broken by the margin

/** `Brewing Co. Ltd`, `Pol. Ind. Oeste`, `27. November` go on; so does what a small letter or a figure follows. */
export const endOfSentence =
  /(?<=(?:[\p{L})%€£$]{2}|\d{3}|\p{L}\d)[.!?])(?<!(?<!\p{L})(?:\p{L}|Co|Cie|Bros|Corp|Str|Pol|Ind|St|Ste|Dr|Mr|Mrs|Mme|Hr|Fr|Sr|Sra|Avda|Nr|No|Tel|Urb|Ctra|Dpto|Apdo|Av|Esq|Jr|Psje|Pje|Calz|Mz|Pza|Blvd|Gral)\.)\s+(?=[\p{Lu}¡¿])/gu

/** A sentence of running text, which may begin in one line and end in one farther down: where it stands in the text of all of them. */
export interface Sentence {
  text: string
  start: number
  whole: TextLine
}

const known = new WeakMap<LabelledLine, Sentence[]>()

/** The sentences that begin in this line of a paragraph, with what the next lines say of them; remembered, since several fields ask for them. */
export function sentencesFrom(line: LabelledLine, page: readonly LabelledLine[]): Sentence[] {
  const before = known.get(line) ?? sentencesOf(line, page)
  known.set(line, before)
  return before
}

function sentencesOf(line: LabelledLine, page: readonly LabelledLine[]): Sentence[] {
  let whole: TextLine = line
  let last: LabelledLine = line
  for (let count = 1; count < MOST_LINES && last.line.box.right - line.line.box.left > WIDE; count++) {
    const next = page.find((other) => isNext(other, last, line))
    if (!next) break
    whole = joinLines(whole, next)
    last = next
  }
  const starts = [0, ...allMatches(whole.text, endOfSentence).map(({ 0: { length }, index }) => index + length)]
  return starts
    .map((start, at) => ({ text: whole.text.slice(start, starts[at + 1] ?? whole.text.length), start, whole }))
    .filter(({ start }) => start < line.text.length)
}

const isNext = ({ line }: LabelledLine, { line: last }: LabelledLine, { line: first }: LabelledLine) =>
  line.page === first.page &&
  line.box.top > last.box.top + 1 &&
  line.box.top - last.box.bottom < CLOSE * line.size &&
  Math.abs(line.box.left - first.box.left) < 3
