import { describe, expect, test } from 'vitest'
import type { Reading } from '#app/contract/reading.ts'
import type { Model, Prompt } from '#app/engine/refine/model.ts'
import { refineReading } from '#app/engine/refine/refine.ts'
import { wantsRows } from '#app/engine/refine/rows/wanted.ts'
import { makeReading } from '#tests/support/make-documents.ts'
import { page } from '#tests/support/words-page.ts'

const never = new AbortController().signal

const TABLE = page(
  [40, 300, 'Designation'],
  [300, 300, 'Qte'],
  [380, 300, 'Prix'],
  [480, 300, 'Total'],
  [40, 320, 'Pommes Golden'],
  [300, 320, '12'],
  [380, 320, '10,00'],
  [480, 320, '120,00'],
  [40, 340, 'Poires Conference'],
  [300, 340, '8'],
  [380, 340, '10,00'],
  [480, 340, '80,00'],
  [380, 400, 'Total HT'],
  [480, 400, '200,00'],
  [40, 420, 'TVA 20 %'],
  [480, 420, '40,00'],
  [480, 440, '240,00'],
)

const FIELDS = {
  invoice_number: 'F-1',
  invoice_date: '2026-03-01',
  supplier_name: 'Verger',
  subtotal_without_tax: '200.00',
  tax_amount: '40.00',
  total_amount_with_tax: '240.00',
}
const FIRST = { description: 'Pommes Golden', quantity: '12', unit_price: '10.00', total_amount: '120.00' }

/** The reading of an engine that missed the second row, or some cells of the first. */
function read(items: Record<string, string>[], failed = true): Reading {
  const reading = makeReading('invoice', { fields: FIELDS, items, confidence: 0.97 }, { language: 'fr' })
  const places: Record<string, [number, number, number, number]> = {
    description: [40, 320, 118, 330],
    quantity: [300, 320, 312, 330],
    unit_price: [380, 320, 410, 330],
    total_amount: [480, 320, 516, 330],
  }
  for (const cells of reading.items) {
    for (const [name, cell] of Object.entries(cells)) {
      const [left, top, right, bottom] = places[name]!
      cell.box = [left / 600, top / 800, right / 600, bottom / 800]
    }
  }
  const fields = ['subtotal_without_tax', ...items.map((_, at) => `items.${at}.total_amount`)]
  const items_add_up = { code: 'items_add_up' as const, status: failed ? ('failed' as const) : ('passed' as const), fields }
  return {
    ...reading,
    checks: [
      items_add_up,
      { code: 'line_totals', status: 'not_applicable', fields: [] },
      { code: 'vat_adds_up', status: 'not_applicable', fields: [] },
    ],
  }
}

interface Row {
  at: number
  cells: Record<string, string>
  list?: 'items' | 'vat_details'
}

/** Answers with rows that stand at these heights of the page, and nothing else. */
function says(...rows: Row[]): Model & { asked: Prompt[] } {
  const model = {
    name: 'test:7b',
    sees: false,
    asked: [] as Prompt[],
    ask(prompt: Prompt) {
      model.asked.push(prompt)
      const lines = prompt.user.split('\n').flatMap((line) => /^\[(\d+)\] p1 \d+,(\d+) /.exec(line) ?? [])
      const ids = (at: number) =>
        prompt.user.split('\n').flatMap((line) => {
          const found = /^\[(\d+)\] p1 \d+,(\d+) /.exec(line)
          return found && Number(found[2]) === Math.round(at / 8) ? [Number(found[1])] : []
        })
      const given = (list: string) =>
        rows.filter((row) => (row.list ?? 'items') === list).map(({ at, cells }) => ({ lines: ids(at), ...cells }))
      return Promise.resolve(
        lines.length > 0 && prompt.user.includes('- items:') ? { items: given('items'), vat_details: given('vat_details') } : {},
      )
    },
  }
  return model
}

const SECOND = { at: 340, cells: { description: 'Poires Conference', quantity: '8', unit_price: '10,00', total_amount: '80,00' } }

