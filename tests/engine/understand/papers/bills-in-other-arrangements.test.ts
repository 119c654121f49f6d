import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

const goods = `
Description                        Quantity      Price       Amount
Heuchera Marmalade 2 L                   60       2.85       171.00
Lavandula Hidcote 3 L                   120       2.40       288.00

                                  Total excluding VAT        459.00
                                  VAT 20 %                    91.80
                                  Total                      550.80
`

describe('lines', () => {
  test('what is not taxed and what is stand in columns of their own', () => {
    const result = read(`
**FACTURE** **N°** **26-0318**
Date : 28/04/2026

CODE    RUBRIQUE                          NOMBRE      TAUX     TVA %    NON SOUMIS     SOUMIS TVA
F10     Fret maritime Marseille–Tunis          2    690,00         0      1 380,00
F22     Surcharge bunker                       2     85,00         0        170,00
D01     Dédouanement export                    1     95,00        20                        95,00
D05     Ligne tarifaire                        5      8,00        20                        40,00

                                              Total hors taxes EUR      1 685,00
                                              TVA 20 % EUR                 27,00
                                              Net à payer EUR           1 712,00
`)
    expect(cellsOf(result, 'total_amount')).toEqual(['1380.00', '170.00', '95.00', '40.00'])
    expect(cellsOf(result, 'vat_rate')).toEqual(['0', '0', '20', '20'])
    expect(result.vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['20', '27.00']])
  })

  test('a single outlay under its heading, which the next sum proves', () => {
    const result = read(`
**Note** **d'honoraires** **n°** **H-260218**
Date : 28/02/2026

Prestations                                   Heures     Taux €    Montant €
Tenue comptable                                  6,5      62,00       403,00
Déclaration de TVA CA12                          1,5      85,00       127,50
                                    Honoraires HT                     530,50
Débours
Greffe, dépôt des comptes (hors TVA)                                   45,61
                                    Total hors taxes                  576,11
                                    TVA 20 % sur 530,50 €             106,10
                                    Total à régler                    682,21
`)
    expect(cellsOf(result, 'description')).toEqual(['Tenue comptable', 'Déclaration de TVA CA12', 'Greffe, dépôt des comptes (hors TVA)'])
    expect(cellsOf(result, 'unit_price')).toEqual(['62.00', '85.00', undefined])
  })
})

test('a bare number under a head that asks for no rate is none', () => {
  const { vat_details } = read(`
**Facture** **FV260417**
Date : 30/03/2026

Produit                         Quantité      P.U. HT     TVA %     Montant HT
Pommes Chanteclerc                    65         1,42       5,5          92,30
Film étirable                          4         8,60        20          34,40

Taux          Base HT        TVA
20 %            34,40       6,88
5,5 %           92,30       5,08

Lignes        Total HT €     Total TVA €     NET À PAYER €
    10            126,70           11,96            138,66
`)
  expect(vat_details.map(({ rate }) => rate?.value)).toEqual(['20', '5.5'])
})

describe('addresses', () => {
  test('a street whose first word heads something else', () => {
    const { fields } = read(`
**Penfold** **Business** **Supplies** **Ltd**
Orchard Way, Sutton-in-Ashfield NG17 1GY

Holme Valley Academies Trust
Finance Office
Station Road
Holmfirth HD9 1AB

**INVOICE** **4400718**
Date: 31 Mar 2026
${goods}`)
    expect(fields.client_address?.value).toBe('Station Road\nHolmfirth HD9 1AB')
  })

  test('a telephone number needs no word before it', () => {
    const { fields } = read(`
**Primeurs** **du** **Val** **de** **Garonne**
MIN de Brienne, quai B 14, 33800 BORDEAUX 05 56 85 01 66

**FACTURE** **FV260417**
Date : 30/03/2026
${goods}`)
    expect(fields.supplier_address?.value).toBe('MIN de Brienne, quai B 14, 33800 BORDEAUX')
  })

  test('a farm without a street is of the address', () => {
    const { fields } = read(`
**Mécagri** **Thiérache** **SAS**
Route de Guise, 02120 FLAVIGNY

GAEC DES TROIS PEUPLIERS
Ferme de la Neuville
02140 VERVINS

**FACTURE** **FR0026417**
Date : 31/05/2026
${goods}`)
    expect(fields.client_address?.value).toBe('Ferme de la Neuville\n02140 VERVINS')
  })

  test('the words that end where the goods go are nobody’s when they stand in the window', () => {
    const { fields } = read(`
**Hartwell** **Growers** **Ltd**
Sutterton Road, Boston PE20 2HX
                                             **Kelsall** **Garden** **Centre**
                                             Chester Road
                                             Kelsall
                                             CW6 0PB
**INVOICE** **SI-104882**
Date: 19/03/2026

Deliver to: Kelsall Garden Centre, Goods Inward, Chester Road, Kelsall
${goods}`)
    expect(fields.client_name?.value).toBe('Kelsall Garden Centre')
    expect(fields.client_address?.value).toBe('Chester Road\nKelsall\nCW6 0PB')
  })
})

