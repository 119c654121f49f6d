import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { labelledTaxes } from '#app/engine/understand/tables/taxes/vat-lines.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const read = (document: Document, kind: 'invoice' | 'work_order') => {
  const reading = understandDocument(document, { kind })
  const plain = (row: Record<string, { value: string | null } | undefined>) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))
  return { items: reading.items.map(plain), vat: reading.vat_details.map(plain), fields: reading.fields }
}
const order = (art: string) => read(drawDocument(art), 'work_order')
const bill = (art: string) => read(drawDocument(art), 'invoice')

describe('orders', () => {
  test('numbered sentences of a letter that end in what they come to, and the sums under them', () => {
    const { items } = order(`
Holm Maritime Museum
Our order: HMM/0226/03

Dear Mr Tully,
Please accept this letter as our order for the following materials:
1.  4 no. transit crate 120 x 100, foam lined (ref. MC-1210) at £318.00 each       £1,272.00
2.  12 sheets Plastazote LD45, 50 mm (ref. PZ-05) at £46.75 each                     £561.00
3.  10 no. temperature logger (ref. DL-TEMP) at £22.40 each                          £224.00
                                                             Net total             £2,057.00
                                                             VAT at 20%              £411.40
                                                             Total                 £2,468.40
`)
    expect(items).toEqual([
      {
        product_code: 'MC-1210',
        product_name: 'transit crate 120 x 100, foam lined',
        requested_quantity: '4',
        unit_price: '318.00',
        total_amount: '1272.00',
      },
      {
        product_code: 'PZ-05',
        product_name: 'Plastazote LD45, 50 mm',
        requested_quantity: '12',
        unit_price: '46.75',
        total_amount: '561.00',
      },
      {
        product_code: 'DL-TEMP',
        product_name: 'temperature logger',
        requested_quantity: '10',
        unit_price: '22.40',
        total_amount: '224.00',
      },
    ])
  })

  test('items of two rows whose total stands beside the name', () => {
    const { items } = order(`
Purchase Order P104477
Line/Rel   Part No       Description                                      Net Amount
           Supplier's Part No    Wanted Receipt     Quantity   UoM       Price/UoM

1/1        550-10234     Plate DH36 8000 LR grade                          30,315.60
           PL-DH36-12            14/11/2025               18   PCS        1,684.20

2/1        552-00418     Bulb flat HP AH36, 12 m                            6,818.70
           BF160-8               21/11/2025               42   PCS          162.35
                                               Net total                   37,134.30
`)
    expect(
      items.map(({ product_name, requested_quantity, unit_price, total_amount }) => [
        product_name,
        requested_quantity,
        unit_price,
        total_amount,
      ]),
    ).toEqual([
      ['Plate DH36 8000 LR grade', '18', '1684.20', '30315.60'],
      ['Bulb flat HP AH36, 12 m', '42', '162.35', '6818.70'],
    ])
  })

  test('codes that their label shortens, and one broken in its bracket', () => {
    const { items } = order(`
Confirmation de commande AB-250418
Pos.    Désignation                                 Quantité     Prix CHF      Montant
10      Réfrigérateur de laboratoire 400 L                 2     3'480.00     6'960.00
        N° d'art. E-401.220
20      Congélateur armoire 250 L                          1     4'125.00     4'125.00
        N° d'art. E-401.305
`)
    expect(items.map(({ product_code }) => product_code)).toEqual(['E-401.220', 'E-401.305'])
    const shop = order(`
Pedido 5609
Producto                                     Cantidad       Precio
Palomitas dulces, caja 24 (#PAL-46-BOL)            10       216,00
Marco cartelera A1 con luz (#CART-A1-               3       259,05
10)
`)
    expect(shop.items.map(({ product_code, product_name }) => [product_code, product_name])).toEqual([
      ['PAL-46-BOL', 'Palomitas dulces, caja 24'],
      ['CART-A1-10', 'Marco cartelera A1 con luz'],
    ])
  })

  test('the numbers of a foot that runs under all columns are no line', () => {
    const { items } = order(`
Bon de commande fournisseur 2025-0061
Référence    Désignation                          Qté     P.U. HT      Total HT
VEL-CH700    Chambre à air 700 x 28               120      2,64 €      316,80 €
FRE-PLQ01    Plaquettes de frein                   60      5,35 €      321,00 €
                                              Total HT                 637,80 €
                                                   TVA                 127,56 €

      Roue d'Or SARL - 38, cours Gambetta - 34000 Montpellier - RCS Montpellier 851 220 446
`)
    expect(items.map(({ product_code }) => product_code)).toEqual(['VEL-CH700', 'FRE-PLQ01'])
  })
})

