import { union } from '../../read/geometry.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { boxBetween } from '../words/tokens.ts'
import { type Block, type Part, toPart } from './blocks.ts'
import { hasPostalCode } from './places.ts'

/** `ENTREGAR EN | 8480010000207 Plataforma Refrigerados`: a location number (GLN) before the name is no part of it. */
export function withoutLocation(block: Block): Block {
  const [first, ...rest] = block.parts
  const number = first && /^\d{13}\s+(?=\p{L})/u.exec(first.text)?.[0]
  if (!first || !number) return block
  const start = first.line.text.indexOf(first.text) + number.length
  const text = first.text.slice(number.length)
  const named: Part = { ...first, text, box: boxBetween(first.line, start, start + text.length) }
  return { ...block, parts: [named, ...rest], box: union([named, ...rest].map(({ box }) => box)) }
}

/**
 * `Livré à (DP) | 3021080047715 | Entrepôt Ormoy | ZI Les Haies, 4 rue du Fret, 91540 Ormoy` in a table of who is who: the address has a cell of its own
 * behind the name, in the same column as those of the others.
 */
export function withAddressInRow(block: Block, label: Label, page: readonly LabelledLine[]): Block {
  const [name, more] = block.parts
  if (!name || more || !isLevel(name.line, label) || name.box.left < label.box.right) return block
  const row = page.filter((line) => line.line.page === label.page && isLevel(line, label))
  const [next] = row.filter(({ line }) => line.box.left > name.box.right).toSorted((a, b) => a.line.box.left - b.line.box.left)
  if (!next || !hasPostalCode(next.text) || next.labels.some(({ leads, colon }) => leads && colon)) return block
  const cells = page.filter(({ line }) => line.page === label.page)
  const others = cells.filter((line) => isFlush(line, label) && !isLevel(line, label))
  const isTable = others.some(({ line }) =>
    [name.line, next].every((cell) => cells.some((one) => isLevel(one, line) && isFlush(one, cell.line))),
  )
  return isTable ? { ...block, parts: [name, toPart(next)], box: union([name.box, next.line.box]) } : block
}

const LEVEL = 2 // points
const isLevel = ({ line }: LabelledLine, { box }: Pick<Label, 'box'>) => Math.abs(line.box.top - box.top) < LEVEL
const isFlush = ({ line }: LabelledLine, { box }: Pick<Label, 'box'>) => Math.abs(line.box.left - box.left) < LEVEL
