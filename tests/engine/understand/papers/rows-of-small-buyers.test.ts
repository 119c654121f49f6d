import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

describe('rows', () => {
  const cells = (result: ReturnType<typeof read>, name: string) => result.items.map((row) => row[name]?.value)

  test.each([
    ['COSTO ESTIMADO', 'Orden de compra', 'PRODUCTO', 'CANTIDAD'],
    ['ESTIMATED COST', 'Purchase order', 'PRODUCT', 'QUANTITY'],
    ['COÛT ESTIMÉ', 'Bon de commande', 'PRODUIT', 'QUANTITÉ'],
  ])('%s is what a row comes to, a dash there says nothing', (cost, title, product, quantity) => {
    const result = read(`
${title}                                                     Café El Balcón
12/06/2026                                                   Carrera 43 # 34-18, Medellín

${product.padEnd(30)}${quantity.padEnd(20)}${cost}
Café en grano Huila           10 bolsa            $ 1.150.000
Leche deslactosada            12 caja             $ 705.600
Crema en spray                6 unidad            —
Total                                             $ 1.855.600
`)
    expect(cells(result, 'requested_quantity')).toEqual(['10', '12', '6'])
    expect(cells(result, 'total_amount')).toEqual(['1150000', '705600', undefined])
    expect(cells(result, 'unit_price')).toEqual([undefined, undefined, undefined])
  })

  test('a dash where the code would stand', () => {
    const result = read(`
PARQUETS DU NORD                                             BON DE COMMANDE
                                                             N° Commande : LS-2026-0344
                                                             Date : 27/10/2026

RÉF.          DÉSIGNATION                    QTÉ
117204        LAQUE 2K MAT 5L                2
117310        DURCISSEUR AQUA 0,5L           2
130077        SOUS-COUCHE NEUTRE             1
150918        ABRASIF GRAIN 100              3
-             TRAIN DE PONCEUSE              1
`)
    expect(cells(result, 'requested_quantity')).toEqual(['2', '2', '1', '3', '1'])
    expect(cells(result, 'product_code').at(-1)).toBeUndefined()
  })

  test('codes in brackets under the sort of a thing, beside its name', () => {
    const result = read(`
INTERNAT DU FLEUVE                                           BON DE COMMANDE
                                                             N° BC-2026-0044
                                                             Date : 03/02/2026

#     Matière            Description                         Qté        P.U.           Total
1     Matelas            Matelas mousse 90 x 190             120        28 500         3 420 000
      (MAT-0112)
2     Lit                Lit superposé métallique            45         96 000         4 320 000
      (MAT-0208)
3     Chaise             Chaise empilable bleue              200        11 250         2 250 000
      (MAT-0047)
                                                                        Total HT:      9 990 000
`)
    expect(cells(result, 'product_code')).toEqual(['MAT-0112', 'MAT-0208', 'MAT-0047'])
    expect(cells(result, 'product_name')).toEqual(['Matelas mousse 90 x 190', 'Lit superposé métallique', 'Chaise empilable bleue'])
  })

  test('a code that breaks behind its hyphen around the row of the numbers', () => {
    const result = understandDocument(
      drawSpaced(
        `
Purchase Order                                  Doc No. : PO1004444

                                                Doc Date : 13-07-2026



S.no     Item code       Description        UOM      Quantity     Unit Price     Tax Code     Total       Warehouse


                                                                                GST
1        RM-HDPE-B5      Natural resin      KG       500          118.50                      59250.00    Unit 2
                                                                                18%


                                                                                GST
2        PK-CRTN-7PLY    Carton 7 ply       NOS      120          46.25                       5550.00     Unit 2
                                                                                12%


         SP-HEATER-                                                             GST                       Stores
3                        Band heater        NOS      8            1875.00                     15000.00
         BAND                                                                   18%                       Chakan


Discount(%)      : 0

Total Before Discount : 79800.00
`,
        6,
      ),
    )
    expect(cells(result, 'product_code')).toEqual(['RM-HDPE-B5', 'PK-CRTN-7PLY', 'SP-HEATER-BAND'])
  })

  test('a price for so much, told in a whole word', () => {
    const result = read(`
PAPELES DEL SUR                                              PEDIDO
                                                             PD-00444
                                                             FECHA 28/07/26
CLIENTE      Panadería Belén E.I.R.L.

CANT.      UNIDAD        DESCRIPCIÓN                         P. UNITARIO             TOTAL
25         millares      Bolsa de papel kraft                S/ 86.00/millares       S/ 2150.00
4          cientos       Caja de cartón                      S/ 20.00/cientos        S/ 80.00
                                                             TOTAL                   S/ 2230.00
`)
    expect(cells(result, 'unit_price')).toEqual(['86.00', '20.00'])
  })

  test('a note under the name of a row is that row’s', () => {
    const result = understandDocument(
      drawSpaced(
        `
MUEBLES LA CUMBRE CIA. LTDA.                                 ORDEN DE COMPRA

RUC: 1792448815001                                           N.° 001-000000244

Proveedor:       Herrajes del Valle S.A.                     Fecha: 23/04/2026



Código         Descripción                         Cantidad      P. Unitario      Subtotal

7861204        Bisagra cierre suave                100.00        1.85             185.00

               Riel telescópico 45 cm
7863310                                            60.00         4.90             294.00
               Nota: Par izquierdo y derecho

MDF-15-BL      Tablero MDF 15 mm                   25.00         46.20            1,155.00

                                                                 SUBTOTAL         1,634.00



Observaciones:

Entregar en taller Calderón, galpón 4. Llevar copia de la orden.
`,
        6,
      ),
    )
    expect(valueOf(result, 'note')).toBe('Entregar en taller Calderón, galpón 4. Llevar copia de la orden.')
  })
})
