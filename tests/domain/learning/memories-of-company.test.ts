import { expect, test } from 'vitest'
import type { MemoryView } from '#app/contract/memory.ts'
import { memoriesOf, memoriesOfNobody } from '#app/domain/learning/memories-of-company.server.ts'
import { mergeParty } from '#app/domain/parties/merge.server.ts'
import { addParty } from '#app/domain/parties/parties.server.ts'
import { makeWho } from '#tests/support/make-documents.ts'

const memoryOf = (sender: string): MemoryView => ({
  id: sender,
  kind: 'invoice',
  sender,
  layout: 'x',
  fields: [],
  columns: [],
  emptied: [],
  document_id: null,
  created_at: '2026-11-20T10:00:00.000Z',
  created_by: null,
  at_rest: false,
})

test('a company is known by any of its names, however it is written', () => {
  const memories = ['MÜHLE & SÖHNE GmbH', 'Muhle & Sohne  G.m.b.H.', 'Mühle Handel', 'Other'].map(memoryOf)
  const party = { name: 'Mühle & Söhne GmbH', other_names: ['Mühle-Handel'] }
  expect(memoriesOf(party, memories).map(({ sender }) => sender)).toEqual(['MÜHLE & SÖHNE GmbH', 'Muhle & Sohne  G.m.b.H.', 'Mühle Handel'])
})

test('nobody is who is no known party, however many others have a name like it', () => {
  const who = makeWho()
  const add = (name: string) => addParty(who, { role: 'supplier', name }).id
  for (let branch = 1; branch <= 30; branch += 1) add(`Branch ${branch} of Zephyr`)
  mergeParty(who, add('Zephyr Trading'), add('Zephyr'))
  const memories = ['ZEPHYR', 'Zephyr-Trading', 'Zephyr & Sons'].map(memoryOf)
  expect(memoriesOfNobody(who, memories).map(({ sender }) => sender)).toEqual(['Zephyr & Sons'])
})
