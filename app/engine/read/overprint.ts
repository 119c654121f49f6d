import type { Finding } from '../document.ts'
import { areaOf, intersect } from './geometry.ts'
import type { Piece } from './painted.ts'

/** The same text within this distance is one print (bold by printing twice), in em. */
const SAME_PLACE = 0.35
/** Different texts that share more than this of the smaller one's area are printed over each other. */
const OVER_EACH_OTHER = 0.6

/** Text that is printed twice at one place counts once; different texts at one place are told. */
export function dropOverprints(pieces: readonly Piece[]): { pieces: Piece[]; findings: Finding[] } {
  const grid = new Map<string, Piece[]>()
  const kept: Piece[] = []
  const clashes: [Piece, Piece][] = []
  for (const piece of pieces) {
    const neighbours = neighbourhood(grid, piece)
    if (neighbours.some((other) => isSamePrint(other, piece))) continue
    const clash = neighbours.find((other) => isClash(other, piece))
    if (clash) clashes.push([clash, piece])
    kept.push(piece)
    const cell = cellOf(piece)
    const row = grid.get(cell)
    if (row) row.push(piece)
    else grid.set(cell, [piece])
  }
  const texts = clashes.slice(0, 5).map(([a, b]) => `${a.text} / ${b.text}`)
  return { pieces: kept, findings: clashes.length > 0 ? [{ code: 'overprinted_text', details: { text: texts.join(', ') } }] : [] }
}

function isSamePrint(a: Piece, b: Piece): boolean {
  const near = Math.min(SAME_PLACE * Math.max(a.size, b.size), 0.5 * lengthOf(a)) // half of itself: the two l of "all" are no double print
  return a.text === b.text && Math.abs(a.start[0] - b.start[0]) < near && Math.abs(a.start[1] - b.start[1]) < near
}

function lengthOf({ start, end }: Piece): number {
  return Math.hypot(end[0] - start[0], end[1] - start[1])
}

function isClash(a: Piece, b: Piece): boolean {
  if (!isTelling(a.text) || !isTelling(b.text) || Math.abs(a.angle - b.angle) > 5) return false
  return areaOf(intersect(a.box, b.box)) > OVER_EACH_OTHER * Math.min(areaOf(a.box), areaOf(b.box))
}

/** Two letters or digits at least: single glyphs may well run into each other. */
const isTelling = (text: string): boolean => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)

/** Edge of a grid cell in points: pieces are compared with those that start in the nine cells around. */
const CELL = 24
/** Pieces of one cell that are looked at, the last ones: no print holds more, and every one with every one would take for ever. */
const MOST_IN_CELL = 100

const cellOf = ({ start }: Piece): string => `${Math.floor(start[0] / CELL)} ${Math.floor(start[1] / CELL)}`

function neighbourhood(grid: ReadonlyMap<string, Piece[]>, { start }: Piece): Piece[] {
  const [column, row] = [Math.floor(start[0] / CELL), Math.floor(start[1] / CELL)]
  const found: Piece[] = []
  for (let x = column - 1; x <= column + 1; x++)
    for (let y = row - 1; y <= row + 1; y++) found.push(...(grid.get(`${x} ${y}`)?.slice(-MOST_IN_CELL) ?? []))
  return found
}
