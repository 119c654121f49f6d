import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const reading = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' })
const read = (art: string) => {
  const { fields, items, vat_details } = reading(art)
  return {
    value: (name: string) => fields[name]?.value,
    items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value]))),
    taxes: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
  }
}

const seller = `
Talleres Olmedo S.L.                           FACTURA  A-2026-118
Calle Mayor 4
47001 Valladolid
CIF B47310285

Cliente: Hotel Mirador S.A.
Calle Larios 28
29005 Málaga
`

describe('tables', () => {
  test('the rates of a summary across the page do not say where the columns of the items are', () => {
    const { items } = read(`${seller}
Artículo                                 Código      Cantidad       Precio      IVA      Importe
 Aceite virgen extra                      AO5                 40 ud       31,90       4%      1.276,00
 Aceite suave                             AO1                120 ud        7,05       4%        846,00
 Vinagre de Jerez                         VIN75               36 ud        3,42      10%        123,12
 Estuche regalo                           EST3                15 ud       22,50      21%        337,50

        Desglose IVA                  4 %                 10 %                21 %               Total
                Base             2.122,00               123,12              337,50            2.582,62
               Cuota                84,88                12,31               70,88              168,07

TOTAL FACTURA                                                           2.750,69
`)
    expect(items.map(({ unit_price, vat_rate }) => [unit_price, vat_rate])).toEqual([
      ['31.90', '4'],
      ['7.05', '4'],
      ['3.42', '10'],
      ['22.50', '21'],
    ])
  })

  test('a charge that adds up those over it is their sum, and the tax under it is none', () => {
    const { items, taxes, value } = read(`
Meridian Mutual Insurance                      INVOICE  PI-7720931
40 Castle Street
Bristol BS1 3QB

Alderney Joinery Ltd
6 Victoria Works
Stroud GL5 1QG

Employers' liability                                      £1,240.00
Public liability                                            £865.50
Tools and stock                                             £312.25
Net premium                                               £2,417.75
Insurance Premium Tax at 12%                                £290.13
Total payable                                             £2,707.88
`)
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['1240.00', '865.50', '312.25'])
    expect(taxes).toEqual([['12', '290.13']])
    expect(value('subtotal_without_tax')).toBe('2417.75')
  })
})

describe('sums', () => {
  test('between what is billed and what is passed on below stand the sums, and the tax is read', () => {
    const { taxes, value } = read(`
Cabinet Maillard                               NOTE D'HONORAIRES N° 2026/0192
17 quai Lamennais
35000 Rennes

Diligences                                                   Montant
Rédaction de l'assignation                                  1 200,00
Audience de référé                                            650,00
Total honoraires HT                                         1 850,00
TVA 20 %                                                      370,00
Honoraires TTC                                              2 220,00
Débours non soumis à TVA : frais d'huissier                    86,40
Total TTC                                                   2 306,40
`)
    expect(taxes).toEqual([['20', '370.00']])
    expect([value('subtotal_without_tax'), value('tax_amount'), value('total_amount_with_tax')]).toEqual(['1850.00', '370.00', '2306.40'])
  })

  test('rate and base under the heading of a tax name the tax that they prove, beside other sums', () => {
    const { taxes } = read(`
Menuiserie Kerautret SAS                       FACTURE N° 2026-F-0209
14 rue des Charpentiers
29200 Brest

Désignation                      Qté         P.U. HT       Montant HT
Plinthe sapin                     10          100,00         1 000,00
Porte isoplane                     4          125,00           500,00

Ventilation de la TVA
10 % sur 1 000,00          100,00         Montant HT         1 500,00
20 % sur 500,00            100,00         Montant TTC        1 700,00
                                          Acompte versé       -500,00
                                          Reste à payer      1 200,00
`)
    expect(taxes).toEqual([
      ['10', '100.00'],
      ['20', '100.00'],
    ])
  })

  test('rates beside three boxes of sums are as many, and stand under none of them', () => {
    const { value } = read(`
Menuiserie Kerautret SAS                       FACTURE N° FC0026-552
14 rue des Charpentiers
29200 Brest

Désignation                      Qté         P.U. HT       Montant HT
Plinthe sapin                     10          100,00         1 000,00
Porte isoplane                     4          125,00           500,00

                                              Montant HT          TVA         Net à payer TTC
10,0 %      1 000,00     100,00
20,0 %        500,00     100,00               1 500,00            200,00      1 700,00
`)
    expect(value('amount')).toBe('1700.00')
  })
})

