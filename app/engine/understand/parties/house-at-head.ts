import type { LabelledLine } from '../labels/labels.ts'
import type { HeadedParty } from './headed.ts'
import { beginsWithName } from './same-name.ts'

/**
 * `Rechnung an: Hochschule Dornfurt, Abt. Finanzen, Postfach 12, 04199 Dornfurt` under `Hochschule Dornfurt` at the head of the sheet: the bill goes
 * to a desk of the house that writes, and the paper is nobody's confirmation.
 */
export function isHouseAtHead({ name, block }: HeadedParty, lines: readonly LabelledLine[]): boolean {
  const [first] = lines.toSorted((a, b) => a.line.box.top - b.line.box.top)
  const [part] = block.parts
  if (name || !first || !part || first.labels.length > 0 || first.text.length < SHORTEST || /\d/.test(first.text)) return false
  return (
    part.line !== first && first.line.size >= part.line.line.size && part.line.text.includes(`${first.text},`) && isNamed(part.line, first)
  )
}

const SHORTEST = 6 // letters of a name

const isNamed = ({ text, labels: [label] }: LabelledLine, house: LabelledLine) =>
  beginsWithName((label?.leads ? text.slice(label.end) : text).replace(/^\W+/u, ''), house.text)
