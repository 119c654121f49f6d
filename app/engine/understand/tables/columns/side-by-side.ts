import type { Box } from '../../../document.ts'
import { areGroups } from '../heads/group-heads.ts'
import type { Head, Header } from '../heads/heads.ts'
import type { Column } from './columns.ts'
import { runsBy } from '../runs.ts'
import { type Row, boxOf, rowOf } from '../rows.ts'

const MOST = 3 // tables beside one another
const FEWEST = 2 // heads of each

/** `Code Product Qty | Code Product Qty`: a list set in columns. Each repetition of the heads with the rows under it, from left to right. */
export function partSideBySide(header: Header, below: readonly Row[]): { header: Header; body: Row[] }[] {
  const { heads } = header
  const count = Array.from({ length: MOST - 1 }, (_, at) => MOST - at).find((many) => isRepeated(header, many))
  if (count === undefined) return [{ header, body: [...below] }]
  const size = heads.length / count
  const parts = Array.from({ length: count }, (_, at) => heads.slice(at * size, (at + 1) * size))
  const borders = parts.slice(1).map((part, at) => borderBetween(parts[at]!.at(-1)!.box, part[0]!.box, below))
  return parts.map((part, at) => {
    const isMine = (x: number) => x >= (borders[at - 1] ?? -Infinity) && x < (borders[at] ?? Infinity)
    const body = below.flatMap((row) => {
      const words = row.words.filter(({ box }) => isMine((box.left + box.right) / 2))
      return words.length === 0 ? [] : words.length === row.words.length ? row : rowOf(words)
    })
    return { header: { ...header, heads: part, box: boxOf(part) }, body }
  })
}

/** The columns of one list, moved under the heads of another that has them at the same distances. */
export function columnsBeside(from: Header, columns: readonly Column[], to: Header): Column[] | undefined {
  const by = to.heads[0]!.box.left - from.heads[0]!.box.left
  const isMoved = ({ box }: Head, at: number) => Math.abs(box.left - from.heads[at]!.box.left - by) < STEP
  if (columns.length !== to.heads.length || from.heads.length !== to.heads.length || !to.heads.every(isMoved)) return undefined
  return columns.map(({ left, right }, at) => ({
    head: to.heads[at]!,
    left: at === 0 ? 0 : left + by,
    right: at === columns.length - 1 ? right : right + by,
  }))
}

/** Where the fewest words stand between two lists: names reach further than the head over them, numbers begin left of theirs. */
function borderBetween(before: Box, after: Box, rows: readonly Row[]): number {
  const places = Array.from({ length: Math.max(1, Math.floor(after.right - before.left)) }, (_, at) => before.left + at)
  const isBlankAt = ({ words }: Row, x: number) => words.every(({ box }) => x <= box.left - CLEAR || box.right + CLEAR <= x)
  // Notes and feet under the lists run through between them, or stand there.
  const isOfBoth = ({ words }: Row) =>
    words.some(({ box }, at) => {
      const next = words[at + 1]?.box.left ?? box.right
      return next - box.right > GAP && next > before.right && box.right < after.left
    })
  const both = rows.filter(isOfBoth)
  const parted = both.length > 0 ? both : rows
  const crossed = places.map((x) => parted.filter((row) => !isBlankAt(row, x)).length)
  const fewest = Math.min(...crossed)
  const runs = runsBy(
    places.filter((_, at) => crossed[at] === fewest),
    (last, x) => x - last > STEP,
  )
  const middle = (before.right + after.left) / 2
  if (runs.some((run) => run[0]! <= middle && middle <= run.at(-1)!)) return middle
  const [widest] = runs.toSorted((a, b) => b.length - a.length)
  return (widest![0]! + widest!.at(-1)!) / 2
}

const STEP = 1.5 // points: more than from one place to the next
const GAP = 8 // points: wider than between two words
const CLEAR = 1 // points between a word and a border

function isRepeated({ heads }: Header, count: number): boolean {
  const size = heads.length / count
  if (!Number.isInteger(size) || size < FEWEST) return false
  // `Cód. | Prenda | Pedido | Serv.` twice: that all heads come again says more than that all are known.
  return (
    heads.slice(0, size).filter(({ heading }) => heading !== undefined).length >= FEWEST &&
    heads.every((head, at) => head.text.toLowerCase() === heads[at % size]!.text.toLowerCase() || areGroups(head, heads[at % size]!))
  )
}
