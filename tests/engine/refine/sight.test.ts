import { describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import type { Model, Prompt } from '#app/engine/refine/model.ts'
import { refineReading } from '#app/engine/refine/refine.ts'
import { makeReading } from '#tests/support/make-documents.ts'
import { page } from '#tests/support/words-page.ts'

const never = new AbortController().signal
/** As recognition left it: the letter O for a nought. */
const WORDS = page([40, 40, 'Verger du Midi SARL'], [40, 100, 'Facture F-2O26-OO1'], [40, 130, 'Echeance 3l/O3/2026'])

function scan(source: 'ocr' | 'layout' = 'ocr'): Reading {
  const reading = makeReading('invoice', {
    fields: { invoice_number: 'F-2O26-OO1', supplier_name: 'Verger du Midi SARL' },
    confidence: 0.8,
  })
  const fields = Object.fromEntries(Object.entries(reading.fields).map(([name, cell]) => [name, { ...cell, source }]))
  return { ...reading, fields }
}

function eyes(answers: Record<string, unknown>, sees = true): Model & { asked: Prompt[] } {
  const asked: Prompt[] = []
  return {
    name: 'test-vl:8b',
    sees,
    asked,
    ask(prompt) {
      asked.push(prompt)
      return Promise.resolve(answers)
    },
  }
}

const draw = (number: number) => Promise.resolve(`picture of page ${number}`)
const SUPPLIER = { supplier_name: { lines: [1], text: 'Verger du Midi SARL', label: null } }

describe('a scan before a model that can see', () => {
  test('is shown page by page, three at most, for the header, and at once for the rows', async () => {
    const pages = [1, 2, 3, 4].flatMap((number) => WORDS.map((one) => ({ ...one, page: number })))
    const model = eyes({})
    await refineReading(scan(), pages, model, never, draw)
    expect(model.asked.map(({ images }) => images?.length)).toEqual([1, 1, 1, 3])
    expect(model.asked[1]).toMatchObject({ images: ['picture of page 2'] })
    expect(model.asked[1]!.user).toContain('p2 ')
    expect(model.asked[1]!.user).not.toContain('p1 ')
  })

  test('is surer of what both read the same', async () => {
    const { reading } = await refineReading(scan(), WORDS, eyes(SUPPLIER), never, draw)
    expect(reading.fields.supplier_name!.confidence).toBeGreaterThan(0.9)
    const { reading: unseen } = await refineReading(scan(), WORDS, eyes(SUPPLIER, false), never, draw)
    expect(unseen.fields.supplier_name!.confidence).toBeLessThan(0.9)
  })

  test('a value whose letters were misread is found among the recognised words and read as the model saw it', async () => {
    const answers = { due_date: { lines: [3], text: '31/03/2026', label: 'Echeance' } }
    const { reading } = await refineReading(scan(), WORDS, eyes(answers), never, draw)
    expect(reading.fields.due_date).toMatchObject({ value: '2026-03-31', text: '3l/O3/2026', source: 'model' })
    expect(reading.fields.due_date!.confidence).toBeLessThan(0.9)
  })

  test('a doubtful code keeps its letters; those that the model saw are offered beside it', async () => {
    const answers = { invoice_number: { lines: [2], text: 'F-2026-001', label: 'Facture' } }
    const { reading } = await refineReading(scan(), WORDS, eyes(answers), never, draw)
    expect(reading.fields.invoice_number).toMatchObject({ value: 'F-2O26-OO1', candidates: [{ value: 'F-2026-001', source: 'model' }] })
  })

  test('what is among no recognised words is refused, whatever the picture shows', async () => {
    const answers = { due_date: { lines: [3], text: '30/04/2026', label: 'Echeance' } }
    expect((await refineReading(scan(), WORDS, eyes(answers), never, draw)).filled).toEqual([])
  })
})

test.each<[string, Reading, boolean, () => Promise<string | undefined>]>([
  ['with text of its own', scan('layout'), true, () => Promise.resolve('picture')],
  ['before a model without eyes', scan(), false, () => Promise.resolve('picture')],
  ['that cannot be drawn', scan(), true, () => Promise.resolve(undefined)],
])('a paper %s is asked about by its words alone', async (_, reading, sees, draws) => {
  const model = eyes(SUPPLIER, sees)
  const { reading: refined } = await refineReading(reading, WORDS, model, never, draws)
  expect(model.asked.every(({ images }) => images === undefined)).toBe(true)
  expect(refined.fields.supplier_name!.reason).toContain('the model reads the same')
})
