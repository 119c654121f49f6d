import type { Candidate } from '../../candidate.ts'
import { inSentence } from '../spots/in-sentence.ts'
import { sentencesFrom } from '../words/sentences-from.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { findTimes, readDeadline, readWindow } from '../values/time.ts'
import { asking, delivering, forbidden, withoutAsides } from './delivery-words.ts'
import { needing, upToDeadline } from './loose-windows.ts'
import { opensToGoods } from './opens.ts'

const LONGEST = 320 // signs

/** `… on Monday. The side door` / `at 12 Mill Road, … is staffed from 7:00 to 9:00.`: hours of a sentence that begins in this line and tells them in one farther down. */
export function readOverLines(line: LabelledLine, page: readonly LabelledLine[]): { start?: Candidate; end?: Candidate } {
  const sentence = sentencesFrom(line, page).at(-1)
  if (!sentence || sentence.start + sentence.text.length <= line.text.length || sentence.text.length > LONGEST) return {}
  const { text } = sentence
  const times = findTimes(text)
  const [first] = times
  if (!first || sentence.start + first.index < line.text.length || times.length > 2 || forbidden.test(withoutAsides(text))) return {}
  const make = (value: string) => {
    const last = times.at(-1)!
    const found = { value, index: first.index, length: last.index + last.length - first.index }
    return inSentence(sentence, found, { score: SCORE, reason: 'hours in a line about delivery' })
  }
  const window = readWindow(text)
  if (window) return opensToGoods.test(text) || delivering.test(text) ? { start: make(window.start), end: make(window.end) } : {}
  const deadline = readDeadline(text)
  const isWanted = delivering.test(text) || needing.test(text)
  return deadline && isWanted && !asking.test(upToDeadline(text)) ? { end: make(deadline) } : {}
}

const SCORE = 0.7 // less sure than hours that stand with what they are about
