import type { Candidate } from '../../candidate.ts'
import type { Label } from '../labels/labels.ts'
import { looksLikeMoney } from '../values/amount.ts'

/** `Abonado | 40.117` among the facts of the bill: the number of who subscribes, though the word means what was paid as well. */
export const isNumberOfSubscriber = ({ sayings }: Label, { text = '' }: Candidate): boolean =>
  sayings.some(({ name }) => name === 'customer_number') && !looksLikeMoney(text)
