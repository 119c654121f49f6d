import type { Finding } from '../document.ts'
import { areaOf, intersect } from './geometry.ts'
import type { Piece } from './painted.ts'

/** The same text within this distance is one print (bold by printing twice), in em. */
const SAME_PLACE = 0.35
/** Different texts that share more than this of the smaller one's area are printed over each other. */
const OVER_EACH_OTHER = 0.6

/** Text that is printed twice at one place counts once; different texts at one place are told. */
export function dropOverprints(pieces: readonly Piece[]): { pieces: Piece[]; findings: Finding[] } {
  const grid = makeGrid()
  const kept: Piece[] = []
  const clashes: [Piece, Piece][] = []
  for (const piece of pieces) {
    if (grid.findAround(piece, isSamePrint)) continue
    const clash = isTelling(piece.text) ? grid.findAround(piece, isClash) : undefined
    if (clash) clashes.push([clash, piece])
    kept.push(piece)
    grid.add(piece)
  }
  const texts = clashes.slice(0, 5).map(([a, b]) => `${a.text} / ${b.text}`)
  return { pieces: kept, findings: clashes.length > 0 ? [{ code: 'overprinted_text', details: { text: texts.join(', ') } }] : [] }
}

function isSamePrint(a: Piece, b: Piece): boolean {
  if (a.text !== b.text) return false
  const near = Math.min(SAME_PLACE * Math.max(a.size, b.size), 0.5 * lengthOf(a)) // half of itself: the two l of "all" are no double print
  return Math.abs(a.start[0] - b.start[0]) < near && Math.abs(a.start[1] - b.start[1]) < near
}

function lengthOf({ start, end }: Piece): number {
  return Math.hypot(end[0] - start[0], end[1] - start[1])
}

function isClash(a: Piece, b: Piece): boolean {
  const shared = areaOf(intersect(a.box, b.box))
  if (shared === 0 || Math.abs(a.angle - b.angle) > 5) return false
  return shared > OVER_EACH_OTHER * Math.min(areaOf(a.box), areaOf(b.box)) && isTelling(a.text) && isTelling(b.text)
}

/** Two letters or digits at least: single glyphs may well run into each other. */
const isTelling = (text: string): boolean => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)

/** Edge of a grid cell in points: pieces are compared with those that start in the nine cells around. */
const CELL = 24
/** Pieces of one cell that are looked at, the last ones: no print holds more, and every one with every one would take for ever. */
const MOST_IN_CELL = 100

/** Cells by column, then row, so that looking around makes neither keys nor lists. */
function makeGrid() {
  const columns = new Map<number, Map<number, Piece[]>>()
  const cellOf = ({ start }: Piece): [number, number] => [Math.floor(start[0] / CELL), Math.floor(start[1] / CELL)]
  return {
    add(piece: Piece) {
      const [column, row] = cellOf(piece)
      const rows = columns.get(column) ?? new Map<number, Piece[]>()
      columns.set(column, rows)
      const cell = rows.get(row)
      if (cell) cell.push(piece)
      else rows.set(row, [piece])
    },
    findAround(piece: Piece, isWanted: (other: Piece, piece: Piece) => boolean): Piece | undefined {
      const [column, row] = cellOf(piece)
      for (const right of [-1, 0, 1]) {
        const rows = columns.get(column + right)
        for (const down of rows ? [-1, 0, 1] : []) {
          const cell = rows?.get(row + down) ?? []
          for (let at = Math.max(0, cell.length - MOST_IN_CELL); at < cell.length; at++) if (isWanted(cell[at]!, piece)) return cell[at]
        }
      }
      return undefined
    },
  }
}
