import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'
import { fieldOfOrder } from './field-of-order.ts'

const rowsOf = (document: Document, ...names: string[]) =>
  understandDocument(document, { kind: 'work_order' }).items.map((row) => names.map((name) => row[name]?.value))

const LIST = `

Code        Article                        Qty     Unit
KRT210      Carrots washed 10 kg           12      crate
LKS114      Leeks trimmed                  8       crate
`

describe('fields of a sheet, their values in a column of their own', () => {
  test.each([
    ['Client', 'Passé par', 'Livrer à', 'N° compte', 'Fournisseur'],
    ['Site', 'Ordered by', 'Deliver to', 'Account no.', 'Supplier'],
    ['Cliente', 'Solicitado por', 'Entregar en', 'Nº de cliente', 'Proveedor'],
  ])('%s, and who orders over the place of delivery', (customer, by, place, account, supplier) => {
    const field = fieldOfOrder(
      drawDocument(`
**Weekly** **order**                                              Order ref         2026/1407
${customer.padEnd(16)}  Brookfield School Trust                         Order date        12 March 2026
${by.padEnd(16)}  Yolanda Prescott                                ${supplier.padEnd(16)}  Harrow Greens Ltd
${place.padEnd(16)}  Brookfield School Trust, 14 Mill Road, Alton, GU34 2QS      ${account} 550217
${LIST}`),
    )
    expect(field('customer_company_name')).toBe('Brookfield School Trust')
    expect(field('delivery_address')).toBe('Brookfield School Trust, 14 Mill Road, Alton, GU34 2QS')
  })

  test.each([
    ['Customer', 'Placed by', 'Order no.'],
    ['Client', 'Passée par', 'Commande n°'],
  ])('a person in bold beside %s’s field is no letterhead', (customer, by, number) => {
    const field = fieldOfOrder(
      drawDocument(`
**Order** **sheet**
${customer}          **Auberge** **Bellerive**              ${number}         **26-B-411**
${by}       **Odile** **Marchand**                Date                **14/09/2026**

Supplier          Harrow Greens Ltd - 8 Canal Street, Leeds, LS1 4AB
${LIST}`),
    )
    expect(field('customer_company_name')).toBe('Auberge Bellerive')
  })

  test('a cell whose lines stand closer together than to the cell above', () => {
    const drawn = drawSpaced(
      `
**Order** **no.** **26-A-118** **of** **14/11/2026**
Customer            Auberge Bellerive                  Account no.      C4410
                    7 rue du Quai
                    44190 Clisson
Deliver to          Auberge Bellerive                  Deliver on       25/11/2026
                    Entrée de service
                    21 rue des Halles
                    44100 Nantes

Code        Article                        Qty     Unit
KRT210      Carrots washed 10 kg           12      crate
LKS114      Leeks trimmed                  8       crate
`,
      10,
    )
    const [page] = drawn.pages
    const words = page!.words.map((word) =>
      word.box.top < 75 ? word : { ...word, box: { ...word.box, top: word.box.top + 2.8, bottom: word.box.bottom + 2.8 } },
    )
    const field = fieldOfOrder({ ...drawn, pages: [{ ...page!, words, lines: linesFrom(words) }] })
    expect(field('delivery_address')).toBe('Auberge Bellerive\nEntrée de service\n21 rue des Halles\n44100 Nantes')
  })
})

