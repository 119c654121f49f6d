import type { CandidateRow } from '../../../candidate.ts'
import type { Document } from '../../../document.ts'
import { toldAccount } from '../../amounts/told-account.ts'
import type { Context } from '../../context.ts'
import { labelDocument } from '../../labels/labels.ts'
import { linesByPage } from '../../spots/spots.ts'

/** The tax of a bill that tells its sums in a sentence, where they prove it; a row of the same sentence may have been taken for a line of taxes. */
export function withToldTaxes(taxes: CandidateRow[], document: Document, { formats }: Context): CandidateRow[] {
  if (taxes.length > 1) return taxes
  const pages = linesByPage(labelDocument(document))
  for (const lines of pages.values())
    for (const line of lines) {
      const told = toldAccount(line, lines, formats.decimal)
      if (told) return [{ rate: told.rate, amount: told.tax, base: told.net }]
    }
  return taxes
}
