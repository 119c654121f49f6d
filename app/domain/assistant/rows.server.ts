import type { Status } from '#app/contract/documents.ts'
import { kindNames, kinds, type KindName } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import type { Who } from '../who.ts'
import type { Range } from './question.ts'

/** As much of a document as answers need. Amounts are exact decimals, dates `yyyy-mm-dd`. */
export interface AskedRow {
  id: string
  kind: KindName
  status: Status
  title: string | null
  file_name: string | null
  party: string | null
  client: string | null
  total: string | null
  currency: string | null
  document_date: string | null
  due_date: string | null
  /** What is still to be paid, of invoices. */
  amount: string | null
}

export interface Wish {
  kind?: KindName | null
  statuses?: readonly Status[]
  /** Of the document's own date, or of its due date. */
  dated?: Range | null
  due?: Partial<Range>
  party?: string | null
  currency?: string | null
  ids?: readonly string[]
  newestFirst?: boolean
  limit?: number
}

const COLUMNS =
  'd.id, d.kind, d.status, d.title, d.file_name, d.party, d.client, d.total, d.currency, d.document_date, i.due_date, i.amount'

/** The documents that fit and that the member may read, those in the trash left out. */
export function askRows(who: Who, { kind, statuses, dated, due, party, currency, ids, newestFirst, limit }: Wish): AskedRow[] {
  const allowed = readableKinds(who).filter((name) => !kind || name === kind)
  const parts = ['d.deleted_at is null', `d.kind in (${quoted(allowed)})`]
  const values: Record<string, string | number> = {}
  const add = (part: string, name: string, value: string | number) => {
    parts.push(part)
    values[name] = value
  }
  if (statuses?.length) parts.push(`d.status in (${quoted(statuses)})`)
  if (dated) {
    add('d.document_date >= @from', 'from', dated.from)
    add('d.document_date <= @to', 'to', dated.to)
  }
  if (due) parts.push('i.due_date is not null')
  if (due?.from) add('i.due_date >= @due_from', 'due_from', due.from)
  if (due?.to) add('i.due_date <= @due_to', 'due_to', due.to)
  if (party) add('(d.party_key = @party or d.client_key = @party)', 'party', party)
  if (currency) add('d.currency = @currency', 'currency', currency)
  if (ids) add('d.id in (select value from json_each(@ids))', 'ids', JSON.stringify(ids))
  const order = newestFirst ? 'd.seq desc' : due ? 'i.due_date, d.seq' : 'd.seq'
  const sql = `select ${COLUMNS} from documents d left join invoices i on i.document_id = d.id where ${parts.join(' and ')} order by ${order} limit @limit`
  return who.db.$client.prepare(sql).all({ ...values, limit: limit ?? -1 }) as AskedRow[]
}

export function readableKinds(who: Who): KindName[] {
  return kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
}

/** Words of our own, from enumerations; nothing that a person typed. */
const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')