describe('rows of orders', () => {
  test.each([
    ['Precio / por', 'Cantidad', 'Importe'],
    ['Prix / par', 'Quantité', 'Montant'],
    ['Prezzo / per', 'Quantità', 'Importo'],
  ])('%s over a price and how many it is for', (price, quantity, total) => {
    const document = drawDocument(`
Order no. 2026/88        Date 12/03/2026

Pos.     Code          Description                 ${quantity.padEnd(14)}  ${price.padEnd(14)}  ${total}
00010    48392371      Sealing ring 40 mm          6 PC            7,19 / 1         43,14
00020    46781629      Toothed belt 800            12 PC           2723,00 / 100    326,76
00030    49145603      Limit switch                30 PC           20,07 / 1        602,10
`)
    expect(rowsOf(document, 'requested_quantity', 'unit_price', 'total_amount')).toEqual([
      ['6', '7.19', '43.14'],
      ['12', '2723.00', '326.76'],
      ['30', '20.07', '602.10'],
    ])
  })

  test('days that add up to a column beside the price are the quantity, and that column is no money', () => {
    const document = drawDocument(`
Commande n° CA-2207        Date 12/03/2026

Code       Produit                   Lun     Mar     Mer     Jeu     Total     PU HT
32.88      Pain de mie               2       1               2       5         10,32
13.69      Beurre doux               3               16              19        5,45
72.47      Lait entier                               4       3       7         8,16
`)
    expect(rowsOf(document, 'requested_quantity', 'unit_price', 'total_amount')).toEqual([
      ['5', '10.32', undefined],
      ['19', '5.45', undefined],
      ['7', '8.16', undefined],
    ])
  })

  const NAMES_UNDER_CODES = `
**PURCHASE** **ORDER**            ORDER NO : 2026/2301
                              DATE     : 19 March 2026

POS PART NO               QTY UOM          UNIT COST
    DESCRIPTION
-----------------------------------------------------------
010 3059618837         15.000 sheet            12.48
    Plasterboard 12.5mm 2400 x 1200
020 3088500064         40.000 each             14.65
    Brass-bar clear adhesive 50 ml
030 3074670041          4.000 each             17.36
    Soil pipe 110mm x 3m
`
  test('the name in its own row runs over the columns of numbers, and pages go on without heads', () => {
    const document = drawDocument(
      NAMES_UNDER_CODES,
      `
040 3092724731          3.000 roll             65.12
    Breather membrane 1.5 x 50m
050 3059965032          3.000 each             29.75
    Proximity sensor M18
`,
    )
    expect(rowsOf(document, 'product_code', 'product_name', 'requested_quantity', 'unit_price')).toEqual([
      ['3059618837', 'Plasterboard 12.5mm 2400 x 1200', '15.000', '12.48'],
      ['3088500064', 'Brass-bar clear adhesive 50 ml', '40.000', '14.65'],
      ['3074670041', 'Soil pipe 110mm x 3m', '4.000', '17.36'],
      ['3092724731', 'Breather membrane 1.5 x 50m', '3.000', '65.12'],
      ['3059965032', 'Proximity sensor M18', '3.000', '29.75'],
    ])
  })

  test('what is left of a contract names nothing where names and codes stand over and under their row', () => {
    const document = drawSpaced(
      `
Call-off order 4511162          Date 26 March 2026

#   Article                        Unit        This call-off    Balance      Price        Value

    Galvanised hanger
1                                  each        48               48           2.60         124.80
    RJS785


    Breather membrane
2                                  roll        2                6            72.52        145.04
    WDS194


    Soil pipe
3                                  each        20               60           20.59        411.80
    RHX238
`,
      6,
    )
    expect(rowsOf(document, 'product_code', 'product_name', 'requested_quantity')).toEqual([
      ['RJS785', 'Galvanised hanger', '48'],
      ['WDS194', 'Breather membrane', '2'],
      ['RHX238', 'Soil pipe', '20'],
    ])
  })
})

