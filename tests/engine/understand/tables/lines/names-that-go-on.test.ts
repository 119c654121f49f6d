import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const names = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).items.map(({ description }) => description?.value)

test('what is led to by the line over it ends a name, though elsewhere it would be said of the thing', () => {
  expect(
    names(`
**Rechnung** 4711

Artikelnr.   Beschreibung                      Menge     Preis      Betrag
603577       Klebeband 66 m - einschließlich       5      5,49       27,45
             Montage und Rücknahme der
             Verpackung
311098       Spritze 5 ml - nach Absprache mit     2     71,28      142,56
             Herrn Vollmer, unserem Einkauf,
             Farbe nach Wahl
311099       Gouda jung - nach Absprache mit       2     71,28      142,56
             Herrn Vollmer, unserem Einkauf,
             Farbe nach Wahl
311100       Butter - nach Absprache mit dem       2     71,28      142,56
             Herrn Vollmer, unserem Einkauf,
             Farbe nach Wahl`),
  ).toEqual([
    'Klebeband 66 m - einschließlich Montage und Rücknahme der Verpackung',
    'Spritze 5 ml - nach Absprache mit Herrn Vollmer, unserem Einkauf, Farbe nach Wahl',
    'Gouda jung - nach Absprache mit Herrn Vollmer, unserem Einkauf, Farbe nach Wahl',
    'Butter - nach Absprache mit dem Herrn Vollmer, unserem Einkauf, Farbe nach Wahl',
  ])
})

test('the first name of a table may begin over the row of its numbers', () => {
  const first = (over: string, line: string) =>
    names(`
**Invoice** 4711

Code         Description                              Qty     Price      Amount
             ${over}
666.969      ${line.padEnd(40)}   2      6.51       13.02
Total                                                                     13.02`)[0]
  expect(first('Syringe 5 ml luer slip - delivered on', 'Returnable pallets')).toBe(
    'Syringe 5 ml luer slip - delivered on Returnable pallets',
  )
  expect(first('Syringe 5 ml luer slip, returnable', 'pallets, packed singly')).toBe(
    'Syringe 5 ml luer slip, returnable pallets, packed singly',
  )
  expect(first('Cold room', 'Returnable pallets')).toBe('Returnable pallets')
})

test('a single word that runs over the edge of its column does not say where that is', () => {
  expect(
    names(`
**Gutschrift** INV-53662

Anzahl    Artikelnummer    Beschreibung          EP      Gesamt
3         688656           Einmalspritze       0,50        1,50
                           steril 5 ml
1         740464           Wartungspauschale  205,20     205,20
2         709988           Handschuhe          6,00       12,00
                           Größe M blau`),
  ).toEqual(['Einmalspritze steril 5 ml', 'Wartungspauschale', 'Handschuhe Größe M blau'])
})
