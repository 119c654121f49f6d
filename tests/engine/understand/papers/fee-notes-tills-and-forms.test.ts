import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument, drawPage, drawSpaced } from '#tests/support/page.ts'

const read = (art: string, kind: 'invoice' | 'work_order') => {
  const reading = understandDocument(drawDocument(art), { kind })
  const plain = (row: Record<string, { value: string | null } | undefined>) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))
  return { items: reading.items.map(plain), fields: reading.fields }
}
const bill = (art: string) => read(art, 'invoice')
const order = (art: string) => read(art, 'work_order')

describe('a fee note that tells what was done', () => {
  const note = bill(`
                    Quill & Hanratty
                    14 Bridge Street, Athlone, Co. Westmeath N37 XK20

Fairgreen Toys Ltd                                        Fee note no.      2025/417
Main Street                                               Date              23 May 2025
Mullingar

                                                                                         €
Preparation of the financial statements for the year ended 31 December,           3,250.00
including attendance at the meeting of 8 May 2025.
Review of employee benefits submissions, January to April                           340.00
2025.
                                                   Fees                           3,590.00
                                                   VAT at 23%                       825.70
OUTLAY (not subject to VAT)
Law searches                                                                         62.18
TOTAL NOW DUE                                                                     4,477.88
`)

  test('each paragraph is a charge, to its last word', () => {
    expect(note.items.map(({ description, total_amount }) => [description, total_amount])).toEqual([
      [
        'Preparation of the financial statements for the year ended 31 December, including attendance at the meeting of 8 May 2025.',
        '3250.00',
      ],
      ['Review of employee benefits submissions, January to April 2025.', '340.00'],
      ['Law searches', '62.18'],
    ])
  })

  test('what was laid out without tax is no part of the net', () => {
    const { subtotal_without_tax, tax_amount, total_amount_with_tax } = note.fields
    expect([subtotal_without_tax?.value, tax_amount?.value, total_amount_with_tax?.value]).toEqual(['3590.00', '825.70', '4477.88'])
  })

  test('an amount beside the middle of two lines belongs to both', () => {
    const { items } = understandDocument(
      drawSpaced(
        `
Quill & Hanratty LLP                                                  Invoice B10744
6 Pearse Street, Athlone, Co. Westmeath N37 XK20

Professional fees in the surrender of the lease and in
                                                                            1,850.00
the grant of a new five-year lease

Postage and searches                                                           45.00

Fees                                                                        1,895.00

VAT at 23%                                                                    435.85

Total                                                                       2,330.85
`,
        6,
      ),
      { kind: 'invoice' },
    )
    expect(items.map(({ description }) => description?.value)).toEqual([
      'Professional fees in the surrender of the lease and in the grant of a new five-year lease',
      'Postage and searches',
    ])
  })
})

test('a till under heads: the name stands over how many at which price', () => {
  const { items } = bill(`
   FERRETERIA URKIOLA, S.L.
   48170 Zamudio (Bizkaia)
FACTURA                   V2-118407
ARTICULO                    IMPORTE
084120 TORNILLO MADERA 5X60
      3 x 8,95                26,85
110774 TACO NYLON 8 MM
      5 x 4,10                20,50
BASE IMPONIBLE                47,35
IVA 21%                        9,94
TOTAL EUR                     57,29
`)
  expect(items).toMatchObject([
    { description: 'TORNILLO MADERA 5X60', divalto_code: '084120', quantity: '3', unit_price: '8.95', total_amount: '26.85' },
    { description: 'TACO NYLON 8 MM', divalto_code: '110774', quantity: '5', unit_price: '4.10', total_amount: '20.50' },
  ])
})

describe('lines under dockets with the tax of each', () => {
  const { items } = bill(`
Boyne Valley Farm Supplies Ltd                    Invoice SI-0226

Product     Description                Quantity    Price     VAT     VAT amt      Goods
            Docket 77120 4 Feb 2026 Slane yard
FD-18N      Dairy nuts bulk                   2    365.00     0%        0.00     730.00
VT-MIN      Mineral bucket 20 kg              6     31.75    23%       43.82     190.50
            Docket 77204 12 Feb 2026 Slane yard
HW-PST      Creosoted strainer               10     27.40    23%       63.02     274.00
                                                     Goods total       1,194.50
                                                     VAT total           106.84
                                                     Amount payable   €1,301.34
`)

  test('the line comes to its goods, not to its tax', () => {
    expect(items.map(({ total_amount, vat_rate }) => [total_amount, vat_rate])).toEqual([
      ['730.00', '0'],
      ['190.50', '23'],
      ['274.00', '23'],
    ])
  })

  test('the next docket is no part of the name over it', () => {
    expect(items[1]?.description).toBe('Mineral bucket 20 kg')
  })
})

