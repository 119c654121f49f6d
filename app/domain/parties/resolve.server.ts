import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import type { parties } from '#db/schema/parties.ts'
import { foldText, nameKey } from '../documents/keys.ts'
import type { Values } from '../documents/values.server.ts'

type Party = typeof parties.$inferSelect
type Resolved = { values: Values; provenance: DocumentProvenance }

/** Where a kind prints the name of the company that `client` stands for. */
export const printedName = { invoice: 'client_name', work_order: 'customer_company_name' } as const satisfies Record<KindName, string>
const SURE_OF_CODE = 0.95 // of a customer's code that approved orders of the same company carried
const ONE_OF_SEVERAL = 0.6 // where they carried others, too: each site or contract has its own

/**
 * Fills what is known of the company behind the printed name: `client` (else the printed name itself) and, on orders that print none, the
 * customer's code. What a person typed or emptied stays.
 */
export function resolveParties(db: Database, kind: KindName, values: Values, provenance: DocumentProvenance): Resolved {
  const printed = values.fields[printedName[kind]] ?? null
  const known = printed === null ? undefined : findCustomer(db, printed)
  const sure = provenance.fields[printedName[kind]]?.confidence ?? 1
  const client = printed === null ? null : (known?.name ?? printed)
  const named = setField({ values, provenance }, 'client', client, { source: 'derived', confidence: sure })
  const code = values.fields.customer_code ?? null
  const proof = provenance.fields.customer_code
  // What memory of the layout found on the page is printed, and stands; each order may print another.
  const learned = proof?.source === 'learned' && proof.box === undefined
  if (kind === 'invoice' || (code !== null && !learned) || (!known?.code && !learned)) return named
  return setField(named, 'customer_code', known?.code ?? null, {
    source: 'learned',
    confidence: Math.min(sure, known && hasOtherCodes(db, known) ? ONE_OF_SEVERAL : SURE_OF_CODE),
    reason: 'known customer',
  })
}

function setField(
  { values, provenance }: Resolved,
  name: string,
  value: string | null,
  proof: DocumentProvenance['fields'][string],
): Resolved {
  if (provenance.fields[name]?.source === 'person') return { values, provenance }
  const { [name]: _, ...others } = provenance.fields
  const fields = value === null ? others : { ...others, [name]: proof }
  return { values: { ...values, fields: { ...values.fields, [name]: value } }, provenance: { ...provenance, fields } }
}

export function findCustomer(db: Database, printed: string): Party | undefined {
  return db.$client.prepare(CUSTOMER).get({ key: nameKey(printed) }) as Party | undefined
}

function hasOtherCodes(db: Database, { name, code }: Party): boolean {
  return code !== null && db.$client.prepare(OTHER_CODE).get({ client: foldText(name), code }) !== undefined
}

const OTHER_CODE = `
  select 1 from documents d join work_orders w on w.document_id = d.id
  where d.kind = 'work_order' and d.client_key = @client and d.deleted_at is null and d.status = 'approved' and w.customer_code <> @code limit 1`
const CUSTOMER = `
  select k.* from parties p join parties k on k.id = coalesce(p.merged_into, p.id) where p.role = 'customer' and (p.name_key = @key or p.id in (select party_id from party_names where name_key = @key))
  order by p.updated_at desc limit 1`
