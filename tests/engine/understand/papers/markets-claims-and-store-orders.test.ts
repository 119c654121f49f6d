import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('the paper that a market prints for the firm that sells there', () => {
  test('is that firm’s, though the market has its mark at the head and its name at the foot', () => {
    const { fields } = read(`
**tivoli.**                                                             Invoice
                                                         Sold by          Pemberton Lighting Ltd
                                                         Invoice #        GB-PEM-2026-00417
                                                         Invoice date     18 January 2026
For questions visit www.tivoli.example/help

Billing address                   Delivery address                  Sold by
Marsh Lane Nursery                Marsh Lane Nursery                Pemberton Lighting Ltd
14 Marsh Lane                     14 Marsh Lane                     Unit 7, Canal Yard
Leigh WN7 4QT                     Leigh WN7 4QT                     Derby DE24 8RF
                                                                    VAT # GB 284 1177 20

Payment method        Visa ending in 3302

Description                          Qty     Unit price     Total
LED panel 600 mm                       2          24.00     48.00
Dimmer switch                          1          12.00     12.00

                                             Subtotal        60.00
                                             VAT 20%         12.00
                                             Total          £72.00


Tivoli Trading S.à r.l., 5 avenue de la Gare, L-1611 Luxembourg - R.C.S. Luxembourg: B 118 204
`)
    expect(fields.supplier_name?.value).toBe('Pemberton Lighting Ltd')
    expect(fields.payment_methods?.value).toBe('Visa ending in 3302')
  })

  test('with the figures that a Spanish card ends in', () => {
    const { fields } = read(`
**Papelería** **Rodrigo** **S.L.**
Calle Nueva, 3
40001 Segovia
**FACTURA**
Nº factura: F-118        Fecha: 12/03/2026
Forma de pago: Mastercard terminada en 7781

Concepto                 Cant.    Precio    Importe
Cuaderno A4                  4      2,50      10,00
Base imponible 10,00
IVA 21 % 2,10
Total 12,10 €
`)
    expect(fields.payment_methods?.value).toBe('Mastercard terminada en 7781')
  })
})

describe('works measured to date', () => {
  test('what is measured in this period has its rate and amount', () => {
    const result = read(`
**INTERIM** **INVOICE** **No.** **6**
Invoice no. 2026-118        Date 28/02/2026

Item   Description                       Unit   Contract qty   To date   Previous   This period     Rate    Amount £
1.01   Strip topsoil                     m2            2,400     1,900      1,150           750     3.20    2,400.00
1.04   Kerb edging                       m               300       210        160            50    28.40    1,420.00
2.02   Gully pots                        nr               18        11          7             4   310.00    1,240.00
                                                                             Net value                      5,060.00
                                                                             VAT 20%                        1,012.00
                                                                             Total                          6,072.00
`)
    expect(cellsOf(result, 'quantity')).toEqual(['750', '50', '4'])
    expect(cellsOf(result, 'unit_price')).toEqual(['3.20', '28.40', '310.00'])
    expect(cellsOf(result, 'total_amount')).toEqual(['2400.00', '1420.00', '1240.00'])
  })

  test('owners who build together are named after their street', () => {
    const { fields } = read(`
AUFTRAGNEHMER                                AUFTRAGGEBER
Dachbau Lohmann GmbH                         Bauherrengemeinschaft Ahornweg 12
Werkstraße 4                                 Bergstraße 3
36037 Fulda                                  36041 Fulda

**2.** **ABSCHLAGSRECHNUNG**
Rechnungs-Nr. 2026-19        Rechnungsdatum 31.03.2026

Leistung                     Menge      EP        GP
Dachschalung                    40   20,00    800,00
Netto 800,00
USt 19 % 152,00
Gesamt 952,00
`)
    expect(fields.client_name?.value).toBe('Bauherrengemeinschaft Ahornweg 12')
  })
})

