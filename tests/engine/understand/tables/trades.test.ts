import { expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' })
const values = (rows: ReturnType<typeof read>['items']) =>
  rows.map((cells) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])))
const itemsOf = (art: string) => values(read(art).items)

test('things taxed one by one are no summary of taxes, and their last row adds up the tax', () => {
  const reading = read(`
    **Rechnung** Nr. 2026-0418
    Objekt                   Netto      USt-Satz       USt       Brutto
    Spiralkneter SM-80        418,20         19%      79,46      497,66
    Etagenbackofen Condo    1.240,00         19%     235,60    1.475,60
    Geräte Versicherung        58,35          0%       0,00       58,35
    Summe                   1.716,55                 315,06    2.031,61
  `)
  expect(values(reading.items)).toEqual([
    { description: 'Spiralkneter SM-80', total_amount: '418.20', vat_rate: '19' },
    { description: 'Etagenbackofen Condo', total_amount: '1240.00', vat_rate: '19' },
    { description: 'Geräte Versicherung', total_amount: '58.35', vat_rate: '0' },
  ])
  expect(values(reading.vat_details)).toEqual([{ rate: '19', amount: '315.06' }])
})

test('charges that are taxed or not fill one of two columns', () => {
  expect(
    itemsOf(`
      **INVOICE** SI 118842
      Description                           Code     Non-taxable       Taxable        VAT
      Ocean freight Ningbo – Felixstowe     Z           2,480.00
      Customs clearance, tariff lines       S                            95.00      19.00
      Port health and entry fee             S                            38.50       7.70
      Quay rent, one day (outlay)           O             124.00
      Haulage Felixstowe – Corby            S                           545.00     109.00
      Totals                                            2,604.00        678.50     135.70
    `),
  ).toMatchObject([
    { total_amount: '2480.00' },
    { total_amount: '95.00' },
    { description: 'Port health and entry fee', total_amount: '38.50' },
    { total_amount: '124.00' },
    { total_amount: '545.00' },
  ])
})

test('heads that say which charges are taxed need no column of rates; rents have heads of their own', () => {
  expect(
    itemsOf(`
      **FACTURA** Nº TB26-00418
      Concepto                           Exento      Gravado
      Despacho de importación                         145,00
      Flete marítimo Callao            1.780,00
      Derechos arancelarios              622,18
      Acarreo hasta Écija                             410,00
      Sumas                            2.402,18       555,00
    `).map(({ total_amount }) => total_amount),
  ).toEqual(['145.00', '1780.00', '622.18', '410.00'])
  expect([readHeading('Loyer HT')?.role, readHeading('Loyer TTC')?.tax]).toEqual(['total', 'gross'])
})

test('what has cents in every row counts nothing, under a head that nobody knows', () => {
  expect(
    itemsOf(`
      **FACTURE** 2026-057
      Désignation              Tranche ant.     Montant HT
      Charpente douglas            8 040,00      12 060,00
      Zinguerie                      120,00         974,00
      Total HT                                   13 034,00
    `),
  ).toEqual([
    { description: 'Charpente douglas', total_amount: '12060.00' },
    { description: 'Zinguerie', total_amount: '974.00' },
  ])
})

test('a price without VAT is no rate; dots are no part of P.V.P.; a price may be told per tonne', () => {
  expect(readHeading('Pence ex VAT £')?.role).not.toBe('rate')
  expect([readHeading('P.V.P.')?.role, readHeading('£ per tonne')?.role, readHeading('Tonnes')?.role]).toEqual([
    'price',
    'price',
    'quantity',
  ])
})

test('Spanish Imp. over what lines come to is no rate', () => {
  expect(
    itemsOf(`
      **FACTURA SIMPLIFICADA** 03-41884
      Ud     Artículo                  PVP      Imp.
      12     Tubo multicapa 16 mm     1,15     13,80
      8      Codo press 16            2,84     22,72
      TOTAL EUR                                36,52
    `),
  ).toEqual([
    { description: 'Tubo multicapa 16 mm', quantity: '12', unit_price: '1.15', total_amount: '13.80' },
    { description: 'Codo press 16', quantity: '8', unit_price: '2.84', total_amount: '22.72' },
  ])
})

test('an object and its price: that is what it comes to', () => {
  expect(
    itemsOf(`
      **Facture** n° 118
      Objet                          Prix
      Armoire picarde en chêne       1 850,00 €
      Miroir trumeau doré              690,00 €
      Total à payer                  2 540,00 €
    `),
  ).toMatchObject([
    { description: 'Armoire picarde en chêne', total_amount: '1850.00' },
    { description: 'Miroir trumeau doré', total_amount: '690.00' },
  ])
})