describe('articles and their codes on orders', () => {
  test('a supplier’s part number and the day, parted by a dot under the name', () => {
    const { items } = order(`
Purchase Order PO0041877

Line   Item                                   Qty      Price       Amount
1      Floor finish 20% solids                  8     $74.95      $599.60
       Supplier part # BJ-11840 · Need by Aug 14
2      Neutral floor cleaner                   24     $13.40      $321.60
       Supplier part # BJ-11902 · Need by Aug 14
`)
    expect(items.map(({ product_code, product_name }) => [product_code, product_name])).toEqual([
      ['BJ-11840', 'Floor finish 20% solids'],
      ['BJ-11902', 'Neutral floor cleaner'],
    ])
  })

  test('the price behind a sign, and letters in brackets among codes', () => {
    const { items } = order(`
Subject: Order PO 552

Could you send us the following please:

6 x Double wall cup 12oz white, case 500 (DW12W) @ €41.20
10 x Kraft sandwich wedge deep, case 500 (KSW-D) @ €36.75
2 x Compostable fork, case 1000 (CF1000) @ €24.10
`)
    expect(items.map(({ product_code, unit_price }) => [product_code, unit_price])).toEqual([
      ['DW12W', '41.20'],
      ['KSW-D', '36.75'],
      ['CF1000', '24.10'],
    ])
  })

  test('an article whose quantity nobody filled in was not ordered', () => {
    const { items } = order(`
Trade order form
Order no. 4471

Code      Product                                    Price         Qty           Total
10012     Ruled notebook A4                          52.80          15          792.00
10015     Squared notebook A4                        52.80                        0.00
10022     Graph pad A4                                6.20          40          248.00
                                                    Order total               1,040.00
`)
    expect(items.map(({ product_code }) => product_code)).toEqual(['10012', '10022'])
  })

  test('numbers of lines stand before the first head', () => {
    const { items } = order(`
Commande n° 26-00019

           Code CIP/ACL        Désignation                           Qté        UG

 1         3401560021435       Gélules sommeil bt 30                    24
 2         3401560021442       Sirop sommeil 150 ml                     12
 3         3401560022104       Vitamine C cpr bt 20                     48
`)
    expect(items.map(({ product_code, requested_quantity }) => [product_code, requested_quantity])).toEqual([
      ['3401560021435', '24'],
      ['3401560021442', '12'],
      ['3401560022104', '48'],
    ])
  })
})

const items = `
Artículo                      Cantidad
Harina panadera x 50 kg             40
`

