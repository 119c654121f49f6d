import type { PartyRole } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { codeKey, nameKey } from '../documents/keys.ts'

/** Everything that papers of one company are found by, as JSON lists for `json_each`. */
export interface CompanyKeys {
  parties: string
  taxIds: string
}

/** The keys of the printed name and tax id, and those of the entries that people merged with theirs. */
export function keysOfCompany(db: Database, role: PartyRole, name: string | null | undefined, taxId?: string | null): CompanyKeys {
  const own = { party: nameKey(name ?? ''), taxId: codeKey(taxId ?? '') }
  const merged = prepared(db, MERGED).all({ role, ...own }) as {
    name_key: string
    other_key: string | null
    tax_id_key: string | null
  }[]
  const list = (keys: readonly (string | null)[]) => JSON.stringify([...new Set(keys)].filter(Boolean))
  return {
    parties: list([own.party, ...merged.flatMap((one) => [one.name_key, one.other_key])]),
    taxIds: list([own.taxId, ...merged.map((one) => one.tax_id_key)]),
  }
}

const MERGED = `
  with kept as (
    select coalesce(p.merged_into, p.id) as id from parties p
    where p.role = @role and ((@taxId <> '' and p.tax_id_key = @taxId)
      or (@party <> '' and (p.name_key = @party or p.id in (select party_id from party_names where name_key = @party))))
  ), company as (select id from kept where exists (select 1 from parties m where m.merged_into = kept.id))
  select p.name_key, n.name_key as other_key, p.tax_id_key from parties p left join party_names n on n.party_id = p.id
  where p.id in (select id from company) or p.merged_into in (select id from company)`