describe('bills of two tables', () => {
  const garage = (title: string) => `
**Garage** **Wendling** **SARL**
8 route de Lyon
69700 Givors
**FACTURE**
Facture n° F-2291        Date 14/04/2026

**Code**      **Opération**                       **Temps**    **Taux**    **Montant**
T1            Remplacement courroie                    2,00       60,00         120,00
${title}
**Réf.**      **Désignation**                     **Qté**      **P.U.**    **Montant**
4411          Courroie de distribution                 1       85,00          85,00
4412          Huile                                    2       20,00          40,00

Observations de l'atelier: Pneus arrière à surveiller.                     Main           120,00

30 jours fin de mois - Échéance 31/05/2026
                                                                           Pièces         125,00
                                                                           Total HT       245,00
                                                                           TVA 20 %        49,00
                                                                           Total TTC      294,00
`
  test('a title that runs over the first heads of the second is none of them', () => {
    const result = read(garage('**PIÈCES** **ET** **HUILES**'))
    expect(cellsOf(result, 'divalto_code')).toEqual(['T1', '4411', '4412'])
    expect(cellsOf(result, 'description')).toEqual(['Remplacement courroie', 'Courroie de distribution', 'Huile'])
  })

  test('the note at the left of the foot and the sum beside it are no line, and the note is one', () => {
    const result = read(garage('**PIÈCES**'))
    expect(cellsOf(result, 'total_amount')).toEqual(['120.00', '85.00', '40.00'])
    expect(result.fields.additional_notes?.value).toBe('Pneus arrière à surveiller.')
    expect(result.fields.payment_terms?.value).toBe('30 jours fin de mois')
    expect(result.fields.due_date?.value).toBe('2026-05-31')
  })

  test('terms across both columns stand beside what the hire comes to', () => {
    const result = read(`
**Coastline** **Hire** **Ltd**
Dock Road
Lowestoft NR32 1BG
**Invoice** H-2207        Date 31/01/2026

Code     Equipment                     Days     Rate    Charge
EX05     5 t excavator                   10    90.00    900.00
SALES
Code     Description                    Qty    Price    Charge
DEL      Delivery and collection          2   120.00    240.00
OIL      Gas oil                         50     1.00     50.00

Terms: end of the month following            Equipment hire    900.00
                                             Sales             290.00
                                             Net total       1,190.00
                                             VAT 20%           238.00
                                             Total           1,428.00
`)
    expect(cellsOf(result, 'total_amount')).toEqual(['900.00', '240.00', '50.00'])
  })
})

test('what a bill is paid by stands before its day', () => {
  const { fields } = read(`
**Fibre** **du** **Littoral** **SAS**
2 quai Nord
22300 Lannion
Facture n° AF-88        Date 05/03/2026

Service              Qté    P.U. HT    Montant HT
Accès fibre            1     100,00        100,00
Total HT 100,00
TVA 20 % 20,00
Total TTC 120,00
Prélèvement. À régler le 25/03/2026
`)
  expect(fields.payment_methods?.value).toBe('Prélèvement')
  expect(fields.due_date?.value).toBe('2026-03-25')
})

describe('orders of stores', () => {
  test('two days between which goods are delivered: they are wanted from the first', () => {
    const { fields } = read(`
**ORDER** **BY** **STORE**
Harrow & Lark Stores plc                 Order number   HL-260118              Deliver all goods to
Lendal House, 4 Mill Row                 Order date     12/02/2026             Harrow & Lark Stores plc
York YO1 7PR                                                                   Central DC, Bay 3
                                         Delivery between 06/04/2026 and 10/04/2026    Wetherby LS22 5QQ
Supplier: Quillfeather Cards Ltd

Style      Description                  York   Leeds   Total    Price    Value
QC-118     Notebook A5                    10      20      30     2.00    60.00
QC-119     Boxed cards                     5       5      10     3.00    30.00
`)
    expect(fields.requested_delivery_date?.value).toBe('2026-04-06')
    expect(fields.delivery_address?.value).toContain('Central DC, Bay 3')
  })

  test('Lieferung zwischen two days', () => {
    const { fields } = read(`
**FILIALBESTELLUNG**
Modehaus Brandt KG                       Bestell-Nr.    B-3371
Markt 4                                  Bestelldatum   29.01.2026
99084 Erfurt                             Lieferung zwischen 17.08.2026 und 28.08.2026
Lieferant: Strickwaren Apolda GmbH

Art.-Nr.   Bezeichnung          Menge     EK     Wert
A-1        Schal grau              12   5,00    60,00
`)
    expect(fields.requested_delivery_date?.value).toBe('2026-08-17')
  })

  test('works that are to be finished by a day', () => {
    const { fields } = read(`
**ORDEN** **DE** **TRABAJO**
Nº de orden          Fecha emisión       Terminar antes del
OT/26/0118           04/03/2026          24/03/2026
Empresa adjudicataria
Reformas Deusto S.L.

Código     Partida                     Medición    Precio    Importe
07.01      Picado de alicatado             5,00     10,00      50,00
`)
    expect(fields.requested_delivery_date?.value).toBe('2026-03-24')
  })
})