describe('days', () => {
  test('what goes to an account on a day is no title with its day', () => {
    expect(
      read(`${seller}
Fecha: 31/05/2026

Concepto                     Litros     Precio     Importe
Entrega 02/05                   100       0,50       50,00

Total                                                50,00
Abono en cuenta ES28 2048 0000 2534 0011 8822 el 15/06/2026
`).value('invoice_date'),
    ).toBe('2026-05-31')
  })

  test('a card and the sum behind it were taken that day, and nothing is due', () => {
    expect(
      read(`
Stadtwall Hotel GmbH                           RECHNUNG Nr. 2026-3117
Wallstraße 2
37073 Göttingen                                Datum: 16.03.2026

Leistung                     Anz.     Einzel     Gesamt
Übernachtung                    2     100,00     200,00

Gesamtbetrag                                     200,00
Zahlung: EC-Karte 200,00 EUR am 16.03.2026. Wir danken für Ihren Besuch.
`).value('due_date'),
    ).toBeUndefined()
  })
})

test('the means alone beside an amount that was said before is how it was paid', () => {
  const { value } = read(`
ACEITES LA UMBRÍA S.A.
Ctra. de Jaén 4
23400 Úbeda
CIF A23118840
FACTURA SIMPLIFICADA T2-45519

Aceite virgen extra      2 x 30,00       60,00

TOTAL EUR                                60,00
Tarjeta                                  60,00
`)
  expect(value('payment_methods')).toBe('Tarjeta')
})

describe('parties', () => {
  test('under REMITTANCE ADVICE stands the seller, whose letterhead is no window', () => {
    const { value } = read(`
Harrowgate Bearings Ltd                               CREDIT NOTE  CN-4471
Unit 7 Calder Park, Wakefield WF4 3FL
01924 555 310 sales@harrowgatebearings.co.uk

                                                      Credited
                                                      Oakridge Primary School
                                                      Hallam Lane
                                                      Sheffield S10 5BT

Description                  Qty      Price       Value
Ball bearing                   2      50.00      100.00

Net value                                        100.00
VAT 20%                                           20.00
Total                                            120.00

REMITTANCE ADVICE
Harrowgate Bearings Ltd                               CN-4471
`)
    expect([value('supplier_name'), value('client_name')]).toEqual(['Harrowgate Bearings Ltd', 'Oakridge Primary School'])
  })

  test('the capital behind a comma is no part of the name', () => {
    const { value } = read(`
Axone Conseil                                  FACTURE N° 2026-031
27 cours Vitton
69006 Lyon

                                               Société Nouvelle Delmas
                                               8 quai Perrache
                                               69002 Lyon

Désignation                      Qté         P.U. HT       Montant HT
Audit                              1          500,00           500,00

                                             Total HT          500,00
                                             TVA 20 %          100,00
                                             Total TTC         600,00



















Axone Conseil EURL, capital 5 000 €, RCS Lyon 390182653
`)
    expect(value('supplier_name')).toMatch(/^Axone Conseil(?: EURL)?$/)
  })

  test('a number before a street in English is no postal code, whatever stands behind it in one line', () => {
    const { value } = read(`
Tamarack Outfitters                            INVOICE  3817

Bill to
Northfork Lodge & Cabins
88 River Road
Bend, OR 97702

Description                      Qty       Price     Amount
Jacket                             2       64.00     128.00

                                 Total               128.00

Tamarack Outfitters LLC · 5120 Burnside Avenue, Suite 210, Portland, OR 97214 · billing@tamarackoutfitters.com
`)
    expect(value('supplier_address')).toBe('5120 Burnside Avenue, Suite 210, Portland, OR 97214')
  })

  test('between a name in large type and the town the street is not lost', () => {
    const document = drawDocument(`
Quinta do Salgueiral, Lda                      Fatura FT 2026/718

Estrada Nacional 222, km 9
5130-321 São João da Pesqueira
NIF: 507118442

                                               Restaurante O Moliceiro, Lda
                                               Rua do Cais 14
                                               3800-156 Aveiro

Designação                       Qtd.      Preço       Total
Vinho tinto                         2      31,50       63,00

Total                                                  63,00
`)
    const [name] = document.pages[0]!.lines
    name!.size = 14.2
    name!.box.top = 36.6
    name!.box.bottom = 50.6
    const { fields } = understandDocument(document, { kind: 'invoice' })
    expect(fields.supplier_address?.value).toBe('Estrada Nacional 222, km 9\n5130-321 São João da Pesqueira')
  })
})
