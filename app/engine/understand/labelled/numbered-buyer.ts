import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'

/** What an auction calls who bought, and the number on the paddle. */
const numbered =
  /^(?:buyer|bidder|paddle|acheteur|ench[ée]risseur|comprador|postor|paleta|k[äa]ufer|bieter|acquirente|koper|bieder|compradora?)\s(\d{1,6})$/iu
/** `A/C TINT02` alone in its cell: how the house keeps the account of who buys, by letters and figures; a bank's has none of those. */
const account = /^(?:A\/C|Acct?)\.?(?: ?(?:no|ref|code)\.?)?:? ((?=\p{Lu}+[-/]?\d)[\p{Lu}\d/-]{4,10})$/u
const SCORE = 0.7

/** `Acheteur 77` alone in its line: how the house counts who bought. */
export function readNumberedBuyer(line: LabelledLine): Candidate[] {
  const [, value] = numbered.exec(line.text) ?? account.exec(line.text) ?? []
  return value === undefined ? [] : [{ ...toCandidate([toPart(line)], SCORE, 'inline of "buyer"'), value, text: value }]
}
