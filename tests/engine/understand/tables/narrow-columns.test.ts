import { describe, expect, test } from 'vitest'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const order = (art: string, high = 12) => understandDocument(drawSpaced(art, high), { kind: 'work_order' })
const invoice = (art: string, high = 12) => understandDocument(drawSpaced(art, high), { kind: 'invoice' })

describe('heads and cells that narrow columns break', () => {
  test('two lines for each item, as far apart as the items are', () => {
    const { items } = order(
      `
**Pedido** **de** **compras** 4565832068

Pos.    Material    Denominación
        Cantidad    Unidad               Precio por unidad   Valor neto
00010   36-6450     Gasas estériles
             2      pza                       1,50 / 1 pza         3,00
00020   49-5254     Mano de obra
             1      pza                      26,33 / 1 pza        26,33
00030   31-2952     Huevos camperos
            15      L                          4,96 / 1 L         74,40`,
      20,
    )
    expect(items.map((row) => [row.product_code?.value, row.product_name?.value, row.requested_quantity?.value])).toEqual([
      ['36-6450', 'Gasas estériles', '2'],
      ['49-5254', 'Mano de obra', '1'],
      ['31-2952', 'Huevos camperos', '15'],
    ])
  })

  test('a rate under the name of its tax ends no name, however near it stands', () => {
    const { items } = order(`
**Bestellung** P09563

Beschreibung            Steuern    Benötigt am     Menge   Stückpreis    Betrag
[BK.925.64] Eier        MwSt.      16.05.2025    3 L         2,00          6,00
Freiland Gr. M, 30er 19%
Lage
[BK.323.32]             MwSt.      16.05.2025    2 Pck       6,00         12,00
Nitrilhandschuhe Gr. 19%
L, 100 St.
[FR.803.40]             MwSt.      16.05.2025    5 Pck       8,00         40,00
Nitrilhandschuhe Gr. 19%
L, 100 St.
[CH.146.39]             MwSt.      16.05.2025    7 Pck       7,00         49,00
Nitrilhandschuhe Gr. 19%
L, 100 St.`)
    expect(items.map((row) => row.product_name?.value)).toEqual([
      'Eier Freiland Gr. M, 30er Lage',
      'Nitrilhandschuhe Gr. L, 100 St.',
      'Nitrilhandschuhe Gr. L, 100 St.',
      'Nitrilhandschuhe Gr. L, 100 St.',
    ])
  })

  test('`Valor` over `unitario` and `Importe` beside it, set closely', () => {
    const { items } = invoice(`
**Factura** A-8500

Cantidad    Clave     Descripción                  Valor Importe
            unidad                              unitario
9           KGM       Varilla roscada              $1.55  $13.95
3           KGM       Gasas                        $1.01   $3.03`)
    expect(items.map((row) => [row.unit_price?.value, row.total_amount?.value])).toEqual([
      ['1.55', '13.95'],
      ['1.01', '3.03'],
    ])
  })

  test('heads of three lines and of two, each on the middle of the row', () => {
    const { items } = invoice(
      `
**Verkoopfactuur** C-30770



                                               Prijs
                                                                  BTW-
Regel   Hoeveelheid   Artikelomschrijving      per      Totaal
                                                                  tarief
                                               stuk


1       2             Muurverf wit mat         33,94     67,88      21


2       3             Kipfilet                 15,00     45,00       9`,
      6,
    )
    expect(items.map((row) => [row.unit_price?.value, row.total_amount?.value, row.vat_rate?.value])).toEqual([
      ['33.94', '67.88', '21'],
      ['15.00', '45.00', '9'],
    ])
  })
})

test('texts of two and three lines, without a gap between the items, stand level with their numbers', () => {
  const { items } = order(
    `
**Commande** R711638



N°   Description                   P.U.     Nbre       Total


     Charnière inox

1    Art. 6999124                  2,70     8 kg       21,60

     EAN 3760045395

     Gants nitrile, la boîte
2                                  6,60     39 L      257,40
     Art. 7236530

     Peinture blanche
3                                 50,69     50 pce   2534,50
     Art. 3876997

     Œufs plein air

4    Art. 7404794                  6,72     50 bte    336,00

     EAN 3760036625`,
    6,
  )
  expect(items.map((row) => [row.product_name?.value, row.product_code?.value])).toEqual([
    ['Charnière inox', '6999124'],
    ['Gants nitrile, la boîte', '7236530'],
    ['Peinture blanche', '3876997'],
    ['Œufs plein air', '7404794'],
  ])
})

test('`demi-` keeps its hyphen before `journée`, `Quer-` is one word with `schnitt`', () => {
  const name = (first: string, second: string) =>
    order(`
**Commande** R711638

Désignation                    Qté       P.U.      Total
${first.padEnd(30)} 2      10,00      20,00
${second}
Tube acier galvanisé rond      3      10,00      30,00`).items[0]?.product_name?.value
  expect(name('Intervention, une demi-', 'journée')).toBe('Intervention, une demi-journée')
  expect(name('Kabel mit großem Quer-', 'schnitt')).toBe('Kabel mit großem Querschnitt')
})

test('a remark goes on in the short lines of a narrow column', () => {
  const { fields } = order(`
**Pedido** 5827996

Comentarios: Indicar el
número de pedido en
el albarán.

Artículo        Cantidad     Precio     Importe
Guantes                2      10,00       20,00`)
  expect(fields.note?.value.replace(/\n/g, ' ')).toBe('Indicar el número de pedido en el albarán.')
})

test('the foot of the last page, in small print, is no line of the table over it', () => {
  const paper = drawDocument(`
**Pedido** 9005893

Descrição                  Quantidade    Unidade    Pr. Unitário      Valor
Mão de obra técnico              2,00    cx                31,50      63,00
Ovos do campo                    3,00    cx                 6,00      18,00
                                                   Subtotal:          81,00

Hotel Ribeira             C.R.C. do                                   NIPC:
Lda. Coimbra                    32459                             586697968`)
  for (const word of paper.pages[0]!.words.slice(-8)) word.size = 6
  const { items, fields } = understandDocument(
    { ...paper, pages: [{ ...paper.pages[0]!, lines: linesFrom(paper.pages[0]!.words) }] },
    { kind: 'work_order' },
  )
  expect(items.map((row) => row.product_name?.value)).toEqual(['Mão de obra técnico', 'Ovos do campo'])
  expect(fields.total_amount_without_tax?.value).toBe('81.00')
})
