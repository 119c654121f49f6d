import type { LabelledLine } from '../labels.ts'
import { joinLines } from '../wrapped.ts'
import type { Part } from './blocks.ts'
import { union } from '../../read/geometry.ts'
import { hasLegalForm, isLegalFormOnly, isPlace } from './places.ts'

/** A name that was too long for its column: `Kestrel Grove Care Home` over `plc`, `CHSLD des` over `Érables inc.` become one part. */
export function joinWrappedNames(parts: readonly Part[]): Part[] {
  const widest = Math.max(...parts.map(({ box }) => box.right))
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1)
    if (!last || !goesOn(last, part, widest)) return [...joined, part]
    const line: LabelledLine = { ...joinLines(last.line, part.line), labels: last.line.labels }
    return [...joined.slice(0, -1), { text: `${last.text} ${part.text}`, line, box: union([last.box, part.box]) }]
  }, [])
}

/** Alone in its line, it leads to a name. */
const formOfAddress = /^(?:familie|fam\.?|eheleute|famille|famiglia|familia|m(?:onsieur|\.)?\s(?:et|&)\s(?:m(?:me|adame)))$/iu

/** A legal form alone in its line, or a last word or two with one that would not have fitted above. */
function goesOn(last: Part, part: Part, widest: number): boolean {
  if (formOfAddress.test(last.text)) return !isPlace(part.text)
  if (isPlace(last.text) || /\d/.test(last.text) || hasLegalForm(last.text) !== /&$/.test(last.text)) return false
  if (part.line.line.bold !== last.line.line.bold || Math.abs(part.line.line.size - last.line.line.size) > 0.3) return false
  if (isLegalFormOnly(part.text)) return true
  const [first] = part.line.line.words
  const width = first ? first.box.right - first.box.left : 0
  return hasLegalForm(part.text) && part.text.split(' ').length <= 3 && last.box.right + width > widest
}
