import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const read = (page: string) =>
  Object.fromEntries(Object.entries(understand(page).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))

describe('when the goods are wanted', () => {
  test('hours and a day without a year at the foot of the block that says where', () => {
    const fields = read(`
      **PEDIDO DE COMPRA** Nº 318/26          Fecha: 28-08-2026

      ENTREGA
      Sección de suministros, nave 3
      Ctra. de la Estación 4
      23660 Alcaudete
      El 7 de septiembre, de 8:00 a 14:00 h
    `)
    expect(fields).toMatchObject({ requested_delivery_date: '2026-09-07', start_delivery_time: '08:00', end_delivery_time: '14:00' })
  })

  test.each([
    [
      'Livraison : Cantine Jules-Ferry, 4 rue des Lilas,\n41220 Chambord\navant le 11/09/2026',
      'Cantine Jules-Ferry, 4 rue des Lilas 41220 Chambord',
    ],
    ['Deliver to: Mill School, 4 Mill Lane\nTruro TR1 3FF\nbefore 11/09/2026', 'Mill School, 4 Mill Lane Truro TR1 3FF'],
    ['Entregar en: Colegio Sol, Calle Luna 4,\n28001 Madrid\nantes del 11/09/2026', 'Colegio Sol, Calle Luna 4 28001 Madrid'],
  ])('an address that goes on under its label, the day under it: %s', (block, address) => {
    const fields = read(`**BON DE COMMANDE** N° 2026-0412\nDate : 02/09/2026\n\n${block}`)
    expect(fields).toMatchObject({ delivery_address: address, requested_delivery_date: '2026-09-11' })
  })

  test('hours of Dutch weekdays under the address', () => {
    const fields = read(`
      **INKOOPORDER** 4700091827

      Afleveradres
      Merwedeziekenhuis – Goederenontvangst
      Banneweg 57
      4204 AA Gorinchem
      Ma t/m vr 07:30 – 15:00 uur
    `)
    expect(fields).toMatchObject({ start_delivery_time: '07:30', end_delivery_time: '15:00' })
  })

  test('a clause about delivery speaks for itself in a sentence that orders', () => {
    const fields = read(`
      **Bon de commande** n° 512

      Voici ma commande pour jeudi, livraison avant 7h30 s'il vous plaît :
    `)
    expect(fields.end_delivery_time).toBe('07:30')
  })
})

describe('who and what', () => {
  test('the number under the title is dated', () => {
    expect(read('**ORDINE A FORNITORE**\nN. 1182/2026 del 20/10/2026')).toMatchObject({ name: '1182/2026', order_date: '2026-10-20' })
  })

  test.each([
    ['Gestionnaire : Mme\nBRISSET Corinne', 'Mme BRISSET Corinne'],
    ['Demandeur : Kim\nHalvorsen', 'Kim Halvorsen'],
    ['Gestionnaire : Mme\nn° 12 au 2e étage', undefined],
  ])('a person that the edge of a cell broke: %s', (lines, person) => {
    expect(read(`**BON DE COMMANDE** 26PH03317\n\n${lines}`).client_name).toBe(person)
  })

  test('without a colon the word for the unit is part of its name', () => {
    const head = '**BON DE COMMANDE** 26PH03317\n\nGROUPE LES TABLES DU RHÔNE SAS\n'
    expect(read(`${head}Service Achats\n18, quai Saint-Vincent\n69001 LYON`).department).toBe('Service Achats')
    expect(read(`${head}18, quai Saint-Vincent\n69001 LYON\n\nService : Achats`).department).toBe('Achats')
  })

  test('a sentence behind the legal form, and a title behind the name, are no part of it', () => {
    expect(read('**ORDEN DE INSERCIÓN** OI-11\n\nFacturar a: Carambola Media, S.L.U., indicando el número de orden.')).toMatchObject({
      customer_company_name: 'Carambola Media, S.L.U.',
    })
    const sheet = read(`
      Fallowfield Stores Ltd - Purchase Order

      PO Number    FS-209914
      PO Date      16/11/2026
      Supplier     Pennine Bakehouse Ltd
      Buyer        Hannah Croft

      Item      Description              Qty     Unit cost    Line cost
      770112    Oat biscuits 300g        480     1.05         504.00
    `)
    expect(sheet.customer_company_name).toBe('Fallowfield Stores Ltd')
  })

  test('the seller’s code that a label names under the name, where the buyer writes “your”', () => {
    const { items } = understand(`
      **Bestellung** 26-4471

      Pos.   Menge   ME    Bezeichnung                 Einzelpreis    Gesamt EUR
      10     48      Stk   KG-Rohr DN 125, 2 m         11,90          571,20
                           Ihre Art.-Nr. 6204-125
      20     24      Stk   KG-Bogen DN 125, 45°         3,85           92,40
                           Ihre Art.-Nr. 6204-B45
    `)
    expect(items.map((row) => [row.product_name?.value, row.product_code?.value])).toEqual([
      ['KG-Rohr DN 125, 2 m', '6204-125'],
      ['KG-Bogen DN 125, 45°', '6204-B45'],
    ])
  })

  test('an extension is no part of the name, nor is a role one', () => {
    const sheet = '**HOJA DE PEDIDO** Nº 2026/P/03391\n\n'
    expect(read(`${sheet}Solicitante: Ainhoa Garde Irigoyen Ext. 4410`).client_name).toBe('Ainhoa Garde Irigoyen')
    expect(read(`${sheet}Fdo.: El solicitante`).client_name).toBeUndefined()
  })

  test('a head that counts what the table is about', () => {
    const { items } = understand(`
      **Commande** BC-2026-118

      Désignation                  Nb bouteilles
      Bordeaux AOC rouge 2023      36
      Crémant de Loire brut        48
    `)
    expect(items.map((row) => row.requested_quantity?.value)).toEqual(['36', '48'])
  })

  test('hours with points behind their word, which are no part of the address', () => {
    const fields = read(`
      **ORDINE DI ACQUISTO** n. OA/2026/0398

      Luogo di consegna: Magazzino reagenti, Via Saffi 18, 40131 Bologna (orario 8.30 - 12.30)
    `)
    expect(fields).toMatchObject({ start_delivery_time: '08:30', end_delivery_time: '12:30' })
    expect(fields.delivery_address).toBe('Magazzino reagenti, Via Saffi 18, 40131 Bologna')
  })
})
