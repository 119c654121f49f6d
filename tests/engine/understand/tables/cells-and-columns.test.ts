import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (table: string) => {
  const { items } = understandDocument(drawDocument(`Brightwater Ltd\n\nFACTURE N° 2026-118\nDate : 05/05/2026\n\n${table}`))
  return items.map((item) =>
    ['description', 'quantity', 'unit_price', 'vat_rate', 'total_amount'].map((name) => item[name as keyof typeof item]?.value),
  )
}

describe('heads to the left and numbers to the right of their columns', () => {
  test('in a table of one row', () => {
    expect(
      read(`
DESCRIPTION                  QTÉ      PRIX       REMISE      MONTANT
Tube cuivre pro                     24      182,50          5%   4 161,00`),
    ).toEqual([['Tube cuivre pro', '24', '182.50', undefined, '4161.00']])
  })

  test('with a number of each sort far from its head', () => {
    expect(
      read(`
Beschreibung                 Bestellmenge   EP       Gesamtpreis
Farbe weiß XL                             6    228,41       1.370,46`),
    ).toEqual([['Farbe weiß XL', '6', '228.41', undefined, '1370.46']])
  })
})

test('the sign of a currency goes with its number, not with the next column', () => {
  expect(
    read(`
LEISTUNG                     STÜCK     E-PREIS    UST.    BETRAG
Wartung Heizung N0                   2    158,43 €       7      316,86 €
Kupferrohr N1                       14     99,50 €       7    1.393,00 €
Kupferrohr 2000                      2    246,25 €      19      492,50 €`),
  ).toEqual([
    ['Wartung Heizung N0', '2', '158.43', '7', '316.86'],
    ['Kupferrohr N1', '14', '99.50', '7', '1393.00'],
    ['Kupferrohr 2000', '2', '246.25', '19', '492.50'],
  ])
})

test('the thousands before a blank go with the rest of the number', () => {
  expect(
    read(`
Désignation                    Qté   Prix U. HT    TVA %     Total ligne HT
Révision chaudière              18     214,28 €      20%         3 857,04 €
Câble cuivre 2000               17     267,90 €     5,5%         4 554,30 €
Vis inox                         1      12,00 €      20%            12,00 €`),
  ).toEqual([
    ['Révision chaudière', '18', '214.28', '20', '3857.04'],
    ['Câble cuivre 2000', '17', '267.90', '5.5', '4554.30'],
    ['Vis inox', '1', '12.00', '20', '12.00'],
  ])
})

test('a number of an address under the quantities makes no line', () => {
  const { items } = understandDocument(
    drawDocument(`
PEDIDO Nº 26-00417
FECHA 19/06/26

 N/CODIGO   S/REFERENCIA   DESCRIPCION                   CANTIDAD    PRECIO
 900114     SD-3310        ALMIDON CATIONICO BIG-BAG       24.000     0,612
 900127     SD-4075        ANTIESPUMANTE SILICONICO         3.200     2,480
 900131     SD-5001        SOSA CAUSTICA 50% GRANEL        18.500     0,385

 LUGAR DE ENTREGA: PLANTA 2, CTRA. DE SANTA COLOMA KM 4, 17005 GIRONA`),
  )
  expect(items.map(({ requested_quantity }) => requested_quantity?.value)).toEqual(['24000', '3200', '18500'])
})
