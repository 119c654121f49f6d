import { describe, expect, it } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { fieldOfOrder } from './field-of-order.ts'

const bulbs = (trade: string) => `
  **Quayside** **Bulbs** **LLP**                                                    Order of 9 Feb 2026
  Heron Lane, Wisbech PE13 2QT

  ${trade}     Tenfold Bulb Farms Ltd, 2 Sluice Road, Holbeach PE12 7AB
  Order ref.     QB/26-011
  Delivery       24 February 2026
  Deliver to     Shed 4, Heron Lane, Wisbech PE13 2QT
  Placed by      Ines Varela, Production

  **Variety**                    **Bulbs/crate**     **Crates**     **Bulbs**     **Code**
  Tulip Apeldoorn                     250               12          3,000     TU-AP
  Crocus Jeanne d'Arc                 400               20          8,000     CR-JA
  Narcissus Tete                      150               32          4,800     NA-TT

  NB Crates on one pallet, labels on every side.
`

describe('packages whose contents a head tells, and a trade nobody knows', () => {
  const document = drawDocument(bulbs('Forcer    '))

  it('takes what is in all packages for the quantity', () => {
    const { items } = understandDocument(document, { kind: 'work_order' })
    expect(items.map(({ product_code, requested_quantity }) => [product_code?.value, requested_quantity?.value])).toEqual([
      ['TU-AP', '3000'],
      ['CR-JA', '8000'],
      ['NA-TT', '4800'],
    ])
  })

  it('believes the house at the head, and who orders in their service', () => {
    const field = fieldOfOrder(document)
    expect(field('customer_company_name')).toBe('Quayside Bulbs LLP')
    expect(field('department')).toBe('Production')
    expect(field('client_name')).toBe('Ines Varela')
    expect(field('note')).toContain('Crates on one pallet')
  })

  it('keeps the price of a package and how many there are', () => {
    const priced = drawDocument(`
      Purchase order 88-14

      Code        Description            Price/box     Boxes     Total
      BR-120      Bowl, stoneware        10.00         12        120.00
      BR-130      Plate, stoneware       8.00          10        80.00
    `)
    const { items } = understandDocument(priced, { kind: 'work_order' })
    expect(items.map(({ requested_quantity }) => requested_quantity?.value)).toEqual(['12', '10'])
  })
})
