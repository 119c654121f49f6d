import type { Candidate } from '../../candidate.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'

const AGAIN = 4 // times that a head of lines is printed
const HEAD = 0.6 // what the amount under such a head is worth to the whole

/** `Total` over `1,850.00` in the last of eleven lines, each under heads of its own: what that line comes to, and not the order. */
export function worthUnderHead({ textLine, closes }: Label, { reason }: Candidate, lines: readonly LabelledLine[]): number {
  const isHead = closes && reason.startsWith('below') && lines.filter(({ text }) => text === textLine.text).length >= AGAIN
  return isHead ? HEAD : 1
}