describe('prints of an electronic order', () => {
  test('the street of the buyer is nobody’s name', () => {
    const { fields } = read(`
EDI ORDER (ORDERS D.96A)
Order number : N55102                  Order date : 2026-02-11
Delivery date : 2026-02-16             between 05:00 - 08:30
BUYER      GLN 5033120004417           DELIVERY PARTY     GLN 5033120009931
EASTGATE CO-OPERATIVE LTD              Eastgate Depot
Harbour Road                           Mill Lane
Whitby YO21 1DL                        Malton YO17 7LA
SUPPLIER   GLN 5012884400000   Tansy Biscuit Company Ltd
  1   GTIN 5012884401120    Supplier item TB1127     Buyer item 0448120
      GINGER BISCUITS 250G
      Quantity     100 PCE        Net price     0.80    Line amount     80.00
Total line amount excl. VAT : 80.00 GBP
`)
    expect(fields.client_name).toBeUndefined()
    expect(fields.total_amount_without_tax?.value).toBe('80.00')
  })

  test('its hours in German, and what its free text says', () => {
    const { fields } = read(`
EDI-BESTELLUNG (ORDERS D.96A)
Bestellnummer : B26-4471               Bestelldatum : 03.06.2026
Lieferdatum : 09.06.2026               zwischen 06:00 - 11:00
BESTELLER  GLN 4300550001127           LIEFERANSCHRIFT    GLN 4300550003312
EINKAUFSRING SOLLING EG                Zentrallager Uslar
Lange Straße 40                        Am Bahnhof 3
37170 Uslar                            37170 Uslar
LIEFERANT  GLN 4099884000004   Kelterei Weser GmbH
  1   GTIN 4099884010010    Art.-Nr. Lieferant 10012    Art.-Nr. Kunde 55120
      APFELSAFT 1,0L
      Menge     100 PCE        Nettopreis     0,80    Betrag     80,00
Freitext : NUR EURO-PALETTEN, BITTE AVISIEREN.
`)
    expect(fields.start_delivery_time?.value).toBe('06:00')
    expect(fields.end_delivery_time?.value).toBe('11:00')
    expect(fields.note?.value).toBe('NUR EURO-PALETTEN, BITTE AVISIEREN.')
  })
})

test('one value under two labels, the second of which a narrow cell breaks', () => {
  const { fields } = read(`
**Papelería** **Rodrigo** **S.L.**
Calle Nueva, 3
40001 Segovia
**FACTURA**
Nº factura                           F-2026-118
Fecha de la factura / Fecha de la    22 septiembre 2025
entrega
Total pendiente                      12,10 €

Concepto                 Cant.    Precio    Importe
Cuaderno A4                  4      2,50      10,00
Base imponible 10,00
IVA 21 % 2,10
Total 12,10 €
Garantía de la reparación: 3 meses (R.D. 1457/1986).
`)
  expect(fields.invoice_date?.value).toBe('2025-09-22')
  expect(fields.legal_mentions?.value).toBe('Garantía de la reparación: 3 meses (R.D. 1457/1986).')
})

test('the place of the works under the seller’s address is not where the seller is', () => {
  const { fields } = read(`
**Loc** **Val** **SAS**
14 route de Tours
41000 Blois
02 54 40 11 90

Chantier: Façades rue Haute, 41000 Blois
**FACTURE** F-118        Date 30/09/2025

Code     Matériel            Jours     Tarif    Montant HT
N16      Nacelle 16 m            2    100,00        200,00
Total HT 200,00
TVA 20 % 40,00
Total TTC 240,00
`)
  expect(fields.supplier_address?.value).toBe('14 route de Tours\n41000 Blois')
})

test('under heads that each line has for itself stands what that line comes to, and not the order', () => {
  const line = (at: number, code: string, price: string, total: string) => `
  ${at} Article ${code}
  Supplier Part Number      Need By        Qty    Unit    Price     Total
  ${code}                   22/08/2025       2    Each    ${price}     ${total} GBP
`
  const first = `
Lomond College
**Purchase** **Order** **#LC0047718**
Order Date: 11/08/2025
Supplier
Grampian Supplies Ltd
Unit 9, Altens Trade Centre
Aberdeen AB12 3LE

Lines (5)
${line(1, 'GS-1118', '10.00', '20.00')}${line(2, 'GS-1119', '11.00', '22.00')}${line(3, 'GS-1120', '12.00', '24.00')}${line(4, 'GS-1121', '13.00', '26.00')}`
  const second = `
  5 Deep clean of the kitchen
  Type                      Need By               Total
  Amount                    22/08/2025            150.00 GBP

                              Order Total (before tax)             242.00 GBP
`
  const { fields } = understandDocument(drawDocument(first, second))
  expect(fields.total_amount_without_tax?.value).toBe('242.00')
})
