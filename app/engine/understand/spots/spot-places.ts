import type { Box } from '../../document.ts'
import { isTranslationUnder } from '../labels/translated-label.ts'
import { isDepartmentsName, isOfDepartment, isRightUnder } from '../labelled/department-name.ts'
import type { Label, LabelledLine } from '../labels/label.ts'
import { allOfLine, isLabelOnly, type Spot, startsWithLabel, wholeLine } from './spot.ts'
import { valueInStrip } from './strip.ts'

/** How far below or above a value may stand, in heights of the label. */
const REACH = 3.2
const RIGHT_REACH = 520 // points: rows of sums may run over the whole width of a sheet

const LEVEL = 0.3 // of the height: cells of one row, though one is set a hair higher
const isLevel = (a: Box, b: Box) => Math.abs(a.top - b.top) < LEVEL * Math.min(heightOf(a), heightOf(b))

const heightOf = ({ top, bottom }: Box) => bottom - top

const FULL_LINE = 60 // signs: a shorter line was not broken off behind its label

/** A label at the end of a full line goes on at the start of the next: `… Term: 29/01/2026 Hours:` / `8:00-13:00`. */
export function atLineStart({ leads, colon, closes, textLine: { line, text } }: Label, page: LabelledLine[]): Spot | undefined {
  if (leads || !colon || !closes || text.length < FULL_LINE) return undefined
  const under = page.find(
    ({ line: other }) =>
      other.page === line.page &&
      other.box.top > line.box.top + 1 &&
      other.box.top - line.box.bottom < 0.6 * line.size &&
      Math.abs(other.box.left - line.box.left) < 3,
  )
  const [spot] = under && !startsWithLabel(under) ? wholeLine(under, 'below', 0) : []
  return spot
}

/** The next cells of its row, up to the next label. */
export function beside(label: Label, page: LabelledLine[], prose: boolean): Spot[] {
  const { box, page: number } = label
  const middle = (box.top + box.bottom) / 2
  const row = page
    .filter(({ line }) => {
      const overlap = Math.min(line.box.bottom, box.bottom) - Math.max(line.box.top, box.top)
      const level = Math.abs((line.box.top + line.box.bottom) / 2 - middle) < 0.6 * Math.max(heightOf(box), heightOf(line.box))
      return (
        line.page === number &&
        line.box.left > box.right - 1 &&
        line.box.left - box.right < RIGHT_REACH &&
        (level || overlap > 0.5 * Math.min(heightOf(box), heightOf(line.box)))
      )
    })
    .sort((a, b) => a.line.box.left - b.line.box.left)
  const [nearest] = row
  // `Section | Article | Fonction` over their values is a row of heads, though some of them are called like services.
  if (nearest && !prose && isOfDepartment(label) && isDepartmentsName(nearest) && !valueInStrip(label, page))
    return allOfLine(nearest, 'right')
  const end = row.findIndex((line) => (prose ? isLabelOnly(line, prose) : startsWithLabel(line)))
  return (end < 0 ? row : row.slice(0, end)).slice(0, 4).flatMap((line, rank) => wholeLine(line, 'right', rank, prose))
}

/** What stands under it in its column. */
export function under(label: Label, page: LabelledLine[], prose: boolean): Spot[] {
  const ofStrip = prose ? undefined : valueInStrip(label, page)
  if (ofStrip) return isOfDepartment(label) && isDepartmentsName(ofStrip) ? allOfLine(ofStrip, 'below') : wholeLine(ofStrip, 'below', 0)
  const { box } = label
  const limit = box.bottom + REACH * Math.max(7, heightOf(box))
  const right = columnEnd(label, page)
  const distance = ({ line }: LabelledLine) => Math.abs(line.box.left - box.left)
  const lines = page
    .filter(
      ({ line }) =>
        line.page === label.page &&
        line.box.top > box.bottom - 0.35 * heightOf(box) &&
        line.box.top < limit &&
        line.box.left < right &&
        line.box.right > box.left - 4,
    )
    .filter(
      ({ line }) =>
        (line.box.left >= box.left - 60 || isFlushRight(line.box, box)) && line.box.left < Math.max(box.right, box.left + 20) + 40,
    )
    .sort((a, b) => (isLevel(a.line.box, b.line.box) ? distance(a) - distance(b) : a.line.box.top - b.line.box.top))
  const [nearest] = lines
  if (nearest && isOfDepartment(label) && isDepartmentsName(nearest) && isRightUnder(nearest, label))
    return isTranslationUnder(label, nearest, page) ? [] : allOfLine(nearest, 'below')
  const end = lines.findIndex(
    ({ line, labels }) =>
      labels[0]?.leads === true &&
      labels[0].closes &&
      line.box.left <= box.right &&
      (labels[0].colon || labels[0].sayings.some(({ weak }) => !weak)),
  )
  const next = labelBehindText(label, page)
  return (end < 0 ? lines : lines.slice(0, end))
    .filter(({ line }) => next === undefined || line.box.top < next)
    .slice(0, 3)
    .flatMap((line, rank) => wholeLine(line, 'below', rank, prose))
}

/** `PEDIDO` over `PED-2026-001733` in larger type, both set to the right edge. */
const isFlushRight = (value: Box, label: Box) => Math.abs(value.right - label.right) < 2 && value.left > label.left - WIDER

const WIDER = 110 // points that the value begins before its label at most

/** `1250 boul. René-Lévesque  Due Date` in one line: where the next label of the column stands, though the address beside it runs up to it. */
function labelBehindText({ box, page: number }: Label, page: readonly LabelledLine[]): number | undefined {
  const tops = page
    .filter(({ line }) => line.page === number && line.box.top > box.bottom && line.box.left < box.left - 4)
    .flatMap(({ labels }) => labels.filter(({ leads, closes, sayings }) => !leads && closes && sayings.some(({ weak }) => !weak)))
    .filter((other) => Math.abs(other.box.left - box.left) < 2)
    .map((other) => other.box.top)
  return tops.length > 0 ? Math.min(...tops) : undefined
}

/** The line right over it. */
export function over(label: Label, page: LabelledLine[]): Spot[] {
  const { box } = label
  const nearest = page
    .filter(
      ({ line }) =>
        line.page === label.page &&
        line.box.bottom < box.top + 0.3 * heightOf(box) &&
        line.box.bottom > box.top - 2 * heightOf(box) &&
        line.box.left < box.right &&
        line.box.right > box.left,
    )
    .sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]
  return nearest && !startsWithLabel(nearest) ? wholeLine(nearest, 'above', 0) : []
}

/** The left edge of the next thing in the label's row: what stands under that belongs to it. */
function columnEnd({ box, page: number }: Label, page: LabelledLine[]): number {
  const next = page
    .filter(({ line }) => line.page === number && line.box.left > box.right + 2 && Math.abs(line.box.top - box.top) < heightOf(box))
    .map(({ line }) => line.box.left)
  return Math.min(box.right + 160, ...next.map((left) => left - 1))
}
