import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readWindow } from '#app/engine/understand/values/time.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...pages: string[]) => {
  const { fields } = understandDocument(drawDocument(...pages), { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('the head of orders from purchasing systems', () => {
  test('"Bill to" is no title of an invoice', () => {
    const paper = drawDocument(`
      **Purchase Order**
      Buyer
      **Bill To:**
      Corvane Energy Partners LP
    `)
    expect(classify(paper).kind).toBe('work_order')
  })

  test.each([
    ['Buyer: Okafor, Chidi', 'Okafor, Chidi'],
    ['Buyer: Lindgren,Kirsten A', 'Lindgren,Kirsten A'],
    ['Requested by: Jamal Delgado, Maintenance', 'Jamal Delgado'],
  ])('people as registers print them: %s', (line, name) => {
    expect(read(`**PURCHASE ORDER** 4711\n${line}`).client_name).toBe(name)
  })

  test('a company is no person, though "From" stands over it', () => {
    const fields = read(`
      From:
      Halvorsen Medical Devices Inc.

      **PURCHASE ORDER** 4711`)
    expect(fields.client_name).toBeUndefined()
  })

  test('numbered boxes of a form', () => {
    const fields = read(`
      **PURCHASE ORDER**

      4. ORDER NUMBER                3. ORDER DATE
      36C24626F0718                  17 June 2026`)
    expect(fields).toMatchObject({ name: '36C24626F0718', order_date: '2026-06-17' })
  })

  test('a code that a narrow cell broke behind its hyphen', () => {
    expect(read('Purchase Order No.\nTGSU1-\n0000214477').name).toBe('TGSU1-0000214477')
  })

  test('a label over two lines that ends in a preposition is not finished', () => {
    const fields = read(`
      **PEDIDO** 4711

      FECHA DE         30/04/2026
      ENTREGA`)
    expect(fields.requested_delivery_date).toBe('2026-04-30')
    expect(fields.order_date).toBeUndefined()
  })

  test('the number of the vendor stands before its name', () => {
    const fields = read(`
                                              **PURCHASE ORDER** 4711
      TALLGRASS STATE UNIVERSITY
      310 Memorial Hall
      Ames Prairie, KS 66502

      Vendor: 0000018873
      Prairie Scientific Supply Inc
      4415 W 10TH ST
      WICHITA, KS 67212

      Bill To:
      Accounts Payable
      215 Anderson Hall
      AMES PRAIRIE, KS 66502`)
    expect(fields.customer_company_name).toBe('TALLGRASS STATE UNIVERSITY')
  })

  test('a street without a postal code behind the label of the delivery', () => {
    const fields = read('**ORDEN DE COMPRA** 3921\nEntregar en: Bodega Municipal, Camino El Molino s/n, Quebrada Alta')
    expect(fields.delivery_address).toBe('Bodega Municipal, Camino El Molino s/n, Quebrada Alta')
  })

  test('who ordered stands behind the day', () => {
    expect(read('**ORDER** 4711\nOrder date: 12/06/2026 at 11:40 by Luca Ferrante').client_name).toBe('Luca Ferrante')
  })

  test('a total that its own words call one without tax', () => {
    expect(read('**ORDER** 4711\nTotal order value excluding VAT      3,551.20').total_amount_without_tax).toBe('3551.20')
  })
})

describe('hours of delivery', () => {
  test.each([
    ['8:00-13:00', '08:00', '13:00'],
    ['0800-1430 Mon-Fri', '08:00', '14:30'],
    ['entre as 09h00 e as 12h30', '09:00', '12:30'],
  ])('%s', (text, start, end) => expect(readWindow(text)).toEqual({ start, end }))

  test('years are no hours', () => expect(readWindow('Season 2015-2026')).toBeUndefined())

  test('what is forbidden in the next sentence is not what is said in this one', () => {
    const fields = read('**ORDER** 4711\nDeliveries 6:30 AM to 11:00 AM only. No deliveries on school days.')
    expect(fields).toMatchObject({ start_delivery_time: '06:30', end_delivery_time: '11:00' })
  })
})
