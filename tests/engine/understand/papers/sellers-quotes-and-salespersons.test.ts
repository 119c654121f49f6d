import { expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, fieldOfOrder, ITEMS } from './field-of-order.ts'

const sold = (title: string, labels: string, values: string, items = ITEMS) =>
  fieldOfOrder(
    drawDocument(`
Harbour Mills Ltd
Harbour Mills Ltd
18 Mill Lane
Norwich NR3 1LB
United Kingdom

                                                  Quay Hotels Ltd
                                                  Tom Ellery
                                                  4 Quay Road
                                                  Poole BH15 1HJ
                                                  VAT: GB123456773


${title}
${labels}
${values}
${items}
`),
  )

test.each([
  [
    'Order # S00118',
    'Your Reference:          Order Date:          Salesperson:',
    'PO-7718                  11/08/2025           Hilde Wiersma',
  ],
  [
    'Order # S00118',
    'Uw referentie:           Orderdatum:          Verkoper:',
    'PO-7718                  11/08/2025           Hilde Wiersma',
  ],
  [
    'Commande # S00118',
    'Votre référence :        Date de la commande :     Vendeur :',
    'PO-7718                  11/08/2025                Hilde Wiersma',
  ],
])('who took the order and what the customer calls it tell the seller’s paper: %s, %s', (title, labels, values) => {
  const order = sold(title, labels, values)
  expect(order('customer_company_name')).toBe('Quay Hotels Ltd')
  expect(order('name')).toBe('S00118')
})

test('a seller named as a firm beside the reference of its offer heads the paper of a buyer', () => {
  const order = sold(
    'Order # S00118',
    'Uw referentie:           Orderdatum:          Verkoper:',
    'OFF-7718                 11/08/2025           Lagerhuis Oost B.V.',
  )
  expect(order('customer_company_name')).toBe('Harbour Mills Ltd')
})

test.each([
  ['Preventivo # S00118', 'Data preventivo:         Scadenza:            Addetto vendite:'],
  ['Devis # S00118', 'Date du devis :          Échéance :           Vendeur :'],
])('a quotation is dated by its own day, and not by that up to which it holds: %s', (title, labels) => {
  const order = sold(title, labels, '14/02/2026               16/03/2026           Hilde Wiersma', ARTICLES)
  expect(order('order_date')).toBe('2026-02-14')
})
