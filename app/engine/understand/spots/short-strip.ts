import type { Box } from '../../document.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { findDates } from '../values/date.ts'
import { isLabel, rowAt, rowOver, rowUnder } from './strip.ts'

const MOST = 4 // cells
const TIGHT = 0.7 // of the type's height between value and caption at most
const NEARER = 0.6 // of the gap to what stands under the caption, or to a label over the value

/**
 * `18 January 2031 | PO-21854` right over `Due date | Your reference`: few facts of a form that prints its captions under the values, in the same type, one of
 * which may be unknown. They are nearer to each other than to all else, and one of the values is what its caption asks for.
 */
export function valueOverShortStrip({ textLine, leads, closes, colon }: Label, page: readonly LabelledLine[]): LabelledLine | undefined {
  if (!leads || !closes || colon) return undefined
  const captions = rowAt(textLine.line, page)
  const known = captions.filter(isLabel).length
  if (captions.length > MOST || known < captions.length - 1 || 2 * known <= captions.length) return undefined
  const values = rowOver(textLine.line, page)
  if (values.length !== captions.length || values.some(isLabel)) return undefined
  const [first, value] = [captions[0]!.line, values[0]!.line]
  const gap = first.box.top - value.box.bottom
  const [under] = rowUnder(first, page)
  const [over] = rowOver(value, page).filter(isLabel)
  if (gap > TIGHT * value.size || (under && gap > NEARER * (under.line.box.top - first.box.bottom))) return undefined
  if (over && gap > NEARER * (value.box.top - over.line.box.bottom)) return undefined
  const pairs = captions.map((caption, at) => ({ caption, value: values[at]! }))
  if (!pairs.every((pair) => areOneOverTheOther(pair.value.line.box, pair.caption.line.box)) || !pairs.some(isAnswered)) return undefined
  return pairs.find(({ caption }) => caption.line === textLine.line)?.value
}

const areOneOverTheOther = (a: Box, b: Box) => Math.abs(a.left - b.left) < EDGE || Math.abs(a.left + a.right - b.left - b.right) < 2 * EDGE
const EDGE = 3 // points

/** A day over a caption of days, a number over one of numbers. */
function isAnswered({ caption, value }: { caption: LabelledLine; value: LabelledLine }): boolean {
  const names = (caption.labels[0]?.sayings ?? []).flatMap(({ name, weak }) => (weak ? [] : name))
  if (names.some((name) => name.endsWith('_date'))) {
    const [day, ...more] = findDates(value.text)
    return day !== undefined && more.length === 0 && day.length > value.text.length / 2
  }
  return names.some((name) => name.endsWith('_number') || name === 'reference') && numberOnly.test(value.text)
}

const numberOnly = /^(?=(?:\D*\d){3})(?:\p{Lu}{1,5}[ -]?)?[\p{Lu}\d./_-]+$/u
