import type { Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { findLegalMentions } from './legal.ts'
import { findNotes } from './notes.ts'
import { findPayment } from '../payment/payment.ts'

/** Longer texts: terms and methods of payment, legal mentions, notes. */
export function findTexts(sight: Sight): Candidates {
  const notes = findNotes(sight)
  if (sight.context.kind === 'work_order') return { note: notes }
  return { ...findPayment(sight), legal_mentions: findLegalMentions(sight), additional_notes: notes }
}
