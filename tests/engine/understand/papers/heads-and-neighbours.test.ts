import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'
import { readOrderWith } from './field-of-order.ts'

const bill = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return {
    field: (name: string) => fields[name]?.value ?? undefined,
    cells: (...names: string[]) => items.map((item) => names.map((name) => item[name]?.value)),
  }
}

test('heads of three lines over lines of one', () => {
  expect(
    bill(`
Ashdown Tools Ltd
12 Mill Lane
Norwich NR3 1LB

VAT INVOICE
Invoice number: 57-35301
Invoice date: 19-06-2031

No.      Per      Item      Product Description                         Unit      Less      Total
of                Code                                                  cost      %
units
Chilled
0.5      box      QB3793    Cider vinegar, large jar                    44.00     5%        20.90
                            Serial no. SN-17690
13       case     HX7006    Baby spinach, washed                        5.88                76.44
57       each     QB3180    Baby beetroot, cooked                       4.52                257.64

                                                                        Total net           354.98
                                                                        VAT 0 % (354.98)    0.00
                                                                        Invoice total       354.98
`).cells('divalto_code', 'description', 'quantity', 'unit_price', 'total_amount'),
  ).toEqual([
    ['QB3793', 'Cider vinegar, large jar', '0.5', '44.00', '20.90'],
    ['HX7006', 'Baby spinach, washed', '13', '5.88', '76.44'],
    ['QB3180', 'Baby beetroot, cooked', '57', '4.52', '257.64'],
  ])
})

test('a rate of one figure is a rate though numbers of another line explain a code by chance', () => {
  expect(
    bill(`
Kantoor De Vliet B.V.
Havenkade 19
9712 HM Groningen

Factuur 51-12533
Factuurdatum: 26/04/2031

Omschrijving               Aantal      Prijs       BTW-tarief      Bedrag
Afwasmiddel 5 L            0,5         €5,68       9               €2,84
Muurverf wit               2           €10,00      21              €20,00

Totaal excl. BTW      €22,84
BTW 9 %                €0,26
BTW 21 %               €4,20
Totaal                €27,30
`).cells('vat_rate'),
  ).toEqual([['9'], ['21']])
})

describe('who writes', () => {
  const head = (name: string) => `
                                                            ${name}
                                                            Via Garibaldi 60
                                                            40126 Bologna
                              Trattoria del Pozzo S.p.A.
                              Via Roma 17
                              80132 Napoli
                              P.IVA: IT43897420590

Fattura n. 55-10837
Data: 10/06/2031

Descrizione                Q.tà       Prezzo     Totale
Coltello da pane           2          10,00      20,00

Imponibile            20,00
IVA 22%                4,40
Totale                24,40
`
  test('stands over whom it is written to in larger type, at whatever edge', () => {
    const page = drawDocument(head('Forniture Monviso'))
    const [line] = page.pages[0]!.lines
    for (const word of line!.words) word.size = 14
    const { fields } = understandDocument(
      { ...page, pages: page.pages.map((one) => ({ ...one, lines: one.lines.map((two) => (two === line ? { ...two, size: 14 } : two)) })) },
      { kind: 'invoice' },
    )
    expect([fields.supplier_name?.value, fields.client_name?.value]).toEqual(['Forniture Monviso', 'Trattoria del Pozzo S.p.A.'])
  })

  test('lives at no number of an invoice', () => {
    expect(
      bill(`
Van Elst Kantoor B.V.
FACTUUR No. BC 10278
Factuurdatum: 30/06/2031

Klant
Scholengroep Noord V.O.F.
Molenstraat 13
3011 AD Rotterdam

Omschrijving               Aantal      Prijs       Bedrag
Muurverf wit               2           10,00       20,00

Totaal                20,00

     Van Elst Kantoor B.V. | Havenkade 19 | 9712 HM Groningen | KvK 28900519
`).field('supplier_address'),
    ).toMatch(/^Havenkade 19/)
  })
})

describe('a department', () => {
  test('is no firm under the heading of another column', () => {
    const field = readOrderWith(`
Pedido de compra                                  A la atención de:
                                                  Equipos Monteverde S.A. de C.V.
Núm. de orden                                     Calle Olmo 281, Col. Centro
2024/97688                                        64000 Monterrey

Fecha del pedido                                  Dirección de entrega:
4 de junio de 2031                                Harbour Mills
Departamento                                      Harbour Mills México
Cocina                                            Av. del Bosque 1028
                                                  64000 Monterrey
`)
    expect(field('department')).toBe('Cocina')
  })

  test('is called by no label of a day', () => {
    const field = readOrderWith(`
Bestellung 2031-61027 / 05.10.31
Bereich                                       Haustechnik
Angebot vom                                   04.10.31
`)
    expect(field('department')).toBe('Haustechnik')
  })
})

test('hours right over lines without heads are no heads', () => {
  const field = readOrderWith(
    `
Stores Order 24/7168-B
Requesting unit:       Workshop 2
Receiving hours:       11:00 - 14:00`,
    `89589   Bread knife, large            3      17.50      52.50
60066   Butter dish                   11     33.70      370.70
47589   Washing-up bowl               2      8.72       17.44`,
  )
  expect([field('start_delivery_time'), field('end_delivery_time')]).toEqual(['11:00', '14:00'])
})

test('the head of the hours asks for nothing', () => {
  expect(
    readOrderWith(`
Fecha del pedido        Entregar el         Horario de descarga               Nº de cliente
19/07/31                27/07/31            entre las 08:00 y las 12:00       31814`)('note'),
  ).toBeUndefined()
})

/** Two rows of the drawing from a title to its first line, three from line to line. */
const set = (lines: readonly string[]) => lines.map((line) => `${line}\n\n${/\d$/.test(line) ? '\n' : ''}`).join('')

const shop = (...lines: string[]) =>
  understandDocument(
    drawSpaced(
      `
Ashdown Tools Ltd

12 Mill Lane

Norwich NR3 1LB



Invoice 57-35301

Date: 19-06-2031


Details                                                     Qty       Price       Amount

${set(lines)}

                                                            Total                 100.00
`,
      6,
    ),
    { kind: 'invoice' },
  ).items.map(({ description }) => description?.value)

test('a word alone over the names, in their type, is the title of what follows where all the column was free behind it', () =>
  expect(
    shop(
      'Consumables',
      'Stainless hinge                                             4         10.00       40.00',
      'Bread knife                                                 4         8.00        32.00',
      '**Non-food**',
      'Baby spinach                                                2         10.00       20.00',
      'Threaded rod                                                4         2.00        8.00',
    ),
  ).toEqual(['Stainless hinge', 'Bread knife', 'Baby spinach', 'Threaded rod']))

test('a name that fills its column goes on in the next line', () =>
  expect(
    shop(
      'Hinge of stainless steel for the doors of cold',
      'stores with four screws                                     4         10.00       40.00',
      'Bread knife                                                 5         8.00        40.00',
      'Butter dish                                                 2         10.00       20.00',
    ).at(0),
  ).toBe('Hinge of stainless steel for the doors of cold stores with four screws'))
