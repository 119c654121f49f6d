import { eq, inArray } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import type { z } from 'zod'
import type { partyChange, partyFields, PartyRole, PartyView } from '#app/contract/parties.ts'
import type { PageMeta, PageQuery } from '#app/contract/pagination.ts'
import { parties, partyNames } from '#db/schema/parties.ts'
import { codeKey, nameKey } from '../documents/keys.ts'
import { Failure } from '../failure.ts'
import { pageMeta } from '../page-meta.ts'
import { requireScope, type Who } from '../who.ts'

export interface PartyPage {
  data: PartyView[]
  meta: PageMeta
}

interface Query {
  filter: { role?: PartyRole | undefined; q?: string | undefined }
  page: PageQuery
}

type PartyRow = typeof parties.$inferSelect

/** A page of the known parties by name. */
export function listParties(who: Who, { filter, page }: Query): PartyPage {
  requireScope(who, 'invoiceIndex', 'read')
  const parts = [
    'merged_into is null',
    ...(filter.role ? ['role = @role'] : []),
    ...(filter.q
      ? [
          '(instr(name_key, @q) > 0 or instr(tax_id_key, @code) > 0 or id in (select merged_into from parties where instr(name_key, @q) > 0 or instr(tax_id_key, @code) > 0))',
        ]
      : []),
  ]
  const where = `where ${parts.join(' and ')}`
  const all = { role: filter.role, q: nameKey(filter.q ?? ''), code: codeKey(filter.q ?? '') || '-' }
  const values = { ...(filter.role ? { role: all.role } : {}), ...(filter.q ? { q: all.q, code: all.code } : {}) }
  const { $client: sql } = who.db
  const total = sql.prepare(`select count(*) from parties ${where}`).pluck().get(values) as number
  const statement = sql.prepare(`select * from parties ${where} order by name_key, id limit @limit offset @offset`)
  const rows = statement.all({ ...values, limit: page.size, offset: (page.number - 1) * page.size }) as PartyRow[]
  return { data: viewParties(who, rows), meta: pageMeta(total, page, rows.length) }
}

export function findParty(who: Who, id: string): PartyView {
  requireScope(who, 'invoiceIndex', 'read')
  const row = who.db.select().from(parties).where(eq(parties.id, id)).get()
  if (!row) throw new Failure('not_found')
  return viewParties(who, [row])[0]!
}

const MOST_OTHERS = 1000

/** The other companies of the same role by name: what an entry may turn out to be. */
export function findOthers(who: Who, { id, role }: Pick<PartyView, 'id' | 'role'>): Pick<PartyView, 'id' | 'name' | 'tax_id'>[] {
  const { $client: sql } = who.db
  return sql
    .prepare('select id, name, tax_id from parties where role = ? and id <> ? and merged_into is null order by name_key, id limit ?')
    .all(role, id, MOST_OTHERS) as Pick<PartyView, 'id' | 'name' | 'tax_id'>[]
}

export function addParty(who: Who, { role, name, ...details }: z.infer<typeof partyFields>): PartyView {
  requireScope(who, 'settings', 'write')
  const at = who.now.getTime()
  const id = newId()
  const keys = { name_key: nameKey(name), tax_id_key: codeKey(details.tax_id ?? '') || null }
  who.db
    .insert(parties)
    .values({ id, role, name, ...details, ...keys, created_at: at, updated_at: at })
    .run()
  return findParty(who, id)
}

export function changeParty(who: Who, id: string, change: z.infer<typeof partyChange>): PartyView {
  requireScope(who, 'settings', 'write')
  const keys = {
    ...(change.name === undefined ? {} : { name_key: nameKey(change.name) }),
    ...(change.tax_id === undefined ? {} : { tax_id_key: codeKey(change.tax_id ?? '') || null }),
  }
  const changed = who.db
    .update(parties)
    .set({ ...change, ...keys, updated_at: who.now.getTime() })
    .where(eq(parties.id, id))
    .run()
  if (changed.changes === 0) throw new Failure('not_found')
  return findParty(who, id)
}

/** Documents that name it stay as they are. */
export function removeParty(who: Who, id: string): void {
  requireScope(who, 'settings', 'write')
  if (who.db.delete(parties).where(eq(parties.id, id)).run().changes === 0) throw new Failure('not_found')
}

function viewParties(who: Who, rows: readonly PartyRow[]): PartyView[] {
  const ids = rows.map((row) => row.id)
  const merged = who.db.select().from(parties).where(inArray(parties.merged_into, ids)).all()
  const all = [...ids, ...merged.map(({ id }) => id)]
  const names = who.db.select().from(partyNames).where(inArray(partyNames.party_id, all)).all()
  return rows.map(({ name_key: _, tax_id_key: __, merged_fields: ___, created_at, updated_at, ...row }) => ({
    ...row,
    ...namesOf(
      row,
      merged.filter((one) => one.merged_into === row.id),
      names,
    ),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  }))
}

function namesOf(row: Pick<PartyRow, 'id' | 'name'>, merged: readonly PartyRow[], names: readonly (typeof partyNames.$inferSelect)[]) {
  const ids = new Set([row.id, ...merged.map(({ id }) => id)])
  const others = [...merged.map(({ name }) => name), ...names.flatMap((one) => (ids.has(one.party_id) ? one.name : []))]
  return {
    other_names: [...new Set(others)].filter((name) => name !== row.name),
    merged: merged.map(({ id, name, tax_id }) => ({ id, name, tax_id })),
  }
}
