import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...pages: string[]) => understandDocument(drawDocument(...pages), { kind: 'invoice', today: '2026-12-01' })

const till = read(`
JARDINERIE DES TROIS VALLEES
ROUTE DE VESOUL
25000 BESANCON
TVA FR71339140279

FACTURE No 0042-118837
25/04/2026 16:42
CARTE 2400871120336
TERREAU UNIVERSEL 50L                  23,85 1
  3 x 7,95
GERANIUM ZONAL PP 10.5                 19,90 2
  10 x 1,99
SECATEUR BYPASS                        24,90 1
CROQ CHAT STERIL 4KG                   31,50 1

TOTAL EUR                              100,15
CB SANS CONTACT                        100,15

TVA TAUX        HT     TVA      TTC
1   20,00%    66,88   13,37    80,25
2   10,00%    18,09    1,81    19,90
    TOTAL     84,97   15,18   100,15`)

test('figures behind the amounts of a till are codes of the taxes under it', () => {
  expect(till.items.map(({ quantity, vat_rate, total_amount }) => [quantity?.value, vat_rate?.value, total_amount?.value])).toEqual([
    ['3', '20', '23.85'],
    ['10', '10', '19.90'],
    [undefined, '20', '24.90'],
    [undefined, '20', '31.50'],
  ])
})

test('the number of a customer’s card is no way to pay, how a card was held is said with it', () => {
  expect(till.fields.payment_methods?.value).toBe('CB SANS CONTACT')
})

test('a line that proves something by chance does not undo what the summary says of its code', () => {
  const { items, fields } = read(
    `
DISTRI-CAVES ATLANTIQUE                          FACTURE
Entrepositaire agréé - Boissons CHF              Numéro FC 0261874
56850 CAUDAN                                     Date 30/09/26

Désignation          Colis     Qté      P.U. HT      Montant HT     TVA
BIÈRE BLONDE             1      10         4,00           40,00       1
RHUM AMBRÉ               1       6        17,85          107,10       1
EAU PLATE                7      42         0,37           15,54       2


TVA     Base HT     Taux     Montant TVA
1        147,10    20,00           29,42
2         15,54     5,50            0,85

                                      Total HT                       162,64
                                      Total TVA                       30,27
                                      Total TTC                      192,91

                                      NET À PAYER EN EUROS           192,91`,
  )
  expect(items.map(({ vat_rate }) => vat_rate?.value)).toEqual(['20', '20', '5.5'])
  expect(fields.currency?.value).toBe('EUR')
})
