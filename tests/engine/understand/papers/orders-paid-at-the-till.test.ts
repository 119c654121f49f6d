import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { drawDocument } from '#tests/support/page.ts'

const slip = drawDocument(`
CASCADE TRAIL OUTFITTERS - SPECIAL ORDER REQUEST

Order number:    20417
Receipt Number: 5-118834
Date submitted: 10/02/2026

To:               Northwest Outdoor Distribution, Tacoma WA
Account no.:      CTO-0091

Shipping Address: 1402 Harbor Ave, Bellingham, WA 98225

Employee: Dana Whitlock

Items Ordered:

  Item 1
    Department:    Packs
    Vend Part #    OPG-RL45-ML
    Description:   Ridgeline 45 backpack
    Size:          M/L
    Qty:           2
    Price:         168.00
    Item Total:    336.00

  Item 2
    Department:    Footwear
    Vend Part #    KO-GT-220
    Description:   Trail gaiters, waterproof
    Size:          L
    Qty:           6
    Price:         34.50
    Item Total:    207.00

Total: 543.00`)

test('what a shop orders for its customer is an order, though its till numbered the receipt', () => {
  const { kind, neither } = classify(slip)
  expect({ kind, neither }).toEqual({ kind: 'work_order', neither: false })
})

test('a receipt that tells the number of the order is none', () => {
  const { kind } = classify(
    drawDocument(`
Cascade Trail Outfitters
Order number:    20417
Receipt Number:  5-118834
Date: 10/02/2026
Total paid: 543.00`),
  )
  expect(kind).toBe('invoice')
})

test('who orders stands before the title; what is said of single items is said of no order', () => {
  const { fields, items } = understandDocument(slip, { kind: 'work_order' })
  expect(fields).toMatchObject({
    name: { value: '20417' },
    order_date: { value: '2026-10-02' },
    customer_company_name: { value: 'CASCADE TRAIL OUTFITTERS' },
    client_name: { value: 'Dana Whitlock' },
  })
  expect(fields).not.toHaveProperty('department')
  expect(items.map(({ product_code, product_name }) => [product_code?.value, product_name?.value])).toEqual([
    ['OPG-RL45-ML', 'Ridgeline 45 backpack'],
    ['KO-GT-220', 'Trail gaiters, waterproof'],
  ])
})
