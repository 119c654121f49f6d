import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCodes } from '../spots/spot-readers.ts'
import { trimSpot } from '../spots/spots.ts'
import { endOfTitle } from './titles.ts'
import { boxBetween, tokenise } from '../words/tokens.ts'

const SCORE = 0.76

/** `PURCHASE   D716577` over `ORDER`: a title that a narrow cell broke, its number in the next cell. */
export function readBrokenTitle(line: LabelledLine, page: readonly LabelledLine[], sight: Sight): Candidate[] {
  const lead = /^(\p{L}{3,}(?: \p{L}{1,12}){0,2}) (?=\S*\d{3})[\p{L}\d/-]+$/u.exec(line.text)?.[1]
  if (!lead || line.labels.some(({ leads }) => leads)) return []
  const box = boxBetween(line, 0, lead.length)
  const under = page.find(({ line: other, text }) => {
    const gap = other.box.top - box.bottom
    const isUnder = Math.abs(other.box.left - box.left) < 2 || Math.abs(other.box.right - box.right) < 2
    return (
      gap > -0.4 * other.size && gap < 0.5 * other.size && other.box.top > box.top + 2 && isUnder && /^\p{L}[\p{L} ]{1,20}$/u.test(text)
    )
  })
  const text = under ? `${lead} ${under.text}` : ''
  const title = under && endOfTitle({ ...line, text, tokens: tokenise(text) }, sight.context.kind)
  const spot = title?.end === text.length ? trimSpot(line, lead.length, line.text.length) : undefined
  if (!spot) return []
  return readCodes({ ...spot, relation: 'right', rank: 0 }, sight).map(({ value, fit }) => ({
    value,
    score: SCORE * (fit ?? 1),
    source: 'layout',
    page: spot.page,
    box: spot.box,
    words: line.line.words.slice(-1),
    text: spot.text,
    reason: `beside "${text}"`,
  }))
}
