import { expect, test } from 'vitest'
import { isPlace } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

test('what stands behind a colon is a value, though it would go on with the label', () => {
  expect(read('Invoice No. 7\nPayment terms: Net 30\nSort code 72-48-36 Account no. 04099719').fields).toMatchObject({
    payment_terms: 'Net 30',
    bank_details: '72-48-36 04099719',
  })
})

test('an account behind its abbreviated label in the middle of a line', () => {
  expect(read('Invoice No. 7\nBank Barclays Bank plc - Sort code 60-05-72 - Account no. 73709774').fields.bank_details).toBe(
    'Barclays Bank plc 60-05-72 73709774',
  )
})

test('behind a dash another label leads to the means of payment', () => {
  expect(read('Facture N° 8812\nModalités 30 jours nets - Moyen de paiement Virement').fields).toMatchObject({
    payment_terms: '30 jours nets',
    payment_methods: 'Virement',
  })
})

test('in a list of labels the note stands beside its label, not the small print under it', () => {
  expect(
    read(`
      Factura Nº 4711
      Forma de pago:      Confirming
      Notas:              Trabajos realizados según presupuesto.

      El retraso en el pago devengará los intereses previstos en la Ley 3/2004, de 29 de diciembre.
    `).fields.additional_notes,
  ).toBe('Trabajos realizados según presupuesto.')
})

test('a number under the title of its document', () => {
  expect(read('**Facture de vente**\nNuméro A-2026-773\nDate 01/05/2026').fields.invoice_number).toBe('A-2026-773')
})

test('the total of a section is not what is due', () => {
  expect(
    read('FACTURE N° 12\nTotal du lot 3      126.11\nMontant HT      126.11\nTVA 20 %      25.22\nTotal TTC      151.33').fields.amount,
  ).toBe('151.33')
})

test.each([
  ['Comunidad de Propietarios Goya 14', false],
  ['Copropriété Foch 27', false],
  ['Calle Goya 14', true],
  ['ZA du Moulin', true],
  ['Polígono Los Llanos', true],
  ['Tomo 2323, Folio 18', false],
])('%s is a place: %s', (text, is) => {
  expect(isPlace(text)).toBe(is)
})

test('on an invoice the recipient is who it is for', () => {
  expect(
    read(`
      Factura F249048

      Destinatario
      Clínica Santa Elvira
      Calle Real, 23
      26003 Logroño
    `).fields,
  ).toMatchObject({ client_name: 'Clínica Santa Elvira' })
})

test('a column headed as running numbers that do not run is the quantity its line needs', () => {
  expect(
    read(`
      Invoice 4711

      No.   Description            Price     Amount
      40    Greek yoghurt 5 kg     34.48     1,379.20
      5     Oat milk 1 L           30.78     153.90
      12    Arborio rice 5 kg      31.27     375.24
    `).items.map(({ quantity }) => quantity),
  ).toEqual(['40', '5', '12'])
})

test('the print of a till: what was sold over how many at which price, and the taxes by their letters', () => {
  expect(
    read(`
      INVOICE No. 4711

      Oat milk 1 L x 6          1,023.36 B
        12 x 85.28
      Rapeseed oil 20 L           172.56 A
        8 x 21.57
      Total net                 1,195.92
      VAT amount                  204.67
      Total                     1,400.59

      A = 0 %       172.56         0.00
      B = 20 %    1,023.36       204.67
    `),
  ).toMatchObject({
    items: [
      { description: 'Oat milk 1 L x 6', quantity: '12', unit_price: '85.28', total_amount: '1023.36' },
      { description: 'Rapeseed oil 20 L', quantity: '8', unit_price: '21.57', total_amount: '172.56' },
    ],
    taxes: [
      { rate: '0', amount: '0.00' },
      { rate: '20', amount: '204.67' },
    ],
  })
})

test('in a list of charges a word of sums may begin the name of a thing sold', () => {
  expect(
    read(`
      Factura 12

      Curso prevención de riesgos            132,88 €
      Transporte urgente Bilbao - Burgos      34,52 €
      Base imponible                         167,40 €
      IVA 21 %                                35,15 €
      Total                                  202,55 €
    `).items.map(({ total_amount }) => total_amount),
  ).toEqual(['132.88', '34.52'])
})
