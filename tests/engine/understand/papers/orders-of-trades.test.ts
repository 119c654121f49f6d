import { describe, expect, test } from 'vitest'
import type { LabelledLine } from '#app/engine/understand/labels/labels.ts'
import type { HeadedParty } from '#app/engine/understand/parties/headed.ts'
import { isPayingOffice, withoutPayingOffices } from '#app/engine/understand/parties/paying-office.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  return {
    ...values,
    items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))),
  } as Record<string, string | undefined> & { items: Record<string, string | undefined>[] }
}

const codes = (page: string) =>
  read(`**PURCHASE** **ORDER** 4711\n\n${page}`).items.map(
    ({ product_code, requested_quantity }) => `${product_code}: ${requested_quantity}`,
  )

const items = `
Code        Description               Qty      Price       Amount
TR-4410     Bath sheet 500 g           30      19.86       595.80
TR-4471     Paper rolls 2 layers        4      58.95       235.80
`

describe('columns of orders', () => {
  test('what each shop gets, under one head, makes no code together', () => {
    expect(
      codes(`
EAN              Description        Units by store                Units    Cost    Amount
0850019441104    Canvas tote         36     24     24     12        96     6.50    624.00
0850019441111    Waxed apron         24     24     12     12        72     6.50    468.00
`),
    ).toEqual(['0850019441104: 96', '0850019441111: 72'])
  })

  test.each([['Drawing'], ['Plan – indice'], ['Zeichnung'], ['Plano nº']])('parts are called by their drawings: %s', (head) => {
    expect(
      codes(`
${head.padEnd(18)}Description          Qty    Price    Amount
D-40771-C         Spindle housing        6   212.00   1272.00
D-40785-A         End cap               12    38.50    462.00
`),
    ).toEqual(['D-40771-C: 6', 'D-40785-A: 12'])
  })

  test('a total of what goes where is the quantity', () => {
    expect(
      codes(`
Réf.      Désignation             Mairie    Écoles    Cimetière    Total
P-BIS-B   Pensée bleue               120        60           40      220
P-BIS-J   Pensée jaune               120        60                   180
MYO-08    Myosotis bleu               80                     40      120
`),
    ).toEqual(['P-BIS-B: 220', 'P-BIS-J: 180', 'MYO-08: 120'])
  })

  test('a code of its own goes before the drawing', () => {
    expect(
      codes(`
Drawing       Part no.      Description          Qty    Price    Amount
D-40771       8-4417        Spindle housing        6   212.00   1272.00
D-40785       8-4418        End cap               12    38.50    462.00
`),
    ).toEqual(['8-4417: 6', '8-4418: 12'])
  })

  test('codes under „Artikel“, names under the head of the sort', () => {
    const { items: rows } = read(`**BESTELLUNG** 4711

Menge   Artikel    Sorte / Gebinde                           Preis      Summe
6       W-771      Winterweizen Reform, Big Bag 500 kg      338,00   2.028,00
40      G-210      Wintergerste Ellen, Sack zu 25 kg         19,90     796,00
`)
    expect(rows.map(({ product_code, product_name }) => [product_code, product_name])).toEqual([
      ['W-771', 'Winterweizen Reform, Big Bag 500 kg'],
      ['G-210', 'Wintergerste Ellen, Sack zu 25 kg'],
    ])
  })

  test('numbers of parts in five groups', () => {
    expect(
      codes(`
Sachnummer         Bezeichnung             Menge
A 447 118 20 31    Halter Abgasrohr          960
A 906 990 01 12    Schraube M8x35           8000
`),
    ).toEqual(['A 447 118 20 31: 960', 'A 906 990 01 12: 8000'])
  })
})

