import { describe, expect, test } from 'vitest'
import { memorySchema, type Memory } from '#app/contract/memory.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { recall, type Recalled } from '#app/engine/understand/memory/recall.ts'
import { recognise } from '#app/engine/understand/memory/recognise.ts'
import { drawDocument } from '#tests/support/page.ts'

/** A layout with odd labels: what no vocabulary knows, a correction can teach. */
const paper = (values: { number: string; day: string; for: string; lines: string[]; worth: string; remark: string; sender?: string }) =>
  drawDocument(`
    ${values.sender ?? 'Harbour Lathe Works Ltd'}

    slip mark      ${values.number}                    penned on      ${values.day}
    bring it by    ${values.for}

    stock mark     what we need               how many      each        worth
    ${values.lines.join('\n    ')}

    worth in all   ${values.worth}

    mind this
    ${values.remark}
  `)

const first = paper({
  number: 'HL-1041',
  day: '03.02.2026',
  for: '17.02.2026',
  lines: [
    'A-100          Hex bolt M8                     10       1.50        15.00',
    'A-200          Washer                          20       0.25         5.00',
  ],
  worth: '20.00',
  remark: 'Ring the bell at gate two',
})
const approved = {
  kind: 'work_order' as const,
  fields: {
    name: 'HL-1041',
    order_date: '2026-02-03',
    requested_delivery_date: '2026-02-17',
    customer_company_name: 'Harbour Lathe Works Ltd',
    total_amount_without_tax: '20.00',
    note: 'Ring the bell at gate two',
  },
  items: [
    { product_code: 'A-100', product_name: 'Hex bolt M8', requested_quantity: '10', unit_price: '1.50', total_amount: '15.00' },
    { product_code: 'A-200', product_name: 'Washer', requested_quantity: '20', unit_price: '0.25', total_amount: '5.00' },
  ],
}
const format = { decimal: '.' as const, dateOrder: 'dmy' as const }
/** The engine alone had read nothing. */
const unread = { fields: {}, items: [] }
const memory: Memory = memorySchema.parse({ id: 'm1', ...learn(first, approved, unread, format) })

const second = paper({
  number: 'HL-2077',
  day: '11.05.2026',
  for: '29.05.2026',
  lines: [
    'C-7            Gasket                           4      12.00        48.00',
    'C-8            Bearing                          2      30.00        60.00',
    'C-9            Shim                           100       0.02         2.00',
  ],
  worth: '110.00',
  remark: 'No pallets please',
})
const context = { kind: 'work_order' as const, language: 'en' as const, formats: { ...format, dateOrderSure: true } }

function recallFrom(document: typeof first, memories: Memory[]): Recalled | undefined {
  return recall(document, context, recognise(document, memories), {})
}

const valuesOf = (recalled: Recalled | undefined) =>
  Object.fromEntries(Object.entries(recalled?.candidates ?? {}).map(([name, [best]]) => [name, best?.value]))

describe('one approved document teaches the next', () => {
  const recalled = recallFrom(second, [memory])

  test('values are found by the words around them', () => {
    expect(valuesOf(recalled)).toMatchObject({
      name: 'HL-2077',
      order_date: '2026-05-11',
      requested_delivery_date: '2026-05-29',
      customer_company_name: 'Harbour Lathe Works Ltd',
      total_amount_without_tax: '110.00',
      note: 'No pallets please',
    })
  })

  test('each carries its place and its reason', () => {
    const [name] = recalled?.candidates.name ?? []
    expect(name).toMatchObject({ source: 'learned', page: 1, text: 'HL-2077' })
    expect(name?.reason).toContain('slip mark')
  })

  test('the table is found by its heads, with as many rows as there are now', () => {
    expect(recalled?.table?.rows.map((row) => [row.product_code?.value, row.requested_quantity?.value, row.total_amount?.value])).toEqual([
      ['C-7', '4', '48.00'],
      ['C-8', '2', '60.00'],
      ['C-9', '100', '2.00'],
    ])
  })
})

test('a memory of one sender never touches another, though the layout is the same', () => {
  const other = paper({
    number: 'X-1',
    day: '01.01.2026',
    for: '02.01.2026',
    lines: [],
    worth: '1.00',
    remark: 'Hello',
    sender: 'Quayside Pumps GmbH',
  })
  expect(recallFrom(other, [memory])).toBeUndefined()
})

test('another layout of the same sender is not taken for this one', () => {
  const letter = drawDocument(`
    Harbour Lathe Works Ltd
    Dear supplier, please send us a new price list for gaskets and bearings before the end of June.
    With kind regards, the purchasing office
  `)
  expect(recallFrom(letter, [memory])).toBeUndefined()
})

test('a wrong value spoils nothing but itself', () => {
  const wrong: Memory = {
    id: 'm2',
    ...learn(first, { ...approved, fields: { ...approved.fields, requested_delivery_date: '2026-02-03' } }, unread, format),
  }
  const { requested_delivery_date: spoilt, ...others } = valuesOf(recallFrom(second, [wrong]))
  const { requested_delivery_date: right, ...expected } = valuesOf(recallFrom(second, [memory]))
  expect(others).toEqual(expected)
  expect(spoilt).not.toBe(right)
})

test('what a person emptied is left empty', () => {
  const cell = { value: 'Ltd', confidence: 0.5, source: 'layout' as const }
  const emptying: Memory = { id: 'm3', ...learn(first, approved, { fields: { department: cell }, items: [] }, format) }
  expect(emptying.emptied).toEqual(['department'])
  expect(recallFrom(second, [emptying])?.emptied).toEqual(['department'])
})
