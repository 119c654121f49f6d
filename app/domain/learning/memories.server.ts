import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { memorySchema, type Memory, type MemoryView } from '#app/contract/memory.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { members } from '#db/schema/members.ts'
import { memories } from '#db/schema/memories.ts'
import { Failure } from '../failure.ts'
import { mayDo, type Access } from '#app/contract/members.ts'
import { displayName, requireScope, type Who } from '../who.ts'
import { AT_REST } from './in-use.ts'

export type MemoryRow = typeof memories.$inferSelect

/** Everything that was learned and not forgotten, newest first: who taught it, when, from which document; `whole` with the memories themselves. */
export function listMemories(who: Who, whole = false): (MemoryView & { memory?: Memory })[] {
  const readable = kindNames.filter((name) => mayDo(who.member.role, kinds[name].scope, 'read'))
  return who.db
    .select({ memories, members, atRest: AT_REST })
    .from(memories)
    .leftJoin(members, eq(members.id, memories.created_by))
    .where(and(isNull(memories.forgotten_at), inArray(memories.kind, readable)))
    .orderBy(desc(memories.created_at), desc(memories.id))
    .all()
    .map(({ memories: row, members: member, atRest }) => ({
      ...viewMemory(row, member && displayName(member), atRest === 1),
      ...(whole ? { memory: memorySchema.parse(row.data) } : {}),
    }))
}

/** One memory whole, as it is handed to the engine: what an export holds. */
export function findMemory(who: Who, id: string): MemoryView & { memory: Memory } {
  const row = requireMemory(who, id, 'read')
  const member = row.created_by === null ? undefined : who.db.select().from(members).where(eq(members.id, row.created_by)).get()
  const { atRest } = who.db.select({ atRest: AT_REST }).from(memories).where(eq(memories.id, id)).get()!
  return { ...viewMemory(row, member ? displayName(member) : null, atRest === 1), memory: memorySchema.parse(row.data) }
}

/** From now on it has no say. What was read with its help stays as it is. */
export function forgetMemory(who: Who, id: string): void {
  const row = requireMemory(who, id, 'write')
  who.db.update(memories).set({ forgotten_at: who.now.getTime() }).where(eq(memories.id, row.id)).run()
}

export function requireMemory(who: Who, id: string, access: Access): MemoryRow {
  const row = who.db.select().from(memories).where(eq(memories.id, id)).get()
  if (!row || row.forgotten_at !== null) throw new Failure('not_found')
  requireScope(who, kinds[row.kind].scope, access)
  return row
}

function viewMemory(row: MemoryRow, teacher: string | null, atRest: boolean): MemoryView {
  const memory = memorySchema.parse(row.data)
  return {
    id: row.id,
    kind: row.kind,
    sender: row.sender_name,
    layout: row.layout,
    fields: taughtFields(row.kind, memory),
    columns: (memory.table?.columns ?? []).flatMap(({ name }) => (name ? [name] : [])),
    emptied: memory.emptied,
    document_id: row.document_id,
    created_at: new Date(row.created_at).toISOString(),
    created_by: teacher,
    at_rest: atRest,
  }
}

/** What the program keeps by itself was never taught, though memories of earlier versions may hold it. */
function taughtFields(kind: MemoryRow['kind'], memory: Memory): string[] {
  const kept = new Set<string>(kinds[kind].fields.filter((field) => field.readOnly).map(({ name }) => name))
  return Object.keys(memory.fields).filter((name) => !kept.has(name))
}
