import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const order = (head: string) =>
  understandDocument(
    drawDocument(`
Kestrel Hotel
63 High Street
Leeds LS1 9AB

${head}

Supplier:
Northgate Supplies Ltd
74 Station Road
Norwich NR2 8XD

Item code     Description                      Qty
NG-1001       Cable drum                         4
`),
  ).fields.name?.value

test.each([
  ['a year, a dot and a number', 'PURCHASE ORDER\nOrder no.: 2026.4068      Date: 12/03/2026', '2026.4068'],
  ['three groups with dots', 'PURCHASE ORDER\nOrder no.: 545.330.581    Date: 12/03/2026', '545.330.581'],
  ['groups with blanks under their label', 'PURCHASE ORDER\n\nOrder no.        Order date\n44 294 755       12/03/2026', '44 294 755'],
  [
    'letters and five figures, like a state and its code',
    'PURCHASE ORDER\n\nOrder no.        Order date\nBC 57266         12/03/2026',
    'BC 57266',
  ],
  ['groups behind the title, before a day', 'Purchase Order No. 87 319 616 / 12/03/2026', '87 319 616'],
  ['a title of words of one letter', 'Ordine a fornitore n. R947481', 'R947481'],
])('a number of %s', (_, head, number) => expect(order(head)).toBe(number))

test('a telephone number under the label is none', () =>
  expect(order('PURCHASE ORDER\n\nOrder no.        Order date\n0113 555 0199    12/03/2026')).toBe('PURCHASE ORDER'))
