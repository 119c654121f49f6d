import type { Hiding, Piece } from './painted.ts'

/** About half as wide as other letters. */
const NARROW = /[.,:;'’|!ijl()-]/
/** A line that climbs more than this, in em, is left whole. */
const LEVEL = 0.1

/** A piece of which only some letters are seen, in parts: those that are not carry the reason. Where each letter stands is estimated; its middle decides. */
export function partsOf(piece: Piece, isSeen: (x: number) => boolean, hiding: Hiding): Piece[] {
  const [[from, y], [to, endY]] = [piece.start, piece.end]
  if (Math.abs(endY - y) > LEVEL * piece.size) return [piece]
  const letters = [...piece.text]
  const widths = letters.map((letter) => (NARROW.test(letter) ? 0.5 : 1))
  const scale = (to - from) / widths.reduce((sum, width) => sum + width, 0)
  const parts: { text: string; seen: boolean; left: number; right: number }[] = []
  let left = from
  for (const [index, letter] of letters.entries()) {
    const right = left + widths[index]! * scale
    const seen = isSeen((left + right) / 2)
    const last = parts.at(-1)
    if (last?.seen === seen) Object.assign(last, { text: last.text + letter, right })
    else parts.push({ text: letter, seen, left, right })
    left = right
  }
  if (parts.length === 1 && parts[0]!.seen) return [piece]
  const isNumber = parts.some(({ seen, text }) => seen && /\d/.test(text))
  return parts.map((part, index) => ({
    ...piece,
    text: part.text,
    start: [part.left, y],
    end: [part.right, endY],
    spaceBefore: piece.spaceBefore && index === 0,
    hiding: part.seen ? undefined : hiding,
    ofNumber: isNumber && !part.seen && /\d/.test(part.text),
    box: { ...piece.box, left: Math.min(part.left, part.right), right: Math.max(part.left, part.right) },
  }))
}
