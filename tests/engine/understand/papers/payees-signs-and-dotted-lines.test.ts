import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(art: string) {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return { value: (name: string) => fields[name]?.value ?? null, rates: items.map(({ vat_rate: rate }) => rate?.value ?? null) }
}

const LINES = `
Description                      Qty         Price        Amount
Pump seal                          4         10.00         40.00

                                            Subtotal       40.00
                                            VAT 20%         8.00
                                            Total          48.00
`

describe('who sells', () => {
  const twoHouses = (below: string) => `
Fenwick Glass                                             Moor Web Works
VAT ID: GB 318 2290 41                                    VAT ID: GB 290 7714 02
14 Mill Bank                                              8 Crescent View
Leek ST13 8ET                                             Buxton SK17 6EN

Phone: 01538 555 204                                      Phone: 01298 555 518

Invoice 2026-0147
Invoice Date: 02/03/2026
${LINES}
${below}
`
  test('is whom a sentence says to pay, with the account', () => {
    const { value } = read(twoHouses('Please pay within 30 days to Moor Web Works, sort code 20-11-74, account 40882716.'))
    expect(value('supplier_name')).toBe('Moor Web Works')
    expect(value('client_name')).toBe('Fenwick Glass')
    expect(value('supplier_tax_id')).toBe('GB 290 7714 02')
  })

  test('is who stands first where nobody is named to be paid', () => {
    const { value } = read(twoHouses('Please pay within 30 days to sort code 20-11-74, account 40882716.'))
    expect(value('supplier_name')).toBe('Fenwick Glass')
  })

  test('stands in the middle over a row of cells at the foot', () => {
    const { value } = read(`
Service invoice

Invoice to
Selby Market Traders CIC · Burnley Road · Selby YO8 4AJ

Invoice PF-9042
Date: 11 June 2026
${LINES}





                    Marsh Fire Ltd
Unit 8 Moorside Works, Selby YO8 5HF     01757 555 334
`)
    expect(value('supplier_name')).toBe('Marsh Fire Ltd')
    expect(value('supplier_address')).toBe('Unit 8 Moorside Works, Selby YO8 5HF')
  })

  test('is the firm right under a sign of its letters, and none of other letters', () => {
    const bill = (sign: string) => `
Rechnung 2026-118                                       **${sign}**

                                                        ~Nordostbahn~ ~Regio~ ~AG~
~Herrn~                                                 ~Bahnhofsplatz~ ~12,~ ~28195~ ~Bremen~
~Tilman~ ~Oster~                                        ~USt-IdNr.:~ ~DE260418337~
~Oster~ ~Vermessung~ ~GbR~
~Lange~ ~Straße~ ~44~
~27749~ ~Delmenhorst~

~Rechnungsdatum:~ ~18.03.2026~
${LINES}
~Kundenservice:~ ~0421~ ~5550~ ~77~ ~service@${sign.toLowerCase()}-fern.example~
`
    expect(read(bill('NOB')).value('supplier_name')).toBe('Nordostbahn Regio AG')
    expect(read(bill('KLX')).value('supplier_name')).toBe('KLX')
  })

  test('the foot says all in one line, up to its account', () => {
    const { value } = read(`
Facture 2026/0418
Date 30.04.2026

Titulaire du compte
Ligue des Semences ASBL
Rue Haute 155
1040 Bruxelles
${LINES}



Moulin Noir SRL, avenue du Roi 51, 1030 Bruxelles - BE 0467.220.914 - 02 899 41 60 - IBAN BE71 0961 2345 6769
`)
    expect(value('supplier_name')).toBe('Moulin Noir SRL')
    expect(value('supplier_address')).toBe('avenue du Roi 51, 1030 Bruxelles')
    expect(value('supplier_contact')).toBe('02 899 41 60')
  })
})

