import type { Candidate } from '../../candidate.ts'
import { houseBehindTitle } from '../titles/behind-dash.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

const BEHIND_TITLE = 0.62
const COPYRIGHT = 0.5 // a program's maker may sign so too

/** `Bon de commande n° 2026-311 - Commune de Saint-Bauzille`: whose order it is, said behind its title. */
export const namedBehindTitle = (open: readonly LabelledLine[]): Candidate[] =>
  open.flatMap((line) => toCandidates(line, houseBehindTitle(line.text), BEHIND_TITLE, 'named behind the title')).slice(0, 1)

const copyright = /^(?:copyright\s?)?(?:©|\(c\))\s?(?:20\d\d\s?[-–]\s?)?(?:20\d\d,?\s)?(\p{Lu}[^.,|©]{3,60}?)(?:[.,|]|$)/iu

/** `Copyright © 2026 Centre de Formation Al Amal. Tous droits réservés.`: whose the page is from which the order was printed. */
export const namedInCopyright = (open: readonly LabelledLine[]): Candidate[] =>
  open.flatMap((line) => toCandidates(line, copyright.exec(line.text)?.[1], COPYRIGHT, 'copyright of the page')).slice(0, 1)

function toCandidates(line: LabelledLine, name: string | undefined, score: number, reason: string): Candidate[] {
  const start = name === undefined ? -1 : line.text.lastIndexOf(name)
  if (start < 0) return []
  const [value, end] = [name!, start + name!.length]
  const proof = { page: line.line.page, box: boxBetween(line, start, end), words: wordsBetween(line, start, end), text: value }
  return [{ value, score, source: 'layout', ...proof, reason }]
}
