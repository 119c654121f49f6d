import { describe, expect, test } from 'vitest'
import { isBlock, parseGrid } from '#app/components/desk/clipboard.ts'
import { differencesOf, merge } from '#app/components/desk/conflict.ts'
import { reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { areaBetween, cssOfBox, textOfWords, unite, wordAt, wordsWithin } from '#app/components/desk/geometry.ts'
import { hintCodes } from '#app/components/desk/hints.ts'
import { checkNameOf, pathOfCheckName } from '#app/components/desk/paths.ts'
import { besidesTheRows, rowsThatAreOff, sumAgainst } from '#app/components/desk/sums.ts'
import { forgetUnsaved, keepUnsaved, recallUnsaved } from '#app/components/desk/unsaved.ts'
import type { CheckCode } from '#app/contract/reading.ts'
import { invoice } from '#app/contract/kinds/index.ts'
import { makeView } from './sample.ts'

describe('paths', () => {
  test('go to the naming of checks and back', () => {
    expect(pathOfCheckName('items.1.quantity', makeView())).toBe('items/r2/quantity')
    expect(checkNameOf('items/r2/quantity', makeView())).toBe('items.1.quantity')
    expect(pathOfCheckName('due_date', makeView())).toBe('due_date')
    expect(pathOfCheckName('items.7.quantity', makeView())).toBeUndefined()
    expect(checkNameOf('items/gone/quantity', makeView())).toBeUndefined()
  })
})

describe('geometry', () => {
  const words = [
    { text: 'Total', box: [0.1, 0.1, 0.2, 0.12] as [number, number, number, number] },
    { text: 'due', box: [0.22, 0.101, 0.3, 0.121] as [number, number, number, number] },
    { text: 'now', box: [0.1, 0.14, 0.2, 0.16] as [number, number, number, number] },
  ]
  test('words are found at a point and within an area', () => {
    expect(wordAt(words, 0.25, 0.11)?.text).toBe('due')
    expect(wordAt(words, 0.5, 0.5)).toBeUndefined()
    expect(wordsWithin(words, [0.09, 0.09, 0.21, 0.2]).map((word) => word.text)).toEqual(['Total', 'now'])
  })
  test('text comes in reading order whatever the order of clicks', () => {
    expect(textOfWords([words[2]!, words[1]!, words[0]!])).toBe('Total due\nnow')
  })
  test('boxes unite, areas do not mind the direction of the drag', () => {
    expect(unite(words.map((word) => word.box))).toEqual([0.1, 0.1, 0.3, 0.16])
    expect(areaBetween({ x: 0.5, y: 0.4 }, { x: 0.2, y: 0.6 })).toEqual([0.2, 0.4, 0.5, 0.6])
    expect(cssOfBox([0.1, 0.2, 0.3, 0.4])).toEqual({ left: '10.000%', top: '20.000%', width: '20.000%', height: '20.000%' })
  })
})

describe('sums', () => {
  const passed = (code: CheckCode) => ({ code, status: 'passed' as const, fields: [] })
  const { draft } = startDesk(makeView())
  test('agree to the cent a row, else the difference is named', () => {
    const agreeing = { sum: '30.00', besides: null, stated: '30.00', off: null }
    expect(sumAgainst(draft.items, 'total_amount', '30.00')).toEqual(agreeing)
    expect(sumAgainst(draft.items, 'total_amount', '30.02').off).toBeNull()
    expect(sumAgainst(draft.items, 'total_amount', '31').off).toBe('-1.00')
    expect(sumAgainst(draft.items, 'total_amount', '')).toEqual({ ...agreeing, stated: null })
    expect(sumAgainst([], 'total_amount', '1')).toEqual({ ...agreeing, sum: null, stated: '1.00' })
  })
  test('freight that the check knew of is no difference, until a row changes', () => {
    const view = makeView({ fields: { subtotal_without_tax: '42.00' }, checks: [passed('items_add_up')] })
    const besides = besidesTheRows(view, 'subtotal_without_tax')
    expect(besides).toBe('12')
    expect(sumAgainst(draft.items, 'total_amount', '42.00', { besides })).toMatchObject({ besides: '12.00', off: null })
    expect(sumAgainst(draft.items.slice(1), 'total_amount', '42.00', { besides }).off).toBe('-10.00')
    expect(besidesTheRows({ ...view, checks: [] }, 'subtotal_without_tax')).toBe('0')
  })
  test('a cent of rounding is nothing beside the rows', () => {
    expect(sumAgainst(draft.items, 'total_amount', '30.01', { besides: '0.01' }).besides).toBeNull()
  })
  test('what is typed as people write it counts before it is left', () => {
    const state = reduceDesk(startDesk(makeView()), { type: 'typed', path: 'items/r2/total_amount', text: '1 234,50 €' })
    const rows = state.draft.items.slice(1)
    expect(sumAgainst(rows, 'total_amount', '1 234,50', { language: 'fr' })).toMatchObject({ sum: '1234.50', off: null })
    expect([...rowsThatAreOff(invoice, state.draft, makeView({ language: 'fr' }))]).toEqual(['r2'])
  })
  test('a row whose product is not its total is off', () => {
    const state = reduceDesk(startDesk(makeView()), { type: 'typed', path: 'items/r2/quantity', text: '5' })
    expect([...rowsThatAreOff(invoice, state.draft, makeView())]).toEqual(['r2'])
  })
  test('a row as it was kept is what the check says of it', () => {
    const discounted = [{ id: 'r1', description: 'Pommes', quantity: '2', unit_price: '5.00', total_amount: '9.00' }]
    const view = makeView({ items: discounted, checks: [passed('line_totals')] })
    expect([...rowsThatAreOff(invoice, startDesk(view).draft, view)]).toEqual([])
    const failed = { ...passed('line_totals'), status: 'failed' as const, fields: ['items.0.total_amount'] }
    const faulty = { ...view, checks: [failed] }
    expect([...rowsThatAreOff(invoice, startDesk(faulty).draft, faulty)]).toEqual(['r1'])
    const typed = reduceDesk(startDesk(view), { type: 'typed', path: 'items/r1/quantity', text: '3' })
    expect([...rowsThatAreOff(invoice, typed.draft, view)]).toEqual(['r1'])
  })
})

describe('clipboard', () => {
  test('cells, rows and quoted cells', () => {
    expect(parseGrid('a\tb\r\nc\t"d ""x""\n2"\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd "x"\n2'],
    ])
    expect(parseGrid('a\t\n\tb')).toEqual([
      ['a', ''],
      ['', 'b'],
    ])
  })
  test('one word is no block', () => {
    expect(isBlock('word\n')).toBe(false)
    expect(isBlock('a\tb')).toBe(true)
    expect(isBlock('\tb\n'), 'its first cell is empty').toBe(true)
  })
})

