import { describe, expect, test } from 'vitest'
import { isPlace } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const fieldsOf = (page: string) =>
  Object.fromEntries(Object.entries(understand(page).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const cellsOf = (page: string, name: string) => understand(page).items.map((row) => row[name]?.value)

describe('lines as buying platforms and authorities print them', () => {
  test('a name that "Description:" says under the code', () => {
    const page = `
      **Purchase Order** 6600128841     Date: 17 Nov 2026

      Line #    Part # / Description                 Qty    Unit Price      Subtotal
      10        ELC-100-42                             1      2,890.00      2,890.00
                Description: Laser alignment kit
                Control Keys: Order Confirmation: allowed
      20        ELC-114-07                             2        640.00      1,280.00
                Description: Spare detector head
                Control Keys: Order Confirmation: allowed
    `
    expect(cellsOf(page, 'product_name')).toEqual(['Laser alignment kit', 'Spare detector head'])
    expect(cellsOf(page, 'product_code')).toEqual(['ELC-100-42', 'ELC-114-07'])
  })

  test('names under their codes, a drawn line under every row, and a title in plain words over the heads', () => {
    const drawn = drawDocument(`
      **Purchase Order** 6600128841     Date: 17 Nov 2026

      **Line** **Items**
      **Line** **#**   **Part** **#** **/** **Description**   **Qty**   **Unit** **Price**   **Subtotal**
      10       FLG-6-300-RF                    40           148.00         5,920.00
               FLANGE, WELD NECK, 6 IN
      20       GSK-6-300-SW                    80            17.25         1,380.00
               GASKET, SPIRAL WOUND
      30       STB-0875-B7                    320            17.00         5,440.00
               STUD BOLT SET
    `)
    const [page] = drawn.pages
    const tops = [...new Set(page!.words.map(({ box }) => box.top))].slice(3)
    const rules = tops.map((top) => ({ page: 1, box: { left: 40, right: 480, top: top + 10, bottom: top + 10.5 } }))
    const { items } = understandDocument({ ...drawn, pages: [{ ...page!, rules }] }, { kind: 'work_order' })
    expect(items.map(({ product_code }) => product_code?.value)).toEqual(['FLG-6-300-RF', 'GSK-6-300-SW', 'STB-0875-B7'])
    expect(items.map(({ product_name }) => product_name?.value)).toEqual([
      'FLANGE, WELD NECK, 6 IN',
      'GASKET, SPIRAL WOUND',
      'STUD BOLT SET',
    ])
  })

  test('the buyer’s code over the name, the seller’s said under it, and a row of what is said of the line', () => {
    const page = `
      **Pedido** 4512987736     Fecha: 09.11.2026

      Pos.          Material / Denominación                  Cantidad   Precio unitario      % IVA    Importe neto
      00010         SU.PC.01.00001774                        60 UN            22,4000         21          1.344,00
                    CATETER VENOSO
                    Ref. proveedor: B1174M
                    Entrega: 20.11.2026 Contrato: 4600011870  / 00001   Expte.: CCA. Centro  gestor:   2935 UCI
      00020         SU.PC.01.00002031                        25 UN            18,1500         21          453,75
                    INTRODUCTOR
                    Ref. proveedor: B1190M
                    Entrega: 20.11.2026 Contrato: 4600011871  / 00002   Expte.: CCA. Centro  gestor:   2935 UCI
    `
    expect(cellsOf(page, 'product_name')).toEqual(['CATETER VENOSO', 'INTRODUCTOR'])
    expect(cellsOf(page, 'product_code')).toEqual(['B1174M', 'B1190M'])
  })

  test('running numbers are no codes beside a stock number', () => {
    const page = `
      **Purchase Order** F22KP          Date: 8 October 2026

      0001     SCREW, CAP, HEXAGON          500    EA       0.47       235.00
               NSN 5305-00-068-0508
      0002     NUT, PLAIN, HEXAGON          500    EA       0.12        60.00
               NSN 5310-00-761-6882
      0003     WASHER, FLAT                1000    EA       0.06        60.00
               NSN 5310-00-809-4058
    `
    expect(cellsOf(page, 'product_code')).toEqual(['5305-00-068-0508', '5310-00-761-6882', '5310-00-809-4058'])
  })
})

describe('who and what heads an order', () => {
  test('the one who runs the case stands beside a label that says of what', () => {
    const page = `
      **Orden de trabajo** OT-3381             Fecha: 16/11/2026

      Gestor de la incidencia         Vicent Pomares
      Empresa adjudicataria           Elevadores Levante S.A.
    `
    expect(fieldsOf(page).client_name).toBe('Vicent Pomares')
  })

  test('whoever signs for customers’ service sells', () => {
    const page = `
      **Confirmación de pedido** PV-912        Fecha: 10/11/2026

      Gracias por tu pedido.

      Un saludo,
      Paqui Ortega
      Atención al cliente – 953 39 10 55
    `
    expect(fieldsOf(page)).not.toHaveProperty('department')
    expect(fieldsOf(page)).not.toHaveProperty('client_name')
  })

  test('a number broken behind its year', () => {
    const page = `
      PEDIDO A PROVEEDOR     FECHA          FECHA ENTREGA
      2026/ 3047             05/11/2026     12/11/2026
    `
    expect(fieldsOf(page).name).toBe('2026/ 3047')
  })

  test.each(['264 Centennial Dr Stop 8356', 'Maipú 330, 2º piso'])('%s is a street, and nobody’s name', (line) => {
    expect(isPlace(line)).toBe(true)
  })
})
