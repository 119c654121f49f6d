import { describe, expect, it } from 'vitest'
import { isProseAfter } from '#app/engine/understand/tables/lines/prose-after.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'
import { fieldOfOrder } from './field-of-order.ts'

describe('order sheets with par levels', () => {
  it('takes whoever ordered as a person, though an address stands close under the name', () => {
    const field = fieldOfOrder(
      drawDocument(`
ORDER TO VENDOR

The Brass Mirador Grill LLC

Vendor:        Pine Ridge Foodservice Co.                  PO #:          CH-4417
Ordered by: Chef Ida Brandt                                Order date:    11/05/2031
               The Brass Mirador Grill, back door on Walnut Alley, 84 Mill Ave,
Deliver to:    Asheville, NC 28801                         Phone:         (828) 555-0167

Item                           Vendor #     Pack        Par    On hand    Order
Chicken thigh, boneless        50117        4/10 LB     10     4          6
Ground beef, fine grind        50240        8/10 LB     6      1          5`),
    )
    expect(field('customer_company_name')).toBe('The Brass Mirador Grill LLC')
    expect(field('client_name')).toBe('Chef Ida Brandt')
  })

  it('ends the last article before a sentence that begins left of the table', () => {
    const [line, whole, part] = rowsOf(
      drawPage(`
     Pisos         PI-033      Carro: saco de repuesto                6       ud     27,40     164,40
Avisar la víspera al encargado antes de descargar.
               para carros de dos cestas altas con tapa.`),
    )
    expect(isProseAfter(whole!, line!)).toBe(true)
    expect(isProseAfter(part!, line!)).toBe(false)
  })
})
