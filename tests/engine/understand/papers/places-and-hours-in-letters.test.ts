import { expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const letter = (...sentences: string[]) =>
  fieldOfOrder(
    drawDocument(`
Vine & Loaf Ltd
12 Market Place, Wells

                                             Hollow Farm Dairy
                                             77 Boston Post Road

9 November 2026

Purchase Order 1187
${sentences.join('\n')}
${ITEMS}
Thank you,

Marcus Oyelaran
Buyer
`),
  )

test('a door that is staffed tells where and when goods are taken in, over two lines', () => {
  const order = letter(
    'Please put the following on the van that reaches us on Thursday, 19 November 2026. The back door',
    'at 420 Thorn Street, Portland, ME 04101 is staffed from 5:00 AM to 8:00 AM.',
  )
  expect(order('delivery_address')).toBe('420 Thorn Street, Portland, ME 04101')
  expect(order('start_delivery_time')).toBe('05:00')
  expect(order('end_delivery_time')).toBe('08:00')
})

test.each([
  'The loading zone may be used from 7:30 AM to 9:30 AM.',
  'La zone de livraison peut être utilisée de 7 h 30 à 9 h 30.',
  'La zona de carga se puede utilizar de 7:30 a 9:30 horas.',
  'Die Ladezone kann von 7:30 bis 9:30 Uhr genutzt werden.',
  'De laadzone kan van 7:30 tot 9:30 uur gebruikt worden.',
  'La zona di carico può essere utilizzata dalle 7:30 alle 9:30.',
  'A zona de carga pode ser utilizada das 7:30 às 9:30.',
])('%s', (sentence) => {
  const order = letter(sentence)
  expect(order('start_delivery_time')).toBe('07:30')
  expect(order('end_delivery_time')).toBe('09:30')
})

test('a showroom that may be visited takes in no goods', () => {
  expect(letter('The showroom may be visited from 7:30 AM to 9:30 AM.')('start_delivery_time')).toBeUndefined()
})

test('what is needed goes to the place that the sentence tells, by the hour behind it', () => {
  const order = letter(
    'Chère Madame Favre, voici ce qu’il nous faut pour le mardi 12 mai 2026, à notre dépôt, rue de',
    'la Neuve 33, 1700 Fribourg, avant 6 h 30 s’il vous plaît :',
  )
  expect(order('delivery_address')).toContain('rue de la Neuve 33, 1700 Fribourg')
  expect(order('end_delivery_time')).toBe('06:30')
})

test.each([
  ['Please deliver to the side door, St Anne’s Hall, Mill Lane, before noon on Tuesday 24 March.', 'side door, St Anne’s Hall, Mill Lane'],
  [
    'Los bienes serán entregados en la Agencia Norte, Jr. Dos de Junio 318, Sicuani, Canchis, a más tardar el 31 de julio de 2026.',
    'Agencia Norte, Jr. Dos de Junio 318, Sicuani, Canchis',
  ],
  [
    'Merci de livrer à la salle des fêtes, rue des Lilas, Hameau Vert, avant le 24 mars 2026.',
    'salle des fêtes, rue des Lilas, Hameau Vert',
  ],
])('where towns have no codes: %s', (sentence, place) => expect(letter(sentence)('delivery_address')).toBe(place))

test('names behind what is delivered are no place without a street', () => {
  expect(
    letter('Please deliver to the committee, Mrs Alder, Mr Birch, before noon on Tuesday 24 March.')('delivery_address'),
  ).toBeUndefined()
})
