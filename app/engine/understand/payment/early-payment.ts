import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { Formats } from '../formats.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { findDates } from '../values/date.ts'

type DateOrder = Formats['dateOrder']

const SAME = 3 // points between the left edges of a column
const NEAR = 5 // heights of type: so far above its days a head of discounts stands

const discountHead = /(?:^|[^\p{L}])(?:skonto|discount|escompte|descuento|dto|sconto|korting|desconto|pronto pago)(?![\p{L}])/u
const share = /\d\s?%/

/** `Zahlbar bis 22.06. | 2 %` over `12.07. | –`: the day until which something may be taken off is not the day by which all is due. */
export function withoutEarly(dues: readonly Candidate[], lines: readonly LabelledLine[], order: DateOrder): Candidate[] {
  const later = dues.filter((due) => !isEarly(due, lines))
  return later.length > 0 ? later : dues.map((due) => under(due, lines, order) ?? due)
}

/** The day in the row below, from which nothing is taken off any more. */
function under(due: Candidate, lines: readonly LabelledLine[], order: DateOrder): Candidate | undefined {
  const { page, box } = due
  if (!box) return undefined
  const below = lines.find(
    ({ line }) =>
      line.page === page &&
      Math.abs(line.box.left - box.left) < SAME &&
      line.box.top > box.top &&
      line.box.top < box.bottom + 2 * (box.bottom - box.top),
  )
  const [date] = below ? findDates(below.text, order) : []
  if (!below || !date || date.index > 0) return undefined
  const later = {
    ...due,
    value: date.value,
    box: boxBetween(below, date.index, date.index + date.length),
    words: wordsBetween(below, date.index, date.index + date.length),
    text: below.text.slice(date.index, date.index + date.length),
  }
  return isEarly(later, lines) ? undefined : later
}

const offered =
  /^\s?[:,]?\s?(?:mit|abz\p{L}*\.?|unter abzug von|with|less|avec|con|met|com)\s\d{1,2}(?:[.,]\d{1,2})?\s?%\s(?:de |d'|di )?(?:skonto|discount|escompte|descuento|dto|sconto|korting|desconto)/u

/** What the line says behind a place in it. */
const behind = ({ line, text }: LabelledLine, box: { right: number }) =>
  text.slice(
    text.length -
      line.words
        .filter((word) => word.box.left >= box.right - 1)
        .map((word) => word.text)
        .join(' ').length -
      1,
  )

function isEarly({ page, box }: Candidate, lines: readonly LabelledLine[]): boolean {
  if (!box) return false
  const height = box.bottom - box.top
  const near = lines.filter(({ line }) => line.page === page && line.box.top < box.bottom && line.box.top > box.top - NEAR * height)
  const row = near.filter(({ line }) => line.box.bottom > box.top + height / 2 && line.box.right > box.right)
  const heads = near.filter(({ line }) => line.box.bottom <= box.top + height / 2)
  // `Zahlbar bis 10.04.2025 mit 2 % Skonto`, whatever stands over it.
  if (row.some((line) => line.line.box.left < box.right && offered.test(fold(behind(line, box))))) return true
  return row.some(({ text }) => share.test(text)) && heads.some(({ text }) => discountHead.test(fold(text)) && !share.test(text))
}
