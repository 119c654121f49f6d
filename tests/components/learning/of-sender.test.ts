import { expect, test } from 'vitest'
import { memoriesOf } from '#app/components/learning/of-sender.ts'
import type { MemoryView } from '#app/contract/memory.ts'

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
