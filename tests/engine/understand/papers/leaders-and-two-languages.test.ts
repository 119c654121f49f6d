import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

describe('orders that a program prints in a fixed font, amounts behind a leader of dots', () => {
  test.each([
    ['en', 'PURCHASE ORDER', 'Order no. ......: PO-7741', 'Date ..........: 04/05/2026', 'Cat.', '@', '.', 'Order value excl. VAT'],
    ['fr', 'BON DE COMMANDE', 'Commande n° ....: PO-7741', 'Date ..........: 04/05/2026', 'Réf.', 'à', ',', 'Total HT'],
    ['es', 'PEDIDO DE COMPRA', 'Pedido n.º .....: PO-7741', 'Fecha .........: 04/05/2026', 'Ref.', 'a', ',', 'Total sin IVA'],
    ['de', 'BESTELLUNG', 'Bestellnummer ..: PO-7741', 'Datum .........: 04.05.2026', 'Art.-Nr.', 'zu', ',', 'Bestellwert netto'],
  ])('%s', (_, title, number, date, label, each, point, sum) => {
    const money = (text: string) => text.replaceAll('.', point)
    const { items } = understandDocument(
      drawDocument(`
        Northmoor Brewing Ltd

        ${title}
        ${number}
        ${date}

         1)  4 x Hydrometer glass ................. ${each}   ${money('21.50')}     ${money('86.00')}
             ${label} GH-20   (in a tube)
         2) 12 x Swab sterile ..................... ${each}    ${money('3.25')}     ${money('39.00')}
             ${label} SW/S-5
         3)  2 x Filter cloth 5 m roll ............ ${each}  ${money('118.40')}    ${money('236.80')}
                                       ${sum} EUR ${money('361.80')}
      `),
    )
    const rows = items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value])))
    expect(rows).toEqual([
      { product_code: 'GH-20', product_name: 'Hydrometer glass', requested_quantity: '4', unit_price: '21.50', total_amount: '86.00' },
      { product_code: 'SW/S-5', product_name: 'Swab sterile', requested_quantity: '12', unit_price: '3.25', total_amount: '39.00' },
      { product_name: 'Filter cloth 5 m roll', requested_quantity: '2', unit_price: '118.40', total_amount: '236.80' },
    ])
  })
})

describe('heads in two languages, one under the other', () => {
  test.each([
    ['BON DE COMMANDE / BESTELBON', 'Quantité', 'Aantal', 'Désignation', 'Omschrijving', 'Prix', 'Prijs', 'Montant', 'Bedrag', 'N°'],
    ['PEDIDO / COMANDA', 'Cantidad', 'Quantitat', 'Descripción', 'Descripció', 'Precio', 'Preu', 'Importe', 'Import', 'N.º'],
    ['BESTELLUNG / ORDER', 'Menge', 'Quantity', 'Bezeichnung', 'Description', 'Preis', 'Price', 'Betrag', 'Amount', 'Nr.'],
  ])('%s: the head of the positions stands on the middle of the others', (title, ...heads) => {
    const [q, q2, d, d2, p, p2, t, t2, n] = heads.map((head) => head.padEnd(12))
    const { items } = understandDocument(
      drawSpaced(
        `
        ${title}



              ${q}   ${d}           ${p}   ${t}
        ${n}
              ${q2}   ${d2}           ${p2}   ${t2}


        1            40   Rake ash handle       7,50          300,00


        2             6   Spade steel           9,10           54,60


        3            14   Broom coco            3,20           44,80
        `,
        6,
      ),
    )
    expect(items.map((row) => [row.requested_quantity?.value, row.product_name?.value])).toEqual([
      ['40', 'Rake ash handle'],
      ['6', 'Spade steel'],
      ['14', 'Broom coco'],
    ])
  })
})

test.each(['réf./Art.', 'ref./cod.', 'Art./Ref.'])('a code in brackets behind the name, under both labels: %s', (label) => {
  const { items } = understandDocument(
    drawDocument(`
      BON DE COMMANDE / BESTELLUNG
      N°    Quantité   Désignation                              Prix       Montant
      1           40   Rake ash handle (${label} R4402)         7,50        300,00
      2            6   Spade steel (${label} S4573)             9,10         54,60
    `),
  )
  expect(items.map((row) => [row.product_code?.value, row.product_name?.value])).toEqual([
    ['R4402', 'Rake ash handle'],
    ['S4573', 'Spade steel'],
  ])
})
