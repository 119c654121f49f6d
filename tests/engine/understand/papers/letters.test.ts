import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'work_order' }).fields).map(([name, { value }]) => [name, value]),
  )

test.each([
  ['nous vous prions de bien vouloir nous livrer pour le 4 novembre 2026 les articles suivants :', '2026-11-04'],
  ['les rogamos nos suministren antes del 26 de junio de 2026 los artículos siguientes:', '2026-06-26'],
  ['please supply us by 9 January 2026 with the following goods:', '2026-01-09'],
  ['bitten wir Sie, bis zum 9. Januar 2026 folgende Waren zu liefern:', '2026-01-09'],
  ['please refer to the quotation received by us on 9 January 2026 for the goods:', undefined],
])('a letter says within a sentence when it wants the goods: %s', (sentence, day) => {
  expect(fieldsOf(`Order no. 4711\n\n${sentence}\n\n- 4 pcs of Chair, ref. HX-4711`).requested_delivery_date).toBe(day)
})

test('the end of a letter is no note, and a sentence that leads to the list neither', () => {
  const { note, client_name, department } = fieldsOf(`
    Objet : commande n° PO-178313

    Suite à votre offre, merci de nous livrer les articles suivants :
    - 4 SAC Farine T45, réf. BH-9820

    Aucune livraison partielle sans accord préalable.

    Veuillez agréer, Madame, Monsieur, nos salutations distinguées.

    Karim Haddad
    Achats
  `)
  expect([note, client_name, department]).toEqual(['Aucune livraison partielle sans accord préalable.', 'Karim Haddad', 'Achats'])
})

test.each([
  ['Start time: 08:00\nEnd time: 12:30', '08:00', '12:30'],
  ['Heure de début : 8h\nHeure de fin : 12h30', '08:00', '12:30'],
  ['Hora de inicio: 8:00\nHora de fin: 12:30', '08:00', '12:30'],
  ['Beginn: 8 Uhr\nEnde: 12:30 Uhr', '08:00', '12:30'],
  ['Franja horaria: 08.00 - 12.30', '08:00', '12:30'],
  ['Delivery window: 8 - 12', '08:00', '12:00'],
  ['Date de livraison : 07.04.26 – 8h/12h30', '08:00', '12:30'],
  ['Please process our order no. 4711, for delivery on 26-Mar-26 (8am - 12.30pm) to the kitchen', '08:00', '12:30'],
  ['Delivery hours: no deliveries 8am - 12.30pm', undefined, undefined],
  ['Delivery window: 4711', undefined, undefined],
  ['Start: 08/2026', undefined, undefined],
])('the window, or each of its ends under a label of its own: %s', (lines, start, end) => {
  const { start_delivery_time, end_delivery_time } = fieldsOf(`PURCHASE ORDER 4711\n\n${lines}`)
  expect([start_delivery_time, end_delivery_time]).toEqual([start, end])
})

test('the place and the day of works are where and when they are wanted', () => {
  const { requested_delivery_date, delivery_address } = fieldsOf(`
    Ordre de service 24/03855

    Date d'intervention : 21/05/2026

    Lieu d'intervention :
    Clinique du Parc
    6 impasse du Lavoir
    59000 Lille

    Prestataire :
    Morel SAS
    17 rue du Port
    69007 Lyon
  `)
  expect([requested_delivery_date, delivery_address?.replace(/\s+/g, ' ')]).toEqual([
    '2026-05-21',
    'Clinique du Parc 6 impasse du Lavoir 59000 Lille',
  ])
})

test('a day beside the number, each with its label', () => {
  const { name, order_date } = fieldsOf(`
    BON DE COMMANDE
    Notre commande / Émise le
    4568647136 / mardi 7 janvier 2025
  `)
  expect([name, order_date]).toEqual(['4568647136', '2025-01-07'])
})
