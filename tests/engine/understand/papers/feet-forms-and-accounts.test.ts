import { describe, expect, test } from 'vitest'
import { labelDocument } from '#app/engine/understand/labels/labels.ts'
import { findUnheaded } from '#app/engine/understand/parties/unheaded.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, kind: 'invoice' | 'work_order' = 'invoice') => {
  const { fields, vat_details } = understandDocument(drawDocument(art), { kind })
  const valueOf = (name: string) => fields[name]?.value ?? null
  return { valueOf, vat: vat_details.map(({ amount }) => amount?.value) }
}

describe('who sells', () => {
  test('a foot of cells: firm, street and town each in its own', () => {
    const { valueOf } = read(`
Olearia Bianchi

Fattura 61696
Data: 13/01/2024

Intestatario:
Trattoria del Molo S.n.c.
Via Garibaldi 146
80132 Napoli

Descrizione                     Qtà      Prezzo      Importo
Olio extravergine 5 L             4       45,00       180,00
                             Imponibile               180,00
                             IVA 22 %                  39,60
                             Totale                   219,60


Olearia Bianchi S.r.l.    Viale Europa, 35    37121 Verona    REA VR-9430786
`)
    expect(valueOf('supplier_address')?.replace(/\s+/g, ' ')).toBe('Viale Europa, 35 37121 Verona')
  })

  test('the register behind the town is no reason against the town', () => {
    const { valueOf } = read(`
Nordwind Großhandel

Rechnung an
Hotel Zum Hirsch GmbH
Industrieweg 49
18055 Rostock

Rechnung 2024/56962
Datum 1. September 2024

Bezeichnung                     Menge      Preis      Betrag
Arbeitsstunde                       5      65,28      326,40
                             Gesamt netto             326,40
                             USt. 19%                  62,02
                             Bruttobetrag             388,42

Nordwind Großhandel GmbH, Lindenstraße 41, 34117 Kassel, Amtsgericht Kassel HRB 51599
`)
    expect([valueOf('supplier_name'), valueOf('supplier_address')]).toEqual(['Nordwind Großhandel GmbH', 'Lindenstraße 41, 34117 Kassel'])
  })

  test('a house and its town right under a firm alone in its line', () => {
    const lines = labelDocument(
      drawDocument(`
                     Mariscos Ría de Muros, S.A.
Lonja de Muros, almacén 7 - 15250 Muros (A Coruña) - Tel. 981 87 00 64
`),
    )
    const [party] = findUnheaded([...lines], new Set())
    expect([party?.name?.text, party?.address.map(({ text }) => text)]).toEqual([
      'Mariscos Ría de Muros, S.A.',
      ['Lonja de Muros, almacén 7 - 15250 Muros (A Coruña)'],
    ])
  })

  test('an address of mail that its column broke', () => {
    const { valueOf } = read(`
Invoice 417

Ravenhill Fixings Limited          Bill to
Unit 4 Mill Business Park          Kestrel Care Home Limited
Belfast BT9 5NL                    York YO10 3FA
info@ravenhill-                    admin@kestrel-care-
fixings.example                    home.example
`)
    expect(valueOf('supplier_contact')).toBe('info@ravenhill-fixings.example')
  })

  test('a British VAT number that goes on in the next line', () => {
    const fields = readBillWith(`
Service provider: Nimbus UK Branch, 1 Appold Place, London EC2A 2AP. VAT Registration Number: GB 288 4410
07. All services are sold subject to the customer agreement.
`)
    expect(fields.supplier_tax_id?.value).toBe('GB 288 4410 07')
  })
})

describe('who buys', () => {
  test('a bracket within the label ends with its other half', () => {
    const { valueOf } = read(`
TEXTILES MISTI S.A.C.                             FACTURA ELECTRÓNICA
Calle Jerusalén 512, Arequipa                     F001-00001954

Señor(es): Hotelera del Colca S.A.C.              Fecha de emisión: 29/05/2026
RUC: 20601773121
Dirección: Av. Salaverry 144, Chivay, Arequipa

Descripción                   Cant.    V. unitario    Valor venta
Toalla baño 70x140               10          27.90         279.00
`)
    expect([valueOf('client_name'), valueOf('client_address')]).toEqual([
      'Hotelera del Colca S.A.C.',
      'Av. Salaverry 144, Chivay, Arequipa',
    ])
  })

  test('what sort of house it is, over a name that begins with it', () => {
    const { valueOf } = read(`
COFARSUR CENTRO FARMACÉUTICO
COFARSUR, S. Coop. And. - Avda. de la Ciencia, 21 - 41020 Sevilla
N.I.F. F41207788 - Tel. 954 67 90 12 - pedidos@cofarsur.example

FACTURA                                    FARMACIA
Número              2026-F-118             Farmacia Lcda. Rosario Gil
Fecha factura       15/06/2026             C/ Feria, 112
Socio / cliente     SE-00731               41002 Sevilla
Pedido              Web 7719206

Descripción                    Uds.      Precio      Importe
PARACETAMOL 1 G                  30        1,62        48,60
`)
    expect(valueOf('client_name')).toBe('Farmacia Lcda. Rosario Gil')
    expect(valueOf('supplier_address')).toBe('Avda. de la Ciencia, 21 - 41020 Sevilla')
    expect([valueOf('client_id'), valueOf('order_reference')]).toEqual(['SE-00731', 'Web 7719206'])
  })

  test('whoever is named far down in the form of the supplier is there', () => {
    const { valueOf } = read(
      `
Kestrel Engineering Ltd
Purchase Order
PUR-ORD-2025-00213

Supplier:            Black Country Metals Ltd        Date:           07-05-2025
Supplier Address:    88 Brierley Hill Road           Required By:    21-05-2025
                     Lye
                     Stourbridge
                     DY8 5SW
                     United Kingdom
Contact:             Gary Whitehouse

Item Code      Description                       Quantity
RM-AL6061      Aluminium round bar 20 mm              180
`,
      'work_order',
    )
    expect(valueOf('client_name')).toBeNull()
  })
})

