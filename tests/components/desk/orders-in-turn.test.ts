import { expect, test } from 'vitest'
import { ordersInTurn } from '#app/components/desk/orders-in-turn.ts'

test('orders go one after the other, and an answer ends one order only', () => {
  const orders = ordersInTurn<string, { done: string }>()
  const [restored, saved] = [{ done: 'restore' }, { done: 'save' }]
  expect(orders.begin('restore')).toBe(true)
  expect(orders.begin('save')).toBe(false)
  expect(orders.underWay()).toBe('restore')
  expect(orders.end(restored)).toBe('restore')
  expect(orders.end(restored)).toBeNull()

  expect(orders.begin('save')).toBe(true)
  // Still there while what the first one changed is loaded.
  expect(orders.end(restored)).toBeNull()
  expect(orders.underWay()).toBe('save')
  expect(orders.end(saved)).toBe('save')
  expect(orders.underWay()).toBeNull()
})
