import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { nameKey } from '../documents/keys.ts'
import type { Values } from '../documents/values.server.ts'

const printedName = { invoice: 'client_name', work_order: 'customer_company_name' } as const satisfies Record<KindName, string>

/** Fills `client`: the known company behind the printed name, else the printed name itself. A client that a person typed stays. */
export function resolveParties(
  db: Database,
  kind: KindName,
  values: Values,
  provenance: DocumentProvenance,
): { values: Values; provenance: DocumentProvenance } {
  const proof = provenance.fields.client
  if (proof?.source === 'person') return { values, provenance }
  const printed = values.fields[printedName[kind]] ?? null
  const client = printed === null ? null : (knownCustomer(db, printed) ?? printed)
  const { client: _, ...others } = provenance.fields
  const source = provenance.fields[printedName[kind]]
  const fields = client === null ? others : { ...others, client: { source: 'derived' as const, confidence: source?.confidence ?? 1 } }
  return { values: { ...values, fields: { ...values.fields, client } }, provenance: { ...provenance, fields } }
}

function knownCustomer(db: Database, printed: string): string | undefined {
  const key = nameKey(printed)
  return db.$client.prepare(CUSTOMER).pluck().get({ key }) as string | undefined
}

const CUSTOMER = `
  select p.name from parties p where p.role = 'customer' and (p.name_key = @key or p.id in (select party_id from party_names where name_key = @key))
  order by p.updated_at desc limit 1`
