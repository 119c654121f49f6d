import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { fieldOfOrder, ARTICLES } from './field-of-order.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

test('where the house is stays out of what it is, between two mentions', () => {
  const printed =
    'Laboratoire Garance SAS au capital de 90 000 € - ZA du Pré, 04300 Forcalquier - 04 92 00 61 09 - pro@garance.example - RCS Manosque 811 204 667'
  expect(readBillWith(printed).legal_mentions?.value).toBe('Laboratoire Garance SAS au capital de 90 000 € - RCS Manosque 811 204 667')
})

test.each([
  'VAT on this supply to be accounted for by the principal contractor.',
  'Autorización de numeración DIAN 18764061127733 del 2025-08-04, prefijo AB desde 900 hasta 3000.',
])('a mention: %s', (told) => {
  expect(readBillWith(told).legal_mentions?.value).toBe(told)
})

const seeds = (row: string, price = 'Prix HT') => `
Semences Tessier Frères
Moulin du Gué
49270 Champtoceaux
SIRET 776 201 451 00018

Vendu à
Ferme des Ormeaux
44430 Vallet

${row}

  Montant HT          Montant TTC         Prélevé le         Livraison du
       412,00              434,66           20/05/2026          28/04/2026

Réf.        Semence                    Sacs     Poids kg      ${price}      Montant
TRLR        Trèfle blanc               4        100           3,00         300,00
LUZE        Luzerne                    2        56            2,00         112,00
`

test('the day at the other edge of the title dates the bill, among days under captions', () => {
  const title = '**Facture** **de** **semences** **2604-0388**'
  const drawn = drawDocument(seeds(`${title}                        ~30~ ~avril~ ~2026~`))
  expect(understandDocument(drawn).fields.invoice_date?.value).toBe('2026-04-30')
})

test('money without tax for so much', () => {
  const { items } = understandDocument(drawDocument(seeds('Facture 2604-0388', '€ HT/kg')))
  expect(items.map((row) => [row.quantity?.value, row.unit_price?.value])).toEqual([
    ['100', '3.00'],
    ['56', '2.00'],
  ])
})

test('a head for the unit and the day names nothing', () => {
  const { items } = understandDocument(
    drawDocument(`
Tolka Lifting Ltd
4 Quay Road
Dublin 3

Invoice CL 5530
Date 10/04/2026

Hrs       Unit / day        Docket      Hire and labour                Rate        €
10        hr Mon 30/3       11807       60t crane with operator        145.00      1,450.00
2         day both          11812       Lift supervisor                390.00      780.00
1         trip Mon 30/3     11806       Ballast lorry                  420.00      420.00
`),
  )
  expect(items.map((row) => row.description?.value)).toEqual(['60t crane with operator', 'Lift supervisor', 'Ballast lorry'])
})

test('lines that are set solid cover each other by a hair, and share no value', () => {
  const { fields } = understandDocument(
    drawSpaced(
      `
                                                    Ctra. de la Estación, km 4
Colmenas de Aroche, S.L.                            21240 Aroche (Huelva)
                                                    pedidos@colmenasaroche.example
                                                    NIF B11203948

Factura                   A-260177                  Facturar a
Fecha factura             13/02/2026                Herbolario Romero, S.L.
                                                    Calle Feria, 88
                                                    41002 Sevilla
                                                    NIF B41772030

Cant.     Producto                   Precio     Importe
24        Miel de encina             6,00       144,00

                                     Base       144,00
                                     IVA 10 %    14,40
                                     Total      158,40
`,
      8.5,
    ),
  )
  expect(fields.supplier_tax_id?.value).toBe('B11203948')
})

const note = (told: string) =>
  fieldOfOrder(
    drawDocument(`
Gipfelgrat Versand GmbH
Illerstraße 9
87527 Sonthofen

Bestellung B2026-10884
Datum: 19.08.2026
${ARTICLES}
${told}
`),
  )('note')

test('what is asked for behind a sentence that says where to write', () => {
  const told = 'Bitte bestätigen Sie den Auftrag an einkauf@gipfelgrat.example. Teillieferungen nur nach Absprache.'
  expect(note(told)).toBe(told)
  expect(note('Bitte bestätigen Sie den Auftrag an einkauf@gipfelgrat.example. Mit freundlichen Grüßen.')).toBeUndefined()
})

const blinds = (head: string) =>
  understandDocument(
    drawSpaced(
      `
Voiles et Stores Meuse SRL

Chaussée de Dinant 204, 5000 Namur

Facture F26-218

Date : 11 mai 2026

${head}    Désignation                                 Qté     Prix HTVA    Montant


           Store enrouleur occultant, tissu gris
ST-ENR                                                 4       100,00       400,00
           L 1180 x H 1650 mm, chaînette à droite


           Vénitien de 25 mm blanc
VE-25A                                                 3        90,00       270,00
           L 900 x H 1200 mm


           Placement et réglages
POSE                                                   5        58,00       290,00
           deux techniciens


                                               Total HTVA      960,00

                                               TVA 21 %        201,60
`,
      6,
    ),
  ).items.map((row) => row.description?.value)

test('names over the middle of their rows, under a head beside one for models', () => {
  expect(blinds('Modèle ')).toEqual(['Store enrouleur occultant, tissu gris', 'Vénitien de 25 mm blanc', 'Placement et réglages'])
})

test('a number that costs the same from everywhere', () => {
  const { fields } = understandDocument(
    drawDocument(`
Énergie du Vallon
Service Clients
TSA 40118
38043 GRENOBLE CEDEX 9
0 809 554 318 (service gratuit + prix appel)

Facture n° 10284711
du 04/04/2026

Désignation            Quantité     Prix       Montant
Abonnement             2            40,00      80,00

Total HT                                       80,00 €
TVA 20 %                                       16,00 €
Total TTC                                      96,00 €
`),
  )
  expect(fields.supplier_contact?.value).toBe('0 809 554 318')
})

const order = (art: string) => fieldOfOrder(drawDocument(art))

test('hours of receiving in Portuguese', () => {
  const field = order(`
Laticínios do Vale S.A.
Rod. MG-040 km 12

PEDIDO DE COMPRA 118402
Data do Pedido      08/09/2026

Código        Descrição             Quantidade     Preço      Total
EMB-441       Caixa de papelão      300            3,00       900,00

Recebimento de segunda a sexta, das 7h às 15h
`)
  expect([field('start_delivery_time'), field('end_delivery_time')]).toEqual(['07:00', '15:00'])
})

test('a unit of the house, and what it is for', () => {
  const field = order(`
**NORTHERN** **RIVERS** **AGENCY**                          Turku, 11 September 2026
Corporate Services Unit – Supplies
Linnankatu 18
20100 Turku, Finland

ORDER FORM No NR-2026-0417

Contractor
Lehto Office Oy
Teollisuuskatu 33
00510 Helsinki

Description            Quantity     Unit price      Total
Desk 160 x 80 cm       14           400.00          5,600.00
`)
  expect(field('department')).toBe('Corporate Services Unit – Supplies')
})

test('what the seller will take from the bank is no note, and the sentence under it is one', () => {
  const notes = readBillWith(
    'Cargaremos el importe el 8 de junio en su cuenta (mandato AC-70218).\nDeje los botellones vacíos en la recepción del local.',
  )
  expect(notes.additional_notes?.value).toBe('Deje los botellones vacíos en la recepción del local.')
})
