import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentRowOf } from '#app/domain/documents/row-of.ts'
import { documents } from '#db/schema/documents.ts'
import { makePending, makeWho } from '#tests/support/make-documents.ts'

test('a line of raw SQL is the row that drizzle gives, in every column', () => {
  const who = makeWho()
  const id = makePending(who, 'invoice')
  who.db
    .update(documents)
    .set({ pages_not_read: [{ page: 2, as: 'conditions' }] })
    .where(eq(documents.id, id))
    .run()
  const line = who.db.$client.prepare('select * from documents where id = ?').get(id)
  expect(documentRowOf(line)).toEqual(who.db.select().from(documents).where(eq(documents.id, id)).get())
})
