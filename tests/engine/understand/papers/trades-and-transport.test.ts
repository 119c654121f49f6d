import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '../../../support/page.ts'

const invoice = (page: string) => understandDocument(drawDocument(page), { kind: 'invoice' })
const head = `
      Brightwater Ltd                          INVOICE 118
      12 Quay Street                           Date: 14.04.2026
`
const cells = (page: string, ...names: string[]) =>
  invoice(page).items.map((row) => names.map((name) => (row as Record<string, { value: string } | undefined>)[name]?.value))

describe('numbers of invoices', () => {
  test.each([
    ['Rechnungsnr.: 2026.04417', '2026.04417'],
    ['Factuurnummer: 26.004.4181', '26.004.4181'],
    ['Factuurnummer: 2026-0004.17', '2026-0004.17'],
    ['Credit note no. CN 26 / 0417', 'CN 26 / 0417'],
    ['Kostenrechnung Nr. 417/26 DP', '417/26 DP'],
  ])('%s', (line, value) => {
    expect(invoice(`Brightwater Ltd\n12 Quay Street\n\n${line}\n\nTotal   120.00`).fields.invoice_number?.value).toBe(value)
  })

  test('a code in the next cell whose end could be a postal code', () => {
    const { fields } = invoice(`
      Tollgate Plant Hire Ltd

      Facture n°      FT 2026A/10884
      Date            27/03/2026
    `)
    expect(fields.invoice_number?.value).toBe('FT 2026A/10884')
  })
})

describe('numbers of customers', () => {
  test.each([
    ['INVOICE 2026/118-0442 dated 28 February 2026 for account R0417', 'R0417'],
    ['Issued 15 April 2026 to account MER 0044 against invoice 26/11804 dated 30 March 2026.', 'MER 0044'],
    ['Référence client: 2 118 440 07', '2 118 440 07'],
    ['FACTURE N° 26.03.88417 du 01/03/2026 — Client n° 4 180 022 — Échéance 05/03/2026', '4 180 022'],
    ['Kundennummer 118 044 Vertrag L-2024/77182', '118 044'],
    ['Code client SCI-LV', 'SCI-LV'],
  ])('%s', (line, value) => {
    expect(invoice(`Brightwater Ltd\n12 Quay Street\n\nINVOICE\n${line}\n\nTotal   120.00`).fields.client_id?.value).toBe(value)
  })

  test('an account that money is sent to is none', () => {
    const { fields } = invoice('Brightwater Ltd\n\nINVOICE 118\nPlease pay by bank transfer to account 00418827.\nTotal   120.00')
    expect(fields.client_id).toBeUndefined()
  })
})