describe('numbers, days and money', () => {
  test('groups of figures of which the last has letters are one number', () => {
    expect(readCode('1190 442 058 B25E')).toBe('1190 442 058 B25E')
    expect(readCode('1190 442 058 Budget')).not.toContain('B')
  })

  test('beside what the customer ordered under, the seller’s references are none', () => {
    const { valueOf } = read(`
Rechnung
Nummer/Datum          9004418276 / 14.03.2025
Referenz-Nr./Datum    0080551207 / 13.03.2025
Bestellnr./Datum      4500731902 / 06.03.2025
Auftragsnr./Datum     0001733085 / 06.03.2025

Zahlungsbedingungen: Bis 28.03.2025 erhalten Sie 2,000 % Skonto,
bis 13.04.2025 ohne Abzug.
`)
    expect(valueOf('order_reference')).toBe('4500731902')
    expect(valueOf('due_date')).toBe('2025-04-13')
    expect(valueOf('payment_terms')).toBe('Bis 28.03.2025 erhalten Sie 2,000 % Skonto, bis 13.04.2025 ohne Abzug.')
  })

  test('a tax ends where the sum beside it has a word of its own', () => {
    const { vat } = read(`
FACTUUR 2208114790
Artikel                           Aantal     Prijs per stuk    Prijs incl. BTW
Airfryer XXL                           1           € 932,82           € 932,82
            Exclusief BTW € 770,93                  Subtotaal € 932,82
                  BTW 21% € 161,89              Verzendkosten € 0,00
                   Totaal € 932,82                     Totaal € 932,82
`)
    expect(vat).toEqual(['161.89'])
  })

  test('transit, institution and account, as Canada has them', () => {
    const fields = readBillWith('Pay by EFT to Royal Bank of Canada, transit 00212, institution 003, account 1048827. Net 30.')
    expect(fields.bank_details?.value).toBe('Royal Bank of Canada, transit 00212, institution 003, account 1048827')
    expect(readBillWith('EFT: TD Bank, transit 02512, inst. 004,\naccount 5219846').bank_details?.value).toBe(
      'TD Bank, transit 02512, inst. 004, account 5219846',
    )
  })

  test('the day on which the bank is asked for the money, and that it is asked', () => {
    expect(readBillWith('Direct Debit on     18 July 2025').due_date?.value).toBe('2025-07-18')
    expect(readBillWith('Terms: 14 days from invoice date. Direct debit on the due date.').payment_methods?.value).toBe('Direct debit')
  })

  test('a price for a unit that is a product of two', () => {
    const { items } = understandDocument(
      drawDocument(`
FACTURA LN26060044127
Concepto            Cantidad             Precio                  Importe €
Potencia P1         1.050,00 kW·día      0,103412 €/kW·día          108,58
Energía P1          2.178,00 kWh         0,198840 €/kWh             433,07
`),
      { kind: 'invoice' },
    )
    expect(items.map(({ unit_price }) => unit_price?.value)).toEqual(['0.103412', '0.198840'])
  })

  test('terms end where it is told whom checks are made out to; what was paid by card is told in a sentence', () => {
    expect(
      readBillWith('Payment terms: Net 30. Make checks payable to GLWUA or pay by credit card at glwua.example/pay.').payment_terms?.value,
    ).toBe('Net 30.')
    expect(readBillWith('Facture acquittée le 28/03/2025 par carte bancaire (VISA **** 4417).').payment_methods?.value).toBe(
      'carte bancaire',
    )
  })

  test('a letter and two groups of figures are one account; the file of a notary is no customer', () => {
    expect(readCode('A-7710 4482')).toBe('A-7710 4482')
    expect(readBillWith('Dossier : 26-00187/VS, bail emphytéotique, parcelle 114').client_id?.value ?? null).toBeNull()
  })

  test('what the register holds is no part of the address at the foot', () => {
    const [party] = findUnheaded(
      [
        ...labelDocument(
          drawDocument(`
                     Beara Seafoods Ltd
Dinish Island, Castletownbere, Co. Cork P75 FX60 - 027 70118
    Registered in Ireland 488120. Directors: T. Hart, N. Hart
`),
        ),
      ],
      new Set(),
    )
    expect(party?.address.map(({ text }) => text)).toEqual(['Dinish Island, Castletownbere, Co. Cork P75 FX60'])
  })
})
