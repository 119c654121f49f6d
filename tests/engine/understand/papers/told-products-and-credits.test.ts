import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('bills written as letters', () => {
  test('what is multiplied stands in a bracket behind the name', () => {
    const result = read(`
**Invoice** **HB-0214** of 3 May 2026

Hedge trimming, front garden (4 hours × 32.00)     128.00
Green waste removal (3 bags x 6.50)                 19.50
Mileage (30 miles @ 0.45)                           13.50

Total due                                         £161.00
`)
    expect(cellsOf(result, 'description')).toEqual(['Hedge trimming, front garden', 'Green waste removal', 'Mileage'])
    expect(cellsOf(result, 'quantity')).toEqual(['4', '3', '30'])
    expect(cellsOf(result, 'unit_price')).toEqual(['32.00', '6.50', '0.45'])
    expect(cellsOf(result, 'total_amount')).toEqual(['128.00', '19.50', '13.50'])
  })

  test('a bracket that says something else stays with the name', () => {
    const result = read(`
**Invoice** **HB-0215** of 3 May 2026

Description                              Qty      Price     Amount
Timber boards (2 x 4.00 m)                 3      12.00      36.00
Fence posts (3 x 1.80 m)                   5       8.00      40.00

Total due                                                   £76.00
`)
    expect(cellsOf(result, 'description')).toEqual(['Timber boards (2 x 4.00 m)', 'Fence posts (3 x 1.80 m)'])
    expect(cellsOf(result, 'quantity')).toEqual(['3', '5'])
  })

  test('numbered paragraphs name what the line under them counts, and thousands stand apart', () => {
    const result = read(`
**FACTURE** **N°** **2026-118**

Madame, Monsieur,
Veuillez trouver ci-dessous le détail de nos interventions.
**1.** **Portail** **coulissant** **aluminium**
     Quantité : 1 pièce – prix unitaire HT : 2 340,00 € – montant HT : 2 340,00 €
**2.** **Motorisation** **et** **photocellules**
     Quantité : 2 pièces – prix unitaire HT : 415,50 € – montant HT : 831,00 €
**3.** **Pose**
     Quantité : 6,5 heures – prix unitaire HT : 52,00 € – montant HT : 338,00 €

                                             Total HT : 3 509,00 €
                                             TVA 20 % : 701,80 €
                                             Total TTC : 4 210,80 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Portail coulissant aluminium', 'Motorisation et photocellules', 'Pose'])
    expect(cellsOf(result, 'unit_price')).toEqual(['2340.00', '415.50', '52.00'])
    expect(cellsOf(result, 'total_amount')).toEqual(['2340.00', '831.00', '338.00'])
  })

  test('the words before the numbers need be no known labels', () => {
    const result = read(`
**FACTURE** **N°** **2026-44**

**1.** **Terreau** **universel,** **sac** **40** **L**
     Livré : 12 sacs – tarif : 6,80 € – soit : 81,60 €
**2.** **Écorces** **de** **pin**
     Livré : 5 sacs – tarif : 9,40 € – soit : 47,00 €

                                             Total HT : 128,60 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Terreau universel, sac 40 L', 'Écorces de pin'])
    expect(cellsOf(result, 'quantity')).toEqual(['12', '5'])
  })
})

describe('codes of articles', () => {
  test('on a bill "our" code is the seller\'s', () => {
    const result = read(`
**FACTURE** **N°** **88120**

Notre réf.     Votre réf.     Désignation                      Livré     P.U. HT     Montant HT
CB4410         700311         Compresses stériles 10x10           20        4,20          84,00
CB4496         700480         Bande cohésive 8 cm                 12        2,50          30,00

                                                            Total HT                     114,00 €
`)
    expect(cellsOf(result, 'divalto_code')).toEqual(['CB4410', 'CB4496'])
  })

  test('the tariff of the customs is none, whatever its head is called besides', () => {
    const result = read(`
**FACTURA** **COMERCIAL** **/** **COMMERCIAL** **INVOICE** **No.** **EX-2026-31**

Código        Descripción                  Partida       Cantidad     Precio unit.     Importe
Item          Description of goods         HS code       Quantity     Unit price       Amount
GR-4040       Gres rústico 40x40           6907.22         310.00           5.10      1,581.00
GR-ZOC-9      Zócalo gres 9x40             6907.22         120.00           1.25        150.00

                                                         Total EUR                    1,731.00
`)
    expect(cellsOf(result, 'divalto_code')).toEqual(['GR-4040', 'GR-ZOC-9'])
  })

  test('one of letters alone, in small type over its name among others', () => {
    const result = read(`
**FACTURE** **N°** **FA** **20811**

Référence / Désignation              Qté     PU HT     Montant HT

~TD-430~
Tondeuse thermique 43 cm               1    389,00         389,00

~LB-43-2~
Lame de rechange 43 cm                 2     24,50          49,00

~MO-B~
Main d'oeuvre atelier               1,50     58,00          87,00

                                   Total HT               525,00 €
`)
    expect(cellsOf(result, 'divalto_code')).toEqual(['TD-430', 'LB-43-2', 'MO-B'])
    expect(cellsOf(result, 'description')).toEqual(['Tondeuse thermique 43 cm', 'Lame de rechange 43 cm', "Main d'oeuvre atelier"])
  })
})

test('what a credit note marks with CR is taken back', () => {
  const result = read(`
**CREDIT** **MEMO**
CREDIT NO : CM-44018          DATE : 11/03/2026

STOCK CODE     DESCRIPTION                    QTY UOM      PRICE        VALUE
STR-7710       CORE RETURN STARTER 7710       3 CR EA      45.00       135.00 CR
PMP-220        WATER PUMP 220                 1 CR EA      62.40        62.40 CR

                                         GOODS TOTAL               197.40 CR
                                         SALES TAX                   0.00
                                         TOTAL CREDIT              197.40 CR USD
`)
  expect(cellsOf(result, 'quantity')).toEqual(['-3', '-1'])
  expect(cellsOf(result, 'total_amount')).toEqual(['-135.00', '-62.40'])
  expect(result.fields.total_amount_with_tax?.value).toBe('-197.40')
})
