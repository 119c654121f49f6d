import type { LabelledLine } from '../labels/labels.ts'
import type { FoundId } from './found-id.ts'
import { isSpanishId } from '../values/tax-id.ts'

/** `B64118273 - Carrer de la Indústria 88`, `Talleres Ebro, S.L. - B64118273 - …` among the supplier's own: whether its check letter holds or not, that is how such numbers look. */
export function spanishShape(line: LabelledLine): FoundId[] {
  const match = /(?:^|[\p{L}.]\s[-–·|]\s)([A-HJNP-SUVW]-?\d{7}[\dA-J]|\d{8}-?[A-HJ-NP-TV-Z])(?=$|\s[-–·|]\s)/u.exec(line.text)
  if (!match) return []
  const end = match.index + match[0].length
  return [{ value: match[1]!, line, start: end - match[1]!.length, end, worth: BY_SHAPE, reason: 'by shape' }]
}
const BY_SHAPE = 0.5

/** `Ontzi S. Coop. - F20441788`, `Lumbrera, S.A. Avda. de Europa 33, 28108 Alcobendas. A78103553. Inscrita …`: behind the firm, parted from it. */
const behindFirm =
  /S\.? ?(?:A|L|Coop|L\.? ?U|A\.? ?U|C|L\.? ?L)\.?(?![\p{L}\d]).*(?:[-–·|,]|\.)\s[A-HJNP-SUVW]-?\d{7}[\dA-J](?:\.|,|\s[-–·|]|$)/u

/** `958 55 20 11 facturas@firma.es B18771345`, `B36771202 - Lonja de O Grove, nave 7`: beside how to reach the firm. */
export function spanishBeside(line: LabelledLine): FoundId[] {
  if (!/\S@\S/.test(line.text) && !/^\S{9,10} [-–·|] \p{L}/u.test(line.text) && !behindFirm.test(line.text)) return []
  return [...line.text.matchAll(/(?<![\p{L}\d])(?:[A-HJNP-SUVW]-?\d{7}[\dA-J]|\d{8}-?[A-Z])(?![\p{L}\d])/gu)]
    .filter(([id]) => isSpanishId(id.replace('-', '')))
    .map((match) => ({
      value: match[0],
      line,
      start: match.index,
      end: match.index + match[0].length,
      worth: 0.66,
      reason: 'check letter holds',
    }))
}
