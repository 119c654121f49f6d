import { describe, expect, test } from 'vitest'
import { type DeskAction, type DeskState, reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { makeView } from './sample.ts'

const place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] as [number, number, number, number], text: 'F-22' }
const run = (actions: DeskAction[], from: DeskState = startDesk(makeView())) => actions.reduce(reduceDesk, from)

describe('typing', () => {
  test('the strokes of one value are one step of undo', () => {
    const typed = run([
      { type: 'typed', path: 'invoice_number', text: 'F-1x' },
      { type: 'typed', path: 'invoice_number', text: 'F-1xy' },
      { type: 'typed', path: 'supplier_name', text: 'V' },
    ])
    const once = reduceDesk(typed, { type: 'undone' })
    expect(once.draft.fields).toMatchObject({ invoice_number: 'F-1xy', supplier_name: 'Verger SARL' })
    const twice = reduceDesk(once, { type: 'undone' })
    expect(twice.draft.fields.invoice_number).toBe('F-1')
    expect(run([{ type: 'redone' }, { type: 'redone' }], twice).draft).toEqual(typed.draft)
  })

  test('a new edit forgets what was undone', () => {
    const state = run([
      { type: 'typed', path: 'due_date', text: 'x' },
      { type: 'undone' },
      { type: 'typed', path: 'invoice_number', text: 'A' },
      { type: 'redone' },
    ])
    expect(state.draft.fields).toMatchObject({ due_date: '2026-02-01', invoice_number: 'A' })
  })

  test('undo and redo with nothing to do change nothing', () => {
    const state = startDesk(makeView())
    expect(reduceDesk(state, { type: 'undone' })).toBe(state)
    expect(reduceDesk(state, { type: 'redone' })).toBe(state)
  })
})

describe('capture', () => {
  test('keeps the place until another text is typed', () => {
    const captured = run([{ type: 'captured', path: 'invoice_number', text: 'F-22', place }])
    expect(captured.draft.places).toEqual({ invoice_number: place })
    expect(run([{ type: 'spelled', path: 'invoice_number', text: 'F22' }], captured).draft.places).toEqual({ invoice_number: place })
    expect(run([{ type: 'typed', path: 'invoice_number', text: 'F-23' }], captured).draft.places).toEqual({})
  })

  test('a confirmation ends when the value changes', () => {
    const confirmed = run([{ type: 'confirmed', path: 'due_date' }])
    expect(confirmed.draft.confirmed).toEqual(['due_date'])
    expect(run([{ type: 'typed', path: 'due_date', text: '2026-03-01' }], confirmed).draft.confirmed).toEqual([])
  })
})

describe('rows', () => {
  test('are inserted, deleted and come back', () => {
    const state = run([
      { type: 'row_inserted', list: 'items', at: 1 },
      { type: 'typed', path: 'items/new-1/quantity', text: '7' },
      { type: 'row_deleted', list: 'items', row: 'r1' },
    ])
    expect(state.draft.items.map((row) => row.id)).toEqual(['new-1', 'r2'])
    expect(state.draft.items[0]!.cells).toEqual({ quantity: '7' })
    expect(reduceDesk(state, { type: 'undone' }).draft.items.map((row) => row.id)).toEqual(['r1', 'new-1', 'r2'])
  })

  test('filling down copies to every row below', () => {
    const state = run([
      { type: 'filled_down', list: 'items', row: 'r1', column: 'unit_price' },
      { type: 'typed', path: 'items/r1/unit_price', text: '9' },
    ])
    expect(state.draft.items.map((row) => row.cells.unit_price)).toEqual(['9', '5.00'])
  })

  test('a pasted block makes the rows it needs and ignores columns past the last', () => {
    const state = run([
      {
        type: 'pasted',
        list: 'items',
        row: 'r2',
        column: 'unit_price',
        columns: ['description', 'quantity', 'unit_price', 'total_amount'],
        grid: [
          ['1', '2', '3'],
          ['4', '5'],
        ],
      },
    ])
    expect(state.draft.items.map((row) => [row.cells.unit_price, row.cells.total_amount])).toEqual([
      ['5.00', '10.00'],
      ['1', '2'],
      ['4', '5'],
    ])
    expect(state.draft.items[2]!.id).toBe('new-1')
  })
})

describe('on the way out', () => {
  test('a held document takes no edit, follows the server and can be edited again when it stays', () => {
    const held = run([
      { type: 'typed', path: 'due_date', text: '2026-03-01' },
      { type: 'held', isHeld: true },
    ])
    const edits: DeskAction[] = [
      { type: 'typed', path: 'due_date', text: 'x' },
      { type: 'undone' },
      { type: 'row_deleted', list: 'items', row: 'r1' },
    ]
    expect(run(edits, held)).toBe(held)
    expect(reduceDesk(held, { type: 'loaded', base: makeView({ version: 4 }) })).toMatchObject({ isHeld: true, base: { version: 4 } })
    expect(run([{ type: 'held', isHeld: false }, edits[0]!], held).draft.fields.due_date).toBe('x')
  })
})

describe('after saving', () => {
  test('nothing is left when nothing was typed meanwhile', () => {
    const sent = run([{ type: 'typed', path: 'due_date', text: '2026-03-01' }])
    const kept = makeView({ version: 4, fields: { ...makeView().fields, due_date: '2026-03-01' } })
    const state = reduceDesk(sent, { type: 'saved', base: kept, sent: sent.draft })
    expect(state.base.version).toBe(4)
    expect(state.past).toEqual([])
  })

  test('what was typed meanwhile stays, rows made here keep their texts under their new ids', () => {
    const sent = run([
      { type: 'row_inserted', list: 'items', at: 2 },
      { type: 'typed', path: 'items/new-1/quantity', text: '1' },
    ])
    const later = run(
      [
        { type: 'typed', path: 'items/new-1/quantity', text: '12' },
        { type: 'typed', path: 'due_date', text: 'soon' },
      ],
      sent,
    )
    const kept = makeView({ version: 4, items: [...makeView().items, { id: 'r9', quantity: '1' }] })
    const state = reduceDesk(later, { type: 'saved', base: kept, sent: sent.draft })
    expect(state.draft.items.map((row) => [row.id, row.cells.quantity])).toEqual([
      ['r1', '2'],
      ['r2', '4'],
      ['r9', '12'],
    ])
    expect(state.draft.fields.due_date).toBe('soon')
  })
})
