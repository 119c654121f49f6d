import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'
import { labelPhrases } from './label-phrases.ts'
import { toTextLine } from '../words/tokens.ts'
import { matchPhrase } from '../words/phrases.ts'
import { joinLines } from '../words/wrapped.ts'

/** `Fecha de la factura / Fecha de la` over `entrega`: two labels of one value in a narrow cell, the second of which goes on in the next line. */
export function joinPairOverLines(line: LabelledLine, page: LabelledLine[]): void {
  const [own] = line.labels
  if (!own?.leads || own.closes || own.colon || own.sayings.every(({ weak }) => weak)) return
  const between = /^\s?[/&+]\s?(?=\p{L})/u.exec(line.text.slice(own.end))?.[0].length
  const under = between === undefined ? undefined : restUnder(line, page)
  if (between === undefined || !under || under.tokens.length === 0 || /\d|:$/.test(under.text)) return
  const joined = joinLines(line, under)
  const first = joined.tokens.findIndex(({ start }) => start >= own.end + between)
  const match = first < 0 ? undefined : matchPhrase(labelPhrases, joined.tokens, first)
  if (!match || match.to !== joined.tokens.length || joined.tokens[match.to - 1]!.start < line.text.length) return
  const second = match.says.filter(({ weak }) => !weak)
  if (second.length === 0) return
  const whole = describeLabel(joined, own.start, joined.text.length, [...own.sayings, ...second])
  line.labels = [{ ...whole, textLine: line, end: line.text.length, leads: true, closes: true }]
  under.labels = [describeLabel(toTextLine(under.line), 0, under.text.length, [{ ...second[0]!, name: 'other_text' }])]
}

const MOST_WORDS = 3 // that the second label still lacks
const EDGE = 2 // points
const TIGHT = 0.5 // of the type's height between both lines

/** The line right under it in the cell, which begins where it does. */
function restUnder({ line }: LabelledLine, page: readonly LabelledLine[]): LabelledLine | undefined {
  return page.find(
    ({ line: { box, page: number, words, size } }) =>
      number === line.page &&
      words.length <= MOST_WORDS &&
      box.top > line.box.top + 1 &&
      box.top - line.box.bottom < TIGHT * line.size &&
      Math.abs(box.left - line.box.left) < EDGE &&
      Math.abs(size - line.size) < 0.3,
  )
}
