import { and, eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { Database } from '#db/client.server.ts'
import { parties, partyNames } from '#db/schema/parties.ts'
import { codeKey, nameKey } from '../documents/keys.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { printedName } from './resolve.server.ts'

type Party = typeof parties.$inferSelect
type Seen = Pick<Party, 'role' | 'name'> &
  Partial<Pick<Party, 'tax_id' | 'address' | 'contact' | 'bank_details' | 'payment_terms' | 'code'>>

/** Known parties grow out of approvals: what the approved document says of its companies is added, never taken away. Inside the approval's transaction. */
export function rememberParties(db: Database, row: DocumentRow, { fields }: Values, now: Date): void {
  const isTyped = readProvenance(db, row.id).fields.client?.source === 'person'
  if (isTyped && fields.client) db.$client.prepare(NO_OTHERS_NAME).run({ key: nameKey(fields.client) })
  for (const party of row.kind === 'invoice' ? ofInvoice(fields) : ofWorkOrder(fields)) rememberParty(db, party, row.id, now.getTime())
  if (isTyped) rememberPrinted(db, fields.client, fields[printedName[row.kind]], now.getTime())
}

/** A company that is named as client stands for itself, whomever its name led to before. */
const NO_OTHERS_NAME = `delete from party_names where name_key = @key and party_id in (select id from parties where role = 'customer' and name_key <> @key)`

/** Whoever typed another name as client said who is behind the printed one, from now on before everybody else of that name. */
function rememberPrinted(db: Database, client: string | null | undefined, printed: string | null | undefined, now: number): void {
  const [key, printedKey] = [nameKey(client ?? ''), nameKey(printed ?? '')]
  const party = key === '' || printedKey === '' ? undefined : findParty(db, 'customer', key, null)
  if (!party) return
  db.update(parties).set({ updated_at: now }).where(eq(parties.id, party.id)).run()
  if (printedKey !== party.name_key) rememberName(db, party.id, printed!, printedKey)
}

/** The approval that named the client is taken back: the printed name leads there no more, unless another approved document says the same. */
export function forgetPrinted(db: Database, row: Pick<DocumentRow, 'id' | 'kind'>, fields: Values['fields']): void {
  const { client } = fields
  const key = nameKey(fields[printedName[row.kind]] ?? '')
  if (!client || key === '' || key === nameKey(client)) return
  const others = db.$client.prepare(OTHERS_OF_CLIENT).all({ client, id: row.id }) as { printed: string | null }[]
  if (others.some(({ printed }) => nameKey(printed ?? '') === key)) return
  db.$client
    .prepare(`delete from party_names where name_key = @key and party_id in (${PARTIES_OF_NAME})`)
    .run({ key, client: nameKey(client) })
}

const OTHERS_OF_CLIENT = `
  select coalesce(v.client_name, w.customer_company_name) as printed from documents d
  left join invoices v on v.document_id = d.id and d.kind = 'invoice' left join work_orders w on w.document_id = d.id and d.kind = 'work_order'
  where d.client = @client and d.status = 'approved' and d.deleted_at is null and d.id <> @id`
const PARTIES_OF_NAME = `select id from parties where role = 'customer' and name_key = @client`

function ofInvoice(fields: Values['fields']): Seen[] {
  const supplier: Seen[] = fields.supplier_name
    ? [
        {
          role: 'supplier',
          name: fields.supplier_name,
          tax_id: fields.supplier_tax_id ?? null,
          address: fields.supplier_address ?? null,
          contact: fields.supplier_contact ?? null,
          bank_details: fields.bank_details ?? null,
          payment_terms: fields.payment_terms ?? null,
        },
      ]
    : []
  const customer = customerOf(fields.client ?? fields.client_name ?? null)
  return [...supplier, ...customer.map((party) => ({ ...party, address: fields.client_address ?? null }))]
}

function ofWorkOrder(fields: Values['fields']): Seen[] {
  return customerOf(fields.client ?? fields.customer_company_name ?? null).map((party) => ({
    ...party,
    code: fields.customer_code ?? null,
  }))
}

function customerOf(name: string | null): Seen[] {
  return name === null ? [] : [{ role: 'customer', name }]
}

function rememberParty(db: Database, seen: Seen, documentId: string, now: number): void {
  const key = nameKey(seen.name)
  const taxKey = codeKey(seen.tax_id ?? '') || null
  if (key === '') return
  const known = findParty(db, seen.role, key, taxKey)
  if (!known) {
    db.insert(parties)
      .values({ ...seen, id: newId(), name_key: key, tax_id_key: taxKey, created_at: now, updated_at: now, document_id: documentId })
      .run()
    return
  }
  const filled = Object.fromEntries(Object.entries(seen).filter(([name, value]) => value && !known[name as keyof Seen]))
  // The document that brought the company is approved anew with another code: the first one was wrong.
  const corrected = seen.code && known.document_id === documentId ? { code: seen.code } : {}
  const learned = { ...filled, ...corrected, ...(taxKey && !known.tax_id_key ? { tax_id_key: taxKey } : {}) }
  if (Object.keys(learned).length > 0)
    db.update(parties)
      .set({ ...learned, updated_at: now })
      .where(eq(parties.id, known.id))
      .run()
  if (key !== known.name_key) rememberName(db, known.id, seen.name, key)
}

/** A memory is taken back: the customer's code that came with its document goes along, so that it is not filled in again. */
export function forgetCode(db: Database, documentId: string, code: string): void {
  db.update(parties)
    .set({ code: null })
    .where(and(eq(parties.document_id, documentId), eq(parties.code, code)))
    .run()
}

/** By tax id, else by any of its names. */
function findParty(db: Database, role: Party['role'], key: string, taxKey: string | null): Party | undefined {
  const statement = db.$client.prepare(`
    select k.* from parties p join parties k on k.id = coalesce(p.merged_into, p.id)
    where p.role = @role and ((@taxKey is not null and p.tax_id_key = @taxKey)
      or ((p.tax_id_key is null or @taxKey is null) and (p.name_key = @key or p.id in (select party_id from party_names where name_key = @key))))
    order by p.tax_id_key is @taxKey desc, p.created_at limit 1`)
  return statement.get({ role, key, taxKey }) as Party | undefined
}

function rememberName(db: Database, partyId: string, name: string, key: string): void {
  const known = db.$client.prepare('select 1 from party_names where party_id = ? and name_key = ?').get(partyId, key)
  if (!known) db.insert(partyNames).values({ party_id: partyId, name, name_key: key }).run()
}
