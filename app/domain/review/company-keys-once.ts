import type { PartyRole } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { keysOfCompany, type CompanyKeys } from '../parties/keys-of-company.server.ts'
import { readOnce, type ReadAlready } from './read-once.ts'

/** The keys of a company as `keysOfCompany` finds them; a hundred papers of it ask once. */
export function companyKeysOnce(
  db: Database,
  already: ReadAlready,
  role: PartyRole,
  name: string | null | undefined,
  taxId?: string | null,
): CompanyKeys {
  return readOnce(already, `keys of ${role}`, [name, taxId], () => keysOfCompany(db, role, name, taxId))
}
