import type { ExampleQuestion } from '#app/contract/examples.ts'
import { requireScope, type Who } from '../who.ts'
import { readableKinds } from './rows.server.ts'

const MOST = 5

/** Questions that have an answer in the documents that the member may read; none where there are no documents. */
export function exampleQuestions(who: Who, today: string): ExampleQuestion[] {
  requireScope(who, 'bot', 'read')
  const kinds = readableKinds(who)
    .map((kind) => `'${kind}'`)
    .join(', ')
  const from = `from documents d left join invoices i on i.document_id = d.id where d.deleted_at is null and d.kind in (${kinds})`
  const live = `${from} and d.status in ('pending', 'approved')`
  const one = <T>(sql: string, ...values: string[]) => who.db.$client.prepare(sql).get(...values) as T | undefined
  const has = (sql: string, ...values: string[]) => one(sql, ...values) !== undefined
  const dated = one<{ year: string }>(
    `select max(substr(d.document_date, 1, 4)) as year ${live} and d.kind = 'invoice' and d.document_date <= ? having year is not null`,
    today,
  )
  const before = dated && String(Number(dated.year) - 1)
  const supplier = one<{ party: string }>(
    `select d.party ${live} and d.kind = 'invoice' and d.party is not null and i.bank_details is not null order by d.seq desc limit 1`,
  )
  const seller = one<{ party: string }>(
    `select d.party ${live} and d.party is not null and exists (select 1 from invoice_items t where t.document_id = d.id) order by d.total_scaled desc, d.seq desc limit 1`,
  )
  const candidates: (ExampleQuestion | false | undefined)[] = [
    has(`select 1 ${from} and d.status = 'pending' limit 1`) && { name: 'pending' },
    dated && { name: 'suppliers', year: dated.year },
    supplier && { name: 'bank', party: supplier.party },
    seller && { name: 'bought', party: seller.party },
    has(`select 1 ${live} and i.due_date < ? limit 1`, today) && { name: 'overdue' },
    dated &&
      has(`select 1 ${live} and d.kind = 'invoice' and d.document_date like ? limit 1`, `${before}-%`) && {
        name: 'years',
        year: dated.year,
        before: before!,
      },
    has(`select 1 ${live} and d.kind = 'work_order' and d.total is not null limit 1`) && { name: 'largest' },
  ]
  return candidates.filter((one) => one !== false && one !== undefined).slice(0, MOST)
}
