import type { LabelledLine } from '../labels/labels.ts'
import { findDates } from '../values/date.ts'
import { findDays } from '../values/day.ts'
import { findTimes } from '../values/time.ts'
import { fold } from '../words/fold.ts'
import type { Part } from './blocks.ts'
import { toPart } from './blocks.ts'
import { hasPostalCode } from './places.ts'

const MOST_LINES = 6 // from whose house it is to its town
const FEWEST = 2
const EDGE = 3 // points
const TIGHT = 0.6 // of the type's height between two lines of the block at most

/** `Deliver Thursday 14 May`, `Entregar el 28/10`, `Livrer le mardi 3 mars`, `Liefern am`, `Leveren op`, `Consegnare il`, `Entregar a`. */
const begins =
  /^(?:please |a |da |te |zu )?(?:deliver(?:y|ed)?|entregar?|livrer|livraison|liefer(?:n|ung)|lever(?:en|ing)|consegn(?:a|are))(?!\p{L})/u

/** `Deliver Tuesday 9 June, 6.30am` over a house, its street and its town, with nothing between: when stands over where. */
export function findBlockUnderDay(page: readonly LabelledLine[]): Part[] | undefined {
  for (const line of page) {
    if (!begins.test(fold(line.text)) || !tellsDay(line.text)) continue
    const parts: Part[] = []
    for (let last = line; parts.length < MOST_LINES;) {
      const next = page.find((other) => isRightUnder(other, last))
      if (!next || next.labels.some(({ leads, colon }) => leads && colon) || (next.line.bold !== last.line.bold && parts.length > 0)) break
      last = next
      if (!isHours(next.text)) parts.push(toPart(next))
      if (hasPostalCode(next.text)) break
    }
    if (parts.length >= FEWEST && hasPostalCode(parts.at(-1)!.text) && parts.slice(0, -1).every(({ text }) => text.length < LONGEST))
      return parts
  }
  return undefined
}

const LONGEST = 60 // signs of a line in an address

const tellsDay = (text: string) => findDates(text, 'dmy').length + findDays(text).length > 0 && !/:\s*$/.test(text)

/** `- 7.00am`, `de 6:30 a 8:00`: the rest of when. */
const isHours = (text: string) => findTimes(text).length > 0 && !/\p{L}{4}/u.test(text)

const isRightUnder = ({ line: { box, page } }: LabelledLine, { line }: LabelledLine) =>
  page === line.page &&
  box.top > line.box.top + 1 &&
  box.top - line.box.bottom < TIGHT * line.size &&
  Math.abs(box.left - line.box.left) < EDGE
