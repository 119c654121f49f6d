import { expect, test } from 'vitest'
import type { ScoredDocument } from '#app/domain/learning/score-report.ts'
import { scoreDocument } from '#app/domain/learning/score.ts'
import { compare, sumChanges } from '#cli/evaluation/changes.ts'

const truth = {
  kind: 'invoice' as const,
  complete: true,
  layout: 'Smith Ltd',
  fields: { invoice_number: 'F-1', due_date: '2026-03-31', supplier_name: 'Smith Ltd' },
  items: [{ description: 'Apples', quantity: '2' }],
  vat_details: [],
}

/** What today's engine reads, scored against what people approved. */
function scored(fields: Record<string, string>, quantity: string): ScoredDocument {
  const value = (text: string) => ({ value: text, confidence: 1, source: 'layout' as const })
  const reading = {
    kind: 'invoice' as const,
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, value(text)])),
    items: [{ description: value('Apples'), quantity: value(quantity) }],
    vat_details: [],
  }
  return { name: 'a.pdf', truth, failed: false, ...scoreDocument(truth, reading) }
}

test('a field that was corrected and is read right now got better, one that was right and no longer is got worse', () => {
  const now = scored({ invoice_number: 'F-1', due_date: '2026-03-30', supplier_name: 'Smith Ltd' }, '3')
  const change = compare(now, { fields: new Set(['invoice_number']), cells: 0 })
  expect(change).toMatchObject({ layout: 'Smith Ltd', better: ['invoice_number'], worse: ['due_date'], cells_then: 0, cells_now: 1 })
  expect(sumChanges([change, change])).toEqual([{ layout: 'Smith Ltd', documents: 2, better: 2, worse: 4 }])
})

test('what was corrected and is wrong again is neither', () => {
  const now = scored({ invoice_number: 'F-1', due_date: '2026-03-30', supplier_name: 'Smith Ltd' }, '2')
  const change = compare(now, { fields: new Set(['due_date']), cells: 2 })
  expect(change).toMatchObject({ better: [], worse: [], cells_then: 2, cells_now: 0 })
  expect(sumChanges([change])).toEqual([{ layout: 'Smith Ltd', documents: 1, better: 2, worse: 0 }])
})

test('what is not scored, since the installation gives it and no page, is neither', () => {
  const now = scored(truth.fields, '2')
  expect(compare(now, { fields: new Set(['client', 'due_date']), cells: 0 }).better).toEqual(['due_date'])
})
