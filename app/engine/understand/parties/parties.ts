import type { Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { readCast } from './cast.ts'
import { findInvoiceParties } from './invoice-parties.ts'
import { findOrderParties } from './order-parties.ts'

/** Supplier and customer with their addresses, and where the goods go. */
export function findParties(sight: Sight): Candidates {
  const cast = readCast(sight)
  return sight.context.kind === 'invoice' ? findInvoiceParties(cast, sight.open) : findOrderParties(cast, sight.open)
}
