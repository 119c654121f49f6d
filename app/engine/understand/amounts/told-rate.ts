import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { HIGHEST_TAX, readRate } from '../values/rate.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

const label = pattern('u')`
  ^(?:
    taux (?:de )?(?:la )?t\.?v\.?a\.?|(?:vat|gst|sales tax|tax) rate|(?:tipo|tasa) (?:de |del )?(?:iva|igic|igv)|aliquota iva|taxa (?:de |do )?iva|
    (?:mwst|ust)\.?[- ]?satz|(?:umsatz|mehrwert)?steuersatz|btw[- ]?(?:tarief|percentage)
  )\s?:?(?:\s|$)
`
const SCORE = 0.8

/** `Taux TVA   19%` beside net and total: the rate of the whole, though nobody says what it comes to. */
export function findToldRate({ open }: Sight): Candidate[] {
  const found = open.flatMap((one): Candidate[] => {
    const said = label.exec(fold(one.text))
    if (!said) return []
    const { line } = one
    const isBeside = (other: typeof line) =>
      other.page === line.page && other.box.left > line.box.right && Math.abs(other.box.top - line.box.top) < line.size / 2
    const inline = one.text.length > said[0].length
    const at = inline ? one : open.find((other) => isBeside(other.line))
    const start = inline ? said[0].length : 0
    const value = at && readRate(at.text.slice(start), undefined)
    if (!at || value === undefined || Number(value) > HIGHEST_TAX || !/\d/.test(at.text)) return []
    const end = at.text.length
    const proof = { page: line.page, box: boxBetween(at, start, end), words: wordsBetween(at, start, end), text: at.text.slice(start, end) }
    return [{ value, score: SCORE, source: 'layout', ...proof, reason: 'rate by its label' }]
  })
  return new Set(found.map(({ value }) => Number(value))).size === 1 ? found.slice(0, 1) : []
}
