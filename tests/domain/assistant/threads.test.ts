import { expect, test } from 'vitest'
import { addMessage, createThread, findThread, listThreads, removeThread, renameThread } from '#app/domain/assistant/threads.server.ts'
import { makeWho } from '#tests/support/make-documents.ts'

test('a thread is made, named by its first message, renamed and removed', () => {
  const who = makeWho()
  const { id, name } = createThread(who)
  expect(name).toBe('')
  addMessage(who, id, 'Which invoices fall due?')
  addMessage(who, id, 'And next week?')
  expect(findThread(who, id)).toMatchObject({
    thread: { name: 'Which invoices fall due?' },
    messages: [{ role: 'person', content: 'Which invoices fall due?' }, { content: 'And next week?' }],
  })
  expect(renameThread(who, id, 'Due dates').name).toBe('Due dates')
  removeThread(who, id)
  expect(listThreads(who)).toEqual([])
  expect(who.db.$client.prepare('select count(*) from messages').pluck().get()).toBe(0)
})

test('another person finds nothing, not even as an admin', () => {
  const owner = makeWho('reviewer')
  const { id } = createThread(owner, 'Mine')
  const other = { ...owner, member: { ...owner.member, id: 'somebody-else', role: 'admin' as const } }
  expect(listThreads(other)).toEqual([])
  for (const attempt of [
    () => findThread(other, id),
    () => renameThread(other, id, 'x'),
    () => removeThread(other, id),
    () => addMessage(other, id, 'x'),
  ])
    expect(attempt).toThrow(expect.objectContaining({ code: 'not_found' }))
})

test('viewers have no assistant', () => {
  expect(() => listThreads(makeWho('viewer'))).toThrow(expect.objectContaining({ code: 'forbidden' }))
})
