import { expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { drawDocument } from '#tests/support/page.ts'

test('common words of any drawing or letter name no invoice and no order', () => {
  const plan = drawDocument(`
    SECTION   BETWEEN   REQUIRED   FROM
    CONTACT PERSON   DATE
    Delivery date   Department
  `)
  expect(classify(plan).neither).toBe(true)
})

test('a title, or a number that is named, is enough', () => {
  expect(classify(drawDocument('PURCHASE ORDER\nDepartment: Kitchen\nDelivery date: 12/03/2026')).neither).toBe(false)
  expect(classify(drawDocument('Invoice number: 4711\nDue date: 12/03/2026\nIBAN: FR76 3000 6000 0112 3456 7890 189')).neither).toBe(false)
})

test('a title at the end of the line of the name is a title where it is loud', () => {
  const draw = () => drawDocument('Blue Heron Grill LLC PURCHASE ORDER\n\nDate 07/19/2024\nDepartment: Kitchen')
  expect(classify(draw()).neither).toBe(true)
  const loud = draw()
  loud.pages[0]!.lines[0]!.size = 16
  expect(classify(loud)).toMatchObject({ kind: 'work_order', neither: false })
})

test('a sheet without a title that numbers an order and tells by whom and when it is wanted', () => {
  const sheet = (more: string) => drawDocument(`Réf. commande : 4518686275\n${more}`)
  expect(classify(sheet('Livraison le : 30/08/2026\nService demandeur : Cuisine'))).toMatchObject({ kind: 'work_order', neither: false })
  expect(classify(sheet('Poids : 12 kg')).neither).toBe(true)
})

test('the number of an order in large type is its title', () => {
  const draw = () => drawDocument('Ref. pedido CF-2026-00979\n\nFecha de entrega 4 de noviembre de 2026\nHospital Virgen del Soto')
  expect(classify(draw()).neither).toBe(true)
  const loud = draw()
  loud.pages[0]!.lines[0]!.size = 13
  expect(classify(loud)).toMatchObject({ kind: 'work_order', neither: false })
})

test('a title with a word for what it is about, and its number, is one whatever follows in the line', () =>
  expect(classify(drawDocument('FACTURE ATELIER N° 26-001882 du 11/03/2026 – OR n° 40217 – Compte client G0772')).neither).toBe(false))

test('a contract that names an advertiser and counts spots is an order of time on the air', () => {
  const sheet = (heads: string) =>
    drawDocument(`
      **CONTRACT**                           Contract / Revision
                                             2417883 / 1
      Advertiser
      Citizens for a Better Gulf

      ${heads}
      1      News 5a-6a      10/16/18     5       750.00
    `)
  expect(classify(sheet('Line   Description     Start Date   Spots   Amount'))).toMatchObject({ kind: 'work_order', neither: false })
  expect(classify(sheet('Line   Description     Start Date   Seats   Amount')).neither).toBe(true)
})

test('a word for another kind of paper that heads a column, page after page, makes the paper none of that kind', () => {
  const table = `
Intitulé                    Article    **Tarif**   Qtés   % TVA   Montant
Farine T55 sac 25 kg        312.187    21,98   2      10 %      43,96`
  const found = classify(drawDocument(`\nAvoir VF2597462 - 11 septembre 2025\n${table}`, table, table, table))
  expect(found).toMatchObject({ kind: 'invoice', neither: false, isOther: false })
})
