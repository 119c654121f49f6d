import type { Check, Warning } from '#app/contract/reading.ts'
import type { CandidateRow, Candidates } from '../candidate.ts'

/** The values as understood so far: per field the candidates, best first; rows and VAT lines as chosen. */
export interface Understood {
  fields: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

/** The same with what comparing page and e-invoice had to say. */
export interface Merged extends Understood {
  checks: Check[]
  warnings: Warning[]
}
