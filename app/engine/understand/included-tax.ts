import type { Candidate } from '../candidate.ts'
import { amountsIn } from './amounts-in.ts'
import type { Sight } from './candidates.ts'
import { fold } from './fold.ts'
import type { LabelledLine } from './labels.ts'
import { linesByPage } from './spots.ts'
import { boxBetween, type TextLine, wordsBetween } from './tokens.ts'
import { joinLines, lineUnder } from './wrapped.ts'

const opening = /\((?:incl\p{L}*|inkl\p{L}*|dont|davon|darin|enthalt\p{L}*|waarvan|of which|di cui|compris\p{L}*)\.?(?:\s|$)/u
const tax =
  /^[\s.:]*(?:of |de |d'|an |von |di )?(?:\d{1,2}(?:[.,]\d{1,3})?\s?%\s?)?(?:vat|tva|iva|mwst|ust|btw|gst|hst|igic|tax|taxes|moms)(?!\p{L})/u
const MOST_LINES = 4 // of a narrow cell that one bracket is set over

const INCLUDED = 0.86
/** Why such a tax was found: beside it a subtotal holds tax too, and is no net. */
export const WITHIN = 'tax within the total'

/** `Total £181.99 (includes £30.33 VAT)`: shops name the tax only in the bracket behind the total that holds it. */
export function findIncludedTaxes({ lines, context }: Sight): Candidate[] {
  const pages = linesByPage(lines)
  return lines.flatMap((line) => {
    const opened = opening.exec(fold(line.text))
    if (!opened || fold(line.text).length !== line.text.length) return []
    const whole = untilClosed(line, pages.get(line.line.page) ?? [], opened.index)
    const start = opened.index + opened[0].trimEnd().length + 1
    const text = whole.text.slice(start).split(')')[0]!
    const amounts = amountsIn({ text }, context.formats.decimal)
    const [only] = amounts
    if (!only || amounts.length > 1 || only.index > 3 || !tax.test(fold(text.slice(only.index + only.length)))) return []
    const [from, to] = [start + only.index, start + only.index + only.length]
    return [
      {
        value: only.value,
        score: INCLUDED,
        source: 'layout' as const,
        page: line.line.page,
        box: boxBetween(whole, from, to),
        words: wordsBetween(whole, from, to),
        text: whole.text.slice(from, to),
        reason: WITHIN,
      },
    ]
  })
}

function untilClosed(line: LabelledLine, page: LabelledLine[], opened: number): TextLine {
  let whole: TextLine = line
  let last: LabelledLine | undefined = line
  for (let count = 1; count < MOST_LINES && last && !whole.text.slice(opened).includes(')'); count++) {
    last = lineUnder(last, page) as LabelledLine | undefined
    if (last) whole = joinLines(whole, last)
  }
  return whole
}