describe('rows that the engine missed', () => {
  test('are taken where the lines then add up, with their places, in the order of the page', async () => {
    const { reading, filled, origins } = await refineReading(read([FIRST]), TABLE, says(SECOND), never)
    expect(reading.items.map(({ description, total_amount: total }) => [description!.value, total!.value])).toEqual([
      ['Pommes Golden', '120.00'],
      ['Poires Conference', '80.00'],
    ])
    expect(reading.items[1]!.total_amount).toMatchObject({ source: 'model', confidence: 0.95, page: 1, text: '80,00' })
    expect(reading.checks[0]).toMatchObject({ code: 'items_add_up', status: 'passed' })
    expect(origins.items).toEqual([0, null])
    expect(filled).toContain('items.1.quantity')
  })

  test('are taken all where the engine read none', async () => {
    const first = { at: 320, cells: { description: 'Pommes Golden', quantity: '12', unit_price: '10,00', total_amount: '120,00' } }
    const { reading } = await refineReading(read([]), TABLE, says(first, SECOND), never)
    expect(reading.items).toHaveLength(2)
  })

  test.each<[string, Row]>([
    ['numbers that are printed nowhere', { at: 340, cells: { description: 'Poires Conference', quantity: '8', total_amount: '81,00' } }],
    ['the line of a total', { at: 400, cells: { description: 'Total HT', total_amount: '200,00' } }],
    ['words without a number', { at: 340, cells: { description: 'Poires Conference' } }],
    ['a number from another row', { at: 340, cells: { quantity: '12', total_amount: '120,00' } }],
    [
      'numbers in the wrong columns',
      { at: 340, cells: { description: 'Poires', quantity: '80,00', unit_price: '8', total_amount: '10,00' } },
    ],
  ])('are refused: %s', async (_, row) => {
    const { reading, filled } = await refineReading(read([FIRST]), TABLE, says(row), never)
    expect(reading.items).toHaveLength(1)
    expect(filled).toEqual([])
  })

  test('are not taken where the lines add up without them', async () => {
    const whole = { ...FIRST, total_amount: '200.00' }
    const { reading } = await refineReading(read([whole], false), TABLE, says(SECOND), never)
    expect(reading.items).toHaveLength(1)
  })
})

describe('cells of a row', () => {
  test('that are missing are filled where the line adds up with them', async () => {
    const { unit_price: _, ...without } = FIRST
    const row = { at: 320, cells: { quantity: '12', unit_price: '10,00', total_amount: '120,00' } }
    const { reading, filled } = await refineReading(read([without]), TABLE, says(row), never)
    expect(reading.items[0]!.unit_price).toMatchObject({ value: '10.00', source: 'model', confidence: 0.93 })
    expect(filled).toEqual(['items.0.unit_price'])
  })

  test('that are missing stay so where the line does not', async () => {
    const { unit_price: _, ...without } = FIRST
    const row = { at: 320, cells: { quantity: '12', unit_price: '120,00' } }
    expect((await refineReading(read([without]), TABLE, says(row), never)).filled).toEqual([])
  })

  test('that are doubtful grow surer where the model reads the same', async () => {
    const reading = read([FIRST], false)
    reading.items[0]!.quantity = { ...reading.items[0]!.quantity!, confidence: 0.75 }
    const row = { at: 320, cells: { quantity: '12', total_amount: '120,00' } }
    const { reading: refined, confirmed } = await refineReading(reading, TABLE, says(row), never)
    expect(refined.items[0]!.quantity).toMatchObject({ value: '12', confidence: 0.931, source: 'layout' })
    expect(confirmed).toEqual(['items.0.quantity'])
  })
})

describe('the taxes by rate', () => {
  const rate = (amount: string): Row => ({ at: 420, list: 'vat_details', cells: { rate: '20 %', amount } })

  test('are taken where they add up to the tax and explain it', async () => {
    const { reading, filled } = await refineReading(read([FIRST]), TABLE, says(rate('40,00')), never)
    expect(reading.vat_details.map(({ rate: of, amount }) => [of!.value, amount!.value])).toEqual([['20', '40.00']])
    expect(filled).toEqual(['vat_details.0.rate', 'vat_details.0.amount'])
  })

  test('are refused otherwise', async () => {
    const odd: Row = { at: 440, list: 'vat_details', cells: { rate: '20 %', amount: '240,00' } }
    expect((await refineReading(read([FIRST]), TABLE, says(odd), never)).reading.vat_details).toEqual([])
  })
})

test('a table that was read whole and surely, or by somebody else, is not asked about', () => {
  const whole = read([FIRST], false)
  const vat = [{ rate: whole.items[0]!.quantity!, amount: whole.items[0]!.total_amount! }]
  expect(wantsRows({ ...whole, vat_details: vat })).toBe(false)
  expect(wantsRows(read([FIRST]))).toBe(true)
  const byPerson = read([{ ...FIRST, quantity: '12' }])
  byPerson.items[0]!.quantity = { ...byPerson.items[0]!.quantity!, source: 'person' }
  expect(wantsRows(byPerson)).toBe(false)
})

test('what was answered before the model fell silent stands', async () => {
  const reading = read([FIRST])
  reading.fields.invoice_number = { ...reading.fields.invoice_number!, confidence: 0.75 }
  const words = [...page([40, 40, 'F-1'], [40, 60, 'x'])]
  const model: Model = {
    name: 'x',
    sees: false,
    ask: ({ user }) =>
      user.includes('- items:')
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ invoice_number: { lines: [1], text: 'F-1', label: null } }),
  }
  const { confirmed, trouble } = await refineReading(reading, words, model, never)
  expect(confirmed).toEqual(['invoice_number'])
  expect(trouble).toEqual(new Error('gone'))
})
