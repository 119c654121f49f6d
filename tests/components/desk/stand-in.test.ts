import { expect, test } from 'vitest'
import { reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { cellPath } from '#app/components/desk/paths.ts'
import { standIn } from '#app/components/desk/stand-in.ts'
import { makeView } from './sample.ts'

const start = startDesk(makeView())
const ids = start.draft.items.map(({ id }) => id)

test('a row that is taken back leaves the focus to the row in its place, the last one to the row above', () => {
  for (const at of [0, ids.length]) {
    const inserted = reduceDesk(start, { type: 'row_inserted', list: 'items', at })
    const path = cellPath('items', inserted.draft.items[at]!.id, 'quantity')
    expect(standIn(path, inserted.draft, start.draft)).toBe(cellPath('items', ids[at] ?? ids.at(-1)!, 'quantity'))
  }
})

test('what is still there keeps it; where no row is left, there is none to give it to', () => {
  const none = { ...start.draft, items: [] }
  expect(standIn('invoice_number', start.draft, none)).toBeNull()
  expect(standIn(cellPath('items', ids[0]!, 'quantity'), start.draft, start.draft)).toBeNull()
  expect(standIn(cellPath('items', ids[0]!, 'quantity'), start.draft, none)).toBeNull()
})
