import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'work_order' })
  return { field: (name: string) => fields[name]?.value ?? undefined, items }
}

const form = ({
  title = 'Wholesale order form',
  sent = 'Submission ID 5120448107 — Mar 2, 2026 at 7:05 AM',
  house = 'Company name',
  who = 'Your name',
  day = 'Requested delivery date',
}: Partial<Record<'title' | 'sent' | 'house' | 'who' | 'day', string>>) => `
${title}
~${sent.split(' ').join('~ ~')}~

~${house.split(' ').join('~ ~')}~
Riverside Academy Inc.

~${who.split(' ').join('~ ~')}~
Priya Ramanathan

~PO~ ~#~
20260302-B

~${day.split(' ').join('~ ~')}~
2026-03-09

~Products~
**Nova** **Espresso** **5** **lb**
SKU: RST-NOVA-5, Grind: Whole bean, Quantity: 12
**Swiss** **Water** **Decaf** **2** **lb**
SKU: RST-DEC-2, Grind: Drip, Quantity: 6
`

test('a form that was sent in: the day, and items whose labels stand in one line under the name', () => {
  const { field, items } = read(form({}))
  expect(field('order_date')).toBe('2026-03-02')
  expect(field('client_name')).toBe('Priya Ramanathan')
  expect(items.map((item) => [item.product_name?.value, item.product_code?.value, item.requested_quantity?.value])).toEqual([
    ['Nova Espresso 5 lb', 'RST-NOVA-5', '12'],
    ['Swiss Water Decaf 2 lb', 'RST-DEC-2', '6'],
  ])
})

test.each([
  ['Formulaire de commande de manuels', 'École ou société', 'Votre nom', 'Pour quand en avez-vous besoin ?'],
  ['Formulario de pedido de uniformes', 'Escuela o empresa', 'Nombre de quien solicita', '¿Para cuándo lo necesita?'],
  ['Bestellformular', 'Schule oder Einrichtung', 'Ihr Name', 'Wann benötigen Sie die Ware?'],
  ['Bestelformulier', 'School of bedrijf', 'Uw naam', 'Wanneer heeft u het nodig?'],
  ['Modulo d’ordine', 'Scuola o ente', 'Il suo nome', 'Per quando le serve?'],
  ['Formulário de encomenda', 'Escola ou empresa', 'O seu nome', 'Para quando precisa?'],
])('%s: questions over their answers', (title, house, who, day) => {
  const { field } = read(form({ title, house, who, day }))
  expect(field('customer_company_name')).toBe('Riverside Academy Inc.')
  expect(field('client_name')).toBe('Priya Ramanathan')
  expect(field('requested_delivery_date')).toBe('2026-03-09')
})

test.each([
  ['Envío 5847720316 · 12 de julio de 2026 a las 18:47', '2026-07-12'],
  ['Réponse n° 58477 du 12 juillet 2026', '2026-07-12'],
  ['Einsendung 5847720316 · 12. Juli 2026, 18:47', '2026-07-12'],
  ['Inzending 5847720316 – 12 juli 2026', '2026-07-12'],
  ['Shipment 5847720316 – 12 July 2026', undefined],
])('%s: the day it was sent in on', (sent, day) => expect(read(form({ sent })).field('order_date')).toBe(day))
