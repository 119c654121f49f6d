import { expect, test } from 'vitest'
import { announceChange, watchChanges } from '#app/domain/documents/changes.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { freshDatabase } from '#tests/support/database.ts'

function listen() {
  const db = freshDatabase()
  const heard: string[] = []
  watchChanges(db, ({ id }) => heard.push(`${id}${db.$client.inTransaction ? ' too early' : ''}`))
  const announce = (id: string) => announceChange(db, { id, kind: 'invoice', status: 'pending', version: 1 })
  return { db, heard, announce }
}

test('a change within a transaction is told when the outermost is through', () => {
  const { db, heard, announce } = listen()
  inTransaction(db, () => {
    inTransaction(db, () => announce('edited'))
    announce('approved')
    expect(heard).toEqual([])
  })
  announce('another')
  expect(heard).toEqual(['edited', 'approved', 'another'])
})

test('a change that is taken back is never told', () => {
  const { db, heard, announce } = listen()
  const fail = (): never => {
    throw new Error('refused')
  }
  inTransaction(db, () => {
    announce('kept')
    try {
      inTransaction(db, () => {
        announce('savepoint taken back')
        fail()
      })
    } catch {
      // the rest goes on
    }
  })
  expect(() =>
    inTransaction(db, () => {
      announce('taken back')
      fail()
    }),
  ).toThrow('refused')
  announce('later')
  expect(heard).toEqual(['kept', 'later'])
})
