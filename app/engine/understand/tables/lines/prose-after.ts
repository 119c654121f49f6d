import type { Row } from '../rows.ts'
import { isOneRun } from '../runs.ts'

const SENTENCE = 6 // words at least
const LEVEL = 3 // points

const OUTSIDE = 8 // points

/**
 * What goes on under the table of a letter: one run of words from the left edge of its last line to beyond the right one, or a whole sentence that begins
 * left of everything in it.
 */
export function isProseAfter({ words, box, size, text }: Row, { box: line }: Row): boolean {
  const isAcross = box.left < line.left + LEVEL && box.right > line.right + LEVEL
  const isOutside = box.left < line.left - OUTSIDE && /\p{L}{2}[.!]$/u.test(text)
  return (isAcross || isOutside) && words.length >= SENTENCE && isOneRun(words, size)
}
