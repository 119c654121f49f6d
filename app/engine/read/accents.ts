import type { Piece } from './painted.ts'
import { distanceBetween } from './words.ts'

/** Spacing accents and the combining marks that say the same (Unicode, 7.9). */
const marks = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
const hanging = new Map([...marks].filter(([accent]) => accent === '¸' || accent === '˛'))

/** The pen goes back by at least so much to draw the letter under its accent, in em. */
const BACK = 0.15
const FARTHEST = 0.9
/** An accent over a capital is raised, in em. */
const RAISED = 0.4

/**
 * TeX without accented glyphs draws the accent, goes back, and draws its letter: `Num´` and `ero` one over the other are `Numéro`. What hangs under a capital is
 * drawn after it: `C` and `¸edille`.
 */
export function withAccents(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const over = last && marks.get(last.text.at(-1)!)
    const under = last && hanging.get(piece.text[0]!)
    if (over && /^\p{L}/u.test(piece.text) && isBack(last, piece)) {
      joined.pop()
      const before = last.text.slice(0, -1)
      if (before !== '') joined.push(endingAt(piece, { ...last, text: before }))
      const [letter = '', ...rest] = piece.text
      const spaceBefore = piece.spaceBefore || (before === '' && last.spaceBefore)
      joined.push({ ...piece, text: `${undotted(letter)}${over}`.normalize('NFC') + rest.join(''), spaceBefore })
    } else if (under && /\p{L}$/u.test(last.text) && isBack(last, piece)) {
      joined.pop()
      joined.push({ ...last, text: `${last.text}${under}`.normalize('NFC') })
      const rest = piece.text.slice(1)
      if (rest !== '')
        joined.push({ ...piece, text: rest, start: last.end, box: { ...piece.box, left: Math.max(piece.box.left, last.box.right) } })
    } else joined.push(piece)
  }
  return joined
}

const endingAt = ({ start, box }: Piece, piece: Piece): Piece => ({
  ...piece,
  end: start,
  box: { ...piece.box, right: Math.max(piece.box.left, Math.min(piece.box.right, box.left)) },
})

/** The pen went back from the end of the one to draw the other over or under it. */
function isBack(left: Piece, right: Piece): boolean {
  if (left.angle !== right.angle) return false
  const { along, across } = distanceBetween(left, right)
  return along < -BACK * right.size && along > -FARTHEST * right.size && Math.abs(across) < RAISED * right.size
}

const undotted = (letter: string) => letter.replace('ı', 'i').replace('ȷ', 'j')
