import { expect, test } from 'vitest'
import type { Document, Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (document: Document) =>
  understandDocument(document, { kind: 'invoice' }).items.map((item) =>
    ['description', 'divalto_code', 'quantity', 'unit_price', 'total_amount'].map((name) => item[name]?.value ?? null),
  )

test('a typewriter sets counts, names and prices in columns without heads', () => {
  const items = itemsOf(
    drawDocument(`
T. BRACEWELL & DAUGHTER
Dry stone wallers
Beck House, Austwick, Lancaster LA2 8BE

Mrs Ellen Croft                               4th May 2026
High Birks
Ingleton LA6 3HJ

INVOICE 318

To walling at the top pasture:

8 pr      Gate stoops, pair              @ 41.50             332.00
26 m      Boundary wall, double          @ 62.00           1,612.00
4.5 days  Rebuilding, two hands          @ 310.00          1,395.00

                                                           3,339.00
                         VAT at 20%                          667.80

                         Total now due                    £4,006.80
`),
  )
  expect(items).toEqual([
    ['Gate stoops, pair', null, '8', '41.50', '332.00'],
    ['Boundary wall, double', null, '26', '62.00', '1612.00'],
    ['Rebuilding, two hands', null, '4.5', '310.00', '1395.00'],
  ])
})

test('so does a Spanish one, with a tax in dotted letters under a sum that nobody named', () => {
  const items = itemsOf(
    drawDocument(`
TEJAS DE ARLANZÓN, S.L.
Camino del Tejar, 4
09199 Arlanzón (Burgos)
NIF B09221754

Parroquia de Santa Olalla                 Arlanzón, 9 de marzo de 2026
Plaza Mayor, 1
09001 Burgos

FACTURA Núm. 22/2026

Por los trabajos en la cubierta:

12 ud     Teja curva vieja               a 84,00             1.008,00
7,5 ml    Limahoya de plomo              a 61,20               459,00
3 d       Colocación, cuadrilla          a 290,00              870,00

                                                             2.337,00
                         I.V.A. 21%                            490,77

                         TOTAL EUROS                         2.827,77
`),
  )
  expect(items).toEqual([
    ['Teja curva vieja', null, '12', '84.00', '1008.00'],
    ['Limahoya de plomo', null, '7.5', '61.20', '459.00'],
    ['Colocación, cuadrilla', null, '3', '290.00', '870.00'],
  ])
})

test('what a line says without a gap before its price is its name', () => {
  const [[name]] = itemsOf(
    drawDocument(`
Kirkby Music School
2 Fell Lane
Kendal LA9 5QT

Invoice 77
Date: 4 May 2026

6 Lessons of an hour at 30.00                180.00
Hire of the hall                              40.00
                         Total              £220.00
`),
  ) as [[string]]
  expect(name).toMatch(/^6 Lessons|^Lessons of an hour/)
})

const measured = (wide: string, high: string) =>
  itemsOf(
    drawDocument(`
Vitrerie Marchenoir SARL
8 rue du Four
41370 Marchenoir

FACTURE 26-0418
Date : 06/05/2026

Désignation           Nb     ${wide}     ${high}     Surface m²     Prix/m²      Montant
Vitrage feuilleté      2         4100         6000         49,200       14,00       688,80
Miroir poli            9         1350         2100         25,515       70,00     1 786,05
Verre dépoli           3         3800         2500         28,500       40,00     1 140,00

                                                 Total HT                         3 614,85
                                                 TVA 20 %                           722,97
                                                 Total TTC                        4 337,82
`),
  )

test.each([
  ['Larg. mm', 'Haut. mm'],
  ['Width   ', 'Height  '],
  ['Ancho mm', 'Alto mm '],
  ['Breite  ', 'Höhe    '],
])('%s and %s are measures of the thing, and no codes', (wide, high) => {
  expect(measured(wide, high).map(([, code, count]) => [code, count])).toEqual([
    [null, '49.200'],
    [null, '25.515'],
    [null, '28.500'],
  ])
})

/** What stands at its right edge, a head over a column of numbers. */
function touching(document: Document, first: string, second: string): Document {
  const [page] = document.pages
  const at = page!.words.findIndex(({ text }) => text === first)
  const [one, other] = [page!.words[at]!, page!.words[at + 1]!]
  expect(other.text).toBe(second)
  const whole: Word = { ...one, text: `${first}${second}`, box: { ...one.box, right: other.box.right } }
  const words = [...page!.words.slice(0, at), whole, ...page!.words.slice(at + 2)]
  return { ...document, pages: [{ ...page!, words, lines: linesFrom(words) }] }
}

test('two heads that touch are two where each has its numbers', () => {
  const items = itemsOf(
    touching(
      drawDocument(`
Colmenas del Bierzo S.L.
C/ Real, 12
24400 Ponferrada

Factura C-118
Fecha 16/02/2026

CONCEPTO                        PRECIO UNIDADES   SUBTOTAL    IVA       TOTAL
Miel de brezo 500 g              50,00        6     300,00    10%      330,00
Cera virgen 1 kg                 12,50        4      50,00    21%       60,50

                                         BASE IMPONIBLE                350,00
                                                IVA 21%                 10,50
                                                IVA 10%                 30,00
                                                  TOTAL                390,50
`),
      'PRECIO',
      'UNIDADES',
    ),
  )
  expect(items).toEqual([
    ['Miel de brezo 500 g', null, '6', '50.00', '300.00'],
    ['Cera virgen 1 kg', null, '4', '12.50', '50.00'],
  ])
})

test('a substrate under its code is a thing, and no subtotal', () => {
  const items = itemsOf(
    drawDocument(`
Jardinerie des Coteaux inc.
2150, boul. des Pins
Trois-Rivières (Québec) G8Z 1V2

FACTURE 30118
Date : 2026-05-21

 Qté     Code article                            Prix          Prix
         Description                         unitaire         total

   4     POLY6-30                              200,00        800,00
         Pellicule de serre 30 pi
  36     SUB085                                 20,00        720,00
         Substrat horticole 85 L

                                         SOUS-TOTAL :      1 520,00
                                            TPS 5 % :         76,00
                                         TVQ 9,975 % :       151,62
                                        MONTANT DÛ :       1 747,62
`),
  )
  expect(items.map(([name]) => name)).toEqual(['Pellicule de serre 30 pi', 'Substrat horticole 85 L'])
})
