import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { invoice } from '#app/contract/kinds/index.ts'
import { listConditions } from '#app/domain/documents/list-conditions.ts'
import { byTurns, eachDocument } from '#app/domain/export/each-document.server.ts'
import { toUbl } from '#app/domain/export/ubl-archive.ts'
import type { Who } from '#app/domain/who.ts'
import { makePending, makeWho } from '#tests/support/make-documents.ts'

const COUNT = 60

function makeMany(): Who {
  const who = makeWho()
  for (let at = 0; at < COUNT; at += 1) makePending(who, 'invoice')
  return who
}
const all = (who: Who) => byTurns(eachDocument(who.db, listConditions(invoice, {})))

// Five pieces for every document, each through a dozen streams: 7,200 invoices took half a minute.
test('an archive goes out in few pieces', async () => {
  const { body, extension } = await toUbl(all(makeMany()))
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece as Buffer)
  expect(extension).toBe('zip')
  expect(pieces.length).toBeLessThan(COUNT / 10)
})

test('an archive that nobody reads is not made', async () => {
  let given = 0
  async function* counted() {
    for await (const document of all(makeMany())) {
      given += 1
      yield document
    }
  }
  const { body } = await toUbl(counted())
  expect(given).toBe(2)
  body.destroy()
})

test('what cannot be read ends the archive with an error', async () => {
  const who = makeMany()
  async function* failing() {
    let given = 0
    for await (const document of all(who)) {
      given += 1
      if (given > 5) throw new Error('out of order')
      yield document
    }
  }
  const { body } = await toUbl(failing())
  await expect(buffer(body)).rejects.toThrow('out of order')
})
