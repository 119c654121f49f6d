import { describe, expect, test } from 'vitest'
import type { DeskOrder } from '#app/contract/desk.ts'
import { invoice } from '#app/contract/kinds/index.ts'
import { reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { renewOrder, takeOver } from '#app/components/desk/renew-order.ts'
import { makeView } from './sample.ts'

const base = makeView()
const mine = reduceDesk(startDesk(base), { type: 'typed', path: 'due_date', text: '2026-05-05' })
const save: DeskOrder = { intent: 'save', edit: { version: 3, fields: { due_date: '2026-05-05' } } }
const approve: DeskOrder = { intent: 'approve', version: 3, edit: save.edit, active_ms: 4000, override: true, note: 'known' }

describe('somebody else saved first', () => {
  const restored = makeView({ version: 5 })
  const other = makeView({ version: 4, fields: { ...base.fields, supplier_name: 'Verger' } })
  const opposed = makeView({ version: 4, fields: { ...base.fields, due_date: '2026-04-04' } })

  test('what touches nothing that is typed is taken over, and the same order goes for it', () => {
    const work = takeOver(invoice, save, base, mine, other)!
    expect(work.base).toBe(other)
    expect(work.draft.fields).toMatchObject({ due_date: '2026-05-05', supplier_name: 'Verger' })
    expect(renewOrder(invoice, save, work, 'fr')).toEqual({ intent: 'save', edit: { version: 4, fields: { due_date: '2026-05-05' } } })
  })
  test('a value that both changed is for a person to choose', () => {
    expect(takeOver(invoice, save, base, mine, opposed)).toBeNull()
    expect(takeOver(invoice, approve, base, mine, opposed)).toBeNull()
  })
  test('an approval goes only for values that stood on the desk', () => {
    expect(takeOver(invoice, approve, base, mine, other)).toBeNull()
    expect(takeOver(invoice, { intent: 'approve', version: 3 }, base, startDesk(base), other)).toBeNull()
    // Also where the news had come by the time of the answer.
    expect(takeOver(invoice, approve, base, startDesk(other), other)).toBeNull()
    expect(takeOver(invoice, approve, base, mine, restored)?.base).toBe(restored)
  })
  test('the time that was worked is told once', () => {
    const work = takeOver(invoice, approve, base, mine, restored)!
    const edit = { version: 5, fields: { due_date: '2026-05-05' } }
    expect(renewOrder(invoice, approve, work, 'fr')).toEqual({ intent: 'approve', version: 5, edit, override: true, note: 'known' })
  })
  test('what they typed alike needs no edit any more, and saving it is still answered', () => {
    const alike = makeView({ version: 4, fields: { ...base.fields, due_date: '2026-05-05' } })
    const work = takeOver(invoice, save, base, mine, alike)!
    expect(renewOrder(invoice, save, work, 'fr')).toEqual({ intent: 'save', edit: { version: 4, fields: {} } })
    expect(renewOrder(invoice, { intent: 'reject', reason: 'no', edit: save.edit }, work, 'fr')).toEqual({ intent: 'reject', reason: 'no' })
    expect(renewOrder(invoice, { intent: 'move', kind: 'work_order', edit: save.edit }, work, 'fr')).toEqual({
      intent: 'move',
      kind: 'work_order',
    })
  })
  test('a version that came by the news meanwhile is not gone back behind', () => {
    const ahead = reduceDesk(startDesk(restored), { type: 'typed', path: 'due_date', text: '2026-05-05' })
    expect(takeOver(invoice, save, base, ahead, other)).toBe(ahead)
  })
})