test('a group headed with its sum is not charged again; the names without a head stay beside sums with labels at their left', () => {
  expect(
    itemsOf(`
      **Facture** n° 2026-1-41884
                                  Quantité     Prix unitaire HT     Montant HT     TVA %
      DISTRIBUTION DE L'EAU                                              296,85
      Part délégataire              186 m³               1,1840         220,22       5,5
      Part syndicale                186 m³               0,4120          76,63       5,5
      EAUX USÉES                                                         335,36
      Consommation                  186 m³               1,6430         305,60      10,0
      Modernisation des réseaux     186 m³               0,1600          29,76      10,0
      Date : 22/04/2026                          Total HT               632,21
      Client : 418 842                           TVA                     69,64
      Échéance : 13/05/2026                      Total TTC              701,85
    `).map(({ description, quantity }) => [description, quantity]),
  ).toEqual([
    ['Part délégataire', '186'],
    ['Part syndicale', '186'],
    ['Consommation', '186'],
    ['Modernisation des réseaux', '186'],
  ])
})

test('names tell how an amount came about; a tax on energy is a charge and no VAT', () => {
  const reading = read(`
    **FACTURA** LU26-418842
    Energía                                                         63,60 €
        Punta   188 kWh × 0,184117 €/kWh                            34,61 €
        Llano   204 kWh × 0,142088 €/kWh                            28,99 €
    Potencia                                                        18,58 €
        Punta   4,60 kW × 31 días × 0,089214 €/kW día               12,72 €
        Valle   4,60 kW × 31 días × 0,041102 €/kW día                5,86 €
    Otros                                                            5,02 €
        Alquiler                                                     0,82 €
        Impuesto sobre electricidad   5,11269 % sobre 82,18 €        4,20 €
    Base imponible                                                  87,20 €
    IVA (21 %)                                                      18,31 €
    TOTAL IMPORTE FACTURA                                          105,51 €
  `)
  expect(reading.items.map(({ total_amount }) => total_amount!.value)).toEqual(['34.61', '28.99', '12.72', '5.86', '0.82', '4.20'])
  expect(values(reading.vat_details)).toEqual([{ rate: '21', amount: '18.31' }])
})

test('a title over the heads is none of them, and what is taxed under a line is no name', () => {
  expect(
    itemsOf(`
      **FACTURA** Nº A41884
                                    CONCEPTOS
      Cantidad   Unidad   Descripción                     Valor unitario     Importe
      3          Pieza    Laptop Latitude 5450 i5 16 GB         18,450.00   55,350.00
                 Traslados: 002 - IVA   Base 55,350.00 Tasa 0.160000 Importe 8,856.00
      10         Pieza    Mouse inalámbrico M185                   284.50    2,845.00
                 Traslados: 002 - IVA   Base 2,845.00 Tasa 0.160000 Importe 455.20
    `).map(({ description }) => description),
  ).toEqual(['Laptop Latitude 5450 i5 16 GB', 'Mouse inalámbrico M185'])
})

test('a summary of taxes level with the box of totals, the sign of the currency in a column of its own', () => {
  expect(
    values(
      read(`
        **FACTUUR** 2026-031
        Aantal   Omschrijving            Prijs      Totaal      BTW
        186      Metselwerk gevel        58,40   10.862,40        V
        2        Steigerhuur            310,00      620,00        H
        Code   Tarief    Grondslag    BTW-bedrag          Totaal excl. BTW    €   11.482,40
        V      verlegd   10.862,40          0,00          BTW                 €      130,20
        H      21%          620,00        130,20          Te betalen          €   11.612,60
      `).vat_details,
    ),
  ).toContainEqual({ rate: '21', amount: '130.20' })
})

test('a charge with its rate, tax and total fills a line of its own among things taxed one by one', () => {
  expect(
    itemsOf(`
      **FACTURE** N° 26.03.88417
      Désignation                    Montant HT     TVA      Montant TVA     Montant TTC
      Loyer financier                    612,40     20 %          122,48          734,88
      Assurance bris de machine           24,18      0 %            0,00           24,18
      Frais de gestion                     4,50     20 %            0,90            5,40
      Totaux                             641,08                   123,38          764,46
    `).map(({ description }) => description),
  ).toEqual(['Loyer financier', 'Assurance bris de machine', 'Frais de gestion'])
})