describe('invoices', () => {
  test('codes in small type under the names, whatever a dot parts from them', () => {
    const { items } = bill(`
Factura 2026/118
Concepto                            Cantidad      Precio        Subtotal
Neumático camión 315/80                    4      498,00        1.992,00
~NEU-31580225~ ~·~ ~DOT~ ~4825~
Montaje y equilibrado                      6       24,00          144,00
~SERV-MONT~
Válvula metálica larga                     6        5,60           33,60
~VALV-CAM~
                                        Base imponible          2.169,60
`)
    expect(items.map(({ divalto_code, description }) => [divalto_code, description])).toEqual([
      ['NEU-31580225', 'Neumático camión 315/80'],
      ['SERV-MONT', 'Montaje y equilibrado'],
      ['VALV-CAM', 'Válvula metálica larga'],
    ])
  })

  test('the rate of an hour is a price', () => {
    const { items } = bill(`
Facture 7712
Objet                                  Heures     Taux HT    Total HT
Poste caisse lent, ajout mémoire         1,25       68,00       85,00
Wi-Fi quai de chargement                 4,00       74,50      298,00
                                        Total HT              383,00
`)
    expect(items.map(({ unit_price, vat_rate }) => [unit_price, vat_rate])).toEqual([
      ['68.00', undefined],
      ['74.50', undefined],
    ])
  })

  test('what a total is the base of is no tax', () => {
    const { pages } = drawDocument(`
Total A, base TVA 21 %            2.216,70
TVA 21 %                            465,51
`)
    expect(labelledTaxes(rowsOf(pages[0]!), ',').map(({ amount }) => amount?.value)).toEqual(['465.51'])
  })

  test('the day of a visit under the last line dates no letter', () => {
    const { fields } = read(
      drawSpaced(
        `
Facture        Date              Client

FC260418       31/03/2026        SDC0418




Libellé                                       Qté      P.U. HT      Montant HT



Contrat étendu ascenseur                        1       487,35          487,35


Déplacement usage abusif                        1       118,00          118,00

  ~Obstacle~ ~seuil~ ~RDC,~ ~22/02/2026~



                                   Total HT                             605,35
`,
        6,
      ),
      'invoice',
    )
    expect(fields.invoice_date?.value).toBe('2026-03-31')
  })

  test('a firm at the foot is no window where another block stands at the head', () => {
    const { fields } = bill(`
             **LÖWENFELSER** **BRÄU**
             Familienbrauerei seit 1874

Gasthof Sonnenblick GmbH                             Rechnungsdatum    12.03.2026
Bergstraße 12                                        Kundennummer      10417
87561 Oberstdorf

Rechnung Nr. 2604412
Bezeichnung                    Menge       Preis      Betrag
Hell, Fass 50 l                    4      118,50      474,00
                              Nettobetrag             474,00
                              zzgl. 19 % MwSt.         90,06
                              Rechnungsbetrag         564,06
${'\n'.repeat(34)}
Brauerei Löwenfels GmbH & Co. KG       Tel. 0831 5541-0
Brauhausgasse 3                        buchhaltung@loewenfelser.example
87435 Kempten                          USt-IdNr. DE 812 664 097
`)
    expect(fields.client_name?.value).toBe('Gasthof Sonnenblick GmbH')
  })

  test('the code of an Argentine town in brackets, and a day behind what the bank does', () => {
    const { fields } = bill(`
CAFETAL DEL SUR S.R.L.                           FACTURA
Av. Directorio 4418                              Punto de Venta: 0004 Comp. Nro: 00027716
(1407) Ciudad Autónoma de Buenos Aires           Fecha de Emisión: 31/08/2026

LABORATORIOS NORTE S.A.
Calle 155 Nº 2210
(B1876) Bernal, Buenos Aires
`)
    expect(fields.client_address?.value?.replace(/\s+/g, ' ')).toBe('Calle 155 Nº 2210 (B1876) Bernal, Buenos Aires')
    expect(readBillWith('Règlement par prélèvement au 30/06/2025.').due_date?.value).toBe('2025-06-30')
  })

  test('an order named behind a word of its own, an account behind its bank, and a year that is no street', () => {
    const { fields } = bill(`
**TALAUER** **BRÄU**
Familienbrauerei seit 1874
Brauhausgasse 3
87435 Kempten

Rechnung 2604412
Reference     Office move - PO 2291
`)
    expect(fields.supplier_address?.value?.replace(/\s+/g, ' ')).toBe('Brauhausgasse 3 87435 Kempten')
    expect(fields.order_reference?.value).toBe('PO 2291')
    expect(readBillWith('Depositar en cuenta corriente Banco de Chile Nº 00-164-22871-09').bank_details?.value).toBe('00-164-22871-09')
  })
})

test('a number and a service that their narrow cells broke', () => {
  const { fields } = order(`
                         BON DE COMMANDE
N° Commande : C-         Date : 16.09.2025       Code client : 766-672
65875
N° de marché :           N° engagement :         Service demandeur : Cuisine
1430-M94                 215578                  centrale
Fournisseur
Primeurs du Lac EURL
67 bis avenue Foch
76600 Le Havre
`)
  expect([fields.name?.value, fields.department?.value]).toEqual(['C-65875', 'Cuisine centrale'])
})

test('means as Mexico’s tax office numbers them', () =>
  expect(readBillWith('Forma de pago: 03 - Transferencia electrónica\nde fondos').payment_methods?.value).toBe(
    '03 - Transferencia electrónica de fondos',
  ))
