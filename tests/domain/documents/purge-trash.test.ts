import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { purgeDocument, purgeTrash } from '#app/domain/documents/purge-trash.server.ts'
import { removeDocument, restoreDocument } from '#app/domain/documents/remove.server.ts'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { oneAtATime } from '#app/domain/one-at-a-time.ts'
import { pdfPath } from '#app/platform/files.server.ts'
import { documents } from '#db/schema/documents.ts'
import { events } from '#db/schema/events.ts'
import { at, makePending, makeWho } from '#tests/support/make-documents.ts'

test('after thirty days in the trash a document and its file go; hash, actor and day of the deletion stay', async () => {
  const who = makeWho()
  const id = makePending(who, 'invoice')
  const kept = makePending(at(who, '2026-03-10T12:00:01Z'), 'invoice')
  const { sha256 } = who.db
    .select()
    .from(documents)
    .all()
    .find((row) => row.id === id)!
  const file = pdfPath(dataFolderOf(who.db), sha256!)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '%PDF-')
  removeDocument(who, id)
  removeDocument(at(who, '2026-03-11T12:00:00Z'), kept)
  const program = (now: string) => ({ db: who.db, now: new Date(now), via: 'engine' as const, member: null })

  expect(await purgeTrash(program('2026-04-09T11:59:59Z'))).toBe(0)
  expect(existsSync(file)).toBe(true)
  expect(await purgeTrash(program('2026-04-09T12:00:01Z'))).toBe(1)
  expect(existsSync(file)).toBe(false)
  expect(
    who.db
      .select()
      .from(documents)
      .all()
      .map((row) => row.id),
  ).toEqual([kept])
  const left = who.db
    .select()
    .from(events)
    .all()
    .filter((event) => event.document_id === id)
  expect(left.find((event) => event.type === 'deleted')).toMatchObject({ sha256, actor_id: who.member.id, actor_name: 'Ada Byron' })
  expect(left.find((event) => event.type === 'purged')).toMatchObject({ sha256, actor_id: null })
})

test('an admin may delete for good before that, and only what lies in the trash', async () => {
  const who = makeWho()
  const [id, kept] = [makePending(who, 'invoice'), makePending(who, 'invoice')]
  removeDocument(who, id)
  await expect(purgeDocument(makeWho('reviewer', who.db), id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(purgeDocument(who, kept)).rejects.toMatchObject({ code: 'wrong_status' })
  await purgeDocument(who, id)
  await expect(purgeDocument(who, id)).rejects.toMatchObject({ code: 'not_found' })
  const rows = who.db.select().from(documents).all()
  expect(rows.map((row) => row.id)).toEqual([kept])
  const lines = who.db.select().from(events).all()
  expect(lines.find((event) => event.type === 'purged')).toMatchObject({ document_id: id, actor_id: who.member.id })
})

test('what was taken out of the trash while its deletion waited stays', async () => {
  const who = makeWho()
  const id = makePending(who, 'invoice')
  removeDocument(who, id)
  const { sha256 } = who.db.select().from(documents).get()!
  let release = () => {}
  const held = oneAtATime(sha256!, () => new Promise<void>((done) => (release = done)))
  const purging = purgeDocument(who, id)
  restoreDocument(who, id)
  await Promise.resolve()
  release()
  await Promise.all([held, purging])
  expect(who.db.select().from(documents).get()).toMatchObject({ id, deleted_at: null })
})
