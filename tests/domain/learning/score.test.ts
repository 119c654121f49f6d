import { describe, expect, test } from 'vitest'
import { groupBy, summarize } from '#app/domain/learning/score-report.ts'
import { alignRows } from '#app/domain/learning/score-rows.ts'
import { isRight } from '#app/domain/learning/score-value.ts'
import { type Given, scoreDocument, type Truth } from '#app/domain/learning/score.ts'

describe('a value is right', () => {
  test.each([
    ['invoice_date', '2026-03-31', '2026-03-31', true],
    ['invoice_date', '2026-03-13', '2026-03-31', false],
    ['amount', '240', '240.00', true],
    ['amount', '-240.0', '-240', true],
    ['amount', '240.01', '240.00', false],
    ['amount', '0', '-0', true],
    ['amount', 'NaN', 'NaN', true],
    ['quantity', '012', '12', true],
    ['invoice_number', 'f-2026 001', 'F2026/001', true],
    ['invoice_number', 'F-2026-001', 'F-2026-0011', false],
    ['supplier_name', 'Société Générale', 'SOCIETE GENERALE', true],
    ['supplier_name', 'Maison Belcour du Port SARL', 'Maison Belcour du Port', true],
    ['supplier_name', 'Belcour', 'Maison Belcour', false],
    ['supplier_contact', '01 02 03 04 05', 'Tél. 01 02 03 04 05 a@b.example', true],
    ['supplier_contact', 'Tél', 'Tél. 01 02 03 04 05', false],
    ['bank_details', 'FR76 3000 4000', 'IBAN FR7630004000 BIC X', true],
    ['bank_details', 'Banque du Sud', 'Banque du Sud', true],
    ['bank_details', 'FR76 3000', 'IBAN FR7630004000', false],
    ['description', 'Pommes Golden bio calibre 70', 'Pommes Golden bio calibre 70 x', true],
    ['description', 'Pommes', 'Pommes Golden', false],
    ['client', 'anything', 'anything', false],
  ])('%s: %s for %s is %s', (field, given, truth, right) => expect(isRight(field, given, truth)).toBe(right))
})

describe('rows', () => {
  const row = (description: string, quantity: string) => ({ description: { value: description }, quantity: { value: quantity } })
  test('are aligned in order so that the most cells are right', () => {
    const given = [row('Report', '9'), row('Pommes', '1'), row('Poires', '2')]
    const truth = [
      { description: 'Pommes', quantity: '1' },
      { description: 'Kiwis', quantity: '5' },
      { description: 'Poires', quantity: '2' },
    ]
    expect(alignRows(given, truth)).toEqual({
      pairs: [
        [1, 0],
        [2, 2],
      ],
      extra: [0],
      lost: [1],
    })
  })
  test('without one right cell are paired all the same', () => {
    expect(alignRows([row('x', '1')], [{ description: 'y', quantity: '2' }]).pairs).toEqual([[0, 0]])
  })
})

describe('a document', () => {
  const truth: Truth = {
    kind: 'invoice',
    language: 'fr',
    complete: true,
    fields: {
      invoice_number: 'F1',
      invoice_date: '2026-01-02',
      supplier_name: 'A',
      subtotal_without_tax: '10',
      tax_amount: '2',
      total_amount_with_tax: '12',
    },
    vat_details: [{ rate: '20', amount: '2' }],
    items: [{ description: 'Pain', quantity: '5', total_amount: '10' }],
    alternatives: { currency: ['EUR'], supplier_name: ['A SARL'] },
    item_alternatives: [{ description: ['Pain complet'] }],
  }
  const cell = (value: string, confidence = 0.95) => ({ value, confidence })
  const cells = (row: Record<string, string>) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]))
  const given = (fields: Record<string, string>): Given => ({
    kind: 'invoice',
    fields: cells({ ...(truth.fields as Record<string, string>), ...fields }),
    vat_details: [cells({ rate: '20.00', amount: '2.00' })],
    items: [cells({ description: 'Pain complet', quantity: '5.0', total_amount: '10.00' })],
  })

  test('all right, by alternatives too, needs no touch', () => {
    const score = scoreDocument(truth, given({ supplier_name: 'A SARL', currency: 'EUR', client: 'never scored' }))
    expect(score.outcomes.every((one) => one.outcome === 'right')).toBe(true)
    expect(score).toMatchObject({ kindRight: true, touchless: true })
  })
  test('wrong, missed and spurious are told apart', () => {
    const answer = given({ invoice_number: 'F2', invoice_date: '', due_date: '2026-02-01' })
    const outcomes = scoreDocument(truth, answer).outcomes.filter((one) => one.outcome !== 'right')
    expect(outcomes.map(({ field, outcome }) => [field, outcome])).toEqual([
      ['invoice_number', 'wrong'],
      ['invoice_date', 'missed'],
      ['due_date', 'spurious'],
    ])
  })
  test('a value more than an incomplete truth is no error, a row more is', () => {
    const answer = { ...given({ due_date: '2026-02-01' }), items: [...given({}).items!, cells({ quantity: '1' })] }
    const outcomes = scoreDocument({ ...truth, complete: false }, answer).outcomes.filter((one) => one.outcome !== 'right')
    expect(outcomes.map(({ part, field, outcome }) => [part, field, outcome])).toEqual([['items', 'quantity', 'spurious']])
  })
  test('the other kind, a core cell wrong or a core cell too much cost the touchless document', () => {
    expect(scoreDocument(truth, { ...given({}), kind: 'work_order' }).touchless).toBe(false)
    expect(
      scoreDocument(truth, { ...given({}), items: [cells({ description: 'Pain', quantity: '6', total_amount: '10' })] }).touchless,
    ).toBe(false)
    expect(scoreDocument(truth, given({ supplier_address: 'spurious but not core' })).touchless).toBe(true)
  })
  test('an unread file misses everything', () => {
    const { outcomes, touchless } = scoreDocument(truth, {})
    expect(outcomes.map((one) => one.outcome)).toEqual(new Array(11).fill('missed'))
    expect(touchless).toBe(false)
  })
  test('pictures are not counted', () => {
    const score = scoreDocument({ ...truth, image_only: { supplier_name: 'A' } }, given({ supplier_name: 'wrong' }))
    expect(score.outcomes.filter((one) => one.field === 'supplier_name')).toEqual([])
  })
  test('figures: precision, recall, F1, calibration, groups', () => {
    const document = {
      name: 'a.pdf',
      truth,
      failed: false,
      ...scoreDocument(truth, given({ invoice_number: 'F2', invoice_date: '', due_date: '2026-02-01' })),
    }
    const { header, all } = summarize([document])
    expect(header).toMatchObject({ right: 4, wrong: 1, missed: 1, spurious: 1, precision: 4 / 6, recall: 4 / 6, f1: 4 / 6 })
    expect([all.sure, all.sure_right]).toEqual([11, 9 / 11])
    expect(Object.keys(groupBy([document], 'language'))).toEqual(['all', 'language=fr'])
  })
})
