import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const read = (document: Document, kind: 'invoice' | 'work_order' = 'invoice') => {
  const reading = understandDocument(document, { kind })
  const plain = (row: Record<string, { value: string | null } | undefined>) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))
  return { items: reading.items.map(plain), vat: reading.vat_details.map(plain), fields: reading.fields, checks: reading.checks }
}

describe('lines of a table', () => {
  test('how many stands before the first head, where quantity times price proves it', () => {
    const { items } = read(
      drawDocument(`
Bill 0317
          Work                                          Fee      Amount

2         Orchard views, full day                    640.00    1,280.00
6         Aerial views of the weir                    85.00      510.00
1         Mileage at cost                             58.35       58.35
                                                 Total payable 1,848.35
`),
    )
    expect(items.map(({ quantity, description }) => [quantity, description])).toEqual([
      ['2', 'Orchard views, full day'],
      ['6', 'Aerial views of the weir'],
      ['1', 'Mileage at cost'],
    ])
  })

  test('numbers that only count the lines are no quantities', () => {
    const { items } = read(
      drawDocument(`
Bill 0318
          Work                                          Fee      Amount

1         Orchard views, full day                    640.00      640.00
2         Aerial views of the weir                    85.00       85.00
3         Mileage at cost                             58.35       58.35
                                                 Total payable   783.35
`),
    )
    expect(items.map(({ quantity }) => quantity ?? null)).not.toContain('2')
  })

  test('a count as near to the total as the blank of a thousand belongs under the head that it ends with', () => {
    const { items } = read(
      drawDocument(`
Facture 4471

Description                                     P.U.         Qté Total HT

Liquide vaisselle 5 L                           5.73          53 303.69
Peinture blanc mat 10 L                        52.55           3 157.65
Filet de poulet 2,5 kg                         16.18          27 436.86
                                                Total HT         898.20
`),
    )
    expect(items.map(({ quantity, total_amount }) => [quantity, total_amount])).toEqual([
      ['53', '303.69'],
      ['3', '157.65'],
      ['27', '436.86'],
    ])
  })

  test('small type set in under a name says more of it, though the next name stands nearer', () => {
    const { items } = read(
      drawSpaced(
        `
FACTURA 2026-F-118842




Código      Descripción                                 Uds.     Precio       Importe



656714      PARACETAMOL NORTE 1 G                         30       1,62         48,60


               ~L~ ~24118A~ ~Cad.~ ~09/2028~

712786      OMEPRAZOL NORTE 20 MG                         48       1,56         74,88


               ~L~ ~F0771~ ~Cad.~ ~02/2028~

653817      IBUPROFENO NORTE 600 MG                       40       1,27         50,80


               ~L~ ~T21K2~ ~Cad.~ ~11/2027~

                                                     Base imponible            174,28
`,
        4,
      ),
    )
    expect(items.map(({ description }) => description)).toEqual([
      'PARACETAMOL NORTE 1 G',
      'OMEPRAZOL NORTE 20 MG',
      'IBUPROFENO NORTE 600 MG',
    ])
  })

  test('what a line comes to less its discount is no line', () => {
    const { items, checks } = read(
      drawDocument(`
Rechnung 9004418
Pos.   Material                        Menge ME        Preis       Wert EUR
10     Dichtungssatz NBR DN50             24 ST        18,40         441,60
20     Dichtungssatz EPDM DN80            12 ST        27,95         335,40
       Kundenrabatt                                  10,000- %        33,54-
       Positionswert                                                 301,86
30     Schmierfett                        10 KG        12,60         126,00
                                       Nettowert                     869,46
                                       19 % USt.                     165,20
                                       Endbetrag                   1.034,66
`),
    )
    expect(items.map(({ description, total_amount }) => [description, total_amount])).toEqual([
      ['Dichtungssatz NBR DN50', '441.60'],
      ['Dichtungssatz EPDM DN80', '335.40'],
      ['Schmierfett', '126.00'],
    ])
    expect(checks.find(({ code }) => code === 'items_add_up')?.status).toBe('passed')
  })

  test('what is taken off for a time of its own is a line like those beside it', () => {
    const { items } = read(
      drawDocument(`
facture n° 4417
désignation                          période                      montant HT
Forfait Pro 150 Go                   du 01/05 au 31/05/2025          29,99 €
Remise multi-lignes                  du 01/05 au 31/05/2025          -5,00 €
Option international                 du 01/05 au 31/05/2025           8,33 €
total hors taxes                                                     33,32 €
`),
    )
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['29.99', '-5.00', '8.33'])
  })

  test('a month under a head that nobody knows is no article', () => {
    const { items } = read(
      drawDocument(`
FACTURA 0004-00018233
Edición     Medio                         Cant.      Precio Unit.       Subtotal
06/2026     Revista Campo Norte               1         40.000,00      40.000,00
06/2026     Revista Ganadera                  2         25.000,00      50.000,00
01/06       campo.example                     4         10.500,50      42.002,00
                                          Importe Neto Gravado        132.002,00
`),
    )
    expect(items.map(({ divalto_code }) => divalto_code)).toEqual([undefined, undefined, undefined])
  })
})

