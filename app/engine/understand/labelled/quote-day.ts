import type { Sight } from '../candidates.ts'
import type { Label } from '../labels/label.ts'
import { readDates } from '../spots/spot-readers.ts'
import { isQuoteWord, isSellersOrder, readTitle } from '../titles/titles.ts'
import { fold } from '../words/fold.ts'
import type { Rule } from './read-spots.ts'

/** `Quotation date` on what calls itself a quotation is the day of the paper; `Quotation valid until` is none, and elsewhere it is the day of the offer that is answered. */
export const isDayOfQuote = ({ sayings, textLine, start, end }: Label, { context, document: { pages } }: Sight): boolean => {
  const said = textLine.text.slice(start, end)
  const [first] = pages
  return (
    context.kind === 'work_order' &&
    sayings.some(({ name }) => name === 'other_date') &&
    isQuoteWord(said) &&
    !ends.test(fold(said)) &&
    first !== undefined &&
    isSellersOrder(first) &&
    first.lines.some((line) => readTitle(line, first)?.says === 'seller_order' && isQuoteWord(line.text))
  )
}

/** How long it holds. */
const ends = /valid|gultig|bindefrist|geldig|scaden|expir|venc|vigen|caduc|until|jusqu|hasta|\bfin\b|\btot\b|\bbis\b/

export const quoteDay: Rule = { read: readDates, labels: { other_date: 0.85 } }