describe('articles in a letter', () => {
  const letter = (...lines: string[]) =>
    drawDocument(`
Fernhill Estates Ltd
17 Foundry Lane
Halesworth
IP19 8QW

Our order 25-K-2117                               21 September 2026

${lines.map((line) => `   ${line}`).join('\n')}
`)

  test('whose reference and which price stand behind the name in fields of their own', () => {
    const french = letter(
      "1) 24 LOT - Chemises à rabats x 10, votre référence 48.317.8, à 11,31 € HT l'unité",
      "2) 36 BLI - Piles plates, votre référence 78.711.7, à 10,84 € HT l'unité",
    )
    expect(rowsOf(french, 'product_code', 'product_name', 'requested_quantity', 'unit_price')).toEqual([
      ['48.317.8', 'Chemises à rabats x 10', '24', '11.31'],
      ['78.711.7', 'Piles plates', '36', '10.84'],
    ])
    const spanish = letter(
      '• 8 UD de Esparadrapo ancho (su referencia 3090665), a 1,37 € cada UD',
      '• 100 PAQ de Bata talla XL (10) (su referencia 3065802), a 13,21 € cada PAQ',
    )
    expect(rowsOf(spanish, 'product_code', 'product_name', 'requested_quantity', 'unit_price')).toEqual([
      ['3090665', 'Esparadrapo ancho', '8', '1.37'],
      ['3065802', 'Bata talla XL (10)', '100', '13.21'],
    ])
  })

  test('lines that letters in brackets count', () => {
    const document = letter(
      '(a) 60 each of Polo shirt navy, your reference 137203',
      '(b) 40 each of Work trousers grey, your reference 312230',
    )
    expect(rowsOf(document, 'product_code', 'product_name', 'requested_quantity')).toEqual([
      ['137203', 'Polo shirt navy', '60'],
      ['312230', 'Work trousers grey', '40'],
    ])
  })
})

describe('sentences under the items', () => {
  test.each(['Toute livraison incomplète doit être signalée par téléphone.', 'Quote the order number on all of your packages.'])(
    '%s',
    (sentence) => {
      const field = fieldOfOrder(
        drawDocument(`
**Purchase** **order**
Order no. 26-A-118       Date 14/11/2026
${LIST}


${sentence}
`),
      )
      expect(field('note')).toBe(sentence)
    },
  )
})

describe('who orders, under captions', () => {
  test.each([
    ['REQUISITIONED BY', 'Shanice', 'Boateng'],
    ['ÉTABLI PAR', 'Samir', 'Benkirane'],
    ['SOLICITADO POR', 'Andrés', 'Corchado'],
  ])('%s over a name that its narrow cell broke', (caption, first, last) => {
    const field = fieldOfOrder(
      drawDocument(`
**ORDER** **FOR** **SUPPLIES**
1. ORDER NUMBER           2. DATE OF ORDER
2026/4155                 26 December 2026

6. SHIP TO                               7. HOURS        8. ${caption}
Harlan County Clerk                      08:30           ${first}
960 Commerce Parkway                                     ${last}
Madison, WI 53713
${LIST}`),
    )
    expect(field('client_name')).toBe(`${first} ${last}`)
  })

  test.each([
    ['Acheteur', 'Pour le service', 'Cuisine centrale'],
    ['Buyer', 'For the department', 'Tool Room'],
    ['Buyer', 'On behalf of', 'Estates Department'],
  ])('%s over a person, “%s” and the unit', (caption, leads, unit) => {
    const field = fieldOfOrder(
      drawDocument(`
**Purchase** **order**
Order no. 26-A-118               Date 14/11/2026

${caption}
Yannick Prescott
${leads}
${unit}
${LIST}`),
    )
    expect(field('department')).toBe(unit)
    expect(field('client_name')).toBe('Yannick Prescott')
  })

  test('a firm on whose behalf somebody orders is no department', () => {
    const field = fieldOfOrder(
      drawDocument(`
**Purchase** **order**
Order no. 26-A-118               Date 14/11/2026

Buyer
Yannick Prescott
On behalf of
Fernhill Estates Ltd
${LIST}`),
    )
    expect(field('department')).toBeUndefined()
  })
})

describe('amended orders', () => {
  test.each([
    ['Was', 'Now'],
    ['Avant', 'Maintenant'],
    ['Vorher', 'Neu'],
  ])('%s beside %s: what is asked for now', (before, now) => {
    const document = drawDocument(`
Order no. 2026/88        Date 12/03/2026

Line     Part          Description               ${before.padEnd(10)} ${now.padEnd(12)} Unit      Price
10       3085170721    Cargo trousers grey       29         30           each      23.31
20       3064044763    Markers assorted          1          3            pack      8.06
30       3067284486    Suspension files          16         18           box       28.16
40       3015718593    Batteries AA              5          5            pack      12.83
`)
    expect(rowsOf(document, 'requested_quantity')).toEqual([['30'], ['3'], ['18'], ['5']])
  })
})
