import { describe, expect, test } from 'vitest'
import { endOfTitle } from '#app/engine/understand/titles/titles.ts'
import { toTextLine } from '#app/engine/understand/words/tokens.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const fieldsOf = (art: string, ...names: string[]) => {
  const { fields } = read(art)
  return names.map((name) => fields[name]?.value ?? null)
}

const order = (head: string, items = 'Ring binder A4 blue                    4       1.20        4.80') => `
      The Copper Kettle Limited
      125 Weavers Lane
      Belfast BT9 5NL

${head}

      Supplier:
      Fenwick Catering Supplies Ltd
      Unit 8 Crossways Business Park
      Belfast BT9 5NL

      Product                              Qty   Unit price   Amount
      ${items}
`

describe('heads of orders', () => {
  test('a day, and the label behind it, are no place', () =>
    expect(
      fieldsOf(
        order(`      PURCHASE ORDER
      ORDER NO.: 2026/13766
      DELIVER ON: 12 February 2026
      BUYER: Bethan Rees`),
        'delivery_address',
        'requested_delivery_date',
      ),
    ).toEqual([null, '2026-02-12']))

  test('the day of an offer under its label dates no order that has a day of its own', () =>
    expect(
      fieldsOf(
        order(`      ORDER FORM
      PO Number
      4659747

      Date
      26-09-2024

      Quote date
      18-09-2024`),
        'order_date',
      ),
    ).toEqual(['2024-09-26']))

  test('what an order is for within its title heads nothing', () =>
    expect(
      fieldsOf(
        order(`                         **Kitchen** **Order** **PO-70575** **–** **02/02/2024**
      PLACED BY          Aoife Brennan`),
        'department',
        'client_name',
      ),
    ).toEqual([null, 'Aoife Brennan']))

  test('a title that begins with the word for a seller heads no party', () =>
    expect(
      fieldsOf(
        order(`      **Supplier** **Order** **No.** **C-10579**
      Date:
      10 July 2025
      Contact name:
      Aoife Brennan`),
        'client_name',
      ),
    ).toEqual(['Aoife Brennan']))

  test('a number with the seller under a word for the customer makes no seller of who orders', () =>
    expect(
      fieldsOf(
        `
      Klinikum Fuldatal AG
      Am Hafen 27
      66111 Saarbrücken

      Einkaufsbestellung 26/6679-V
      8. Januar 2026

      Einkäufer                      Debitor
      Jutta Harms                    K7706

      An den Lieferanten:
      Nordhoff Großhandel GmbH & Co. KG
      Lindenstraße 12
      66111 Saarbrücken

      Artikel                        Menge     Preis     Betrag
      Spülmittel 5 L                 2          5,00      10,00`,
        'customer_company_name',
      ),
    ).toEqual(['Klinikum Fuldatal AG']))
})

describe('days of parts', () => {
  test('a day with how many are wanted then is not the day of the order', () =>
    expect(
      fieldsOf(
        order(
          '      Order form 76087\n      Date: 25 August 2025',
          `Washing-up liquid 5 L                  4       1.20        4.80
      Delivery 12/09/2025: 1 pc
      Delivery 26/09/2025: 3 pc`,
        ),
        'requested_delivery_date',
      ),
    ).toEqual([null]))
})

describe('sums', () => {
  test('what the lines of the last group come to is no total', () =>
    expect(
      fieldsOf(
        order(
          '      Order form 76087\n      Date: 25 August 2025',
          `Ring binder A4 blue                    4       1.20        4.80
      Subtotal                                                   4.80
      Butter unsalted 250 g                  3       2.00        6.00
      Subtotal                                                   6.00`,
        ),
        'total_amount_without_tax',
      ),
    ).toEqual([null]))

  test('a first tax of nothing makes no total of the net', () =>
    expect(
      fieldsOf(
        `${order(
          '      Order form 76087\n      Date: 25 August 2025',
          `Ring binder A4 blue                    4       1.20        4.80
      Butter unsalted 250 g                  3       2.00        6.00`,
        )}
      Net total        Tax 0%        20% VAT        Total inc. VAT
      10.80            0.00          1.20           12.00`,
        'total_amount_with_tax',
      ),
    ).toEqual(['12.00']))
})

const behindTitle = (text: string) => {
  const line = toTextLine(drawDocument(text).pages[0]!.lines[0]!)
  return text.slice(endOfTitle(line, 'invoice')?.end)
}

test('a number of letters, a blank and digits stands whole behind two titles', () =>
  expect(behindTitle('Invoice / Statement of goods F 60902 - 12/11/2024')).toBe(' F 60902 - 12/11/2024'))

test('a number behind what a title is about may be followed by its day', () =>
  expect(behindTitle('Facture de prestations 24/1621-F / 5 juin 2024')).toBe(' 24/1621-F / 5 juin 2024'))

describe('tax ids', () => {
  const invoice = (foot: string, line = 'Burro dolce      12   cf      1,00      12,00') => `
      Forniture Bellini S.n.c.
      Via Garibaldi 91
      40126 Bologna
${foot}

      Fattura 77-77720 del 27/04/2025

      Articolo         Q.tà   UM   Prezzo   Importo
      ${line}`

  test('letters of the country end a line, the digits begin the next', () =>
    expect(
      fieldsOf(
        invoice(`      VAT Registration Number: GB
      343 7328 37`),
        'supplier_tax_id',
      ),
    ).toEqual(['GB 343 7328 37']))

  test('a unit in small letters is no tax code', () =>
    expect(
      fieldsOf(
        invoice(
          '',
          '12   cf      99693     Raccoglitore A4      1,82     21,84\n      2    pz      89548     Spinacino 1 kg       5,12     10,24',
        ),
        'supplier_tax_id',
      ),
    ).toEqual([null]))
})
