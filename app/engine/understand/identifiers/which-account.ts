import type { Line } from '../../document.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import type { Spot } from '../spots/spots.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

/** One account is given; `Account number` under `Pay Bill` leaves its place to the one under `Bank name`. */
export function mayReplace(
  known: Found | undefined,
  { name, label, isSurer }: { name: LabelName; label: Label; isSurer: boolean },
  found: readonly Found[],
): boolean {
  if (!known || isSurer) return true
  if (name !== 'account' || !known.shared) return false
  const bank = found.find((one) => one.name === 'bank')
  return (
    isBesideCode(label, found) || (bank !== undefined && isUnder(label.textLine.line, bank.line) && !isUnder(known.line.line, bank.line))
  )
}

interface Found {
  name: LabelName
  line: LabelledLine
  shared: boolean
}

const LINES = 8 // of the type's height: how far under the bank's name its account stands

const isUnder = (line: Line, { line: over }: LabelledLine) =>
  line.page === over.page &&
  Math.abs(line.box.left - over.box.left) < 3 &&
  line.box.top > over.box.top &&
  line.box.top - over.box.bottom < LINES * over.size

/** `… | Account number: 633-000 148` over `220 917`: the line was too long for the foot, and its last digits stand right under it. */
export function withDigitsUnder({ text, line: { line }, relation }: Spot, name: LabelName, open: readonly LabelledLine[]): string {
  if (name !== 'account' || relation === 'below' || !/\d$/.test(text) || !line.text.endsWith(text)) return text
  const under = open.find(
    ({ line: other }) =>
      other.page === line.page &&
      other.box.top > line.box.top + line.size / 2 &&
      other.box.top - line.box.bottom < line.size &&
      other.box.left < line.box.right &&
      other.box.right > line.box.left,
  )
  return under && line.box.right - line.box.left > LONG * line.size && /^\d{2,6}(?:[ -]\d{2,6}){0,3}$/.test(under.text)
    ? `${text} ${under.text}`
    : text
}

const LONG = 20 // times the type's height is a line that had no more room

/** On the line of the bank's number, or right under it. */
const isBesideCode = (label: Label, found: readonly { name: LabelName; line: LabelledLine }[]) =>
  found.some(
    ({ name, line: { line } }) =>
      name === 'sort_code' && line.page === label.page && Math.abs(line.box.top - label.box.top) < 2 * line.size,
  )
