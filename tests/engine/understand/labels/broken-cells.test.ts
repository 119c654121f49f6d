import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'work_order' }).fields).map(([name, { value }]) => [
      name,
      value.replaceAll('\n', ' '),
    ]),
  )

const title = '**PURCHASE ORDER**\nLarchmont Filtration Inc.\n12 Airport Road\nLeeds LS10 1NT\n'

describe('cells of a strip that their columns broke', () => {
  test.each([
    [
      'some of them go on in the next line',
      `
Order no      Date          Buyer         Department      Required by
PO-10772      04/11/2025    Trevor        Production :    23/11/2025
                            Lindgren      Assembly
`,
      {
        name: 'PO-10772',
        order_date: '2025-11-04',
        client_name: 'Trevor Lindgren',
        department: 'Production : Assembly',
        requested_delivery_date: '2025-11-23',
      },
    ],
    [
      'all of them do, as a code and days that are not finished show',
      `
Our order     Date          Required by   Contact         Department
KLT-UNI-      11 January    2 February    Shelley         Human
052           2024          2024          Barnard         Resources
`,
      {
        name: 'KLT-UNI-052',
        order_date: '2024-01-11',
        requested_delivery_date: '2024-02-02',
        client_name: 'Shelley Barnard',
        department: 'Human Resources',
      },
    ],
    [
      'a narrow cell of facts, its labels and values broken',
      `
Supplier                 Order date: 03/06/2025
Alderney Pharma          Order number: PH-4471
                         Pharmacist in charge: Dr
                         Miriam Oyelaran
                         Ordering unit: Sterile
                         Preparation
                         Hospital account with
                         supplier: H04471
`,
      { client_name: 'Dr Miriam Oyelaran', department: 'Sterile Preparation', customer_code: 'H04471' },
    ],
  ])('%s', (_, strip, fields) => {
    expect(read(title + strip)).toMatchObject(fields)
  })

  test('a second full row is another line of a table', () => {
    const fields = read(`${title}
Our order     Date          Required by   Contact         Department
KLT052        11/01/2024    02/02/2024    Barnard         Stores
KLT053        12/01/2024    03/02/2024    Lindgren        Kitchen
`)
    expect(Object.values(fields).filter((value) => /Barnard Lindgren|Stores Kitchen/.test(value))).toEqual([])
  })
})
