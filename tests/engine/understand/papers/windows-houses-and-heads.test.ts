import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art)).fields

const goods = `
Code        Description                     Qty     Price     Amount
B-104       Door closer, size 3               4     18.20      72.80
B-209       Hinge, stainless, 100 mm         12      3.15      37.80

Net total                                                     110.60
`

describe('hours of delivery', () => {
  test('stand over labels of their own', () => {
    const fields = read(`
**PURCHASE ORDER**

PO-60418             14/05/2026          18/05/2026
Order number         Date of order       Deliver on

06:30                10:00               C4471
Receiving from       Receiving until     Your account no.
${goods}`)
    expect(fields.start_delivery_time?.value).toBe('06:30')
    expect(fields.end_delivery_time?.value).toBe('10:00')
  })

  test('are broken by the edge of their cell', () => {
    const fields = read(`
**PURCHASE ORDER** **PO-60418**

SHIP TO                     RECEIVING HOURS     REQUISITIONED BY
Harlan County Clerk         08:30 to            Gwen Pritchard
960 Commerce Pkwy           11:45
Madison, WI 53713
${goods}`)
    expect(fields.start_delivery_time?.value).toBe('08:30')
    expect(fields.end_delivery_time?.value).toBe('11:45')
  })
})

test('the house in the line under the firm is part of where it is', () => {
  const fields = read(`
**Brackenbury** **Builders** **Ltd**
Saxon Yard - Hexham NE46 3PB - 01434 555 022 - claims@brackenbury.example

**Invoice** **PC-2281**   Date 13/04/2026

To
Tynedale Community Trust
4 Fore Street
Hexham NE46 1NA
${goods}
VAT 20 % 22.12     Total 132.72`)
  expect(fields.supplier_name?.value).toBe('Brackenbury Builders Ltd')
  expect(fields.supplier_address?.value).toContain('Saxon Yard')
})

test('beside the head of the notes stands that of a signature', () => {
  const fields = read(`
**BON** **DE** **COMMANDE** **CF112153**   Date 12/03/2026

Réf.      Désignation               Qté    P.U.   Montant
A-1       Lampe sodium 70 W          40    1,82     72,80

Total HT 72,80

~OBSERVATIONS~                                          ~VISA~ ~DU~ ~RESPONSABLE~
Livrer en une seule fois, accès par la cour.
`)
  expect(fields.note?.value).toBe('Livrer en une seule fois, accès par la cour.')
})

describe('mails and requisitions', () => {
  test('a sentence that only says when is no note', () => {
    const ask = (sentence: string) => read(`**PURCHASE** **ORDER** **PO-60418**   Date 12/05/2026\n${goods}\n${sentence}\n`).note?.value
    expect(ask('Please deliver on 22 May 2026 between 08:00 and 11:30.')).toBeUndefined()
    expect(ask('Please deliver on 22 May 2026 to the yard behind the house.')).toContain('yard')
  })

  test('the number at the end of a forwarded subject', () => {
    const fields = read(`
De: Iker Lasa
Enviado el: 13-05-2026 09:42
Para: Ferretería Santesteban
Asunto: RV: Pedido TIENDA-90331

Código    Descripción             Cantidad   Precio   Importe
A-1       Tablero fenólico 18 mm         4    18,20     72,80
`)
    expect(fields.name?.value).toBe('TIENDA-90331')
  })

  test('the next head of a row is nobody’s name', () => {
    const fields = read(`
Demande d'achat valant commande

Société                     Numéro           Demandeur
Menuiserie Garandel SARL    DA-3309/26       Solène Marquet

Réf.      Désignation               Qté    P.U.   Montant
A-1       Lampe sodium 70 W          40    1,82     72,80
`)
    expect(fields.customer_company_name?.value).not.toBe('Numéro')
  })

  test('sums over the lines are no line', () => {
    const { fields, items } = understandDocument(
      drawDocument(`
Brannock Fixings Ltd
Supplier

Goods      Discount 5%     Carriage     Net total     VAT 20%     Total incl. VAT
110.60           -5.53        18.50        123.57       24.71              148.28
Purchase order PO-60418 Date 2 May 2026 Ordered by Moira Teague
${goods.replace(/Net total.*/, '')}`),
    )
    expect(items.map((row) => row.product_name?.value)).toEqual(['Door closer, size 3', 'Hinge, stainless, 100 mm'])
    expect(fields.total_amount_without_tax?.value).toBe('123.57')
  })
})

test('rows that say by a word how many', () => {
  const { items } = understandDocument(
    drawDocument(`
**WORK** **ORDER**   OT26066

Deliver on 13 Jul 2026

Qty 3       Drill bit set HSS 19 pcs            DR-0630
            Asset M210 / L1
Qty 24      Butt hinge 100 mm stainless         FX-3310
            Asset M213 / L2
Qty 1000    Cable tie 300 mm black              WR-8820
            Asset M219 / L4
`),
  )
  expect(items.map((row) => row.requested_quantity?.value)).toEqual(['3', '24', '1000'])
  expect(items.map((row) => row.product_name?.value)).toEqual([
    'Drill bit set HSS 19 pcs',
    'Butt hinge 100 mm stainless',
    'Cable tie 300 mm black',
  ])
  expect(items.map((row) => row.product_code?.value)).toEqual(['DR-0630', 'FX-3310', 'WR-8820'])
})

