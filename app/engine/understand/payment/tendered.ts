import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { looksLikeMoney } from '../values/amount.ts'
import { fold } from '../words/fold.ts'
import { methods } from './method-sentence.ts'

const only = new RegExp(`^${methods.source}$`, 'u')
const LEVEL = 0.3 // of the type's height
const SCORE = 0.66

/** `Carte bancaire   184,46` on a till's slip: nothing but the means, beside an amount that the page has said before, as its total. */
export function readTendered(line: LabelledLine, page: readonly LabelledLine[]): Candidate | undefined {
  const { box, size, page: number } = line.line
  if (!only.test(fold(line.text).trim())) return undefined
  const beside = page.find(
    (other) => Math.abs(other.line.box.top - box.top) < LEVEL * size && other.line.box.left > box.right && looksLikeMoney(other.text),
  )
  const isSaid = page.some((other) => other.line.box.bottom < box.top + 1 && beside !== undefined && endsWith(other.text, beside.text))
  return isSaid
    ? {
        value: line.text,
        score: SCORE,
        source: 'layout',
        page: number,
        box,
        words: line.line.words,
        text: line.text,
        reason: 'the means beside what was paid',
      }
    : undefined
}

const endsWith = (text: string, amount: string) => text === amount || text.endsWith(` ${amount}`)