test('hint codes are different and none begins another', () => {
  for (const count of [1, 26, 27, 700]) {
    const codes = hintCodes(count)
    expect(new Set(codes).size).toBe(count)
    expect(new Set(codes.map((code) => code.length)).size).toBe(1)
  }
  expect(hintCodes(26)[0]).toHaveLength(1)
  expect(hintCodes(27)[0]).toHaveLength(2)
})

describe('unsaved edits', () => {
  const store = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  test('come back as they were, and are forgotten', () => {
    const memory = store()
    const { base, draft } = reduceDesk(startDesk(makeView()), { type: 'typed', path: 'due_date', text: 'soon' })
    keepUnsaved(memory, 'ada', { base, draft })
    expect(recallUnsaved(memory, 'ada', 'd1')?.draft).toEqual(draft)
    expect(recallUnsaved(memory, 'ada', 'd2')).toBeNull()
    expect(recallUnsaved(memory, 'bob', 'd1')).toBeNull()
    forgetUnsaved(memory, 'ada', 'd1')
    expect(recallUnsaved(memory, 'ada', 'd1')).toBeNull()
  })
  test('nonsense counts as nothing', () => {
    const memory = store()
    memory.setItem('gleaner/unsaved/ada/d1', '{"draft":')
    expect(recallUnsaved(memory, 'ada', 'd1')).toBeNull()
  })
})

describe('two people', () => {
  const base = makeView()
  const mine = [
    { type: 'typed', path: 'due_date', text: '2026-05-05' } as const,
    { type: 'typed', path: 'supplier_name', text: 'Verger' } as const,
    { type: 'typed', path: 'items/r1/quantity', text: '3' } as const,
  ].reduce(reduceDesk, startDesk(base)).draft
  const theirs = makeView({
    version: 4,
    fields: { ...base.fields, due_date: '2026-04-04', supplier_name: 'Verger', invoice_number: 'F-9' },
  })

  test('only what both changed is a conflict', () => {
    const conflicts = (other: typeof base) =>
      differencesOf(invoice, base, mine, other).map(({ name, mine: my, theirs: their }) => [name, my, their])
    expect(conflicts(theirs)).toEqual([['due_date', '2026-05-05', '2026-04-04']])
    expect(conflicts({ ...theirs, items: [{ ...base.items[0]!, quantity: '8' }, base.items[1]!] }).at(-1)).toEqual([
      'items',
      'Pommes · 3 · 5.00 · 10.00\nPoires · 4 · 5.00 · 20.00',
      'Pommes · 8 · 5.00 · 10.00\nPoires · 4 · 5.00 · 20.00',
    ])
  })
  test('what I did and keep stands on top of theirs, confirmations too', () => {
    const confirmed = { ...mine, confirmed: ['tax_amount', 'invoice_number', 'items/gone/quantity'] }
    const merged = merge(base, confirmed, theirs, new Set(['items']))
    expect(merged.fields).toMatchObject({ due_date: '2026-05-05', invoice_number: 'F-9', supplier_name: 'Verger' })
    expect(merged.items[0]!.cells.quantity).toBe('2')
    expect(merge(base, mine, theirs).items[0]!.cells.quantity).toBe('3')
    expect(merge(base, mine, theirs, new Set(['due_date'])).fields.due_date).toBe('2026-04-04')
    // The number that was found right is another one now.
    expect(merged.confirmed).toEqual(['tax_amount'])
  })
})
