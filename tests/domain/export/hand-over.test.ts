import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workOrder } from '#app/contract/kinds/index.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { purgeDocument } from '#app/domain/documents/purge-trash.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { handOver } from '#app/domain/export/hand-over.server.ts'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { approveDocument } from '#app/domain/review/approve.server.ts'
import { reopenDocument } from '#app/domain/review/reopen.server.ts'
import type { Who } from '#app/domain/who.ts'
import { handovers } from '#db/schema/handovers.ts'
import { makePending, makeWho, ORDER, withFields } from '#tests/support/make-documents.ts'

function makeApproved(who: Who, name: string): string {
  const id = makePending(who, 'work_order', withFields(ORDER, { name }))
  approveDocument(who, id)
  return id
}

const folderOf = (who: Who) => join(dataFolderOf(who.db), 'handovers')

/** Does something while the first file of the hand-over is being written. */
async function handOverMeanwhile(who: Who, meanwhile: () => unknown) {
  const under = handOver(who, workOrder, {})
  while (!existsSync(folderOf(who)) || readdirSync(folderOf(who)).length === 0) await setImmediate()
  await meanwhile()
  return under
}

function reopenAndCorrect(who: Who, id: string): void {
  reopenDocument(who, id)
  editDocument(who, id, { version: findDocument(who, id).version, fields: { note: 'call first' } })
  approveDocument(who, id)
}

test('goes on without what was deleted for good or changed while the file was written, and says so', async () => {
  const who = makeWho()
  const [kept, gone, changed] = ['PO-1', 'PO-2', 'PO-3'].map((name) => makeApproved(who, name)) as [string, string, string]
  const handed = await handOverMeanwhile(who, async () => {
    reopenAndCorrect(who, changed)
    removeDocument(who, gone)
    await purgeDocument(who, gone)
  })
  expect(handed).toMatchObject({ documents: [kept], lines: 1, left_out: [gone, changed] })
  expect(readdirSync(folderOf(who))).toEqual([handed.file_name])
  const file = readFileSync(join(folderOf(who), handed.file_name!), 'utf8')
  expect([kept, gone, changed].map((id) => file.includes(id))).toEqual([true, false, false])
  expect([kept, changed].map((id) => findDocument(who, id).fields.ftp_quantity)).toEqual(['1', '0'])
  expect(await handOver(who, workOrder, {})).toMatchObject({ documents: [changed], left_out: [] })
})

test('where nothing is left of it, there is no file and no hand-over', async () => {
  const who = makeWho()
  const gone = makeApproved(who, 'PO-1')
  const handed = await handOverMeanwhile(who, () => reopenDocument(who, gone))
  expect(handed).toMatchObject({ file_name: null, documents: [], lines: 0, left_out: [gone] })
  expect(readdirSync(folderOf(who))).toEqual([])
  expect(who.db.select().from(handovers).all()).toEqual([])
})
