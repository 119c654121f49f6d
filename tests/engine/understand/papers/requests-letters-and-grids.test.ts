import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

describe('the house that orders, in a row of heads over one row of values', () => {
  test.each([
    ['Purchase requisition', 'Entity', 'Number', 'Requested on', 'Requester', 'Needed by'],
    ['Purchase requisition', 'Organisation', 'Number', 'Requested on', 'Requester', 'Needed by'],
    ['Demande d’achat', 'Société', 'Numéro', 'Demandée le', 'Demandeur', 'Livraison souhaitée'],
    ['Solicitud de compra', 'Empresa', 'Número', 'Solicitado el', 'Solicitante', 'Entrega deseada'],
  ])('%s: %s', (title, house, number, day, person, wanted) => {
    const field = read(`
**${title.replaceAll(' ', '** **')}** **released** **as** **order**

${house.padEnd(28)}${number.padEnd(20)}${day.padEnd(20)}${person.padEnd(20)}${wanted}
Thornbury Almshouses        DA-118/26           03/06/2026          Cleo Hart           15/06/2026
${ITEMS}`)
    expect(field('customer_company_name')).toBe('Thornbury Almshouses')
    expect(field('client_name')).toBe('Cleo Hart')
  })
})

describe('a letter', () => {
  const letter = `
Thornbury Almshouses
14 Abbey Rise, Ludlow SY8 2QW

                                                      6 March 2026

Dunmore Supplies

Our order 78815

Please send us as soon as you can:

- 18 of HB-5012 (Bath mat, blue)
- 1000 of WN-8820 (Cable tie 300 mm)
- 6 x GP-0077-1 (Wood glue 1 kg)

Thank you.


Cleo Hart
Workshop`

  test('asks for things by their codes and says in brackets what they are', () => {
    const { items } = understandDocument(drawDocument(letter), { kind: 'work_order' })
    expect(items.map((item) => ['product_code', 'product_name', 'requested_quantity'].map((field) => item[field]?.value))).toEqual([
      ['HB-5012', 'Bath mat, blue', '18'],
      ['WN-8820', 'Cable tie 300 mm', '1000'],
      ['GP-0077-1', 'Wood glue 1 kg', '6'],
    ])
  })

  test.each([['Thank you.'], ['Many thanks,'], ['Gracias.'], ['Merci.']])('is signed under its thanks: %s', (thanks) => {
    const field = read(letter.replace('Thank you.', thanks))
    expect(field('client_name')).toBe('Cleo Hart')
    expect(field('department')).toBe('Workshop')
  })
})

test('a person over the address of another label is a person', () => {
  const field = read(`
**Larkfield** **Joinery** **Ltd**            Order number           CDE 70411
Unit 9, Cuckoo Lane                Order date             16 Aug 2026
Hereford HR4 9TB                   Ordered by             Ian Moss
                                   Deliver to             Unit 9, Cuckoo Lane,
                                                          Hereford HR4 9TB
${ITEMS}`)
  expect(field('client_name')).toBe('Ian Moss')
})
