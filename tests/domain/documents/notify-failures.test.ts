import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announceChange } from '#app/domain/documents/changes.ts'
import { notifyFailures, type UnreadFile } from '#app/domain/documents/notify-failures.server.ts'
import { documentRow } from '#app/domain/documents/require-document.server.ts'
import { storeFailure } from '#app/domain/intake/store-failure.server.ts'
import type { Who } from '#app/domain/who.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { documents } from '#db/schema/documents.ts'
import { members } from '#db/schema/members.ts'
import { makeProcessing, makeWho } from '#tests/support/make-documents.ts'

/** A document that could not be read, and what was mailed about it. */
async function failDocument(who: Who, before: () => void = () => undefined): Promise<{ id: string; mails: Mail[] }> {
  const id = makeProcessing(who, 'invoice')
  who.db.update(documents).set({ file_name: 'a.pdf' }).where(eq(documents.id, id)).run()
  before()
  const mails: Mail[] = []
  const compose = async (content: object) => ({ subject: 's', text: JSON.stringify(content) })
  const rest = notifyFailures(who.db, { url: 'http://house', compose, send: async (mail) => void mails.push(mail) })
  const changed = storeFailure({ db: who.db, now: who.now, via: 'engine', member: null }, id, 'encrypted', 'A password is needed.')
  announceChange(who.db, changed!)
  await new Promise((resolve) => setImmediate(resolve))
  await rest()
  announceChange(who.db, documentRow(who.db, id)!)
  await new Promise((resolve) => setImmediate(resolve))
  return { id, mails }
}

test('whoever uploaded a file that can not be read is told once, in their language', async () => {
  const who = makeWho()
  who.db.update(members).set({ language: 'fr' }).where(eq(members.id, who.member.id)).run()
  const { id, mails } = await failDocument(who)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.to).toBe(who.member.email)
  expect(JSON.parse(mails[0]!.text)).toEqual({
    name: 'Ada Byron',
    files: [{ file: 'a.pdf', code: 'encrypted', url: `http://house/invoice_extracts/${id}` }],
    language: 'fr',
  })
})

test('who wants no mails gets none', async () => {
  const who = makeWho()
  const refuse = () => who.db.update(members).set({ notifications: false }).where(eq(members.id, who.member.id)).run()
  expect((await failDocument(who, () => void refuse())).mails).toEqual([])
})

test('many files that can not be read are one mail, once nothing else of the same person is being read', async () => {
  const who = makeWho()
  const ids = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((file_name) => {
    const id = makeProcessing(who, 'invoice')
    who.db.update(documents).set({ file_name }).where(eq(documents.id, id)).run()
    return id
  })
  // What another person uploaded is waited for by nobody else.
  makeProcessing(makeWho('reviewer', who.db), 'invoice')
  const mails: Mail[] = []
  const compose = async ({ files }: { files: UnreadFile[] }) => ({ subject: 's', text: files.map(({ file }) => file).join() })
  const end = notifyFailures(who.db, { url: 'http://house', compose, send: async (mail) => void mails.push(mail) })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const fail = async (id: string) => {
    announceChange(
      who.db,
      storeFailure({ db: who.db, now: who.now, via: 'engine', member: null }, id, 'encrypted', 'A password is needed.')!,
    )
    await settled()
  }
  await fail(ids[0]!)
  await fail(ids[1]!)
  await fail(ids[2]!)
  expect(mails).toEqual([])
  // One of them is thrown away before the mail goes, and the last one is read after all.
  who.db.update(documents).set({ deleted_at: 1 }).where(eq(documents.id, ids[1]!)).run()
  who.db.update(documents).set({ status: 'pending' }).where(eq(documents.id, ids[3]!)).run()
  announceChange(who.db, documentRow(who.db, ids[3]!)!)
  await settled()
  expect(mails.map(({ text }) => text)).toEqual(['a.pdf,c.pdf'])

  // What waits when the server stops is told before.
  makeProcessing(who, 'invoice')
  const late = makeProcessing(who, 'invoice')
  await fail(late)
  expect(mails).toHaveLength(1)
  await end()
  expect(mails).toHaveLength(2)
})
