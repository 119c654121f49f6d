import { expect, test } from 'vitest'
import { reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { neighbour, openDoubts, readingOrder } from '#app/components/desk/doubtful.ts'
import { invoice } from '#app/contract/kinds/index.ts'
import { makeView } from './sample.ts'

const accused = makeView({ checks: [{ code: 'line_totals', status: 'failed', fields: ['items.0.total_amount', 'tax_amount'] }] })

test('doubts stand in reading order with their reason', () => {
  const view = accused
  expect([...openDoubts(invoice, view, startDesk(view).draft)]).toEqual([
    ['due_date', 'unsure'],
    ['tax_amount', 'accused'],
    ['items/r1/total_amount', 'accused'],
    ['items/r2/total_amount', 'unsure'],
  ])
})

test('a core field that is not there is missing, another is not', () => {
  const { invoice_number: _gone, ...fields } = makeView().provenance.fields
  const view = makeView({ provenance: { ...makeView().provenance, fields }, fields: { ...makeView().fields, invoice_number: null } })
  const open = openDoubts(invoice, view, startDesk(view).draft)
  expect(open.get('invoice_number')).toBe('missing')
  expect(open.has('payment_terms')).toBe(false)
})

test('changing or confirming a value settles it', () => {
  const view = makeView()
  const state = [
    { type: 'typed', path: 'due_date', text: '2026-02-02' } as const,
    { type: 'confirmed', path: 'items/r2/total_amount' } as const,
  ].reduce(reduceDesk, startDesk(view))
  expect(openDoubts(invoice, view, state.draft).size).toBe(0)
})

test('a value of a person is settled', () => {
  const provenance = makeView().provenance
  const view = {
    ...accused,
    provenance: { ...provenance, fields: { ...provenance.fields, tax_amount: { confidence: 1, source: 'person' as const } } },
  }
  expect(openDoubts(invoice, view, startDesk(view).draft).has('tax_amount')).toBe(false)
})

test('the neighbour goes around the corner', () => {
  const view = makeView()
  const order = readingOrder(invoice, startDesk(view).draft)
  const open = openDoubts(invoice, view, startDesk(view).draft)
  expect(neighbour(order, open, null, 1)).toBe('due_date')
  expect(neighbour(order, open, 'due_date', 1)).toBe('items/r2/total_amount')
  expect(neighbour(order, open, 'items/r2/total_amount', 1)).toBe('due_date')
  expect(neighbour(order, open, 'due_date', -1)).toBe('items/r2/total_amount')
  expect(neighbour(order, new Map(), 'due_date', 1)).toBeUndefined()
})

test('article codes that nobody has confirmed are one doubt, which one look settles; a code that was hard to read stays its own', () => {
  const view = makeView()
  const withCodes = (...codes: { confidence: number; source: 'layout' | 'person' }[]) => {
    const ids = view.items.map(({ id }) => id)
    const items = Object.fromEntries(ids.map((id, at) => [id, { ...view.provenance.items[id], divalto_code: codes[at]! }]))
    const coded = { ...view, items: view.items.map((row) => ({ ...row, divalto_code: 'A-1' })), provenance: { ...view.provenance, items } }
    return [...openDoubts(invoice, coded, startDesk(coded).draft).keys()].filter((path) => path.endsWith('divalto_code'))
  }
  const unconfirmed = { confidence: 0.85, source: 'layout' } as const
  expect(withCodes(unconfirmed, unconfirmed)).toEqual(['items/r1/divalto_code'])
  expect(withCodes({ confidence: 1, source: 'person' }, unconfirmed)).toEqual([])
  expect(withCodes(unconfirmed, { confidence: 0.6, source: 'layout' })).toEqual(['items/r1/divalto_code', 'items/r2/divalto_code'])
})
