import type { Candidate } from '../../candidate.ts'
import { amountsIn } from './amounts-in.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { linesByPage } from '../spots/spots.ts'
import type { DecimalSign } from '../values/number.ts'
import { boxBetween, type TextLine, wordsBetween } from '../words/tokens.ts'
import { joinLines, lineUnder } from '../words/wrapped.ts'
import { pattern } from '../words/pattern.ts'

const opening = /\((?:incl\p{L}*|inkl\p{L}*|dont|davon|darin|enthalt\p{L}*|waarvan|of which|di cui|compris\p{L}*)\.?(?:\s|$)/u
const tax =
  /^[\s.:]*(?:of |de |d'|an |von |di )?(?:\d{1,2}(?:[.,]\d{1,3})?\s?%\s?)?(?:vat|tva|iva|mwst|ust|btw|gst|hst|igic|tax|taxes|moms)(?!\p{L})/u
const MOST_LINES = 4 // of a narrow cell that one bracket is set over

const INCLUDED = 0.86
const BESIDE = 0.91
/** Why such a tax was found: beside it a subtotal holds tax too, and is no net. */
export const WITHIN = 'tax within the total'

/** `Total £181.99 (includes £30.33 VAT)`: shops name the tax only in the bracket behind the total that holds it. */
export function findIncludedTaxes({ lines, context }: Sight): Candidate[] {
  const pages = linesByPage(lines)
  return lines.flatMap((line) => {
    const beside = includedBeside(line, pages.get(line.line.page) ?? [], context.formats.decimal)
    if (beside) return [beside]
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

const included = pattern('u')`
  ^\W*(?:
    (?:incl\p{L}*|inkl\p{L}*|dont|davon|darin|enthalt\p{L}*|waarvan|of which|di cui|compris\p{L}*)\.?\s(?:de |d'|an |von |di |la |
    \d{1,2}(?:[.,]\d{1,3})?\s?% ?)*(?:vat|tva|iva|mwst|ust|btw|gst|hst|igic|tax|taxes|taxe|impuestos?|imposte|impots|mehrwertsteuer|
    umsatzsteuer|steuern?)(?!\p{L})|
    (?:vat|tva|iva|mwst|ust|btw|gst|hst|igic|tax|taxes|impuestos?|imposte)\.?\s(?:\d{1,2}(?:[.,]\d{1,3})?\s?% ?)?(?:includ\p{L}*|
    incluid\p{L}*|inclus\p{L}*|compris\p{L}*|compres\p{L}*|inclusief|enthalten|inbegriffen|inkl\p{L}*)(?!\p{L})
  )
`
const LONGEST_LABEL = 50

/** `Impuestos incluidos (IVA 21 %)`, `dont TVA 20 %`, `Enthaltene MwSt.` with the one amount of its row: the total holds it. */
function includedBeside({ text, line }: LabelledLine, page: LabelledLine[], decimal: DecimalSign): Candidate | undefined {
  // `Incluye IVA 21 % (base 121,07 €)`: what it is taken of belongs to the label.
  const label = text.replace(/\([^)]*\)/g, '')
  if (text.length > LONGEST_LABEL || !included.test(fold(label)) || amountsIn({ text: label }, decimal).length > 0) return undefined
  const row = page.filter(
    ({ line: other }) =>
      other !== line &&
      other.box.left > line.box.right &&
      Math.abs(other.box.top + other.box.bottom - line.box.top - line.box.bottom) < line.size,
  )
  const [only] = row.length === 1 ? row : []
  const [amount] = only ? amountsIn(only, decimal) : []
  if (!only || !amount || only.text.length > amount.length + 5) return undefined
  return {
    value: amount.value,
    score: BESIDE,
    source: 'layout',
    page: line.page,
    box: only.line.box,
    words: only.line.words,
    text: only.text,
    reason: WITHIN,
  }
}

function untilClosed(line: LabelledLine, page: LabelledLine[], opened: number): TextLine {
  let whole: TextLine = line
  let last: LabelledLine | undefined = line
  for (let count = 1; count < MOST_LINES && last && !whole.text.slice(opened).includes(')'); count++) {
    last = (lineUnder(last, page) as LabelledLine | undefined) ?? closing(last, page)
    if (last) whole = joinLines(whole, last)
  }
  return whole
}

/** `€ 32,50 BTW)` in smaller type right under `€ 187,25 (inclusief`: it closes what is open. */
function closing({ line: { box, page: sheet, size } }: LabelledLine, page: LabelledLine[]): LabelledLine | undefined {
  return page.find(
    ({ line, text }) =>
      line.page === sheet &&
      /^[^(]{3,40}\)$/.test(text) &&
      Math.abs(line.box.left - box.left) < 2 &&
      line.box.top > box.top + size / 2 &&
      line.box.top - box.bottom < size / 2,
  )
}
