import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announceChange } from '#app/domain/documents/changes.ts'
import { notifyFailures } from '#app/domain/documents/notify-failures.server.ts'
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
  rest()
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
    file: 'a.pdf',
    code: 'encrypted',
    url: `http://house/invoice_extracts/${id}`,
    language: 'fr',
  })
})

test('who wants no mails gets none', async () => {
  const who = makeWho()
  const refuse = () => who.db.update(members).set({ notifications: false }).where(eq(members.id, who.member.id)).run()
  expect((await failDocument(who, () => void refuse())).mails).toEqual([])
})
