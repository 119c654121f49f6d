import type { Candidate } from '../../candidate.ts'
import { rank } from '../propose.ts'
import { type Cast, rolesOf } from './cast.ts'
import { preferFullName } from './full-name.ts'
import { issuerNames, namesOf } from './party-candidates.ts'
import { isOfficeOf, isPlaceOfPayment } from './place-of-payment.ts'
import { belowWhoSells } from './sold-by.ts'

const known = new WeakMap<Cast, Candidate[]>()

/** What an invoice calls its seller, under headings and in the letterhead, best first; whose numbers and telephones stand on the page goes by the same choice. */
export function supplierNames(cast: Cast): Candidate[] {
  const names = known.get(cast) ?? rank(allNames(cast))
  known.set(cast, names)
  return names
}

function allNames(cast: Cast): Candidate[] {
  const suppliers = rolesOf(cast, 'supplier')
  const payees = suppliers.filter(isPlaceOfPayment)
  const firms = suppliers.filter((party) => !isPlaceOfPayment(party))
  return preferFullName([
    ...payees.flatMap((party) => namesOf([party], isOfficeOf(party, cast.issuers) ? 0.6 : 0.8, 'where to pay')),
    ...namesOf(firms, 0.98, 'supplier'),
    ...(cast.bySeller ? belowWhoSells(issuerNames(cast.issuers), firms, rolesOf(cast, 'customer')) : []),
  ])
}