describe('lines that tell several things', () => {
  test('numbers of the tax office between dots are neither name nor address', () => {
    const { value } = read(`
Factura electrónica de servicio

Señor(es)
Viñedos del Maule S.A. · RUT 96.512.340-7 · Fundo Los Boldos s/n · Rengo

Factura N° 21877
Fecha emisión: 23-03-2026
${LINES}
`)
    expect(value('client_name')).toBe('Viñedos del Maule S.A.')
    expect(value('client_address')).toBe('Fundo Los Boldos s/n · Rengo')
  })

  test('taxes of the land and of the province are no line of an address', () => {
    const { value } = read(`
Rive Nord Paving Co. Ltd.                                 Invoice   48-2291
88 Brunswick Blvd                                         Date      December 31, 2025
Pointe-Claire, QC H9R 5P9
514-555-0139
GST 10388 4126 RT0001 QST 1006612948 TQ0001

Billed to
Harbour Heights Park
6600 Trans-Canada Hwy
Pointe-Claire, QC H9R 4S2
${LINES}
`)
    expect(value('supplier_address')).toBe('88 Brunswick Blvd\nPointe-Claire, QC H9R 5P9')
  })

  test('a telephone behind the numbers of the register; another of six figures behind its word', () => {
    const bill = (line: string) => `
Terres du Gard
${line}

Facture 118
Date : 12/02/2026
${LINES}
`
    expect(read(bill('SIRET 397 044 815 00012 - TVA FR 40 397044815 - 04 99 55 61 22')).value('supplier_contact')).toBe('04 99 55 61 22')
    expect(read(bill('tél. 56 41 88-1')).value('supplier_contact')).toBe('56 41 88-1')
    expect(read(bill('Réf. 56 41 88-1')).value('supplier_contact')).toBeNull()
  })
})

describe('fields of forms', () => {
  const form = `
Factura electrónica

Número:                         CL26/0093
Fecha de expedición:            31-03-2026

Emisor
Denominación social:            Calderas del Duero, S.L.              NIF:                   B09417726
Domicilio:                      C/ Merindad, 15                       Población:             09001 Burgos

Receptor
Denominación social:            Consorcio de Aguas de Almenara        NIF:                   P0900000A
Domicilio:                      Paseo de la Isla, 4                   Población:             09003 Burgos

Descripción                     Cantidad       Precio       Importe        Impuesto
Filtro plano                           2        10,00         20,00       IVA 21,00
Carga de gas                           3        20,00         60,00       IVA 10,00

Base imponible                                                80,00
Total factura                                                 90,20
`
  test('name parties by their denomination', () => {
    const { value } = read(form)
    expect(value('supplier_name')).toBe('Calderas del Duero, S.L.')
    expect(value('client_name')).toBe('Consorcio de Aguas de Almenara')
  })

  test('give the rate behind the name of the tax', () => {
    expect(read(form).rates).toEqual(['21', '10'])
  })
})

describe('numbers', () => {
  const bill = (lines: string) => `
Hallside Supplies Ltd
12 Mill Lane
Norwich NR3 1LB

${lines}
${LINES}
`
  test('of who bids, and of who is supplied in groups of figures', () => {
    expect(read(bill('Invoice B-61180\nPaddle 212')).value('client_id')).toBe('212')
    expect(read(bill('Facture n° 118\nRéférence client : 318 440 02 77')).value('client_id')).toBe('318 440 02 77')
  })

  test('of the order in a row of an Italian bill; of two none', () => {
    const rows = (...orders: string[]) => `
Fattura 1187/2026
Data documento: 31-03-2026

Cod. articolo     Descrizione                           Quantità     Prezzo unitario     Prezzo totale
${orders.map((order) => `                  ${order}`).join('\n')}
VIT-M8            Vite zincata M8                             10                2,00             20,00
DAD-M8            Dado M8                                     20                1,00             20,00
`
    expect(read(rows('DDT n. 2140 del 12-03-2026', 'Ordine 118/26 del 10-03-2026')).value('order_reference')).toBe('118/26')
    expect(read(rows('Ordine 118/26 del 10-03-2026', 'Ordine 131/26 del 12-03-2026')).value('order_reference')).toBeNull()
  })

  test('of a bordereau where nothing else counts the bill', () => {
    expect(read(bill('Bordereau n° 26-0604-118\nDate : 08.06.2026')).value('invoice_number')).toBe('26-0604-118')
    expect(read(bill('Facture FA-77\nBordereau n° 26-0604-118')).value('invoice_number')).toBe('FA-77')
  })
})

test('what the total holds without the tax, beside the last figures of a card', () => {
  const { value } = read(`
Rechnung 2026-117
Rechnungsdatum: 18.03.2026

Leistung                            Anzahl        Einzelpreis        Preis
Fahrkarte                                1            96,30 €      96,30 €
Fahrrad                                  1            10,70 €      10,70 €
                                    Summe                         107,00 €
                                    darin Nettobetrag 7 %         100,00 €
                                    darin MwSt. 7 %                 7,00 €

Betrag 107,00 € gezahlt per Kreditkarte VISA **** 4417 am 18.03.2026.
`)
  expect(value('subtotal_without_tax')).toBe('100.00')
  expect(value('total_amount_with_tax')).toBe('107.00')
})
