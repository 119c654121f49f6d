import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value.replace(/\n/g, ' ')]))
}

describe('addresses of countries whose towns have no codes', () => {
  test('the lines under the writer tell where it is, though its trade and its telephone stand between', () => {
    expect(
      read(`
        FERRETERIA EL ROBLE LIMITADA                      R.U.T.: 76.441.208-K
        Giro: VENTA DE MATERIALES                         FACTURA ELECTRONICA
        AV. LOS CARRERA 1530 - CONCEPCION                 N° 18834
        Fono: 41 222 7790

        SEÑOR(ES): INMOBILIARIA LAGUNA SPA

        MONTO NETO     $ 100.000
        19% I.V.A.     $ 19.000
        TOTAL          $ 119.000
      `).supplier_address,
    ).toBe('AV. LOS CARRERA 1530 - CONCEPCION')
    expect(
      read(`
        Papelera del Norte S.A.S.                         Factura electrónica de venta
        NIT 900.458.213-3                                 No. PAN 10482
        Carrera 15 # 93-47 Oficina 302                    Fecha: 12/05/2026
        Tel: (601) 7436810
        Bogotá D.C. - Colombia

        Señores: Fundación Educar

        Total Bruto    100.000,00
        IVA 19%         19.000,00
        Total a Pagar  119.000,00
      `).supplier_address,
    ).toBe('Carrera 15 # 93-47 Oficina 302 Bogotá D.C. - Colombia')
  })

  test('a number of four figures before a part of the house is no code of a town', () => {
    expect(
      read(`
        TRANSPORTES HUASCAN E.I.R.L.                      FACTURA ELECTRONICA
        JR. HUIRACOCHA 1866 INT. 4                        RUC: 20518773462
        JESUS MARIA - LIMA - LIMA                         E001-742
        Señor(es)                : MINERA HONDA S.A.C.
        RUC                      : 20104438173
        Dirección del Cliente    : AV. EJERCITO 710 OF. 802 YANAHUARA
        Importe Total : S/ 118.00
      `),
    ).toMatchObject({
      supplier_address: 'JR. HUIRACOCHA 1866 INT. 4 JESUS MARIA - LIMA - LIMA',
      client_address: 'AV. EJERCITO 710 OF. 802 YANAHUARA',
    })
  })

  test('a box and its town in one line are a whole address under the heading of the customer', () => {
    expect(
      read(`
        MAJI TECH SOLUTIONS LTD
        P.O. Box 44718-00100, Nairobi
        Enterprise Road, Industrial Area
        Tel: +254 722 418 803
        PIN: P051884412K
                              TAX INVOICE
        Invoice to:                               Invoice No:   MT/2026/0391
        Delamere Flower Farm                      Date:         19th May, 2026
        P.O. Box 612, Naivasha                    LPO No:       DFF-2290
        PIN: P051220981R
        TOTAL   82,708.00
      `),
    ).toMatchObject({
      supplier_address: 'P.O. Box 44718-00100, Nairobi Enterprise Road, Industrial Area',
      supplier_tax_id: 'P051884412K',
      client_address: 'P.O. Box 612, Naivasha',
      order_reference: 'DFF-2290',
    })
  })
})

describe('what stands between a name and its street', () => {
  test('a licence is no part of the address', () => {
    expect(
      read(`
        Blue Ridge Carpentry                              Invoice # 26-057
        Wesley Tanner, Contractor Lic. #78114             April 30, 2026
        219 Old Mill Lane
        Boone, NC 28607

        Bill to:
        Appalachian Homes, Inc.
        77 Blowing Rock Road
        Asheville, NC 28801
        Total due   $3,995.85
      `).supplier_address,
    ).toBe('219 Old Mill Lane Boone, NC 28607')
  })

  test('the ways to reach somebody may stand before the street in one line', () => {
    expect(
      read(`
        Élodie Vasseur
        elodie@evasseur.dev · 07 68 11 20 45 · 22 quai Perrache, 69002 Lyon
        Facture n°2026-014        Date : 02/06/2026
        Facturé à
        Brasserie du Port SAS
        44 quai de Rive-Neuve
        13007 Marseille
        À régler   5 670,00 €
      `).supplier_address,
    ).toBe('22 quai Perrache, 69002 Lyon')
  })

  test('who has a desk for its bills is who is billed', () => {
    expect(
      read(`
        QUINCAILLERIE DUMOULIN SAS                        FACTURE N° FC026-04471
        18 rue Gutenberg                                  Date : 30/04/26
        45300 PITHIVIERS                                  N° client : 411BATI

        Tél. : 02 38 30 44 10                             BATI GATINAIS SARL
                                                          Service comptabilité
                                                          4 route de Gien
                                                          45260 LORRIS
                                                          N° TVA : FR59438771206
        NET A PAYER   9 852,90
      `),
    ).toMatchObject({ supplier_name: 'QUINCAILLERIE DUMOULIN SAS', client_name: 'BATI GATINAIS SARL' })
  })
})

