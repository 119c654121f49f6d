import { expect, test } from 'vitest'
import { hasPostalCode } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => understandDocument(drawDocument(page), { kind: 'invoice', today: '2026-12-01' })
const cells = (page: string, ...names: string[]) =>
  read(page).items.map((row) => names.map((name) => (row as Record<string, { value: string } | undefined>)[name]?.value))

test.each([
  ['what is let, in capitals', 'FACTURE DE LOCATION 629787', '629787'],
  ['the same in Spanish', 'FACTURA DE ALQUILER F2024-6850', 'F2024-6850'],
  ['alone under a title that may be dated', '**Votre** **facture**\n2024/9418', '2024/9418'],
])('the number of the title: %s', (_, head, number) => {
  expect(
    read(
      `Sodelec Ouest SAS\n7 rue Ampère\n\n${head}\nDate de facture : 16/03/2024\nÉchéance : 30/04/2024\n\nTotal HT   100,00 €\nTVA 20 %   20,00 €\nTotal TTC   120,00 €`,
    ).fields.invoice_number?.value,
  ).toBe(number)
})

test('a masked number is that of somebody who was called', () => {
  const { fields } = read(`
Suministros Ferrán S.L.
Factura de abril

Fecha      Hora      Número        Duración     Coste
02/03      10:12     0791556***    00:04:10      0,41
03/03      11:40     0614817***    00:01:02      0,38

Total a pagar   120,00 €`)
  expect(fields.invoice_number).toBeUndefined()
})

test('where a company is registered, in short', () => {
  const { fields } = read(
    'Factura 4711\n\nTotal   120,00 €\n\nRótulos del Norte S.A. · Reg. Mercantil de Bilbao, Tomo 598, Folio 87 · NIF A48080360 · www.rotulos.es',
  )
  expect(fields.legal_mentions?.value).toBe('Reg. Mercantil de Bilbao, Tomo 598, Folio 87')
})

const boxes = (foot: string) => `
Maderas Pisuerga
Ctra. de Burgos, km 4
47009 Valladolid

FACTURA

Factura       Fecha         Cód. cliente     C.I.F.        Su pedido
2026/9762     14/11/2026    C68914           B71589343     06660

Descripción              Cantidad     Precio     Importe
Tablero                     2          10,00      20,00

Base imponible   20,00
IVA 21 %          4,20
Total            24,20

${foot}`

test('a tax number in the cell beside the number of the customer is the customer’s, where another is printed', () => {
  expect(read(boxes('Maderas Pisuerga S.A. - CIF A47012346')).fields.supplier_tax_id?.value).toBe('A47012346')
  expect(read(boxes('Gracias por su confianza')).fields.supplier_tax_id?.value).toBe('B71589343')
})

test('a column of rates that nobody taxes at is what an hour costs', () => {
  const page = `
Facture 4711

Date         Diligences                  Heures      Taux      Montant
02/03/26     Étude du projet de bail       2,0     240,00       480,00
04/03/26     Rédaction des conclusions     1,5     180,00       270,00`
  expect(cells(page, 'quantity', 'unit_price', 'vat_rate')).toEqual([
    ['2.0', '240.00', undefined],
    ['1.5', '180.00', undefined],
  ])
})

test('what a discount leaves of the list price is the price', () => {
  const page = `
Talleres Sanz S.L.
Factura Nº: 4711
Fecha: 12/03/2026

Descripción           Cant.     Tarifa     Dto. %      Neto      Importe
Mano de obra            10       57,95        20       46,36      463,60
Latiguillo               4       12,00        25        9,00       36,00

Base imponible   499,60
IVA 21 %         104,92
Total            604,52`
  expect(cells(page, 'quantity', 'unit_price', 'total_amount')).toEqual([
    ['10', '46.36', '463.60'],
    ['4', '9.00', '36.00'],
  ])
})

test('of a progress claim the amount of this claim is asked for', () => {
  const page = `
Facture 4711

Lot   Désignation des travaux     Montant marché     Cumul réalisé     Montant situation
01    Cloisons                          1 439,10            575,64              287,82
02    Peinture                          3 298,88          2 474,16            1 649,44`
  expect(cells(page, 'total_amount')).toEqual([['287.82'], ['1649.44']])
})

test('codes of taxes are told by amounts with blanks between the thousands, and by noughts in their column', () => {
  const page = `
Maraîchers du Val SCA
Facture n° 4711
Date : 12/03/2026

Désignation                Qté         PU HT      Montant HT     T
Prise 2P+T blanche          10        363,36        3 633,60     1
Pommes Boskoop             100         18,27        1 827,00     2
Timbre                       1        100,00          100,00     3

  1        20,00        3 633,60        726,72
  2        10,00        1 827,00        182,70
  3         0,00          100,00          0,00

Total HT      5 560,60
Total TVA       909,42
Net à payer   6 470,02`
  expect(cells(page, 'vat_rate').slice(0, 3)).toEqual([['20'], ['10'], ['0']])
})

test('what was paid for the bill before is nothing paid of this one', () => {
  const { fields } = read(`
Chevalier Froid SARL
Facture n° 4711
Date : 12/03/2026

Facture précédente          186,41 €
Paiement reçu, merci       -186,41 €
Total hors taxes            496,68 €
TVA à 20 %                   99,34 €
Total TTC                   596,02 €`)
  expect(fields.amount?.value).toBe('596.02')
})

test.each([
  ["Payable jusqu'au 13/03/2026 sans escompte.", 'payment_terms', "Payable jusqu'au 13/03/2026 sans escompte."],
  ['Pagadero hasta el 22/04/2025 sin descuento.', 'payment_terms', 'Pagadero hasta el 22/04/2025 sin descuento.'],
  ['Monthly invoice no. F2024-0808 dated 20/12/2024 – Account NOR720', 'client_id', 'NOR720'],
])('%s', (line, field, value) => {
  const { fields } = read(`Orchard Vale Produce\n\nINVOICE 4711\n${line}\n\nTotal   120.00`)
  expect((fields as Record<string, { value: string } | undefined>)[field]?.value).toBe(value)
})

test('a title with its number is no town', () => {
  expect(hasPostalCode('HIRE INVOICE 115089')).toBe(false)
})
