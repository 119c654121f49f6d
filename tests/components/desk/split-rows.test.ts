import { describe, expect, test } from 'vitest'
import { type DeskAction, type DeskState, reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { columnsApart } from '#app/components/desk/split-rows.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { makeView } from './sample.ts'

const columns = kinds.invoice.columns
const view = (items: Record<string, string | null>[]) => makeView({ items: items as never })
const run = (from: DeskState, ...actions: DeskAction[]) => actions.reduce(reduceDesk, from)
const split = (row: string, column: string, at: number): DeskAction => ({ type: 'row_split', list: 'items', row, column, at })
const join = (row: string): DeskAction => ({ type: 'row_joined', list: 'items', row, columns })
const rowsOf = ({ draft }: DeskState) => draft.items.map(({ id, cells }) => [id, cells.description ?? '', cells.quantity ?? ''])

const two = [
  { id: 'r1', description: 'Apples Pears', quantity: '12 5', total_amount: '18.00' },
  { id: 'r2', description: 'Plums', quantity: '1', total_amount: '3.00' },
]

describe('one row that is two in truth', () => {
  test('is cut at the cursor, cell by cell into the same new row, and comes back step by step', () => {
    const cut = run(startDesk(view(two)), split('r1', 'description', 6), split('r1', 'quantity', 2))
    expect(rowsOf(cut)).toEqual([
      ['r1', 'Apples', '12'],
      ['new-1', 'Pears', '5'],
      ['r2', 'Plums', '1'],
    ])
    expect(cut.draft.items[0]!.cells.total_amount).toBe('18.00')
    expect(rowsOf(reduceDesk(cut, { type: 'undone' }))[1]).toEqual(['new-1', 'Pears', ''])
    expect(run(cut, { type: 'undone' }, { type: 'undone' }).draft).toEqual(startDesk(view(two)).draft)
  })

  test('a cell that is filled below is not written over, and the end of a text makes an empty row', () => {
    const again = run(startDesk(view(two)), split('r1', 'description', 6), split('r1', 'description', 3))
    expect(rowsOf(again).map(([, words]) => words)).toEqual(['App', 'les', 'Pears', 'Plums'])
    const empty = run(startDesk(view(two)), split('r1', 'description', 12), split('r1', 'description', 12))
    expect(rowsOf(empty).map(([, words]) => words)).toEqual(['Apples Pears', '', '', 'Plums'])
  })

  test('a row that was read is never cut into', () => {
    const state = startDesk(view([two[0]!, { id: 'r2', description: null, quantity: '1' }]))
    expect(rowsOf(reduceDesk(state, split('r1', 'description', 6))).map(([id]) => id)).toEqual(['r1', 'new-1', 'r2'])
  })
})

describe('two rows that are one in truth', () => {
  const torn = [
    { id: 'r1', description: 'Timber batten', quantity: '250', total_amount: null },
    { id: 'r2', description: '38×25 2.4 m', quantity: null, total_amount: '760.00' },
  ]

  test('are joined: words behind words, what was empty filled, captured places kept; one step takes it back', () => {
    const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: '761' }
    const captured = run(startDesk(view(torn)), { type: 'captured', path: 'items/r2/total_amount', text: '761.00', place })
    const joined = reduceDesk(captured, join('r2'))
    expect(joined.draft.items).toEqual([
      { id: 'r1', cells: { description: 'Timber batten 38×25 2.4 m', quantity: '250', total_amount: '761.00' } },
    ])
    expect(joined.draft.places).toEqual({ 'items/r1/total_amount': place })
    expect(reduceDesk(joined, { type: 'undone' }).draft).toEqual(captured.draft)
  })

  test('a join is taken back by itself: what was typed since stays, and one step brings the join back', () => {
    const before = run(startDesk(view(torn)), { type: 'captured', path: 'due_date', text: '2026-01-01' })
    const takeBack = { type: 'taken_back', list: 'items', before: before.draft } as const
    expect(run(before, join('r2'), takeBack), 'nothing since: as undo').toMatchObject({ draft: before.draft, future: { length: 1 } })
    const typed = run(before, join('r2'), { type: 'typed', path: 'due_date', text: '2026-02-02' })
    const back = reduceDesk(typed, takeBack)
    expect(back.draft.items).toEqual(before.draft.items)
    expect(back.draft.fields.due_date).toBe('2026-02-02')
    expect(reduceDesk(back, { type: 'undone' }).draft).toEqual(typed.draft)
  })

  test('a join whose row was changed since goes with those changes, which redo brings back; after a save nothing is left to take back', () => {
    const before = startDesk(view(torn))
    const takeBack = { type: 'taken_back', list: 'items', before: before.draft } as const
    const changed = run(before, join('r2'), { type: 'typed', path: 'items/r1/quantity', text: '9' })
    const back = reduceDesk(changed, takeBack)
    expect(back.draft).toEqual(before.draft)
    expect(run(back, { type: 'redone' }, { type: 'redone' }).draft).toEqual(changed.draft)
    const saved = reduceDesk(changed, { type: 'saved', base: view(torn), sent: changed.draft })
    expect(reduceDesk(saved, takeBack)).toBe(saved)
  })

  test('figures and codes that differ are not thrown away: the columns are named and nothing happens', () => {
    const state = startDesk(view(two))
    expect(columnsApart(state.draft, 'items', 'r2', columns).map(({ name }) => name)).toEqual(['quantity', 'total_amount'])
    expect(reduceDesk(state, join('r2'))).toBe(state)
    expect(reduceDesk(state, join('r1')), 'nothing is above the first').toBe(state)
  })
})
