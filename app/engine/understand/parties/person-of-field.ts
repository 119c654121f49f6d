import type { LabelledLine } from '../labels/labels.ts'
import { isPersonName } from './person-names.ts'

const LEVEL = 3 // points

/** `Placed by | Ellen Mayhew`, `Passée par | Sabrina Ouali`: the value of a field that asks for a person is nobody's letterhead, however bold. */
export function isPersonOfField({ line, text }: LabelledLine, page: readonly LabelledLine[]): boolean {
  if (!isPersonName(text)) return false
  const before = page.filter(
    ({ line: other }) =>
      other.page === line.page && Math.abs(other.box.top - line.box.top) < LEVEL && other.box.right < line.box.left + LEVEL,
  )
  const [label] = before.toSorted((a, b) => b.line.box.right - a.line.box.right)[0]?.labels ?? []
  return (
    label?.leads === true &&
    (label.closes || label.colon) &&
    label.sayings.some(({ name, weak }) => !weak && (name === 'buyer_person' || name === 'contact_person'))
  )
}