describe('heads of orders', () => {
  test('the number right under a title of one word', () => {
    expect(
      read(`**Wäsche-Bestellschein**\nNr. 55 207\n\nBestellt am: 22.11.2026\nLiefertermin: 24.11.2026\nBesteller: Wiebke Jansen\n${items}`)
        .name,
    ).toBe('55 207')
  })

  test('title, number and day, one below the other', () => {
    const { name, order_date } = read(`
**ORDEN** **DE** **CARGA**
T-26/04471
20/11/2026

CARGA
Fecha: 23/11/2026

DESCARGA
Fecha: 24/11/2026
${items}`)
    expect([name, order_date]).toEqual(['T-26/04471', '2026-11-20'])
  })

  test('who signs on behalf of somebody is no company', () => {
    const { customer_company_name, client_name } = read(`
Landkreis Uelzenau, Postfach 12 40, 29509 Uelzenau

Bestellung Nr. 40-2026-0188
Datum: 19.11.2026
${items}
Mit freundlichen Grüßen
im Auftrag
Behrens
`)
    expect(customer_company_name).not.toBe('Behrens')
    expect(client_name).toBe('Behrens')
  })

  test.each([
    ['St. Brendan Medical Center PURCHASE ORDER', ['delivery', 'other_party']],
    ['Kanawha Supplies', ['delivery', 'customer']],
  ])('the bill goes to the desk of somebody else than who is over the paper: %s', (head, roles) => {
    const party = (role: string, ...texts: string[]) =>
      ({ role, name: { text: texts[0] }, names: [], block: { parts: texts.map((text) => ({ text })) } }) as unknown as HeadedParty
    const headed = [
      party('delivery', 'St. Brendan Medical Center', '2100 Kanawha Blvd E'),
      party('customer', 'St. Brendan Health System', 'Accounts Payable'),
    ]
    expect(withoutPayingOffices(headed, [{ text: head } as LabelledLine]).map(({ role }) => role)).toEqual(roles)
  })

  test('a town’s cashier pays, and orders nothing', () => {
    expect(isPayingOffice('Stadtkasse Wernsbach')).toBe(true)
  })

  test('the number of a buyer before the name', () => {
    const { customer_company_name, client_name } = read(`
**PEDIDO** 8830114
FECHA PEDIDO: 20/11/2026
COMPRADOR: 07 - MARIBEL ORTS
${items}`)
    expect([customer_company_name, client_name]).toEqual([undefined, 'MARIBEL ORTS'])
  })

  test('whoever stands behind the whole name of a department is none', () => {
    expect(read(`**PEDIDO** 8830114\nFECHA: 20/11/2026\n${items}\nDpto. de Compras – Rocío Alarcón`).department).toBeUndefined()
  })

  test.each([
    ['Event date: 3 December 2026', { requested_delivery_date: '2026-12-03' }],
    ['Plazo: antes del 27/11/2026', { requested_delivery_date: '2026-11-27' }],
    ['Clínica: Dental Pisuerga, S.L.P.', { customer_company_name: 'Dental Pisuerga, S.L.P.' }],
    ['Betrieb: Hof Onken GbR', { customer_company_name: 'Hof Onken GbR' }],
  ])('what a label asks for: %s', (line, asked) => {
    expect(read(`**PURCHASE** **ORDER**\n\n${line}\n${items}`)).toMatchObject(asked)
  })
})

test('two halves whose heads come again, known or not', () => {
  expect(
    codes(`
Cód.    Prenda               Pedido   Serv.    Cód.    Prenda             Pedido   Serv.
S-01    Sábana encimera         220            C-02    Manta polar            35
S-02    Sábana bajera           220            B-01    Babero adulto         160
`),
  ).toEqual(['S-01: 220', 'S-02: 220', 'C-02: 35', 'B-01: 160'])
})

test('a year before a title in bold capitals', () => {
  const { kind } = understandDocument(
    drawDocument(`
**2027** **GROWER** **ORDER** **FORM**
Stony Creek Seed Co.

Name: Annie Stoltzfus
${items}`),
  )
  expect(kind).toBe('work_order')
})

describe('what orders say on the way', () => {
  test.each([
    ['Consegna: cantiere via della Beverara 123, 40131 Bologna – giovedì 26/11/2026 dalle 7:30', 'via della Beverara 123, 40131 Bologna'],
    ['Deliver to: Rear Gate, 4 Albert Square, Leeds LS1 4AP, before 4 December 2026', '4 Albert Square, Leeds LS1 4AP'],
  ])('a place ends where the day begins: %s', (line, place) => {
    const { delivery_address } = read(`**PURCHASE** **ORDER** 4711\nDate: 18/11/2026\n${items}\n${line}`)
    expect(delivery_address?.endsWith(place)).toBe(true)
  })

  test('numbers of three figures under No. are articles where they are not counted', () => {
    expect(
      codes(`
No.     Description             Qty    Price    Amount
104     Carrot, Danvers           4    14.00     56.00
109     Kale, Lacinato            2     8.75     17.50
122     Pea, Sugar Snap           3    38.00    114.00
`),
    ).toEqual(['104: 4', '109: 2', '122: 3'])
  })

  test('a code of letters alone behind its label', () => {
    expect(
      codes(`
Product               Qty    Price    Total
Lavender soap bar       4    42.00   168.00
SKU BF-SOAP-LAV
Cedar soap bar          2    42.00    84.00
SKU BF-SOAP-CED
`),
    ).toEqual(['BF-SOAP-LAV: 4', 'BF-SOAP-CED: 2'])
  })

  test('a street between days is no thing ordered', () => {
    expect(read(`**MATERIAL** **RELEASE** 0091\n1155 Bible Rd, Lima, OH 45801   Horizon 11/23/26 – 01/31/27`).items).toEqual([])
  })

  test('the number of a framework is not the order’s', () => {
    expect(
      read(`**BON** **DE** **TRAVAUX**\nn° BT-2026-30771\n\nMarché à bons de commande n° 2025-M-17\nDate : 19/11/2026\n${items}`).name,
    ).toBe('BT-2026-30771')
  })

  test('whoever lives where the work is done does not order it', () => {
    expect(
      read(
        `**BON** **DE** **TRAVAUX** N° BT-30771\nDate : 19/11/2026\n\nLocataire : Société Benali\n18 rue Branly\n82000 Montauban\n${items}`,
      ).customer_company_name,
    ).not.toBe('Société Benali')
  })

  test.each([
    ['26CH14 0077312 du 19/11/2026', '26CH14 0077312'],
    ['26CH14 450', '26CH14'],
  ])('a number behind year and house: %s', (text, code) => {
    expect(readCode(text)).toBe(code)
  })

  test('three letters and a day', () => {
    expect(read(`**COMMANDE** 4500-77120\nÉmise le 18.11.2026\nRDV 27.11.2026 à 05:30\n${items}`).requested_delivery_date).toBe(
      '2026-11-27',
    )
  })
})
