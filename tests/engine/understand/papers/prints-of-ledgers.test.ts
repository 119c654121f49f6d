import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

type Kind = 'invoice' | 'work_order'
const understand = (page: string, kind?: Kind) => understandDocument(drawDocument(page), kind ? { kind } : {})
const fieldsOf = (page: string, kind?: Kind) =>
  Object.fromEntries(Object.entries(understand(page, kind).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const cellsOf = (page: string, kind: Kind, ...names: string[]) =>
  understand(page, kind).items.map((item) => names.map((name) => (item as Record<string, { value: string } | undefined>)[name]?.value))

describe('orders and invoices as book-keeping programs print them', () => {
  test('`Compra - Pedido` is an order, by the side of the books that it is kept on', () => {
    const page = `
      **Compra - Pedido**

      Compra a-Nº proveedor   P-01882          CIF/NIF            A28334455
      Pedido Nº               PC24-00977       Fecha documento    14 de marzo de 2024

      Nº         Descripción             Cantidad    Coste unit. directo    Importe
      80102-T    Monitor 24 pulgadas           14                 142,50   1.995,00
      80208-T    Teclado USB                   25                  11,80     295,00
                                            Total EUR excl. IVA            2.290,00
                                            IVA 21%                          480,90
                                            Total EUR IVA incl.            2.770,90
    `
    expect(understand(page).kind).toBe('work_order')
    expect(fieldsOf(page)).toMatchObject({ name: 'PC24-00977', order_date: '2024-03-14' })
  })

  test('who is purchased from sells', () => {
    const { customer_company_name, order_date } = fieldsOf(
      `
      Alder & Finch Outfitters, Inc.
      2003 Open Blvd                             Date Ordered:   2024-05-17
      Open City, CA 94402                        Order #:        WSCO10418

      Purchased From:                            Shipping Address:
      Gizmo Works Manufacturing Co.              Web Warehouse
      1100 Foundry Street                        1234 Rail Road
      Provo, Utah 84601                          City of Industry, California 91749

      Product     Description         Quantity     Unit List     Sub Total
      GZ-1000     Tiny gizmo               144         $3.25       $468.00
    `,
      'work_order',
    )
    expect({ customer_company_name, order_date }).toEqual({
      customer_company_name: 'Alder & Finch Outfitters, Inc.',
      order_date: '2024-05-17',
    })
  })

  test('`Quté cde` under `Article` heads the quantities of rows of two lines', () => {
    const page = `
      Commande 4500017254 du 12.03.2024

      Poste   Article       Désignation
              Quté cde   Unité        Prix par unité            Valeur nette
      00010   R-4410-22     Roulement rigide à billes
              120        Pièce        8,42 / 1 PCE                  1.010,40
      00020   R-4418-05     Palier à semelle
              24         Pièce        21,60 / 1 PCE                   518,40
    `
    expect(cellsOf(page, 'work_order', 'product_code', 'requested_quantity')).toEqual([
      ['R-4410-22', '120'],
      ['R-4418-05', '24'],
    ])
  })

  test('a name goes on over a colon within it', () => {
    const page = `
      Bon de commande AP-31

      Référence   Désignation                   Qté    Prix unitaire HT    Total HT
      demo_1      T-shirt délavé à manches       48                6.20      297.60
                  courtes - Taille : S,
      demo_5      Robe imprimée                  30               11.75      352.50
    `
    expect(cellsOf(page, 'work_order', 'product_name')[0]).toEqual(['T-shirt délavé à manches courtes - Taille : S,'])
  })

  test('articles that are kept in groups have the group in their code', () => {
    const page = `
      Purchase Order 6239

      Item              Description                  Qty     Rate       Amount
      Framing:2x6x16    Lumber kiln dried            220    11.48     2,525.60
      Hardware:LUS26    Joist hanger galvanized        8    61.00       488.00
    `
    expect(cellsOf(page, 'work_order', 'product_code')).toEqual([['Framing:2x6x16'], ['Hardware:LUS26']])
  })

  test('the tax within an amount that includes it, in one row with the total', () => {
    const { vat_details, fields } = understand(
      `
      **Tax Invoice** 00001482   Date: 9/08/2024

      QTY   ITEM NO.   DESCRIPTION        PRICE      EXTENDED
      40    BRK-RD     Face brick, red    $1.65        $66.00
      1     LAB        Labour           $880.00       $880.00

      CODE    RATE      GST     SALE AMOUNT       GST (included)      $86.00
      GST      10%   $86.00         $946.00       TOTAL AMOUNT       $946.00
    `,
      'invoice',
    )
    expect(vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['10', '86.00']])
    expect(fields.tax_amount?.value).toBe('86.00')
  })

  test('remarks on some rows name nothing', () => {
    const page = `
      Purchase Order PO-0043

      Supplier Part     Quantity     Unit Price     Total Price     Note
      MCP23017-E             150        £1.4200         £213.00     For board rev C
      1N4148W-7-F           4000        £0.0180          £72.00
      JST-PH-4              1200        £0.1150         £138.00     Reel if possible
    `
    expect(cellsOf(page, 'work_order', 'product_code', 'product_name')).toEqual([
      ['MCP23017-E', undefined],
      ['1N4148W-7-F', undefined],
      ['JST-PH-4', undefined],
    ])
  })

  test('`Factura-a Nº cliente` says the customer’s number and no other', () => {
    const { invoice_number, client_id, invoice_date } = fieldsOf(
      `
      **Venta - Factura**

      Factura-a Nº cliente   C-00417           CIF/NIF              A46009988
      Factura Nº             FV24-02213        Fecha vencimiento    30/07/24
      Vendedor               Pascual Gil       Fecha registro       30/05/24

      Nº       Descripción            Cantidad    Precio unitario    Importe
      70011    Puerta armario roble         12              39,90     478,80
    `,
      'invoice',
    )
    expect({ invoice_number, client_id, invoice_date }).toEqual({
      invoice_number: 'FV24-02213',
      client_id: 'C-00417',
      invoice_date: '2024-05-30',
    })
  })

  test('capitals in groups over a name are its code, as on the rows beside it', () => {
    const page = `
      Purchase Order #PURORD1188

      Quantity    Item                       Rate       Amount
      64          FLR-OAK-5                $88.40    $5,657.60
                  European oak plank
      120         TRM-QR-OAK                $9.20    $1,104.00
                  Quarter round oak
      15          UND-3MM                  $34.95      $524.25
                  Acoustic underlayment
      6           ADH-5GAL                $179.00    $1,074.00
                  Urethane wood adhesive
    `
    expect(cellsOf(page, 'work_order', 'product_code')).toEqual([['FLR-OAK-5'], ['TRM-QR-OAK'], ['UND-3MM'], ['ADH-5GAL']])
  })
})
