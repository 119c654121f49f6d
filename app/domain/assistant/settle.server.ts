import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import { addDays } from '../analytics/periods.ts'
import { foldText } from '../documents/keys.ts'
import type { Who } from '../who.ts'
import type { Question, Settled, State } from './query.ts'
import { readableKinds } from './rows.server.ts'
import { fieldOfTopic } from './topics.ts'

export const LIVE: readonly Status[] = ['pending', 'approved']
const DUE_SOON = 30 // days, where no period is named
const MOST_NAMES = 5

/** What a question leaves open is decided, so that what is looked at can be said before anything was looked up. */
export function settleQuestion(who: Who, question: Question, today: string): Settled {
  const soon = { from: today, to: addDays(today, DUE_SOON) }
  const isOpen = question.ranges.length === 0 && question.present.length + question.missing.length === 0
  const ranges =
    isOpen && (question.basis === 'due' || question.basis === 'delivery') && question.ask !== 'field' ? [soon] : question.ranges
  const partyNames = question.parties.flatMap(({ fits }) => fits.map((names) => printedName(who, names)))
  return { ...question, kind: kindOf(who, question), statuses: statusesOf(question), ranges, partyNames: partyNames.slice(0, MOST_NAMES) }
}

const OF_INVOICES = new Set<State>(['overdue', 'to_pay', 'credit', 'bank_changed', 'order_differs'])

/** The kind that a question means by what it speaks of. */
function kindOf(who: Who, { kind, ask, by, basis, states, present, missing, deed }: Question): KindName | null {
  if (kind) return kind
  if (basis === 'due' || states.some((state) => OF_INVOICES.has(state))) return 'invoice'
  if (basis === 'delivery') return 'work_order'
  const [topic] = [...present, ...missing]
  if (topic && !fieldOfTopic(topic, 'work_order')) return 'invoice'
  if (topic && !fieldOfTopic(topic, 'invoice')) return 'work_order'
  if (deed || by === 'kind') return null
  if (by === 'party' || by === 'rate') return 'invoice'
  // Customers order, and are invoiced: where no order ever came, their invoices are meant.
  if (by === 'client') return hasOrders(who) ? 'work_order' : 'invoice'
  return ask === 'sum' || ask === 'average' ? 'invoice' : null
}

function hasOrders(who: Who): boolean {
  const sql = "select exists (select 1 from documents where kind = 'work_order' and deleted_at is null)"
  return readableKinds(who).includes('work_order') && who.db.$client.prepare(sql).pluck().get() === 1
}

/** Where values are asked for, documents that were rejected or are not read do not count, unless the question says so. */
function statusesOf({ statuses, states, present, missing, over, under, ask, order, basis, named, by }: Question): Status[] {
  if (statuses.length > 0 || named.length > 0 || basis === 'rejected') return statuses
  if (states.includes('doubtful')) return ['pending']
  const byValue =
    states.length + present.length + missing.length > 0 || (over ?? under) !== null || order === 'highest' || order === 'lowest'
  const isReckoned = ['sum', 'average', 'items', 'quantity', 'price', 'average_price', 'parties'].includes(ask)
  return (byValue || isReckoned || basis === 'due' || basis === 'delivery') && by !== 'status' ? [...LIVE] : []
}

function printedName(who: Who, names: readonly string[]): string {
  const kinds = readableKinds(who)
    .map((kind) => `'${kind}'`)
    .join(', ')
  const sql = `select party, party_key, client from documents where deleted_at is null and kind in (${kinds})
    and (party_key in (select value from json_each(@names)) or client_key in (select value from json_each(@names))) order by seq desc limit 1`
  const row = who.db.$client.prepare(sql).get({ names: JSON.stringify(names) }) as Record<'party' | 'client', string | null> | undefined
  const fitting = row?.party && names.includes(foldText(row.party)) ? row.party : row?.client
  return fitting ?? names[0]!
}
