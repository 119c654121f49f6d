import type { Status } from '#app/contract/documents.ts'
import { SURE } from '#app/contract/doubt.ts'
import { kindNames, kinds, type KindName } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import type { CheckCode, WarningCode } from '#app/contract/reading.ts'
import { addDays, startOfDay } from '../analytics/periods.ts'
import { scaleDecimal } from '../documents/keys.ts'
import { searchTerms } from '../documents/list-conditions.ts'
import type { Who } from '../who.ts'
import type { Question, Range, State } from './query.ts'
import { fieldOfTopic, type Topic } from './topics.ts'

/** As much of a document as answers need. Amounts are exact decimals, dates `yyyy-mm-dd`. */
export interface AskedRow {
  id: string
  kind: KindName
  status: Status
  title: string | null
  file_name: string | null
  party: string | null
  party_key: string | null
  client: string | null
  client_key: string | null
  total: string | null
  net: string | null
  tax: string | null
  currency: string | null
  document_date: string | null
  due_date: string | null
  delivery_date: string | null
  /** What is still to be paid, of invoices. */
  amount: string | null
}

const COLUMNS = `d.id, d.kind, d.status, d.title, d.file_name, d.party, d.party_key, d.client, d.client_key, d.total, d.currency, d.document_date,
  coalesce(i.subtotal_without_tax, w.total_amount_without_tax) as net, i.tax_amount as tax, i.due_date, i.amount, w.requested_delivery_date as delivery_date`

const VALUES: Record<KindName, string> = { invoice: 'i', work_order: 'w' }

/** What narrows documents down: as much of a question as concerns them. */
export type Wish = Partial<
  Pick<
    Question,
    | 'kind'
    | 'statuses'
    | 'states'
    | 'present'
    | 'missing'
    | 'over'
    | 'under'
    | 'basis'
    | 'currency'
    | 'parties'
    | 'doer'
    | 'named'
    | 'words'
  >
> & { range?: Range | null; timeZone: string; today: string }

/** The documents that fit and that the member may read, those in the trash left out; the last that came first, what falls due by its day. */
export function askRows(who: Who, wish: Wish): AskedRow[] {
  const {
    kind,
    statuses,
    states = [],
    present = [],
    missing = [],
    over,
    under,
    basis = 'dated',
    currency,
    parties = [],
    doer,
    named = [],
    words,
  } = wish
  const allowed = readableKinds(who).filter((name) => !kind || name === kind)
  const parts = ['d.deleted_at is null', `d.kind in (${quoted(allowed)})`]
  const values: Record<string, string | number> = {}
  const add = (part: string, more: Record<string, string | number>) => {
    parts.push(part)
    Object.assign(values, more)
  }
  if (statuses?.length) parts.push(`d.status in (${quoted(statuses)})`)
  for (const state of states) add(`(${STATES[state]})`, state === 'overdue' ? { today: wish.today } : {})
  for (const topic of present) parts.push(mentions(topic, allowed, 'is not null'))
  for (const topic of missing) parts.push(mentions(topic, allowed, 'is null'))
  if (over) add('d.total_scaled >= @over', { over: scaleDecimal(over)! })
  if (under) add('d.total_scaled <= @under', { under: scaleDecimal(under)! })
  const when = DAYS[basis]
  if (wish.range?.from) add(`${when} >= @from`, { from: basis in INSTANTS ? startOfDay(wish.range.from, wish.timeZone) : wish.range.from })
  if (wish.range?.to)
    add(`${when} < @to`, { to: basis in INSTANTS ? startOfDay(addDays(wish.range.to, 1), wish.timeZone) : addDays(wish.range.to, 1) })
  if (basis !== 'dated') parts.push(`${when} is not null`)
  if (parties.length > 0)
    add('(d.party_key in (select value from json_each(@parties)) or d.client_key in (select value from json_each(@parties)))', {
      parties: JSON.stringify(parties.flatMap(({ fits }) => fits.flat())),
    })
  if (doer) add(DONE_BY[doer.deed], { doers: JSON.stringify(doer.members.map(({ id }) => id)) })
  if (currency) add('d.currency = @currency', { currency })
  if (named.length > 0) add('d.id in (select value from json_each(@named))', { named: JSON.stringify(named) })
  if (words) {
    const { folded: _, ...terms } = searchTerms(words)
    const found = [
      ...(terms.in_fields ? ['select rowid from document_fields_search where document_fields_search match @in_fields'] : []),
      ...(terms.on_pages ? ['select rowid from document_text_search where document_text_search match @on_pages'] : []),
    ]
    add(found.length > 0 ? `d.seq in (${found.join(' union ')})` : 'false', terms)
  }
  const order =
    basis === 'due' || states.includes('overdue') || states.includes('to_pay')
      ? 'i.due_date, d.seq'
      : basis === 'delivery'
        ? 'w.requested_delivery_date, d.seq'
        : 'd.seq desc'
  const sql = `select ${COLUMNS} from documents d left join invoices i on i.document_id = d.id left join work_orders w on w.document_id = d.id
    where ${parts.join(' and ')} order by ${order}`
  return who.db.$client.prepare(sql).all(values) as AskedRow[]
}

