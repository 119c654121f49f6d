import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'

const LEVEL = 2 // points between two captions of a strip
const NEAR = 1.5 // of the type's height from a caption down to what stands under it
const SCORE = 0.88

/** `Plazo | Tiempo` over `15 | dias`, as the fiscal paper of Ecuador prints a term: how many in one cell, of what in the next. */
export function readTermInCells(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (fold(line.text) !== 'plazo') return []
  const { box, page: number } = line.line
  const unitHead = page.find(
    ({ line: other, text }) =>
      other.page === number &&
      other.box.left > box.right &&
      Math.abs(other.box.top - box.top) < LEVEL &&
      /^(?:tiempo|unidad de tiempo)$/.test(fold(text)),
  )
  const count = under(line, page, /^\d{1,3}$/)
  const unit = unitHead && under(unitHead, page, /^(?:dias?|semanas?|mes(?:es)?)$/)
  if (!count || !unit) return []
  return [
    {
      value: `${count.text} ${unit.text}`,
      score: SCORE,
      source: 'layout',
      page: number,
      box: union([count.line.box, unit.line.box]),
      words: [...count.line.words, ...unit.line.words],
      text: `${count.text} ${unit.text}`,
      reason: `below of "${line.text}"`,
    },
  ]
}

const under = ({ line: { box, page: number, size } }: LabelledLine, page: readonly LabelledLine[], said: RegExp) =>
  page.find(
    ({ line, text }) =>
      line.page === number &&
      line.box.top > box.bottom - 1 &&
      line.box.top - box.bottom < NEAR * size &&
      line.box.left < box.right &&
      line.box.right > box.left &&
      said.test(fold(text)),
  )
