import { describe, expect, test } from 'vitest'
import type { Known, Question } from '#app/domain/assistant/question.ts'
import { understandQuestion } from '#app/domain/assistant/understand.ts'
import { wordings } from './wordings.ts'

const known: Known = {
  today: '2026-03-10',
  parties: ['verger du midi sarl', 'northwind traders'],
  numbers: new Map([
    ['f2', ['id-f2']],
    ['nw77', ['id-nw77']],
    ['po77', ['id-po77']],
  ]),
}

describe.each(['en', 'es', 'fr'] as const)('twenty wordings in %s', (language) => {
  test.each(wordings[language])('%s', (asked, expected) => {
    const { question, language: spoken } = understandQuestion(asked, known)
    expect(question).toMatchObject(expected satisfies Partial<Question>)
    expect([language, null]).toContain(spoken)
  })

  test('there are twenty', () => expect(wordings[language].length).toBeGreaterThanOrEqual(20))
})

describe('whether words alone tell what is meant', () => {
  test.each([
    'How many invoices are waiting for approval?',
    'How much did Verger du Midi invoice this year?',
    '¿Qué facturas están vencidas?',
    'Quelles factures sont en retard ?',
  ])('they do: %s', (asked) => {
    expect(understandQuestion(asked, known).isWhole).toBe(true)
  })

  test.each([
    'Which supplier raised its prices most since January?',
    '¿A quién le compramos más manzanas que peras?',
    'Pourquoi cette facture est-elle plus chère que la précédente ?',
    'Hello',
  ])('they do not: %s', (asked) => {
    expect(understandQuestion(asked, known).isWhole).toBe(false)
  })
})
