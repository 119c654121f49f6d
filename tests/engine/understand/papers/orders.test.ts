import { describe, expect, test } from 'vitest'
import { readDeadline } from '#app/engine/understand/values/time.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...pages: string[]) => {
  const { fields, items, warnings } = understandDocument(drawDocument(...pages), { kind: 'work_order' })
  const plain = (cells: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), warnings: warnings.map(({ code }) => code) }
}

describe('who ordered, where the supplier stands in the window', () => {
  test.each([
    ['Señores:', 'CIF A48112233'],
    ['Spett.le', 'P.IVA 02233440165'],
    ['Firma', 'USt-IdNr. DE123456789'],
  ])('under "%s" stands who gets the paper', (salutation, taxId) => {
    const { fields } = read(`
      Arrieta Motoren S.A.
      Mill Road 6
      48970 Basauri
      ${taxId}

      ${salutation}                         Ship to:
      Hammer Steel S.L.                  Arrieta Motoren S.A.
      Harbour Street 33                  Mill Road 14
      48901 Barakaldo                    48970 Basauri

      **PURCHASE ORDER** 4711
      Date: 10/03/2026
    `)
    expect(fields.customer_company_name).toBe('Arrieta Motoren S.A.')
  })

  test('the company at the place of delivery, though the line goes on with the place', () => {
    const { fields } = read(`
      CANNERIES OF PENHILL S.A.
      MILL ROAD 2
      22000 SAINT-BRIEUC
                                         BISCUITS LE GOFF
      ORDER NO : 0088124                 11 HARBOUR STREET
      DATE : 20/01/26                    22500 PAIMPOL

      SHIP TO : CANNERIES OF PENHILL - DEPOT 2 - MILL STREET
                22440 PLOUFRAGAN
    `)
    expect(fields.customer_company_name).toBe('CANNERIES OF PENHILL S.A.')
  })
})

describe('labels of orders', () => {
  test('the name of an institution is no department, a department no person', () => {
    const { fields } = read(`
      DÉPARTEMENT DE LA DRÔME
      COMMUNE DE SAINT-VALLIER

      **BON DE COMMANDE** N° 2026-0318
      Demandeur : Service de la Pharmacie
      Suivi par : Odile Garnaud
      Service émetteur : Restauration scolaire
    `)
    expect(fields).toMatchObject({ department: 'Restauration scolaire', client_name: 'Odile Garnaud' })
  })

  test('the bracket says which total it is', () => {
    const { fields } = read(`
      **PURCHASE ORDER** 4711
      Order total (excl. VAT)     7,803.05
    `)
    expect(fields.total_amount_without_tax).toBe('7803.05')
    expect(fields.total_amount_with_tax).toBeUndefined()
  })

  test.each([
    ['before 9am', '09:00'],
    ['lunes 30 de marzo, antes de las 8:30', '08:30'],
    ['bis 11:00 Uhr', '11:00'],
    ['at 9am', undefined],
    ['before 9am or 2pm', undefined],
  ])('only the end of a window: %s', (text, end) => expect(readDeadline(text)).toBe(end))
})

test('a letter that asks for things is an order though nothing calls it one', () => {
  const { items, warnings } = read(`
      Beaune, le 6 mai 2026

      Objet : commande pour le week-end

      Veuillez nous livrer vendredi :
      - 6 casiers de limonade
      - 4 sacs de farine
  `)
  expect(warnings).not.toContain('not_an_invoice_or_work_order')
  expect(items.map(({ requested_quantity }) => requested_quantity)).toEqual(['6', '4'])
})
