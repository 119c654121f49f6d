import { eq } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import type { PageMeta, PageQuery } from '#app/contract/pagination.ts'
import type { ProductFields, ProductView } from '#app/contract/products.ts'
import { products } from '#db/schema/products.ts'
import { codeKey } from '../documents/keys.ts'
import { Failure } from '../failure.ts'
import { pageMeta } from '../page-meta.ts'
import { requireScope, type Who } from '../who.ts'

export interface ProductPage {
  data: ProductView[]
  meta: PageMeta
}

interface Query {
  filter: { q?: string | undefined }
  page: PageQuery
}

/** A page of the catalogue by code; `q` is looked for in codes and names. Everyone who sees work orders may read it. */
export function listProducts(who: Who, { filter, page }: Query): ProductPage {
  requireScope(who, 'workOrderIndex', 'read')
  const where = filter.q ? 'where instr(code_key, @code) > 0 or name like @name escape char(92) or instr(divalto_code, @q) > 0' : ''
  const name = `%${(filter.q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const values = filter.q ? { code: codeKey(filter.q) || filter.q, name, q: filter.q } : {}
  const { $client: sql } = who.db
  const total = sql.prepare(`select count(*) from products ${where}`).pluck().get(values) as number
  const found = sql.prepare(`select * from products ${where} order by code_key limit @limit offset @offset`)
  const rows = found.all({ ...values, limit: page.size, offset: (page.number - 1) * page.size }) as (typeof products.$inferSelect)[]
  return { data: rows.map(viewProduct), meta: pageMeta(total, page, rows.length) }
}

/** `invalid` where the code is known already. */
export function addProduct(who: Who, fields: ProductFields): ProductView {
  requireScope(who, 'settings', 'write')
  refuseKnownCode(who, fields.code)
  const row = { ...fields, id: newId(), code_key: codeKey(fields.code) || fields.code, updated_at: who.now.getTime() }
  return viewProduct(who.db.insert(products).values(row).returning().all()[0]!)
}

export function changeProduct(
  who: Who,
  id: string,
  change: { [Name in keyof ProductFields]?: ProductFields[Name] | undefined },
): ProductView {
  requireScope(who, 'settings', 'write')
  if (change.code !== undefined) refuseKnownCode(who, change.code, id)
  const key = change.code === undefined ? {} : { code_key: codeKey(change.code) || change.code }
  const set = { ...change, ...key, updated_at: who.now.getTime() }
  const row = who.db.update(products).set(set).where(eq(products.id, id)).returning().all()[0]
  if (!row) throw new Failure('not_found')
  return viewProduct(row)
}

export function removeProduct(who: Who, id: string): void {
  requireScope(who, 'settings', 'write')
  if (who.db.delete(products).where(eq(products.id, id)).run().changes === 0) throw new Failure('not_found')
}

function refuseKnownCode(who: Who, code: string, exceptId?: string): void {
  const known = who.db
    .select()
    .from(products)
    .where(eq(products.code_key, codeKey(code) || code))
    .get()
  if (known && known.id !== exceptId)
    throw new Failure('invalid', {
      faults: [{ code: 'invalid', pointer: '/data/attributes/code', reason: 'taken' }],
    })
}

function viewProduct({ id, code, name, divalto_code, unit_price }: typeof products.$inferSelect): ProductView {
  return { id, code, name, divalto_code, unit_price }
}