test('letters before the number of an order, and units, are no currency', () => {
  const fields = read(`
**Commande** **n°** **RM** **4471** du 16/03/26

Réf.      Désignation               Qté    U      P.U.   Montant
A-1       Essuie-mains 450 f.        10    BOB    14,60   146,00

Total HT EUR                                             146,00
`)
  expect(fields.currency?.value).toBe('EUR')
  expect(fields.name?.value).toBe('RM 4471')
})

test('the inner of two mails whose heads stand in cells', () => {
  const fields = read(`
From:     Colin Baird <colin.baird@brampton.example>
Sent:     12 February 2026 07:52
To:       sales@brampton.example
Subject:   Fwd: Purchase order PH-5518

Hi Sandra, can you key this one please. Thanks, Colin

From:     Ruth Ansell <ruth.ansell@penhallowcare.example>
Sent:     11 February 2026 17:26
To:       colin.baird@brampton.example
Subject:   Purchase order PH-5518

Please can we have on PO PH-5518:
Basmati rice 5 kg (991642) x 14 bag
Rapeseed oil 20 L (811447) x 6 drum

Many thanks
Ruth Ansell
`)
  expect(fields.order_date?.value).toBe('2026-02-11')
  expect(fields.client_name?.value).toBe('Ruth Ansell')
})

describe('orders in mails and letters', () => {
  const rowsOf = (lines: string) =>
    understandDocument(
      drawDocument(`**Purchase** **order** **PO-60418**   Date 12/05/2026\n\nPlease supply:\n${lines}\n\nKind regards\nGwen Pritchard\n`),
    ).items.map(({ product_code, product_name, requested_quantity, unit_price }) => [
      product_code?.value,
      product_name?.value,
      requested_quantity?.value,
      unit_price?.value,
    ])

  test('the code before or behind the name, and how many in any unit', () => {
    expect(rowsOf('849055 - 14 SAC - Round rice bag 5 kg\n429143 - 36 TUB - Crushed tomato 5 kg')).toEqual([
      ['849055', 'Round rice bag 5 kg', '14', undefined],
      ['429143', 'Crushed tomato 5 kg', '36', undefined],
    ])
    expect(rowsOf('Basmati rice 5 kg (991642) x 14 bag\nRapeseed oil 20 L (811447) x 6 drum')).toEqual([
      ['991642', 'Basmati rice 5 kg', '14', undefined],
      ['811447', 'Rapeseed oil 20 L', '6', undefined],
    ])
    expect(rowsOf('239097 Hand soap 15 g x 500 : 7 CRT\n573508 Still water 50 cl x 20 : 40 CAI')).toEqual([
      ['239097', 'Hand soap 15 g x 500', '7', undefined],
      ['573508', 'Still water 50 cl x 20', '40', undefined],
    ])
  })

  test('how many in figures and in words', () => {
    expect(
      rowsOf(
        '12 (twelve) bottles of Acetonitrile 2.5 L, your number F-13897, at £58.70 each;\n6 (six) bottles of Nitric acid 1 L, your number C-15013, at £44.15 each;',
      ),
    ).toEqual([
      ['F-13897', 'Acetonitrile 2.5 L', '12', '58.70'],
      ['C-15013', 'Nitric acid 1 L', '6', '44.15'],
    ])
  })
})

test('with the freight between them the total of the goods is not that of the order', () => {
  const { fields } = understandDocument(
    drawDocument(`
**PURCHASE** **ORDER** **PO-60418**   Date 12/05/2026
${goods.replace(/Net total.*/, '')}
                               Goods             110.60
                               Freight            15.00
                               Total net GBP     125.60
`),
  )
  expect(fields.total_amount_without_tax?.value).toBe('125.60')
})

test('of a guide of all that may be ordered only what is asked for', () => {
  const { items } = understandDocument(
    drawDocument(`
**BON** **DE** **COMMANDE** **FH-2622**   Date 12/05/2026

Produit                   Cond.    Mini    Stock    À cder    Réf. fourn.    Prix HT
Riz basmati 5 kg          SAC        18       21               67780           11,20
Huile bidon 10 L          BID        10        2        8      76194           24,90
Flocons d'avoine 3 kg     SAC        11        0       11      31085            6,75
Café moulu 1 kg           PAQ        20        3       17      70223            9,48
Savon 15 g x 500          CRT         5        6               86811           36,50
`),
  )
  expect(items.map((row) => row.requested_quantity?.value)).toEqual(['8', '11', '17'])
  expect(items.map((row) => row.product_code?.value)).toEqual(['76194', '31085', '70223'])
})

test('a currency whose code is a word elsewhere stays one beside another', () => {
  const { fields } = understandDocument(
    drawDocument(`
Ferretería Los Andes S.A.C.
RUC 20512345678

**Factura** **F001-00012345**   Fecha 12/05/2026

Descripción                 Cant.     P. Unit.     Importe
Candado 50 mm                   4       25,00       100,00

                           Moneda       PEN
                           Subtotal     PEN 100,00
                           IGV 18%      PEN 18,00
                           Total        PEN 118,00

Cuenta en dólares USD 191-1234567-1-10
`),
  )
  expect(fields.currency?.value).toBe('PEN')
})
