import { expect, test } from 'vitest'
import { kinds } from '#app/contract/kinds/index.ts'
import { pageQuery } from '#app/contract/pagination.ts'
import { listTrash } from '#app/domain/documents/list-trash.server.ts'
import { removeDocument, restoreDocument } from '#app/domain/documents/remove.server.ts'
import { at, makePending, makeWho } from '#tests/support/make-documents.ts'

const page = pageQuery.parse({})

test('the trash shows what was deleted last first, by whom, and until when it can be had back', () => {
  const who = makeWho()
  const [first, second, kept] = [makePending(who, 'invoice'), makePending(who, 'invoice'), makePending(who, 'invoice')]
  makePending(who, 'work_order')
  removeDocument(at(who, '2026-03-11T08:00:00Z'), first)
  removeDocument(at(who, '2026-03-12T08:00:00Z'), second)
  const { data, meta } = listTrash(who, kinds.invoice, page)
  expect(data.map(({ id }) => id)).toEqual([second, first])
  expect(meta).toEqual({ total: 2, start: 1, end: 2 })
  expect(data[0]).toMatchObject({
    status: 'pending',
    deleted_at: '2026-03-12T08:00:00.000Z',
    deleted_by: 'Ada Byron',
    gone_at: '2026-04-11T08:00:00.000Z',
  })
  expect(data.map(({ id }) => id)).not.toContain(kept)
  restoreDocument(who, second)
  expect(listTrash(who, kinds.invoice, page).data.map(({ id }) => id)).toEqual([first])
  expect(listTrash(who, kinds.invoice, { number: 9, size: 25 })).toEqual({ data: [], meta: { total: 1, start: 0, end: 0 } })
  expect(listTrash(who, kinds.work_order, page).data).toEqual([])
})