describe('lines', () => {
  test('hired by the piece and the week', () => {
    const page = `${head}
      Fleet no.   Plant                     Qty    On hire   Off hire   Weeks    Rate/wk      Charge
      EX-0814     Mini excavator              2    02/04     30/04          4     185.00    1,480.00
      DP-1120     Dumper hi-tip               1    02/04     23/04          3     142.50      427.50
      GE-0077     Generator super silent      3    09/04     30/04          3     118.00    1,062.00
      DEL         Delivery and collection     2                                    75.00      150.00`
    expect(cells(page, 'divalto_code', 'quantity', 'unit_price', 'total_amount')).toEqual([
      ['EX-0814', '2', '185.00', '1480.00'],
      ['DP-1120', '1', '142.50', '427.50'],
      ['GE-0077', '3', '118.00', '1062.00'],
      ['DEL', '2', '75.00', '150.00'],
    ])
  })

  test('what is hired counts, not for how many days', () => {
    const page = `${head}
      Artikel   Omschrijving               Aantal   Dagen   Prijs/dag     Bedrag
      RS-250    Rolsteiger                      2      20       24,50     980,00
      KS-010    Kamersteiger                    4      10        8,75     350,00
      TB-400    Trap                            1      10        6,20      62,00`
    expect(cells(page, 'quantity')).toEqual([['2'], ['4'], ['1']])
  })

  test('licences by the month', () => {
    const page = `${head}
      Artikel   Leistung              Anzahl    Monate    Preis/Monat     Betrag
      EX-01     Postfach gehostet         31         3           6,90     641,70
      FW-20     Firewall verwaltet         1         3         118,00     354,00
      VOIP      Nebenstelle               24         3           5,45     392,40`
    expect(cells(page, 'quantity', 'unit_price')).toEqual([
      ['31', '6.90'],
      ['1', '118.00'],
      ['24', '5.45'],
    ])
  })

  test('sold by weight, by the piece and by the box', () => {
    const page = `${head}
      Code    Produit               Colis   Pièces   Poids net     Prix    Un.     Montant HT
      1104    Cabillaud                 3       18      12,640   21,900    KG          276,82
      2031    Huîtres creuses           4      192               28,500    COL         114,00
      3307    Beurre aux algues         1       12                2,350    PCE          28,20
      2210    Langoustines              1       24       3,180   32,800    KG          104,30`
    expect(cells(page, 'quantity')).toEqual([['12.640'], ['4'], ['12'], ['3.180']])
  })

  test('the basis of a charge is how many; a legend says what the codes of taxes are, and takes nothing of the sum beside it', () => {
    const page = `${head}
      Charge                     Basis       Rate    Cur    VAT     Amount GBP
      Terminal handling          1 CNT     265.00    GBP     B          265.00
      Additional tariff lines    3 LIN       7.50    GBP     A           22.50
      Demurrage                  2 DAY      85.00    GBP     A          170.00

      A = Standard rated 20%                         Total before VAT   457.50
      B = Zero rated, transport 0%                   VAT 20% (A)         38.50
                                                     Total payable      496.00`
    expect(cells(page, 'quantity', 'unit_price', 'vat_rate')).toEqual([
      ['1', '265.00', '0'],
      ['3', '7.50', '20'],
      ['2', '85.00', '20'],
    ])
    expect(invoice(page).vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toContainEqual(['20', '38.50'])
  })

  test('two discounts, one of what the other left, leave the line balanced', () => {
    const page = `${head}
      Nummer     Bezeichnung       Menge      Preis     Rabatt     Gesamt
      F9312      Filtersatz            2     148,60     10+5 %     254,11
      G7169      Bremsventil           1     612,00     10+5 %     523,26`
    const [first] = invoice(page).items
    expect(first?.total_amount?.value).toBe('254.11')
    expect(first?.total_amount?.confidence).toBeGreaterThan(0.9)
  })
})

describe('columns and titles', () => {
  test('a title in bold between lines is no part of the name above it', () => {
    const page = `${head}
      Libellé                              Quantité     Prix unitaire     Montant HT
      **Abonnement**
      Abonnement C4 48 kVA                       12             41,83         501,96
      **Consommation**
      Heures pleines hiver                     6118            0,1421         869,37
      Heures creuses hiver                     2240            0,1103         247,07
      **Taxes**
      Accise                                  16163            0,0205         331,34`
    expect(cells(page, 'description').flat()).toEqual(['Abonnement C4 48 kVA', 'Heures pleines hiver', 'Heures creuses hiver', 'Accise'])
  })

  test('letters for labour and parts are no article codes', () => {
    const page = `${head}
      Art    Nummer        Bezeichnung           Menge      Preis     Gesamt
      L      90.100        Inspektion               38       9,80     372,40
      L      62.044        Bremsventil ersetzen     21       9,80     205,80
      T      F93120106     Filtersatz                1     148,60     148,60
      T      X99145018     Motoröl                  22       7,45     163,90`
    expect(cells(page, 'divalto_code').flat()).toEqual(['90.100', '62.044', 'F93120106', 'X99145018'])
  })

  test.each(['Kg netto', 'Kg brut'])('%s is one head', (text) => {
    expect(readHeading(text)).toMatchObject({ role: 'packages', strength: 1 })
  })
})

test.each([
  ['Weeks', 'Rate/wk'],
  ['Months', 'Per month'],
])('a line that balances with its %s is sure of its numbers', (time, price) => {
  const { items } = understandDocument(
    drawDocument(`
      INVOICE 88

      Description              Qty   ${time.padEnd(8)}${price.padEnd(10)}     Amount
      Excavator, 3 t             2       4    185.00     1,480.00
      Dumper, 1 t                3       2     90.00       540.00
                                     Net                 2,020.00
                                     VAT 20%               404.00
                                     Total               2,424.00
    `),
    { kind: 'invoice' },
  )
  expect(items.map(({ quantity, unit_price }) => [quantity?.value, unit_price?.value])).toEqual([
    ['2', '185.00'],
    ['3', '90.00'],
  ])
  for (const { quantity, unit_price } of items)
    for (const cell of [quantity, unit_price]) expect(cell?.confidence).toBeGreaterThanOrEqual(0.9)
})
