import type { Candidates } from '../../candidate.ts'
import { findBankDetails } from './bank.ts'
import type { Sight } from '../candidates.ts'
import { findContacts } from './contact.ts'
import { findCurrencies } from './currencies.ts'
import { findTaxIds } from './tax-ids.ts'

/** What can be told by its shape and check digits: tax ids, bank accounts, ways to reach the supplier, currency. */
export function findIdentifiers(sight: Sight): Candidates {
  const currency = findCurrencies(sight)
  if (sight.context.kind === 'work_order') return { currency }
  return { currency, supplier_tax_id: findTaxIds(sight), bank_details: findBankDetails(sight), supplier_contact: findContacts(sight) }
}
