import { kinds } from '#app/contract/kinds/index.ts'
import { addDays, startOfDay } from '../analytics/periods.ts'
import type { Asked } from './answer.server.ts'
import { cite, titleOf } from './cite.server.ts'
import { lineOf } from './line-of.server.ts'
import type { Query, Range } from './query.ts'
import { blank, type Reply } from './reply.ts'
import { askRows, EDITS, readableKinds } from './rows.server.ts'

const LINES = 15

const TYPES: Record<NonNullable<Query['deed']>, readonly string[]> = {
  // What was approved may have been reopened since.
  approved: ['approved', 'reopened'],
  rejected: ['rejected', 'reopened'],
  uploaded: ['uploaded', 'created'],
  edited: EDITS,
  any: [],
}

interface Event {
  document_id: string
  at: number
  type: string
  actor_name: string | null
  note: string | null
}

/** Who did something with a document and when; without a document, how often each person did. */
export function answerHistory(asked: Asked): Reply | undefined {
  const { who, question, today, timeZone } = asked
  const deed = question.deed ?? 'any'
  if (question.named.length === 0) return deed === 'any' ? undefined : people(asked)
  const rows = askRows(who, { named: question.named, kind: question.kind, today, timeZone })
  if (rows.length === 0) return undefined
  const types = TYPES[deed].length > 0 ? `and type in (${TYPES[deed].map((type) => `'${type}'`).join(', ')})` : ''
  const sql = `select document_id, at, type, actor_name, note from events where document_id in (select value from json_each(?)) ${types} order by id desc`
  const events = who.db.$client.prepare(sql).all(JSON.stringify(rows.map(({ id }) => id))) as Event[]
  // One change of many fields is one deed.
  const deeds = [
    ...new Map(events.map((event) => [JSON.stringify([event.document_id, event.at, event.type, event.actor_name]), event])).values(),
  ]
  const titles = new Map(rows.map((row) => [row.id, titleOf(row)]))
  return {
    ...blank(question),
    tool: 'history',
    count: deeds.length,
    lines: rows.map((row) => lineOf(row)),
    deeds: deeds.slice(0, LINES).map(({ document_id, at, type, actor_name, note }) => ({
      title: titles.get(document_id)!,
      type,
      actor: actor_name,
      at: new Date(at).toISOString(),
      note,
    })),
    more: Math.max(0, deeds.length - LINES),
    citations: cite(who, rows, ({ kind }) => kinds[kind].titleField),
  }
}

/** What was done in a period, by deed and person; without a period, today. */
export function answerChanges({ who, question, today, timeZone }: Asked): Reply {
  const [range = { from: today, to: today }] = question.ranges
  const allowed = readableKinds(who).filter((kind) => !question.kind || kind === question.kind)
  const sql = `select e.type, e.actor_name as name, count(distinct e.document_id) as count from events e join documents d on d.id = e.document_id
    where d.kind in (${allowed.map((kind) => `'${kind}'`).join(', ')}) and e.at >= @from and e.at < @to group by 1, 2 order by 3 desc, 1, 2`
  const changes = who.db.$client.prepare(sql).all(instantsOf(range, timeZone)) as Reply['changes']
  return { ...blank({ ...question, ranges: [range] }), tool: 'changes', count: changes.length, changes }
}

const instantsOf = (range: Range | undefined, timeZone: string) => ({
  from: range?.from ? startOfDay(range.from, timeZone) : 0,
  to: range?.to ? startOfDay(addDays(range.to, 1), timeZone) : Number.MAX_SAFE_INTEGER,
})

function people({ who, question, timeZone }: Asked): Reply {
  const [range] = question.ranges
  const allowed = readableKinds(who).filter((kind) => !question.kind || kind === question.kind)
  const sql = `select e.actor_name as name, count(distinct e.document_id) as count from events e join documents d on d.id = e.document_id
    where d.deleted_at is null and d.kind in (${allowed.map((kind) => `'${kind}'`).join(', ')}) and e.type = @type and e.at >= @from and e.at < @to
    group by 1 order by 2 desc, 1 limit ${LINES}`
  const found = who.db.$client.prepare(sql).all({ type: TYPES[question.deed!]![0]!, ...instantsOf(range, timeZone) }) as Reply['people']
  return { ...blank(question), tool: 'people', count: found.length, people: found }
}
