import type { LabelledLine } from '../labels/labels.ts'
import { type Part, toPart } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import type { Party } from './party.ts'
import { hasLegalForm, isPlace, isPlaceWord } from './places.ts'

const SMALLER = 0.9 // times the type of the address under it

/** `Kraxi Systems, Inc. • 17, Aviation Road • Paperfield` in small type over the window: where the letter goes back to. */
export const isSenderLine = ({ text, line }: LabelledLine, under: LabelledLine) =>
  (text.match(/\s[•·|∙]\s/g)?.length ?? 0) >= 2 && line.size < SMALLER * under.line.size

/** Who sends it, by name and address, where the first piece is a firm's name and a street follows: it needs no postal code. */
export function readSenderLine(line: LabelledLine, page: LabelledLine[]): Party | undefined {
  const { box, size } = line.line
  const under = page.find(
    (other) =>
      Math.abs(other.line.box.left - box.left) < 3 && other.line.box.top > box.bottom - 1 && other.line.box.top - box.bottom < 3 * size,
  )
  if (!under || !isSenderLine(line, under)) return undefined
  const [name, ...rest] = line.text.split(/\s[•·|∙]\s/).map((text): Part => ({ ...toPart(line), text: text.trim() }))
  const address = rest.filter(({ text }) => !isContactLine(text))
  if (!name || !hasLegalForm(name.text) || !address[0] || !(isPlace(address[0].text) || isPlaceWord(address[0].text))) return undefined
  return {
    block: { parts: [toPart(line)], contacts: [], page: line.line.page, box },
    name,
    names: [name],
    address,
    addressed: true,
  }
}
