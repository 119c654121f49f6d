import { expect, test } from 'vitest'
import { labelDocument } from '#app/engine/understand/labels/labels.ts'
import { registeredOffices } from '#app/engine/understand/parties/registered-office.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { SUMS } from './sums-of-a-bill.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice', today: '2026-07-01' })

interface Said {
  head?: string
  number?: string
  foot?: string
}

const bill = ({ head = 'Primeurs du Vexin SARL\n12 rue des Halles, 94150 Rungis', number = 'N° 2511-872', foot = '' }: Said) => {
  const { fields } = read(`
${head}

                                        Les Tables de l'Oise
                                        3 rue du Port-à-Charbon
                                        60100 Creil
FACTURE
${number}
du 30/11/2025

${SUMS}
${foot}`)
  return Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, cell.value]))
}

test.each(['N° 2511 00872 page 1/3', 'N° 2511 00872 - page 1/3', 'N° 2511 00872 du 30/11/2025'])(
  'a number in two groups ends where %s goes on with its page or day',
  (number) => {
    expect(bill({ number }).invoice_number).toBe('2511 00872')
  },
)

test.each(['ABN 48 604 417 283', 'TVA FR02 412773053', 'VAT Reg No. 447 2918 27'])(
  'the number behind a name with its legal form is no part of it: %s',
  (tax) => {
    expect(bill({ head: `Creek Foodservice Pty Ltd ${tax}\n91 Sydney Road, 94150 Rungis | Accounts 03 5550 1729` }).supplier_name).toBe(
      'Creek Foodservice Pty Ltd',
    )
  },
)

test('an address ends where telephone and mail follow with a blank alone between', () => {
  const head = 'Hegau-Logistik GmbH & Co. KG\nGüterbahnhofstraße 31, 78224 Singen Tel. 07731 5550-180 buchhaltung@hegau-logistik.example'
  expect(bill({ head }).supplier_address).toBe('Güterbahnhofstraße 31, 78224 Singen')
})

test.each([
  ['Vos contacts : 09 70 80 41 12', '09 70 80 41 12'],
  ['Atención a empresas: 981 95 20 20', '981 95 20 20'],
  ['Mob: 07700 900482', '07700 900482'],
])('%s under the firm is how to reach it', (line, phone) => {
  expect(bill({ head: `Primeurs du Vexin SARL\n12 rue des Halles, 94150 Rungis\n${line}` }).supplier_contact).toBe(phone)
})

test('terms behind a day and a dash, over the account', () => {
  const fields = bill({
    foot: 'Echéance : 30/12/2025 - Virement à 30 jours date de facture\nIBAN FR76 1720 6004 3193 0244 1807 734 BIC AGRIFRPP872',
  })
  expect(fields.payment_terms).toBe('Virement à 30 jours date de facture')
  expect(fields.payment_methods).toBe('Virement')
})

const freight = (heads: string) =>
  read(`
Hegau-Logistik GmbH
Güterbahnhofstraße 31, 78224 Singen

SAMMELRECHNUNG SR 26/00173
Datum: 31.01.2026

${heads}
06.01.26   Singen - Augsburg, 4 Pal.      318,50     27,07        345,57
09.01.26   Singen - Winterthur, 2 Pal.    284,00     24,14        308,14
14.01.26   Singen - Kassel, 11 Pal.       742,20     63,09        805,29

                                          Nettosumme            1.459,00
                                          19 % USt                277,21
                                          Endbetrag             1.736,21`).items

test('freight without quantities: from where to where, and what it comes to with its surcharge', () => {
  const rows = freight('Datum      Relation / Ladung              Fracht     Diesel 8,5 %   Netto EUR')
  expect(rows.map(({ description, total_amount }) => [description?.value, total_amount?.value])).toEqual([
    ['Singen - Augsburg, 4 Pal.', '345.57'],
    ['Singen - Winterthur, 2 Pal.', '308.14'],
    ['Singen - Kassel, 11 Pal.', '805.29'],
  ])
})

test('terms end before the account that the money goes to', () => {
  const foot = 'Payment by BACS within 14 days please: D R Pascoe, sort code 20-71-63, account 80417729.'
  expect(bill({ foot }).payment_terms).toBe('BACS within 14 days')
})

test('behind a comma small print says what sort of company it is', () => {
  const fields = bill({
    head: 'Ohmélia\nFournisseur de gaz\ncontact@ohmelia.fr',
    foot: 'En cas de retard de paiement : pénalités au taux BCE majoré de 10 points. Ohmélia, SA au capital de\n2 400 000 €, 8 place des Halles, 44000 Nantes, RCS Nantes 839 112 406.',
  })
  expect(fields.supplier_name).toMatch(/^ohmélia$/i)
})

test('small print over two lines says where a house has its seat', () => {
  const lines = labelDocument(
    drawDocument(`
En cas de retard de paiement : pénalités au taux BCE. Ohmélia, SA au capital de
2 400 000 €, 8 place des Halles, 44000 Nantes, RCS Nantes 839 112 406.`),
  )
  expect(registeredOffices(lines, 'Ohmélia').map(({ value }) => value)).toEqual(['8 place des Halles, 44000 Nantes'])
})

test('an order named by its number and day under its head', () => {
  const { fields } = read(`
Frantoio Bellavista S.r.l.
Via delle Querce 28, 53027 San Quirico

FATTURA 418/A del 20/11/2025

Vs. ordine
Ord. 77 del 12/11/2025

Descrizione                      Quantità    Prezzo       Importo
Olio                                26        30,00        780,00

                                 Totale documento          780,00`)
  expect(fields.order_reference?.value).toBe('77')
})