describe('where the goods go and who orders them', () => {
  test('a town without a code in one line with the firm and its street', () => {
    const { fields } = order(`
Pedido 118

Entregar en: Panadería La Espiga S.A.S., Carrera 23 # 41-18, bodega 2, Manizales.
El conductor debe traer planilla de seguridad social.
${items}`)
    expect([fields.customer_company_name?.value, fields.delivery_address?.value]).toEqual([
      'Panadería La Espiga S.A.S.',
      'Panadería La Espiga S.A.S., Carrera 23 # 41-18, bodega 2, Manizales.',
    ])
  })

  test('a label that has its own colon is not the first half of the next', () => {
    const { fields } = order(`
CONSERVERIE DU PAYS S.A.S.                COMMANDE 26F04471
LIVRAISON     : 22/05/26
LIEU          : CHEMIN DES MARAIS, 44270 MACHECOUL

ARTICLE    DESIGNATION              QTE
240118     BOITE METAL               12
`)
    expect(fields.requested_delivery_date?.value).toBe('2026-05-22')
  })

  test('labels over a row of values, one of them a label elsewhere', () => {
    const { fields } = order(`
P.O. Number          P.O. Date           Job No. / Name           Phase
2241-016             06/22/2026          2241 Mesa Verde          HVAC

Ordered By           Needed On Site      F.O.B.                   Terms
Luis Arvizu          06/29/2026          Jobsite                  Net 30

Qty     Part No.     Description
420     CTL-114      Copper tube type L
`)
    expect([fields.client_name?.value, fields.requested_delivery_date?.value]).toEqual(['Luis Arvizu', '2026-06-29'])
  })

  test('the desk that pays is not who orders', () => {
    const { fields } = order(`
Centre de services scolaire des Collines                BON DE COMMANDE BC-148302
795, rue Melançon, Saint-Jérôme (Québec) J7Z 4L1

FOURNISSEUR                      FACTURER À
Distribution Boréal inc.         Comptes fournisseurs
3290, rue Sartelon               795, rue Melançon
Laval (Québec) H4R 1E8           Saint-Jérôme (Québec) J7Z 4L1

No produit     Description              Qté
HV-3050        Filtre plissé             96

Aucune livraison entre 11 h 30 et 13 h.
`)
    expect(fields.customer_company_name?.value).toBe('Centre de services scolaire des Collines')
    expect([fields.start_delivery_time?.value, fields.end_delivery_time?.value]).toEqual([undefined, undefined])
  })

  test('hours end a sentence, what the driver must not do is another', () => {
    const { fields } = order(`
Order number: SC-094
Delivery notes: Term time deliveries only, 8.45am to 3pm. Please do not block the turning circle.
${items}`)
    expect([fields.start_delivery_time?.value, fields.end_delivery_time?.value]).toEqual(['08:45', '15:00'])
  })

  test('whoever signs with a letter is named in full elsewhere', () => {
    const { fields } = order(`
Lakeview International School AG

Purchase order LIS-25-1406
Contact         Heather Zumbrunn
Department      Facilities

Item           Quantity
Notebook              6

Kind regards
H. Zumbrunn
`)
    expect(fields.client_name?.value).toBe('Heather Zumbrunn')
  })
})

describe('names, numbers and terms of bills', () => {
  test('the firm under a brand that the domain spells wrote the bill, whoever stands beside it', () => {
    const page = drawPage(`


Soluciones Digitales, S.A.                              Agencia Naviera, S.A.
Vía Alfaro, local 12                                    Calle 11, Zona Libre
Ciudad de Panamá                                        Colón
Panamá                                                  Panamá

Factura FV-2025-00617

Descripción                 Cantidad      Precio      Importe
Soporte mensual                    1      420.00       420.00
                                      Total            420.00

cobros@istmodigital.com.pa
`)
    const brand = { text: 'istmodigital', page: 1, size: 19, bold: true, box: { left: 40, top: 12, right: 160, bottom: 31 } }
    const words = [brand, ...page.words]
    const document = { ...drawDocument(''), pages: [{ ...page, words, lines: linesFrom(words) }] }
    const { fields } = understandDocument(document, { kind: 'invoice' })
    expect([fields.supplier_name?.value, fields.client_name?.value]).toEqual(['Soluciones Digitales, S.A.', 'Agencia Naviera, S.A.'])
  })

  test('a customer’s credit note bears its own number', () => {
    const { fields } = bill(`
Techni-Sanit SAS
46 rue des Tanneurs
87000 Limoges

AVOIR CLIENT N° FA/2025/01/8213
Date : 05/01/2025

Désignation                 Qté      Prix      Total
Thermomètre                   2     10,00      20,00
                           Total HT            20,00
`)
    expect([fields.invoice_number?.value, fields.client_id?.value]).toEqual(['FA/2025/01/8213', undefined])
  })

  test('a number of the tax office is no telephone', () => {
    expect(readBillWith('606 1829 87').supplier_contact).toBeUndefined()
  })

  test('terms end before the day they come to and before how to pay', () => {
    expect(readBillWith('Terms of payment: 30 days net, due 5 March 2026').payment_terms?.value).toBe('30 days net')
    expect(readBillWith('Terms: 30 days end of month. Please pay by BACS and e-mail your remittance advice.').payment_terms?.value).toBe(
      '30 days end of month.',
    )
  })

  test('a year and a number behind a letter are one code', () => {
    const { fields } = order(`
Bestellbestätigung

Votre commande R-26 511
${items}`)
    expect(fields.name?.value).toBe('R-26 511')
  })
})
