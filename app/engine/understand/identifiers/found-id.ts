import type { LabelledLine } from '../labels/labels.ts'

/** A number that may be a tax id, and where it stands in its line. */
export interface FoundId {
  value: string
  line: LabelledLine
  start: number
  end: number
  /** VAT numbers go before company numbers. */
  worth: number
  reason: string
}