describe('without a table', () => {
  test('what a service comes to stands over its price and its tax, which add up to it', () => {
    const { items } = read(
      drawDocument(`
VAT Invoice EUINGB25-1177

Summary
Nimbus Service Charges                                       £343.08
    Charges                                                  £285.90
    VAT 20%                                                   £57.18
Total for this invoice                                       £343.08

Detail
Nimbus Object Storage                                        £285.80
    Charges                                                  £238.17
    VAT                                                       £47.63
Data Transfer                                                 £57.28
    Charges                                                   £47.73
    VAT                                                        £9.55
`),
    )
    expect(items.map(({ description, total_amount }) => [description, total_amount])).toContainEqual(['Nimbus Object Storage', '285.80'])
    expect(items.map(({ description, total_amount }) => [description, total_amount])).toContainEqual(['Data Transfer', '57.28'])
    expect(items.map(({ description }) => description)).not.toContain('Charges')
  })
})

describe('orders', () => {
  const order = (document: Document) => read(document, 'work_order').items

  test('how many, half way between a name and the number of its batch', () => {
    const items = order(
      drawSpaced(
        `
Orden de compra 3201364


Denominación                              Formato               Cantidad



FR.851.71 Lavavajillas 5 L                     ud                      6



CH.674.65 Mantequilla 250 g
                                              paq                    0,5
EAN 8410025538


FR.648.38 Pintura blanca 15 L                 pza                      2



FR.209.83 Gasas 20x20
                                                L                    0,5
EAN 8410082585
`,
        6,
      ),
    )
    expect(items.map(({ requested_quantity, product_name }) => [requested_quantity, product_name])).toEqual([
      ['6', 'Lavavajillas 5 L'],
      ['0.5', 'Mantequilla 250 g'],
      ['2', 'Pintura blanca 15 L'],
      ['0.5', 'Gasas 20x20'],
    ])
  })

  test('a word that stands apart from the name is a unit, whichever it is', () => {
    const items = order(
      drawDocument(`
Commande 26/058
Veuillez nous livrer :
40   sacs        Farine de froment T55, sac 25 kg (votre art. 1102)       à 16,40 €
25   palanques   Beurre de tourage, plaque 2 kg (votre art. 3310)         à 14,75 €
`),
    )
    expect(items.map(({ product_name, requested_quantity }) => [requested_quantity, product_name])).toEqual([
      ['40', 'Farine de froment T55, sac 25 kg'],
      ['25', 'Beurre de tourage, plaque 2 kg'],
    ])
  })

  test('capitals parted by dashes are a code where the other rows have theirs', () => {
    const items = order(
      drawDocument(`
FAX ORDER 70418
Please supply and deliver:
 2   coils   SR-24PP      Polypropylene rope 24 mm
12   ea.     LJ-150N      Lifejacket 150N adult
 5   boxes   GL-NIT-XL    Gloves nitrile coated XL
`),
    )
    expect(items.map(({ product_code, requested_quantity }) => [requested_quantity, product_code])).toEqual([
      ['2', 'SR-24PP'],
      ['12', 'LJ-150N'],
      ['5', 'GL-NIT-XL'],
    ])
  })

  test('the end of a name in brackets, where it counts what is in a pack', () => {
    const items = order(
      drawDocument(`
Pedido de compra P00118
Descripción                       Fecha            Cantidad       Precio       Importe
[MP-0112] Harina de fuerza        20/05/2025          40,00        18,60        744,00
[ENV-118] Caja pastelería         20/05/2025           8,00        26,40        211,20
(100 u.)
                                                 Base imponible                 955,20
`),
    )
    expect(items.map(({ product_name }) => product_name)).toContain('Caja pastelería (100 u.)')
  })
})
