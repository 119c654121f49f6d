import { union } from '../../read/geometry.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { overCaption } from '../spots/over-caption.ts'
import { type Block, sortOf, toPart } from './blocks.ts'

/** `Nave de aperos, Cortijo La Loma,` over `23700 Linares` over a small `lugar de entrega`: the caption under the whole of its value. */
export function blockOver(label: Label, page: LabelledLine[]): Block | undefined {
  const caption = overCaption(label, page)
  if (!caption || sortOf(caption.line) !== 'address') return undefined
  const parts = [{ text: caption.text, line: caption.line, box: caption.box }]
  for (;;) {
    const { line: first } = parts[0]!.line
    const above = page.find(
      ({ line, labels }) =>
        line.page === first.page &&
        labels.length === 0 &&
        line.box.bottom < first.box.top + 1 &&
        first.box.top - line.box.bottom < CLOSE * first.size &&
        Math.abs(line.box.left - first.box.left) < 2 &&
        Math.abs(line.size - first.size) < 0.3,
    )
    if (!above || parts.length >= LONGEST) break
    parts.unshift(toPart(above))
  }
  return { parts, contacts: [], page: label.page, box: union(parts.map(({ box }) => box)) }
}

const CLOSE = 1 // times the type's height between lines of one value
const LONGEST = 6 // lines
