import { expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (art: string, kind: 'invoice' | 'work_order') => readItems(drawDocument(art), kind)

const readItems = (document: Document, kind: 'invoice' | 'work_order') =>
  understandDocument(document, { kind }).items.map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])),
  )

test('quantity and price multiplied in one cell, without heads; a column of facts beside them is none of it', () => {
  expect(
    itemsOf(
      `
      **FACTURE** F-2291
      22/10/2024         Enrouleur 85 x 200 cm                4 × 29,20 €       116,80 €

                         Adhésif vitrine découpé              1 × 6,28 €          6,28 €

                                                   Montant HT           123,08 €
      `,
      'invoice',
    ),
  ).toEqual([
    { description: 'Enrouleur 85 x 200 cm', quantity: '4', unit_price: '29.20', total_amount: '116.80' },
    { description: 'Adhésif vitrine découpé', quantity: '1', unit_price: '6.28', total_amount: '6.28' },
  ])
})

test('a till that prints the product under the name', () => {
  expect(
    itemsOf(
      `
      **FACTURA** SIMPLIFICADA 1182
      Archivador palanca (10)
      6 x 22,60                       135,60
      Pizarra blanca 90 x 60
      2 x 5,48                         10,96
      TOTAL                           146,56 €
      `,
      'invoice',
    ),
  ).toMatchObject([
    { description: 'Archivador palanca (10)', quantity: '6', unit_price: '22.60', total_amount: '135.60' },
    { description: 'Pizarra blanca 90 x 60', quantity: '2', unit_price: '5.48', total_amount: '10.96' },
  ])
})

test('the price before the sign, the code under the name', () => {
  expect(
    itemsOf(
      `
      **Order** PO-77120
      Basmati rice 10kg                £81.78       × 10       £817.80
      SKU Z8535                        per case
      Sunflower oil 20L                £97.66       × 8        £781.28
      SKU Y2252                        per case
      `,
      'work_order',
    ),
  ).toEqual([
    { product_code: 'Z8535', product_name: 'Basmati rice 10kg', requested_quantity: '10', unit_price: '81.78', total_amount: '817.80' },
    { product_code: 'Y2252', product_name: 'Sunflower oil 20L', requested_quantity: '8', unit_price: '97.66', total_amount: '781.28' },
  ])
})

test('a size by a size is no product', () => {
  expect(itemsOf('**INVOICE** 4711\nDoor frame 200 x 80 cm       160.00', 'invoice')).toEqual([])
})

test('the rate of tax between price and total', () => {
  expect(
    itemsOf(
      `
      **FACTURA** 900.9022
      Leche semidesnatada
        6 x 190,42  4%             1.142,52
      Puerta roble lisa
        10 x 136,38  21%           1.363,80
      TOTAL                        2.838,41 €
      `,
      'invoice',
    ),
  ).toMatchObject([
    { description: 'Leche semidesnatada', quantity: '6', unit_price: '190.42', vat_rate: '4', total_amount: '1142.52' },
    { description: 'Puerta roble lisa', quantity: '10', unit_price: '136.38', vat_rate: '21', total_amount: '1363.80' },
  ])
})

test('name and total, a note, and under them how many at which price and rate; the caption of all of them at their left', () => {
  expect(
    itemsOf(
      `
      **Invoice** 790.8029
      What          Angle grinder 1.15 m                      £28.32
                    1 each × £28.32 · VAT 20 %

                    Carpet cleaning, main hall                £670.24
                    Certificate on request
                    8 job × £83.78 · VAT 20 %

      Sum           Net                                       £698.56
      `,
      'invoice',
    ),
  ).toMatchObject([
    { description: 'Angle grinder 1.15 m', quantity: '1', unit_price: '28.32', vat_rate: '20', total_amount: '28.32' },
    { description: 'Carpet cleaning, main hall', quantity: '8', unit_price: '83.78', vat_rate: '20', total_amount: '670.24' },
  ])
})

test('a bold name, a note under it, and the multiplication with a sign of equality', () => {
  expect(
    itemsOf(
      `
      **FACTURE** 2026-07
      **Mise** **en** **page**
      Trois doubles pages, avec deux couvertures au choix et leurs variantes
                                             1,5 jour × 320,00 € = 480,00 €

      **Retouches** **après** **relecture**
      Deux retours, au plus tard quinze jours après la remise des fichiers
                                             4 heures × 38,00 € = 152,00 €

      Total à régler                                        632,00 €
      `,
      'invoice',
    ),
  ).toMatchObject([
    { description: 'Mise en page', quantity: '1.5', unit_price: '320.00', total_amount: '480.00' },
    { description: 'Retouches après relecture', quantity: '4', unit_price: '38.00', total_amount: '152.00' },
  ])
})

test('numbered names in plain type, the note under them smaller', () => {
  const document = drawDocument(`
    **FACTURA** 18/2026
    1. Curso de inglés para profesorado
    Grupo de nivel medio, los martes y jueves por la tarde, en el centro
                                             24 horas × 42,00 € = 1.008,00 €

    2. Evaluación inicial
    Prueba oral y escrita de todos los alumnos inscritos en cada grupo
                                             11 alumnos × 9,50 € = 104,50 €

    Total a pagar                                         1.112,50 €
  `)
  const pages = document.pages.map((page) => {
    const notes = page.lines.filter(({ text }) => /^(?:Grupo|Prueba)/.test(text)).flatMap((line) => line.words)
    const words = page.words.map((word) =>
      notes.some(({ box }) => box.left === word.box.left && box.top === word.box.top) ? { ...word, size: 7.5 } : word,
    )
    return { ...page, words, lines: linesFrom(words) }
  })
  expect(readItems({ ...document, pages }, 'invoice')).toMatchObject([
    { description: 'Curso de inglés para profesorado', quantity: '24', unit_price: '42.00', total_amount: '1008.00' },
    { description: 'Evaluación inicial', quantity: '11', unit_price: '9.50', total_amount: '104.50' },
  ])
})

test('how many of it before its name, what one and all cost behind it', () => {
  expect(
    itemsOf(
      `
      **INVOICE** B10442
      2 x Room only 12-14 Feb                      £118.00          £236.00
      4 x Full English breakfast                    £16.50           £66.00
      Total to pay                                                  £302.00
      `,
      'invoice',
    ),
  ).toEqual([
    { description: 'Room only 12-14 Feb', quantity: '2', unit_price: '118.00', total_amount: '236.00' },
    { description: 'Full English breakfast', quantity: '4', unit_price: '16.50', total_amount: '66.00' },
  ])
})

test('what quantity and price come to may stand right under them, beside the code', () => {
  expect(
    itemsOf(
      `
      **Purchase** **order** PO-3390

      27" QHD monitor, USB-C                        18 × €279.00
      SKU MON-27Q                                      €5,022.00

      Wireless headset                               25 × €98.95
      SKU HS-220                                       €2,473.75

                                       Net             €7,495.75
      `,
      'work_order',
    ),
  ).toEqual([
    {
      product_code: 'MON-27Q',
      product_name: '27" QHD monitor, USB-C',
      requested_quantity: '18',
      unit_price: '279.00',
      total_amount: '5022.00',
    },
    { product_code: 'HS-220', product_name: 'Wireless headset', requested_quantity: '25', unit_price: '98.95', total_amount: '2473.75' },
  ])
})
