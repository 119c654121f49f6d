import { union } from '../../read/geometry.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import type { Party } from './party.ts'
import { isPlace, isPlaceWord } from './places.ts'

const LEVEL = 0.5 // points
const APART = 6 // times the type's size between two cells at most
const LOWEST = 3 // lines, these cells left out, that may stand under them: the number of the page, what the law asks for

/** `Forniture Bellini S.r.l.   Viale Europa, 35   20121 Milano   P. IVA: IT536…` in cells at the foot of a sheet: who writes, and where from. */
export function readFootCells(town: LabelledLine, page: readonly LabelledLine[]): Party | undefined {
  const { box, size, page: number } = town.line
  const onSheet = page.filter(({ line }) => line.page === number)
  const level = onSheet.filter(({ line }) => Math.abs(line.box.top - box.top) < LEVEL && Math.abs(line.size - size) < LEVEL)
  const before = level.filter(({ line }) => line.box.left < box.left).sort((a, b) => a.line.box.left - b.line.box.left)
  const [name, ...streets] = before
  if (!name || streets.length === 0 || streets.length > 2 || !hasLegalForm(name.text) || /[\d:]/.test(name.text)) return undefined
  if (!streets.every(({ text, labels }) => labels.length === 0 && (isPlace(text) || isPlaceWord(text)))) return undefined
  const cells = [...before, town]
  if (cells.slice(1).some(({ line }, at) => line.box.left - cells[at]!.line.box.right > APART * size)) return undefined
  if (onSheet.filter(({ line }) => line.box.top > box.bottom).length > LOWEST) return undefined
  const part = toPart(name)
  return {
    block: { parts: [part], contacts: [], page: number, box: union(cells.map(({ line }) => line.box)) },
    name: part,
    names: [part],
    address: [...streets, town].map(toPart),
  }
}
