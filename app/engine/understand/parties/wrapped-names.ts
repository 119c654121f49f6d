import type { LabelledLine } from '../labels.ts'
import { joinLines } from '../wrapped.ts'
import type { Part } from './blocks.ts'
import { union } from '../../read/geometry.ts'
import { hasLegalForm, isLegalFormOnly, isPlace, withoutLegalForm } from './places.ts'

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

/** `Kröger GmbH &`, `Anáhuac S. de R.L. de`: the legal form is not at its end. */
const unfinished = /(?:&|\s(?:de|DE)|\bS\.)$/
/** What only the end of a legal form begins with. */
const ending = /^(?:& ?Co\b|(?:(?:de|DE) )?C\.\s?V\.$|(?:de|DE) R\.?\s?L\b|R\.\s?L\. (?:de|DE)\b)/

/** A legal form alone in its line, the rest of one, or a last word or two with one that would not have fitted above. */
function goesOn(last: Part, part: Part, widest: number): boolean {
  if (formOfAddress.test(last.text)) return !isPlace(part.text)
  if (isPlace(last.text) || /\d/.test(last.text) || !isSameType(last, part)) return false
  if (hasLegalForm(last.text)) return (unfinished.test(last.text) && isLegalFormOnly(part.text)) || ending.test(part.text)
  if (/&$/.test(last.text)) return false
  if (isLegalFormOnly(part.text)) return true
  const [first] = part.line.line.words
  const width = first ? first.box.right - first.box.left : 0
  return hasLegalForm(part.text) && withoutLegalForm(part.text).split(/\s+/).length <= 2 && last.box.right + width > widest
}

const isSameType = ({ line: { line: a } }: Part, { line: { line: b } }: Part) => a.bold === b.bold && Math.abs(a.size - b.size) <= 0.3
