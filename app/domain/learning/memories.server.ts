import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { memorySchema, type Memory, type MemoryView } from '#app/contract/memory.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { members } from '#db/schema/members.ts'
import { memories } from '#db/schema/memories.ts'
import { Failure } from '../failure.ts'
import { mayDo, type Access } from '#app/contract/members.ts'
import { displayName, requireScope, type Who } from '../who.ts'
import { AT_REST } from './in-use.ts'

export type MemoryRow = typeof memories.$inferSelect

/** Everything that was learned and not forgotten, newest first: who taught it, when, from which document; of these senders only, where some are named. */
export function listMemories(who: Who, senders?: readonly string[]): MemoryView[] {
  return who.db
    .select(VIEW)
    .from(memories)
    .leftJoin(members, eq(members.id, memories.created_by))
    .where(and(readableBy(who), senders && inArray(memories.sender_name, senders)))
    .orderBy(desc(memories.created_at), desc(memories.id))
    .all()
    .map(viewMemory)
}

const BATCH = 20 // memories read whole at a time

/** The same with the memories themselves: what an export holds. Read as they are asked for, since all of them are many megabytes. */
export function* eachWholeMemory(who: Who): Generator<MemoryView & { memory: Memory }> {
  const views = listMemories(who)
  for (let at = 0; at < views.length; at += BATCH) {
    const batch = views.slice(at, at + BATCH)
    const ids = batch.map(({ id }) => id)
    const rows = who.db.select({ id: memories.id, data: memories.data }).from(memories).where(inArray(memories.id, ids)).all()
    const byId = new Map(rows.map(({ id, data }) => [id, data]))
    // One that was forgotten for good meanwhile is not among them.
    for (const view of batch) if (byId.has(view.id)) yield { ...view, memory: memorySchema.parse(byId.get(view.id)) }
  }
}

/** From whose papers something was learned, and how many memories there are of each. */
export function listSenders(who: Who): { sender: string; count: number }[] {
  return who.db
    .select({ sender: memories.sender_name, count: count() })
    .from(memories)
    .where(readableBy(who))
    .groupBy(memories.sender_name)
    .all()
}

/** One memory whole, as it is handed to the engine: what an export holds. */
export function findMemory(who: Who, id: string): MemoryView & { memory: Memory } {
  const row = requireMemory(who, id, 'read')
  const found = who.db.select(VIEW).from(memories).leftJoin(members, eq(members.id, memories.created_by)).where(eq(memories.id, id)).get()
  return { ...viewMemory(found!), memory: memorySchema.parse(row.data) }
}

/** From now on it has no say. What was read with its help stays as it is. */
export function forgetMemory(who: Who, id: string): void {
  const row = requireMemory(who, id, 'write')
  who.db.update(memories).set({ forgotten_at: who.now.getTime() }).where(eq(memories.id, row.id)).run()
}

export function requireMemory(who: Who, id: string, access: Access): MemoryRow {
  // Whoever may do it with none is not told which there are.
  if (!kindNames.some((name) => mayDo(who.member.role, kinds[name].scope, access))) throw new Failure('forbidden')
  const row = who.db.select().from(memories).where(eq(memories.id, id)).get()
  if (!row || row.forgotten_at !== null) throw new Failure('not_found')
  requireScope(who, kinds[row.kind].scope, access)
  return row
}

function readableBy(who: Who) {
  const readable = kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
  return and(isNull(memories.forgotten_at), inArray(memories.kind, readable))
}

/** What people see of a memory. Its places, which only the engine needs, are nearly all of it: reading thousands whole took seconds. */
const VIEW = {
  id: memories.id,
  kind: memories.kind,
  sender: memories.sender_name,
  layout: memories.layout,
  told: memories.told,
  document_id: memories.document_id,
  created_at: memories.created_at,
  teacher: members,
  at_rest: AT_REST,
}

type Viewed = Pick<MemoryRow, 'id' | 'kind' | 'layout' | 'told' | 'document_id' | 'created_at'> & {
  sender: string
  teacher: typeof members.$inferSelect | null
  at_rest: number
}

function viewMemory({ teacher, told, ...row }: Viewed): MemoryView {
  return {
    ...row,
    ...told,
    fields: taughtFields(row.kind, told.fields),
    created_at: new Date(row.created_at).toISOString(),
    created_by: teacher && displayName(teacher),
    at_rest: row.at_rest === 1,
  }
}

/** What the program keeps by itself was never taught, though memories of earlier versions may hold it. */
function taughtFields(kind: MemoryRow['kind'], fields: string[]): string[] {
  const kept = new Set<string>(kinds[kind].fields.filter((field) => field.readOnly).map(({ name }) => name))
  return fields.filter((name) => !kept.has(name))
}
