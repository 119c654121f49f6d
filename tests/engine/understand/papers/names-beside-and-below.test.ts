import { expect, test } from 'vitest'
import { isPersonName } from '#app/engine/understand/parties/person-names.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

test.each(['Sean McCabe', "Nora O'Hagan", 'Nora O’Hagan', 'N. O’Hagan', 'Ewan MacLeish', 'Fr Sean McCabe', 'Sœur Anne Delmas'])(
  'a person: %s',
  (text) => expect(isPersonName(text)).toBe(true),
)

test.each(['O’Hagan & Sons', 'McCabe Supplies Ltd', 'Hotel MacLeish', 'Fr. Cahill'])('no person by its looks: %s', (text) =>
  expect(isPersonName(text)).toBe(false),
)

test('letters behind the name of who signs are none of it', () => {
  const order = fieldOfOrder(
    drawDocument(`
Parish of St Ita, Kilmead
Chapel Lane, Kilmead, Co. Kildare R14 X2F9

4 March 2026

Dolan Church Suppliers Ltd
Marrowbone Lane, Dublin 8

Order no. SI 14

Dear Mr Dolan,
We shall need the following:
${ITEMS}
Yours sincerely,

Fr Sean McCabe, P.P.
Telephone 01 554 0199 – Registered charity 20417733
`),
  )
  expect(order('client_name')).toBe('Fr Sean McCabe')
  expect(order('department')).toBeUndefined()
})

test('a name over what somebody is ends a paper that says goodbye to nobody, close under its last line', () => {
  const order = fieldOfOrder(
    drawDocument(`
Shannon Chamber Players CLG
12 Tobin Street, Cork T12 W2K4

Brightwell Music Ltd
14 Mews Lane
London W1T 3LP

Hire order SCP/26/09
1 October 2026
${ITEMS}
Your customer number for us: B0338
Please note: marked bowings welcome.

Nora O’Hagan
Chamber Librarian
`),
  )
  expect(order('client_name')).toBe('Nora O’Hagan')
})

test('the captions of a column beside the table are no heads of it', () => {
  const { fields, items } = understandDocument(
    drawDocument(`
Parc animalier des Ormes SA
Route de Neuville 140, 6880 Bertrix

Bon de commande          NUT/2026/417
Émis le                  21.09.2026

Fournisseur
Criée du Luxembourg SRL
Zoning de Weyler 9
6700 Arlon

Commandé par             N°    Produit                Cond.      Qté    Votre réf.
Bastien Collard
                         1     Merlan entier          10 kg      7      P-0410
Service
Nutrition animale        2     Moule cuite            1 kg       15     P-0488
N° client
C12906                   3     Patate douce           caisse     5      L-2204
`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_name }) => product_name?.value)).toEqual(['Merlan entier', 'Moule cuite', 'Patate douce'])
  expect(fields.client_name?.value).toBe('Bastien Collard')
  expect(fields.customer_code?.value).toBe('C12906')
})

test.each([
  ['Dealer code', '3306'],
  ['Code concession', 'C0682'],
  ['Código concesionario', 'C-118'],
  ['Händlernummer', '20417'],
])('%s: how the maker counts who sells its things', (label, code) => {
  const order = fieldOfOrder(
    drawDocument(`
Slieve Mish Tractors Ltd
Tralee Road, Killorglin

PURCHASE ORDER 0091

${label}:  ${code}
Date:  02/03/2026
${ITEMS}
`),
  )
  expect(order('customer_code')).toBe(code)
})
