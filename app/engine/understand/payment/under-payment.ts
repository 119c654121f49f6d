import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { methods } from './means.ts'

const NEAR = 0.8 // of the head's height down to what stands under it
const ALIGNED = 3 // points between their left edges
const SCORE = 0.66

/** The word that heads the means in a strip of cells; alone it may head an account, terms or a whole part too. */
const head = /^(?:payment|paiement|reglement|pago|zahlung|pagamento|betaling)$/
const one = `(?:${methods.source}|cash|cards?|cheques)`
const onlyMeans = new RegExp(`^${one}(?:(?:\\s?[/,]\\s?|\\s(?:or|and|ou|et|o|y|e|oder|und|of|en)\\s)${one})*$`, 'u')

/** `, 23/04/2026` behind the means: when the money comes. */
const whenBehind = /,\s(?:(?:on|le|am|el|il|op|em)\s)?\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}$/i

/** `Bacs, 12/03/2026`, in a cell: by what and when somebody pays. */
export const isMeansWithDay = ({ text }: LabelledLine): boolean =>
  whenBehind.test(text) && onlyMeans.test(fold(text.replace(whenBehind, '')))

/** `Payment` over `Cheque or BACS`, or beside `BACS, 12/03/2026`: a cell that holds nothing but means, and at most the day. */
export function readUnderPayment(line: LabelledLine, page: readonly LabelledLine[]): Candidate | undefined {
  const value = line.text.replace(whenBehind, '')
  if (!onlyMeans.test(fold(value))) return undefined
  const isDated = value !== line.text
  const { box, page: number, words } = line.line
  const isHead = ({ line: { box: over, page: other }, text }: LabelledLine) =>
    other === number &&
    ((over.bottom < box.top + 1 && box.top - over.bottom < NEAR * (over.bottom - over.top) && Math.abs(over.left - box.left) < ALIGNED) ||
      (isDated && over.right < box.left && Math.abs(over.bottom - box.bottom) < ALIGNED)) &&
    head.test(fold(text))
  const found = page.find(isHead)
  if (!found) return undefined
  return {
    value,
    score: SCORE,
    source: 'layout',
    page: number,
    box,
    words,
    text: line.text,
    reason: `${found.line.box.right < box.left ? 'right' : 'below'} of "${found.text}"`,
  }
}
