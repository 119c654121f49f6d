import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { methods } from './method-sentence.ts'

const NEAR = 0.8 // of the head's height down to what stands under it
const ALIGNED = 3 // points between their left edges
const SCORE = 0.66

/** The word that heads the means in a strip of cells; alone it may head an account, terms or a whole part too. */
const head = /^(?:payment|paiement|reglement|pago|zahlung|pagamento|betaling)$/
const one = `(?:${methods.source}|cash|cards?|cheques)`
const onlyMeans = new RegExp(`^${one}(?:(?:\\s?[/,]\\s?|\\s(?:or|and|ou|et|o|y|e|oder|und|of|en)\\s)${one})*$`, 'u')

/** `Payment` over `Cheque or BACS`: a cell that holds nothing but means. */
export function readUnderPayment(line: LabelledLine, page: readonly LabelledLine[]): Candidate | undefined {
  if (!onlyMeans.test(fold(line.text))) return undefined
  const { box, page: number, words } = line.line
  const isHead = ({ line: { box: over, page: other }, text }: LabelledLine) =>
    other === number &&
    over.bottom < box.top + 1 &&
    box.top - over.bottom < NEAR * (over.bottom - over.top) &&
    Math.abs(over.left - box.left) < ALIGNED &&
    head.test(fold(text))
  const found = page.find(isHead)
  if (!found) return undefined
  return {
    value: line.text,
    score: SCORE,
    source: 'layout',
    page: number,
    box,
    words,
    text: line.text,
    reason: `below of "${found.text}"`,
  }
}
