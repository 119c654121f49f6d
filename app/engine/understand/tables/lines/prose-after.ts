import type { Row } from '../rows.ts'
import { isOneRun } from '../runs.ts'

const SENTENCE = 6 // words at least
const LEVEL = 3 // points

/** What goes on under the table of a letter: one run of words from the left edge of its last line to beyond the right one. */
export function isProseAfter({ words, box, size }: Row, { box: line }: Row): boolean {
  const isAcross = box.left < line.left + LEVEL && box.right > line.right + LEVEL
  return isAcross && words.length >= SENTENCE && isOneRun(words, size)
}
