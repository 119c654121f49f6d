import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'work_order' }).fields).map(([name, { value }]) => [
      name,
      value.replaceAll('\n', ' '),
    ]),
  )

describe('who orders where another pays', () => {
  test.each([
    ['Invoice To:', 'NHS Shared Business Services\nPO Box 312\nLeeds LS11 1HP'],
    ['Adresse de facturation', 'Agence comptable – Service facturier\nCS 30144\n23002 GUÉRET CEDEX'],
    ['Rechnungsanschrift', 'Zentraler Rechnungseingang\nPostfach 1280\n49295 Lorsdorf'],
  ])('%s heads the paying office', (head, office) => {
    const fields = read(`Université du Grand Plateau\n\n**PURCHASE ORDER** 45002177\n\n${head}\n${office}`)
    expect(fields.customer_company_name).toBe('Université du Grand Plateau')
  })

  test('the desk behind the name is no part of it', () => {
    const fields = read('**PURCHASE ORDER** 45002177\n\nBilling Information\nCalloway College, Accounts Payable\nRoanoke, VA 24014')
    expect(fields.customer_company_name).toBe('Calloway College')
  })

  test.each([
    ['Tarn and Eskdale\nBorough Council', 'Tarn and Eskdale Borough Council'],
    ['Stadtwerke Hohenfels\nan der Wern GmbH', 'Stadtwerke Hohenfels an der Wern GmbH'],
  ])('%s is one name', (head, name) => {
    expect(read(`${head}\n12 High Street\n97776 Hohenfels\n\n**PURCHASE ORDER** 4711\n\nSupplier: Border Civils Ltd`)).toMatchObject({
      customer_company_name: name,
    })
  })

  test('the last of several services is who orders, and that of the invoices is not', () => {
    const fields = read(`
      Universität Lorsdorf-Nord
      Fakultät für Lebenswissenschaften
      Lehrstuhl für Zellbiologie

      **BESTELLUNG** 4711

      Rechnungsanschrift
      Universität Lorsdorf-Nord
      Dezernat Finanzen – Zentraler Rechnungseingang
      49295 Lorsdorf
    `)
    expect(fields.department).toBe('Lehrstuhl für Zellbiologie')
  })
})

describe('numbers', () => {
  test('the year of the budget is none', () => {
    const fields = read(`
      **BON DE COMMANDE**
      N° d'engagement         Exercice
      VO26-003418             2026
    `)
    expect(fields.name).toBe('VO26-003418')
  })

  test('a code broken behind its hyphen at the end of a long line', () => {
    expect(read('ORDEN DE COMPRA N°: 1057482-913-\n                            SE26').name).toBe('1057482-913-SE26')
  })

  test('the program that counts them may be named', () => {
    const fields = read('**BON DE COMMANDE**\nN° SIFAC : 4500217744\ndu 12 mars 2026')
    expect(fields).toMatchObject({ name: '4500217744', order_date: '2026-03-12' })
  })

  test('what it is called off from has a number of its own', () => {
    expect(read('APPEL DE COMMANDE n° 2026-41-07\nMarché à bons de commande 24F0091 – lot 5').name).toBe('2026-41-07')
  })
})

describe('days without a year', () => {
  test.each([
    ['Livraison jeudi 8 octobre au laboratoire.', '2026-10-08'],
    ['Lieferung bis 27. November an Lager Ost.', '2026-11-27'],
    ['FECHA DE ENTREGA: 14 DE ENERO, DE OCHO A DOCE', '2027-01-14'],
    ['Please deliver the goods by Friday, October 16.', '2026-10-16'],
  ])('%s', (line, day) => {
    expect(read(`**ORDER** 4711\nOrder date: 2026-09-21\n\n${line}`).requested_delivery_date).toBe(day)
  })

  test('another day of the week is another day', () => {
    expect(
      read('**ORDER** 4711\nOrder date: 2026-09-21\n\nLivraison lundi 8 octobre au laboratoire.').requested_delivery_date,
    ).toBeUndefined()
  })
})

describe('notes of several paragraphs', () => {
  test('under their heading', () => {
    const { note } = read(`
      **PEDIDO** 4711

      OBSERVACIONES:
      El camión debe traer manguera de descarga de 6 metros.

      Sin certificado de análisis no se descarga la mercancía.

      Almacén central
    `)
    expect(note).toBe('El camión debe traer manguera de descarga de 6 metros. Sin certificado de análisis no se descarga la mercancía.')
  })

  test('the numbered terms of the form are no part of them', () => {
    const { note } = read(`
      **PURCHASE ORDER** 4711

      Notes
      Chilled goods above 5C will be refused.

      1. Please send two copies of your invoice.
    `)
    expect(note).toBe('Chilled goods above 5C will be refused.')
  })
})

describe('letters', () => {
  const letter = `
    Stadtwerke Hohenfels GmbH
    Am Kraftwerk 2
    97776 Hohenfels

    An
    Textil Krämer
    97070 Würzburg

    Bestellung 2026-EK-0551

    Hohenfels, 02.11.2026      Zeichen: EK/Fr

    40 Latzhosen Canvas          LC-225      45,00 €
    12 Softshelljacken           SJ-225      68,00 €

    Lieferung bis 27. November an Lager Ost, Schleusenweg 4, 97776 Hohenfels.


    Tobias Friedlein
    Einkauf
  `
  test('the day, the place and who signs', () =>
    expect(read(letter)).toMatchObject({
      order_date: '2026-11-02',
      requested_delivery_date: '2026-11-27',
      delivery_address: 'Lager Ost, Schleusenweg 4, 97776 Hohenfels',
      client_name: 'Tobias Friedlein',
      department: 'Einkauf',
    }))

  test('how many stands before what, and the code behind it', () => {
    const { items } = understandDocument(drawDocument(letter), { kind: 'work_order' })
    expect(
      items.map((row) => [row.product_code?.value, row.product_name?.value, row.requested_quantity?.value, row.unit_price?.value]),
    ).toEqual([
      ['LC-225', 'Latzhosen Canvas', '40', '45.00'],
      ['SJ-225', 'Softshelljacken', '12', '68.00'],
    ])
  })

  test('a sentence that a line breaks', () => {
    const fields = read(`
      **COMMANDE** 4711

      Merci de ne pas tenir compte de notre commande de ce matin. Livraison entre
      six heures et huit heures trente au laboratoire, 22 route de Revel, 31250 Saint-Félix.
    `)
    expect(fields).toMatchObject({
      start_delivery_time: '06:00',
      end_delivery_time: '08:30',
      delivery_address: 'laboratoire, 22 route de Revel, 31250 Saint-Félix',
    })
  })
})

test('the number of who is paid is not the customer’s', () => {
  const fields = read(`
    **BON DE COMMANDE** VO26-003418

    TITULAIRE
    SIGNALTEC OUEST SAS
    14 rue des Artisans
    44140 AIGREFEUILLE
    Tiers n° 00028841
  `)
  expect(fields.customer_code).toBeUndefined()
})
