import type { Box, Line } from '../../document.ts'
import { rememberedOn } from '../words/remembered-on.ts'
import { isDepartmentsName, isOfDepartment } from '../labelled/department-name.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'

const FEW = 3 // cells that a strip has at least
const LEVEL = 0.5 // of the type's height: cells of one row share their line
const REACH = 3.5 // of the type's height between labels and values at most

/**
 * `INVOICE | DATE | ACCOUNT NO` centred over `SI7263 | 1 September 2025 | 43006` set to the left: a row of labels over a row of as many values
 * is read cell by cell, wherever in their cells they stand. The value of this label, where the page has such a strip around it.
 */
export function valueInStrip(label: Label, page: readonly LabelledLine[]): LabelledLine | undefined {
  const { textLine } = label
  if (!label.leads || !label.closes || label.colon) return undefined
  const heads = rowAt(textLine.line, page)
  const known = heads.filter(({ labels: [first] }) => first?.leads && first.closes && !first.colon)
  if (heads.length < FEW || known.length < FEW || 2 * known.length <= heads.length || heads.some(({ text }) => /\d{2}|:$/.test(text)))
    return undefined
  const values = rowUnder(textLine.line, page)
  // A second such row makes it a table, unless it has captions again.
  const next = values[0] ? rowUnder(values[0].line, page) : []
  if (next.length === heads.length && !areCaptionsAgain(next, heads, values)) return undefined
  if (!areOneOverTheOther(heads, values)) return undefined
  if (values.length !== heads.length || values.some((value, at) => isLabelled(value) && !isDepartment(value, heads[at]!))) return undefined
  return values[heads.findIndex(({ line }) => line === textLine.line)]
}

/** Boxes of a form under one another: the captions of the next are set in the small type of those over it, as the values are not. */
const areCaptionsAgain = (next: readonly LabelledLine[], heads: readonly LabelledLine[], values: readonly LabelledLine[]) =>
  next.every(({ line, text }) => !/\d/.test(text) && Math.abs(line.size - heads[0]!.line.size) < SAME_TYPE) &&
  values.every(({ line }) => line.size > heads[0]!.line.size + SAME_TYPE)

const SAME_TYPE = 0.3 // points

/** `SI7263 | 1 September 2025 | 43006` over `Invoice | Date | Account no.`: a form that prints its captions under a row of values, in the same type. */
export function valueOverStrip(label: Label, page: readonly LabelledLine[]): LabelledLine | undefined {
  const { textLine } = label
  if (!label.leads || !label.closes || label.colon) return undefined
  const above = rowOver(textLine.line, page)
  const captions = rowAt(textLine.line, page)
  const isOther = (value: LabelledLine, at: number) => isLabel(value) && !(captions[at] && isDepartment(value, captions[at]))
  if (above.length < FEW || above.some(isOther)) return undefined
  const known = captions.filter(isLabel)
  if (captions.length !== above.length || known.length < FEW || 2 * known.length <= captions.length) return undefined
  if (captions.some(({ text }) => /\d{2}|:$/.test(text.replace(endingRate, '')))) return undefined
  // Labels over the row have their values in it, and labels with a row of as many values under them need no other.
  const over = rowOver(above[0]!.line, page)
  if (over.length >= FEW && 2 * over.filter(isLabel).length > over.length && !areCaptions(over, above, page)) return undefined
  const under = rowUnder(textLine.line, page)
  if (under.length === captions.length && (!under.some(isLabel) || isNearer(under[0]!, above[0]!, textLine))) return undefined
  return above[captions.findIndex(({ line }) => line === textLine.line)]
}

/** A row of as many values right under the labels is theirs, though one of its words is a label elsewhere: `F.O.B.` over `Jobsite`. */
const isNearer = (one: LabelledLine, other: LabelledLine, { line: { box } }: Label['textLine']) =>
  gapBetween(one.line.box, box) < NEARER * gapBetween(other.line.box, box)
const gapBetween = (a: Box, b: Box) => Math.max(a.top - b.bottom, b.top - a.bottom)
const NEARER = 0.6 // of the gap to the row over the labels

/** `TVA 20 %`, `County tax 1.25 %`: a caption that names its rate. */
const endingRate = /\s?\d{1,2}(?:[.,]\d{1,3})?\s?%$/

/** The captions of another row of values, which stands over them: they are more, or fewer, than the values under them, or nearer to their own. */
const areCaptions = (labels: readonly LabelledLine[], values: readonly LabelledLine[], page: readonly LabelledLine[]) => {
  const own = rowOver(labels[0]!.line, page)
  const isOwn = own.length === labels.length && 2 * own.filter(isLabel).length < own.length
  return isOwn && (labels.length !== values.length || isNearer(own[0]!, values[0]!, labels[0]!))
}

/** Rates, bases and taxes left of three boxes of sums are as many, and stand under none of them. */
const areOneOverTheOther = (heads: readonly LabelledLine[], values: readonly LabelledLine[]) =>
  Math.max(...values.map(({ line }) => line.box.right)) > Math.min(...heads.map(({ line }) => line.box.left)) &&
  Math.min(...values.map(({ line }) => line.box.left)) < Math.max(...heads.map(({ line }) => line.box.right))

const isLabelled = ({ labels: [first] }: LabelledLine) => first?.leads === true && first.closes

/** `Compras` under `Departamento`: words of labels that departments are called by. */
const isDepartment = (value: LabelledLine, { labels: [head] }: LabelledLine) =>
  head !== undefined && isOfDepartment(head) && isDepartmentsName(value)

export const isLabel = ({ labels: [first] }: LabelledLine) => first?.leads === true && first.closes && !first.colon

/** The row before, where it is near. */
export const rowOver = rememberedOn(({ page: number, box, size }: Line, page: readonly LabelledLine[]): readonly LabelledLine[] => {
  const above = page.reduce<LabelledLine | undefined>(
    (last, one) =>
      one.line.page === number && one.line.box.bottom < box.top + 1 && (!last || one.line.box.top > last.line.box.top) ? one : last,
    undefined,
  )
  return above && box.top - above.line.box.bottom < REACH * size ? rowAt(above.line, page) : []
})

/** The next row, where it is near. */
export const rowUnder = rememberedOn(({ page: number, box, size }: Line, page: readonly LabelledLine[]): readonly LabelledLine[] => {
  const [below] = page
    .filter(({ line }) => line.page === number && line.box.top > box.bottom - 1)
    .sort((a, b) => a.line.box.top - b.line.box.top)
  return below && below.line.box.top - box.bottom < REACH * size ? rowAt(below.line, page) : []
})

export const rowAt = rememberedOn(({ page: number, box, size }: Line, page: readonly LabelledLine[]): readonly LabelledLine[] => {
  const middle = (box.top + box.bottom) / 2
  return page
    .filter(({ line }) => line.page === number && Math.abs((line.box.top + line.box.bottom) / 2 - middle) < LEVEL * size)
    .sort((a, b) => a.line.box.left - b.line.box.left)
})
