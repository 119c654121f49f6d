import { eq } from 'drizzle-orm'
import type { PartyView } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { parties } from '#db/schema/parties.ts'
import { documentRowOf } from '../documents/row-of.ts'
import { Failure, type Fault } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { refreshNeighbours } from '../review/refresh-neighbours.server.ts'
import { requireScope, type Who } from '../who.ts'
import { keysOfCompany } from './keys-of-company.server.ts'
import { findParty } from './parties.server.ts'
import { renameClient, renameClientBack } from './rename-client.server.ts'

type Party = typeof parties.$inferSelect

const details = ['tax_id', 'address', 'contact', 'bank_details', 'payment_terms', 'code'] as const

/**
 * Two entries of one company become one. The other entry stays under its names and numbers, as a part of the kept one: papers, accounts and prices of both
 * are held together from then on. The kept one takes over what it lacks; documents of a customer name it as client.
 */
export function mergeParty(who: Who, id: string, into: string): PartyView {
  requireScope(who, 'settings', 'write')
  const [party, other] = [requireParty(who.db, id), requireParty(who.db, into)]
  const kept = other.merged_into ? requireParty(who.db, other.merged_into) : other
  if (party.merged_into || kept.id === party.id || kept.role !== party.role) throw new Failure('invalid', { faults: [NOT_ANOTHER] })
  inTransaction(who.db, () => {
    const taken = details.filter((name) => party[name] && !kept[name])
    const filled = Object.fromEntries(taken.map((name) => [name, party[name]]))
    change(who, kept.id, { ...filled, ...(taken.includes('tax_id') ? { tax_id_key: party.tax_id_key } : {}) })
    who.db.update(parties).set({ merged_into: kept.id }).where(eq(parties.merged_into, party.id)).run()
    change(who, party.id, { merged_into: kept.id, merged_fields: taken })
    if (party.role === 'customer') renameClient(who, party.name, kept.name)
  })
  refreshCompany(who.db, kept)
  return findParty(who, kept.id)
}

/** Takes a merger back: the entry stands by itself again, and what the other took over from it is taken out, unless it was changed since. */
export function separateParty(who: Who, id: string): PartyView {
  requireScope(who, 'settings', 'write')
  const party = requireParty(who.db, id)
  if (!party.merged_into) throw new Failure('invalid', { faults: [NOT_MERGED] })
  const kept = requireParty(who.db, party.merged_into)
  inTransaction(who.db, () => {
    const back = details.filter((name) => party.merged_fields?.includes(name) && kept[name] === party[name])
    const emptied = Object.fromEntries(back.map((name) => [name, null]))
    change(who, kept.id, { ...emptied, ...(back.includes('tax_id') ? { tax_id_key: null } : {}) })
    change(who, party.id, { merged_into: null, merged_fields: null })
    if (party.role === 'customer') renameClientBack(who, party.name, kept.name)
  })
  refreshCompany(who.db, kept)
  refreshCompany(who.db, party)
  return findParty(who, party.id)
}

const NOT_ANOTHER: Fault = {
  code: 'invalid',
  pointer: '/into',
  reason: 'not_choice',
  detail: 'Another known party of the same role; a merged one is no more merged.',
}
const NOT_MERGED: Fault = { code: 'invalid', detail: 'The party is not merged with another.' }

function requireParty(db: Database, id: string): Party {
  const party = db.select().from(parties).where(eq(parties.id, id)).get()
  if (!party) throw new Failure('not_found')
  return party
}

function change(who: Who, id: string, columns: Partial<typeof parties.$inferInsert>): void {
  who.db
    .update(parties)
    .set({ ...columns, updated_at: who.now.getTime() })
    .where(eq(parties.id, id))
    .run()
}

/** What waits of the company is checked anew, as after an approval of its newest document. */
function refreshCompany(db: Database, { role, name, tax_id }: Party): void {
  const newest = db.$client.prepare(role === 'supplier' ? OF_SUPPLIER : OF_CUSTOMER).get(keysOfCompany(db, role, name, tax_id))
  if (newest) refreshNeighbours(db, documentRowOf(newest))
}

const NEWEST = `d.status in ('approved', 'pending') and d.deleted_at is null order by d.status = 'approved' desc, d.seq desc limit 1`
const OF_SUPPLIER = `
  select d.* from documents d join invoices v on v.document_id = d.id
  where (v.supplier_key in (select value from json_each(@parties)) or v.tax_id_key in (select value from json_each(@taxIds))) and ${NEWEST}`
const OF_CUSTOMER = `
  select d.* from documents d join work_orders v on v.document_id = d.id
  where v.customer_key in (select value from json_each(@parties)) and @taxIds is not null and ${NEWEST}`
