import { union } from '../../read/geometry.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { type Part, toPart } from './blocks.ts'
import { isContactLine } from './contacts.ts'
import type { Party } from './party.ts'
import { hasLegalForm } from './company-names.ts'
import { isPlace, isPlaceWord } from './places.ts'

const SMALLER = 0.9 // times the type of the address under it

/** `Kraxi Systems, Inc. • 17, Aviation Road • Paperfield` in small type over the window: where the letter goes back to. */
export const isSenderLine = ({ text, line }: LabelledLine, under: LabelledLine) =>
  (text.match(/\s[•·|∙]\s/g)?.length ?? 0) >= 2 && line.size < SMALLER * under.line.size

/** `Ottoline Brandt   Lindenstrasse 44   10969 Berlin` in cells of small type, the last of which is this line, over the window. */
export function readSenderCells(town: LabelledLine, page: LabelledLine[]): Party | undefined {
  const { box, size } = town.line
  const cells = page
    .filter(({ line }) => line.page === town.line.page && Math.abs(line.box.top - box.top) < LEVEL && Math.abs(line.size - size) < LEVEL)
    .sort((a, b) => a.line.box.left - b.line.box.left)
  const [first, ...rest] = cells
  if (!first || rest.length < 2 || rest.at(-1) !== town || cells.some(({ labels }) => labels.length > 0)) return undefined
  const isNear = rest.every(({ line }, at) => line.box.left - cells[at]!.line.box.right < APART * size)
  if (!isNear || isPlace(first.text) || !rest.every(({ text }) => isPlace(text) || isPlaceWord(text))) return undefined
  const window = page.find(
    ({ line }) =>
      line.page === town.line.page &&
      Math.abs(line.box.left - first.line.box.left) < EDGE &&
      line.box.top > box.bottom &&
      line.box.top - box.bottom < WINDOW * size &&
      size < SMALLER * line.size,
  )
  const name = toPart(first)
  return (
    window && {
      block: { parts: [name], contacts: [], page: town.line.page, box: union(cells.map(({ line }) => line.box)) },
      name,
      names: [name],
      address: rest.map(toPart),
    }
  )
}

const LEVEL = 0.5 // points
const EDGE = 3 // points
const APART = 4 // times the type's size between two cells at most
const WINDOW = 6 // times the type's size down to the window at most

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
