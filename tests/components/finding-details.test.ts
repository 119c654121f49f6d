import { expect, test } from 'vitest'
import { textsIn } from '#app/i18n/i18n.server.ts'
import { otherOf, spokenDetails, warningSentence } from '#app/components/document/finding-details.ts'

const fields = ['unit_price']

test('sums, prices and days are written as the reader writes them; codes and accounts stay as they are', () => {
  const sums = { code: 'totals_add_up', status: 'failed', fields, details: { expected: '1200.00', printed: '-1300.50' } } as const
  expect(spokenDetails(sums, 'es')).toEqual({ expected: '1.200,00', printed: '-1.300,50' })
  const days = { code: 'due_after_invoice', status: 'failed', fields, details: { expected: '2026-04-09', printed: '2026-03-01' } } as const
  expect(spokenDetails(days, 'fr')).toEqual({ expected: '09/04/26', printed: '01/03/26' })
  const price = {
    code: 'price_changed',
    message: '',
    fields,
    details: { article: '1200', before: '3.5', now: '4.20', percent: '+20', document: '20417', id: 'x' },
  } as const
  expect(spokenDetails(price, 'fr')).toEqual({ article: '1200', before: '3,5', now: '4,20', percent: '+20', document: '20417', id: 'x' })
  const account = { code: 'bank_details_changed', status: 'failed', fields, details: { known: '1234567', printed: '7654321' } } as const
  expect(spokenDetails(account, 'en')).toMatchObject({ expected: '1234567', printed: '7654321' })
})

test.each([
  ['en', 'an invoice', 'a work order'],
  ['es', 'una factura', 'un pedido'],
  ['fr', 'une facture', 'une commande'],
] as const)('a document among the wrong kind is told which kind it looks like: %s', async (language, invoice, order) => {
  const { t } = await textsIn(language)
  const sentenceOf = (kind: string) => warningSentence(t, { code: 'other_kind', message: '', fields: [], details: { kind } }, language)
  expect(sentenceOf('invoice')).toMatch(new RegExp(`${invoice}.*${order}`))
  expect(sentenceOf('work_order')).toMatch(new RegExp(`${order}.*${invoice}`))
})

test('a finding leads to the document it compares with', () => {
  const twin = { code: 'duplicate', status: 'failed', fields, details: { id: 'twin', number: '7' } } as const
  expect(otherOf(twin, 'invoice')).toBe('/invoice_extracts/twin')
  expect(otherOf(twin, 'work_order')).toBe('/work_orders/twin')
  const order = { code: 'amounts_match_order', status: 'failed', fields, details: { id: 'order' } } as const
  expect(otherOf(order, 'invoice')).toBe('/work_orders/order')
  expect(otherOf({ code: 'line_totals', status: 'failed', fields }, 'invoice')).toBeUndefined()
})

test.each(['en', 'es', 'fr'] as const)('what is impossible is named as it is printed: %s', async (language) => {
  const { t } = await textsIn(language)
  const warning = { code: 'impossible_value' as const, message: '', fields: [], details: { text: '45/13/2026' } }
  expect(warningSentence(t, warning, language)).toContain('45/13/2026')
})
