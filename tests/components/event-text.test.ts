import { describe, expect, test } from 'vitest'
import { eventWord, placeName } from '#app/components/document/event-text.ts'
import { eventTypes } from '#app/contract/documents.ts'
import { invoice, workOrder } from '#app/contract/kinds/index.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

describe.each(['en', 'fr', 'es'] as const)('the history in %s', (language) => {
  test('whatever can happen to a document has a word', async () => {
    const { t } = await textsIn(language)
    const untold = eventTypes.filter((type) => /_|^[a-z]|^desk/.test(eventWord(t, { type })))
    expect(untold).toEqual([])
  })

  test('fields and columns of the kind that a document was before it was moved have their labels', async () => {
    const { t } = await textsIn(language)
    expect(placeName(t, workOrder, 'supplier_name')).toBe(placeName(t, invoice, 'supplier_name'))
    expect(placeName(t, workOrder, 'items.x.vat_rate')).toBe(placeName(t, invoice, 'items.x.vat_rate'))
    expect([placeName(t, workOrder, 'supplier_name'), placeName(t, workOrder, 'items.x.vat_rate')].join()).not.toContain('_')
  })
})
