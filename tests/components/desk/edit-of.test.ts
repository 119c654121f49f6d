import { describe, expect, test } from 'vitest'
import { type DeskAction, reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { editOf, hasChanges, invalidPaths } from '#app/components/desk/edit-of.ts'
import { invoice } from '#app/contract/kinds/index.ts'
import { makeView } from './sample.ts'

const place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] as [number, number, number, number], text: '5' }
const after = (actions: DeskAction[]) => actions.reduce(reduceDesk, startDesk(makeView()))

function editAfter(actions: DeskAction[]) {
  const { base, draft } = after(actions)
  return {
    isChanged: hasChanges(base, draft),
    edit: editOf(invoice, base, draft, 'fr'),
    invalid: [...invalidPaths(invoice, draft, 'fr').keys()],
  }
}

describe('what is sent', () => {
  test('nothing changed, nothing to save', () => {
    expect(editAfter([])).toEqual({ isChanged: false, edit: { version: 3, fields: {} }, invalid: [] })
  })

  test('only changed fields, in the canonical form, emptied ones as null', () => {
    const { edit } = editAfter([
      { type: 'typed', path: 'due_date', text: '12/03/2026' },
      { type: 'typed', path: 'tax_amount', text: '1 234,50 €' },
      { type: 'typed', path: 'supplier_name', text: '  ' },
    ])
    expect(edit).toEqual({ version: 3, fields: { due_date: '2026-03-12', tax_amount: '1234.50', supplier_name: null } })
  })

  test('rows whole and in order, kept ones with their id, empty ones left out', () => {
    const { edit } = editAfter([
      { type: 'row_inserted', list: 'items', at: 0 },
      { type: 'row_inserted', list: 'items', at: 1 },
      { type: 'typed', path: 'items/new-2/description', text: 'Kiwis' },
      { type: 'row_deleted', list: 'items', row: 'r1' },
    ])
    expect(edit.items?.map((row) => [row.id, row.description])).toEqual([
      [undefined, 'Kiwis'],
      ['r2', 'Poires'],
    ])
    expect(edit.vat_details).toBeUndefined()
  })

  test('places and confirmations by position after the edit', () => {
    const { edit, isChanged } = editAfter([
      { type: 'row_deleted', list: 'items', row: 'r1' },
      { type: 'captured', path: 'items/r2/quantity', text: '5', place },
      { type: 'confirmed', path: 'payment_terms' },
    ])
    expect(isChanged).toBe(true)
    expect(edit.places).toEqual({ 'items.0.quantity': place })
    expect(edit.confirmed).toEqual(['payment_terms'])
  })

  test('what is no value of its type is named', () => {
    expect(
      editAfter([
        { type: 'typed', path: 'due_date', text: 'soon' },
        { type: 'typed', path: 'items/r1/quantity', text: 'two' },
      ]).invalid,
    ).toEqual(['due_date', 'items/r1/quantity'])
  })
})