const INSTANTS = { arrived: true, read: true, approved: true, rejected: true }
const DAYS = {
  dated: 'd.document_date',
  due: 'i.due_date',
  delivery: 'w.requested_delivery_date',
  arrived: 'd.created_at',
  read: 'd.first_read_at',
  approved: 'd.approved_at',
  rejected: `(case when d.status = 'rejected' then (select max(at) from events where document_id = d.id and type = 'rejected') end)`,
} as const satisfies Record<Question['basis'], string>

/** Events by which a person changes values. */
export const EDITS = ['edited', 'confirmed', 'filled_by_hand']

const DOERS = '(select value from json_each(@doers))'
const byEvent = (types: readonly string[]) =>
  `exists (select 1 from events e where e.document_id = d.id and e.type in (${quoted(types)}) and e.actor_id in ${DOERS})`
/** What was approved or rejected and is so no longer, nobody has approved or rejected. */
const DONE_BY: Record<NonNullable<Question['doer']>['deed'], string> = {
  approved: `d.approved_by in ${DOERS}`,
  rejected: `d.status = 'rejected' and (select actor_id from events e where e.document_id = d.id and e.type = 'rejected' order by e.id desc limit 1) in ${DOERS}`,
  uploaded: `d.created_by in ${DOERS}`,
  edited: byEvent(EDITS),
}

const failed = (...codes: CheckCode[]) =>
  `exists (select 1 from json_each(d.checks) c where json_extract(c.value, '$.status') = 'failed'
    ${codes.length > 0 ? `and json_extract(c.value, '$.code') in (${quoted(codes)})` : ''})`
const warned = (...codes: WarningCode[]) =>
  `exists (select 1 from json_each(d.warnings) w ${codes.length > 0 ? `where json_extract(w.value, '$.code') in (${quoted(codes)})` : ''})`
/** An order and an invoice that name the same number, both alive. */
const MATCHED = `(d.kind = 'invoice' and exists (select 1 from work_orders o join documents other on other.id = o.document_id
    where o.number_key = i.order_key and other.deleted_at is null and other.status in ('pending', 'approved')))
  or (d.kind = 'work_order' and exists (select 1 from invoices o join documents other on other.id = o.document_id
    where o.order_key = w.number_key and other.deleted_at is null and other.status in ('pending', 'approved')))`

const STATES: Record<State, string> = {
  overdue: 'i.due_date < @today',
  // More than nothing, told by its digits: amounts are never binary fractions.
  to_pay: `d.kind = 'invoice' and coalesce(i.amount, d.total) not like '-%' and trim(coalesce(i.amount, d.total), '0.') <> ''`,
  doubtful: `d.doubtful > 0 or d.confidence < ${SURE}`,
  credit: `d.kind = 'invoice' and d.total_scaled < 0`,
  duplicate: failed('duplicate'),
  bank_changed: failed('bank_details_changed'),
  order_differs: failed('amounts_match_order'),
  sums_wrong: failed('totals_add_up', 'items_add_up', 'vat_adds_up', 'line_totals'),
  iban_wrong: failed('iban_valid'),
  tax_id_wrong: failed('tax_id_valid'),
  check_failed: failed(),
  price_changed: warned('price_changed'),
  warned: warned(),
  matched: MATCHED,
  unmatched: `not (${MATCHED})`,
}

/** Of the kinds that have the field at all. */
function mentions(topic: Topic, allowed: readonly KindName[], test: 'is null' | 'is not null'): string {
  const fitting = allowed.flatMap((kind) => {
    const field = fieldOfTopic(topic, kind)
    return field ? [`(d.kind = '${kind}' and ${VALUES[kind]}.${field} ${test})`] : []
  })
  return fitting.length > 0 ? `(${fitting.join(' or ')})` : 'false'
}

export function readableKinds(who: Who): KindName[] {
  return kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
}

/** Words of our own, from enumerations; nothing that a person typed. */
function quoted(list: readonly string[]): string {
  return list.map((word) => `'${word}'`).join(', ')
}
