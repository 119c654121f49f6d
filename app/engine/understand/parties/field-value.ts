import { union } from '../../read/geometry.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { findSpots } from '../spots/spots.ts'
import { joinLines } from '../words/wrapped.ts'
import type { Part } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { isPlace } from './places.ts'
import { openEnd } from '../words/open-end.ts'

const MOST_LINES = 4 // that a value in a narrow cell is broken over

/** What a field of a form says: behind its label, beside it, level with it in two lines, or in a box under it. */
export function fieldValue(label: Label, page: LabelledLine[]): Part | undefined {
  const spot = findSpots(label, page, true).find(({ relation }) => relation === 'inline' || relation === 'right')
  let value: Part | undefined = spot
    ? { text: withoutNextLabel(spot.text, spot.line), line: spot.line, box: spot.box }
    : (aroundLevel(label, page) ?? underLabel(label, page))
  for (let count = 0; value && count < MOST_LINES; count++) {
    const rest = restOf(value, label, page)
    if (!rest) break
    const line: LabelledLine = { ...joinLines(value.line, rest), labels: value.line.labels }
    value = { text: `${value.text} ${rest.text}`, line, box: union([value.box, rest.line.box]) }
  }
  return value
}

/** `Consorcio de Aguas de Almenara NIF:` before the number in the next cell: the label is set close behind the value of this field, and none of it. */
function withoutNextLabel(text: string, { text: whole, labels }: LabelledLine): string {
  const next = labels.find(({ start, closes, colon, leads }) => closes && colon && !leads && start > 0)
  const end = next && whole.slice(next.start, next.end)
  return end && text.endsWith(end) && text.length > end.length ? text.slice(0, -end.length).trim() : text
}

const STRADDLE = 0.4 // of the type's height
const UNDER = 0.8 // of the type's height between a label and the value under it at most
const INSET = 6 // points that a value in a box begins beside its label

/** A value of two lines in a cell as high as both, its label level with the gap between them. */
function aroundLevel({ box, page: number }: Label, page: LabelledLine[]): Part | undefined {
  const middle = (box.top + box.bottom) / 2
  const [upper] = page
    .filter(
      ({ line, labels }) =>
        labels.length === 0 &&
        line.page === number &&
        line.box.left > box.right - 1 &&
        line.box.top < middle &&
        middle - line.box.bottom < line.size,
    )
    .filter(({ line }) => line.box.bottom < middle + STRADDLE * line.size && line.box.bottom > box.top - 1)
    .sort((a, b) => a.line.box.left - b.line.box.left)
  const lower =
    upper &&
    page.find(
      ({ line, labels }) =>
        labels.length === 0 &&
        line.page === number &&
        Math.abs(line.box.left - upper.line.box.left) < 2 &&
        line.box.top > middle - STRADDLE * line.size &&
        line.box.top - upper.line.box.bottom < STRADDLE * line.size &&
        line.box.top > upper.line.box.top,
    )
  if (!lower) return undefined
  const line: LabelledLine = { ...joinLines(upper, lower), labels: [] }
  return { text: `${upper.text} ${lower.text}`, line, box: union([upper.line.box, lower.line.box]) }
}

/** In a form of boxes the value stands in its box under the label. */
function underLabel({ box, page: number, colon, closes, textLine }: Label, page: LabelledLine[]): Part | undefined {
  if (colon || !closes) return undefined
  const under = page.find(
    ({ line }) =>
      line.page === number &&
      Math.abs(line.box.left - box.left) < INSET &&
      line.box.top > box.bottom - 2 &&
      line.box.top - box.bottom < UNDER * Math.max(line.size, textLine.line.size),
  )
  return under?.labels[0]?.leads === true || !under ? undefined : { text: under.text, line: under, box: under.line.box }
}

/** A value too long for its cell goes on right under itself, where no label stands in its row. */
function restOf(first: Part, label: Label, page: LabelledLine[]): LabelledLine | undefined {
  const under = page.find(
    ({ line, text }) =>
      line.box.top > first.box.bottom - 2 &&
      line.box.top - first.box.bottom < 0.4 * line.size &&
      (Math.abs(line.box.left - first.box.left) < 2 ||
        // `Company: Ferretería San` over `Crispín S.A.C`: the legal form under the label ends the name.
        (Math.abs(line.box.left - label.box.left) < 2 &&
          ((hasLegalForm(text) && !hasLegalForm(first.text)) || openEnd.test(first.text)) &&
          !text.includes(':'))),
  )
  const isLabelled =
    under === undefined ||
    page.some(
      ({ line }) =>
        line !== under.line &&
        line.box.right < first.box.left &&
        line.box.right > label.box.left &&
        Math.abs(line.box.top - under.line.box.top) < 2,
    )
  const isLabel = under?.labels[0]?.leads === true && under.labels[0].closes
  return isLabelled || isLabel || startsLikeAddress(under.text) ? undefined : under
}

const startsLikeAddress = (text: string) => (/\d/.test(text) && !/^\d{1,4}\s?[a-z]?$/.test(text)) || isPlace(text)
