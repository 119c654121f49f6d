import { z } from 'zod'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { citationSchema, type Citation } from '#app/contract/assistant.ts'
import type { MessageView, ThreadView } from '#app/contract/threads.ts'
import { messages, threads } from '#db/schema/threads.ts'
import { Failure } from '../failure.ts'
import { newId } from '../new-id.ts'
import { requireScope, type Who } from '../who.ts'

const NAME_LENGTH = 60 // characters of the first message that name an unnamed thread

/** One's own threads, the one last used first. */
export function listThreads(who: Who): ThreadView[] {
  requireScope(who, 'bot', 'read')
  return who.db
    .select()
    .from(threads)
    .where(eq(threads.member_id, who.member.id))
    .orderBy(desc(threads.updated_at), desc(threads.id))
    .all()
    .map(viewThread)
}

/** A thread with its messages, oldest first; another person's thread is not found. */
export function findThread(who: Who, id: string): { thread: ThreadView; messages: MessageView[] } {
  const thread = requireThread(who, id, 'read')
  // Within one millisecond the order of writing decides.
  const inOrder = [asc(messages.created_at), sql`rowid`]
  const rows = who.db
    .select()
    .from(messages)
    .where(eq(messages.thread_id, id))
    .orderBy(...inOrder)
    .all()
  return { thread: viewThread(thread), messages: rows.map(viewMessage) }
}

export function createThread(who: Who, name = ''): ThreadView {
  requireScope(who, 'bot', 'write')
  const at = who.now.getTime()
  const row = { id: newId(), member_id: who.member.id, name, created_at: at, updated_at: at }
  return viewThread(who.db.insert(threads).values(row).returning().all()[0]!)
}

export function renameThread(who: Who, id: string, name: string): ThreadView {
  requireThread(who, id, 'write')
  return viewThread(who.db.update(threads).set({ name }).where(eq(threads.id, id)).returning().all()[0]!)
}

/** For good, messages included. */
export function removeThread(who: Who, id: string): void {
  requireThread(who, id, 'write')
  who.db.delete(threads).where(eq(threads.id, id)).run()
}

/** Keeps what the person wrote; the first message names a thread without a name. */
export function addMessage(who: Who, threadId: string, content: string): MessageView {
  const thread = requireThread(who, threadId, 'write')
  const at = who.now.getTime()
  return who.db.transaction((tx) => {
    tx.update(threads)
      .set({ updated_at: at, name: thread.name || content.slice(0, NAME_LENGTH) })
      .where(eq(threads.id, threadId))
      .run()
    return viewMessage(
      tx.insert(messages).values({ id: newId(), thread_id: threadId, role: 'person', content, created_at: at }).returning().get(),
    )
  })
}

/** Keeps what was answered, with what it was computed from. */
export function addAnswer(who: Who, threadId: string, content: string, citations: readonly Citation[]): MessageView {
  requireThread(who, threadId, 'write')
  const values = {
    id: newId(),
    thread_id: threadId,
    role: 'assistant' as const,
    content,
    citations: [...citations],
    created_at: who.now.getTime(),
  }
  return viewMessage(who.db.insert(messages).values(values).returning().all()[0]!)
}

function requireThread(who: Who, id: string, access: 'read' | 'write'): typeof threads.$inferSelect {
  requireScope(who, 'bot', access)
  const own = and(eq(threads.id, id), eq(threads.member_id, who.member.id))
  const thread = who.db.select().from(threads).where(own).get()
  if (!thread) throw new Failure('not_found')
  return thread
}

function viewThread({ id, name, created_at, updated_at }: typeof threads.$inferSelect): ThreadView {
  return { id, name, created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}

function viewMessage({ id, role, content, citations, created_at }: typeof messages.$inferSelect): MessageView {
  return { id, role, content, citations: z.array(citationSchema).parse(citations), created_at: new Date(created_at).toISOString() }
}
