import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cells = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('items as blocks of labels', () => {
  test('at a price per hundred, the last with a discount', () => {
    const result = read(`
Droguerie du Port SA
Chemin des Saules 31, 1201 Genève

**Facture** FV788588
Date : 5 septembre 2026

Hôtel Bellevue SA
Chemin des Vignes 11, 2000 Neuchâtel

**Ligne** **1**
  Quantité: 400                              Désignation: Vis à bois 5 x 60
  Prix HT: 12.50 / 100                       TVA: 8.1 %
  Valeur HT: 50.00
**Ligne** **2**
  Quantité: 300                              Désignation: Cheville nylon 8 mm
  Prix HT: 9.00 / 100                        TVA: 8.1 %
  Valeur HT: 27.00
**Ligne** **3**
  Quantité: 2                                Désignation: Niveau à bulle
  Prix HT: 16.00                             Rem.: 5 %
  TVA: 8.1 %                                 Valeur HT: 30.40

                                             Montant total HT:             107.40
                                             TVA 8.1 %:                      8.70
                                             Total TTC:                    116.10
`)
    expect(cells(result, 'quantity')).toEqual(['400', '300', '2'])
    expect(cells(result, 'unit_price')).toEqual(['12.50', '9.00', '16.00'])
    expect(cells(result, 'total_amount')).toEqual(['50.00', '27.00', '30.40'])
  })

  test('what they come to is called the value of the goods', () => {
    const result = read(`
Halvor Tools
307 W 9th Street, Austin, TX 78704

**Invoice** R306609
Issued: 12 December 2026

Mercy Valley School
247 Canal Road, Austin, TX 78704

**Item** **1**
  Qty: 25                                    Article: 4779356
  Product Description: Hand plane, small     Each: $9.00
  Goods Value: $225.00
**Item** **2**
  Qty: 10                                    Article: 8049581
  Product Description: Marking gauge         Each: $4.20
  Goods Value: $42.00

Goods total:                  $267.00
Sales Tax 7%:                  $18.69
Total:                        $285.69
`)
    expect(cells(result, 'divalto_code')).toEqual(['4779356', '8049581'])
    expect(cells(result, 'total_amount')).toEqual(['225.00', '42.00'])
  })

  test('a single one that has its number over it', () => {
    const result = read(`
Mater House Clinic Limited
16 Station Road, Galway H91 E2K3

**Supplier** **Order**
Purchase order no.: C-75114
Date raised: 19 July 2026
Printed on: 12 July 2026

Item 1
  Order Qty: 3                               Unit of measure: box
  Product: Salted butter portions 250 g

Notes: please quote our order number.
`)
    expect(cells(result, 'product_name')).toEqual(['Salted butter portions 250 g'])
    expect(cells(result, 'requested_quantity')).toEqual(['3'])
  })

  test('the price each by its short name', () => {
    const result = read(`
Mater House Clinic Limited
16 Station Road, Galway H91 E2K3

**Supplier** **Order** C-75115
Date raised: 19 July 2026

Item 1
  Product Description: Lever file, red       Code: HX9914
  Price ea.: EUR 0.93                        Order Qty: 10
  Net amount: EUR 9.30
Item 2
  Product Description: Stapler, full strip   Code: LN5629
  Price ea.: EUR 14.40                       Order Qty: 2
  Net amount: EUR 28.80
`)
    expect(cells(result, 'unit_price')).toEqual(['0.93', '14.40'])
  })

  test('a row of labels of the paper over its values is no table of them', () => {
    const result = read(`
Restaurante Sol Posto
Avenida da Praia 31, 3000-175 Coimbra

**Nota** **de** **encomenda**
N.º da encomenda: 2026.8244

**Data** **de** **emissão**   **Departamento**   **Data** **da** **proposta**   **N.º** **contrato**   **Encomendado** **por**   **Código** **de** **cliente**
10/01/2026            Cozinha            05/01/2026              96271              Rui Tavares           24032

**Linha** **1**
  Designação: Pratos de sopa brancos         Quant.: 37
**Linha** **2**
  Designação: Copos altos 30 cl              Quant.: 4
`)
    expect(cells(result, 'product_name')).toEqual(['Pratos de sopa brancos', 'Copos altos 30 cl'])
    expect(cells(result, 'requested_quantity')).toEqual(['37', '4'])
    expect(result.fields.client_name?.value).toBe('Rui Tavares')
  })
})