describe('labels of national forms', () => {
  test('a label is heard though its translation in another script stands with it', () => {
    expect(
      read(`
        Falcon Cooling Systems LLC
        TRN: 100341188200003
        TAX INVOICE / فاتورة ضريبية
        Customer / العميل      Marina Pearl Hotel LLC       Invoice No. / رقم الفاتورة     FCS-20877
        Address / العنوان      Al Marsa Street, Marina, Dubai   Date / التاريخ             21-May-2026

        Total Including VAT    AED 21,819.00
      `),
    ).toMatchObject({
      invoice_number: 'FCS-20877',
      supplier_tax_id: '100341188200003',
      client_name: 'Marina Pearl Hotel LLC',
      client_address: 'Al Marsa Street, Marina, Dubai',
    })
  })

  test('a field of the customer stands behind another one in its line', () => {
    expect(
      read(`
        Razón Social: ESTUDIO BALCARCE S.R.L.             FACTURA
        Domicilio Comercial: Balcarce 1140 - Rosario      Punto de Venta: 00004  Comp. Nro: 00001863
                                                          CUIT: 30711888248
        CUIT: 30688444132                                 Apellido y Nombre / Razón Social: CEREALES DEL PARANA S.A.
        Condición frente al IVA: IVA Responsable          Domicilio Comercial: Av. Circunvalación 2250 - San Lorenzo
        AUD-01   Auditoría
        Importe Total: $    118000,00
      `),
    ).toMatchObject({ client_address: 'Av. Circunvalación 2250 - San Lorenzo', currency: 'ARS' })
  })

  test('a bill of several has its count before its title', () => {
    expect(
      read(`
        Fliesen Hölzel
        Schwarzwaldstr. 9, 78112 St. Georgen
        Datum: 08.04.2026

        **2.** **Abschlagsrechnung** **Nr.** **AR-26-0077**

        Fliesenarbeiten im Bad
        Abschlagsbetrag brutto   7.255,91 €
      `).invoice_number,
    ).toBe('AR-26-0077')
  })

  test('a town hall asks for its money by a title of receipts', () => {
    const { fields, warnings } = understandDocument(
      drawDocument(`
        MAIRIE DE SAINT-AUBIN                   AVIS DES SOMMES À PAYER
        Place du 8 Mai 1945
        28300 SAINT-AUBIN                       Mme RENARD Aurélie
        N° de titre :      412                  17 rue des Coquelicots
        Date d’émission :  07/04/2026           28300 SAINT-AUBIN
        Garderie du soir       11      2,40     26,40
        TOTAL À PAYER                           26,40 €
        Somme à payer avant le 10/05/2026
      `),
    )
    expect(warnings.map(({ code }) => code)).not.toContain('not_an_invoice_or_work_order')
    expect(fields.invoice_number?.value).toBe('412')
    expect(fields.due_date?.value).toBe('2026-05-10')
  })

  test('a carrier numbers its bill by the shipment, and a program its bills by year', () => {
    expect(
      read(`
        CASCADE FREIGHT LINES, INC.              FREIGHT BILL
        FED ID 93-0884127
        PRO NUMBER       BILL DATE     TERMS
        118-402277-4     05/18/26      PREPAID
        PAY THIS AMOUNT  $1,160.10
      `),
    ).toMatchObject({ invoice_number: '118-402277-4', supplier_tax_id: '93-0884127' })
    expect(
      read(`
        SUMINISTROS LOGROÑO, S.L.
        FACTURA       FECHA         CLIENTE
        26/ 1.204     17/03/2026    430000218
        TOTAL FACTURA  668,94 €
      `).invoice_number,
    ).toBe('26/ 1.204')
  })
})

test('whoever has a street, a telephone and a tax number under the name writes the invoice, though another stands larger', () => {
  const document = drawDocument(`
                                               Dunmore Window Cleaning
                                               8 Quay Street
    **Reginald** **Hotel**                     Waterford
    2 The Mall                                 051 555 010
    Waterford                                  VAT IE 1234567T

    Invoice 2231, 15 January 2026
    Front elevation       1    140.00     140.00
    Total                                €140.00
  `)
  const { fields } = understandDocument(document, { kind: 'invoice' })
  expect(fields.supplier_name?.value).toBe('Dunmore Window Cleaning')
  expect(fields.supplier_address?.value).toBe('8 Quay Street\nWaterford')
})

describe('sums and lines of small programs', () => {
  const rowsOf = (art: string) =>
    understandDocument(drawDocument(art), { kind: 'invoice' }).items.map((item) =>
      Object.fromEntries(Object.entries(item).map(([name, cell]) => [name, cell?.value])),
    )

  test('other taxes that come to nothing are no lines of what was sold', () => {
    expect(
      rowsOf(`
        FACTURA     Comp. Nro: 00001863
        Producto / Servicio          Cantidad     Precio Unit.     Subtotal
        Auditoría contable               1,00        485000,00    485000,00
        Liquidación de sueldos          14,00         12350,00    172900,00

        Descripción                  Detalle      Importe
        Percepción de IVA                         0,00
        Impuestos Internos                        0,00
        Impuestos Municipales                     0,00

        Importe Neto Gravado: $    657900,00
        IVA 21%: $                 138159,00
        Importe Total: $           796059,00
      `).map(({ description }) => description),
    ).toEqual(['Auditoría contable', 'Liquidación de sueldos'])
  })

  test('what stands in the rows under a head of their sums is no total of the paper', () => {
    expect(
      read(`
        Zuckerwerk                         Rechnung Nr. 37/2026
        Anzahl    Artikel                   Stückpreis      Summe
        1 x       Torte 3-stöckig             189,00 €      189,00 €
        36 x      Cupcakes gemischt             2,80 €      100,80 €
        1 x       Lieferung Bamberg            15,00 €       15,00 €
                               Rechnungsbetrag              304,80 €
      `),
    ).toMatchObject({ total_amount_with_tax: '304.80', amount: '304.80' })
  })
})
