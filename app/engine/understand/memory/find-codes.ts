import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory } from '#app/contract/memory.ts'
import type { Word } from '../../document.ts'
import { SAME_EDGE } from './column-edges.ts'
import type { Row } from './find-items.ts'
import type { NamedItem } from './find-names.ts'
import { meansSame } from './typed.ts'

type CodePlace = NonNullable<ColumnMemory['at']>

/** This share of the codes must stand in the same place. */
const MOST = 0.8

/** Where the codes of a column stand when they have no column of their own: in the name or on a line beside it. */
export function findCodes(named: readonly NamedItem[], items: readonly Row[], { name }: Column): CodePlace | undefined {
  const wanted = named.filter(({ item }) => items[item]?.[name])
  if (wanted.length === 0 || hasColumn(wanted, name)) return undefined
  const places = wanted.map((row) => placeOf(row, items[row.item]![name]!))
  const [first] = places.filter((place) => place !== undefined)
  return first && places.filter((place) => place === first).length >= MOST * wanted.length ? first : undefined
}

/** On the rows of numbers, in one line under each other, and not in the brackets of a name. */
function hasColumn(rows: readonly NamedItem[], name: string): boolean {
  const words = rows.flatMap(({ cells }) => cells.get(name)?.slice(0, 1) ?? [])
  if (words.length < MOST * rows.length) return false
  if (words.some(({ text }) => /^[([{]/.test(text))) return false
  const [first] = words.map(({ box }) => box)
  const kept = (edge: 'left' | 'right') => words.filter(({ box }) => Math.abs(box[edge] - first![edge]) < SAME_EDGE).length
  return Math.max(kept('left'), kept('right')) >= MOST * words.length
}

function placeOf({ rows, at, name, nameRows }: NamedItem, code: string): CodePlace | undefined {
  const [firstRow, lastRow] = [nameRows[0], nameRows.at(-1)]
  if (firstRow === undefined || lastRow === undefined) return undefined
  const isCode = (word: Word | undefined) => word !== undefined && meansSame('code', bare(word.text), code)
  const beside = (row: number, word: Word, step: number) => rows[row]!.words[rows[row]!.words.indexOf(word) + step]
  if (isCode(beside(lastRow, name.at(-1)!, 1))) return 'name_end'
  if (isCode(beside(firstRow, name[0]!, -1))) return 'name_start'
  const alone = (row: number) => row !== at && rows[row]?.lines.some((line) => meansSame('code', bare(line.text), code))
  // In brackets it belongs to a name that went on over the line.
  if (alone(lastRow + 1) && /^[([{]/.test(rows[lastRow + 1]!.words[0]?.text ?? '')) return 'name_end'
  if (alone(lastRow + 1) || (lastRow + 1 === at && alone(at + 1))) return 'line_after'
  if (alone(firstRow - 1)) return 'line_before'
  return undefined
}

/** Without the brackets and signs around it. */
export const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