describe('how soon', () => {
  test.each([
    ['Due 30.04.26 (14 days)', '14 days'],
    ['Échéance 29/04/2026 – 30 jours date de facture', '30 jours date de facture'],
    ['Payment on departure by card, or within 14 days to our account.', 'within 14 days'],
    ['This bill is payable within 21 days of delivery.', 'payable within 21 days of delivery'],
    ['Pago por transferencia a ES91 2100 0418 4502 0005 1332 a 30 días.', 'a 30 días'],
    ['Giro bancario a 30 días - Domiciliación ES60 0049 1500 0512 3456 7892', 'Giro bancario a 30 días'],
    ['Vencimiento a 15 días', 'Vencimiento a 15 días'],
    ['Strictly 30 days from date of invoice', 'Strictly 30 days from date of invoice'],
    ['Transferencia 60 días fecha factura.', 'Transferencia 60 días fecha factura.'],
    ['Forma de pago: Giro 30 días · Domiciliación ES91 2100 0418 4502 0005 1332', 'Giro 30 días'],
  ])('%s', (line, terms) => {
    expect(read(`**INVOICE** **4711**\nDate: 16/04/2026\n${goods}\n${line}`).fields.payment_terms?.value).toBe(terms)
  })

  test('until when, under the sum that is to be paid', () => {
    const { fields } = read(`
Facture n°          10 482 117 306
du                  12 février 2026
                                              Montant à régler
                                              **1** **165,06** **€**
                                              avant le 4 mars 2026
${goods}`)
    expect(fields.invoice_number?.value).toBe('10 482 117 306')
    expect(fields.due_date?.value).toBe('2026-03-04')
  })
})

test('`Taux €` is what an hour costs, `TVA €` a tax', () => {
  expect(readHeading('Taux €')?.role).toBe('price')
  expect(readHeading('TVA €')?.role).not.toBe('price')
})

test('a pavilion of an industrial estate is not the money of Panama', () => {
  const { fields } = read(`
TORNILLERIA NERVION S.A.                            FACTURA
POL. UGALDEGUREN I, PAB. 14
48170 ZAMUDIO

Nº FACTURA: 2026/002281
FECHA: 16/02/26
${goods.replace('Total  ', 'TOTAL EUR')}`)
  expect(fields.currency?.value).toBe('EUR')
})

test('a title in two languages, and its number far behind', () => {
  const { fields } = read(`
**Liffey** **Office** **Supplies** **DAC**

**VAT** **INVOICE** **/** **Facture** **de** **prestations** **Nº** FA.2025.45972
ISSUED / DATE FACTURE:
Date: 16/02/2026
${goods}`)
  expect(fields.invoice_number?.value).toBe('FA.2025.45972')
})

test('the currency before amounts in brackets, as credit notes print what is given back', () => {
  const { fields } = read(`
**Avoir** **V/2025/02/4401**
Date : 07.02.2025

Article                            Quantité       Prix      Montant
Liquide vaisselle 5 L                   (8)       6.14       (49.12)
Peinture acrylique blanc               (16)      43.25      (692.00)

                                   Total hors TVA:      CHF (741.12)
                                   TVA 8.1 %:            CHF (60.03)
                                   Total TTC:           CHF (801.15)`)
  expect(fields.currency?.value).toBe('CHF')
})

test('terms under a heading of means and terms', () => {
  expect(
    read(`**FACTURA** **A.2024.25371**\nFecha: 16/04/2026\n${goods}\nForma y plazo de pago\n45 días fecha factura`).fields.payment_terms
      ?.value,
  ).toBe('45 días fecha factura')
})

describe('captions', () => {
  test('under their values in a column beside the lines', () => {
    const { fields } = read(`
**Octave** **Infogérance** **SARL**

**2026-0093**                         Cabinet dentaire Durieux
~Facture~ ~n°~                    27 cours Gambetta
                                  69007 Lyon
**2** **mars** **2026**
~Date~ ~d'émission~               Prestation                       Quantité      PU HT      Total HT
                                  Maintenance poste                       9      18,50        166,50
**411CABDUR**                         Sauvegarde externalisée               250       0,12         30,00
~Compte~ ~client~                 Licence messagerie                     11       5,60         61,60

**426,72** **€**                          Licence bureautique                     1      10,00         10,00
~Net~ ~à~ ~payer~                 Intervention sur site                1,25      70,00         87,50

                                                                      Total HT                355,60
                                                                      TVA 20 %                 71,12
                                                                      Total TTC               426,72
`)
    expect(fields.invoice_number?.value).toBe('2026-0093')
    expect(fields.invoice_date?.value).toBe('2026-03-02')
    expect(fields.amount?.value).toBe('426.72')
  })

  test('a title over the caption of its number is no value of it', () => {
    const { fields } = read(`
**Mécagri** **Thiérache** **SAS**
                                   **FACTURE** **RÉCAPITULATIVE**
                                   ~Facture~ ~n°~    ~FR0026417~
                                   ~Date~          ~31/05/2026~
${goods}`)
    expect(fields.invoice_number?.value).toBe('FR0026417')
  })
})

test('a rate and its base joined by a stroke, and the tax behind them', () => {
  const { vat_details } = read(`
**INVOICE** **4711**
Date: 16/04/2026

Treatment or product               Qty     Unit    VAT %       Net
Visit, herd fertility                1    42.00       20     42.00
Lamb milk powder 20 kg               3    44.90        0    134.70

                                         Total net         176.70
                                         20% / 42.00         8.40
                                         0% / 134.70         0.00
                                         Invoice total     185.10`)
  expect(vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
    ['20', '8.40'],
    ['0', '0.00'],
  ])
})
