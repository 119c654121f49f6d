import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import type { Document } from '#app/engine/document.ts'
import { drawDocument } from '#tests/support/page.ts'

const HEAD = `
Joinery order                                     Wexford Stage Works Ltd
WSW-J0418-02                                      The Old Mill, Ferrybank, Wexford

Supplier                                          Raised 18 Feb 26
Slaney Timber Ltd
5 Quay Road, Wexford Y35 X1N2
`

const ITEMS = `
#           Our order          Quantity          Rate            EUR
1           Larch board planed, 20 x 145 mm
            LB-20-145          8 pc              @ 12.85      102.80

2           Oak strip 40 x 40 mm
            OS-4040            4 pc              @ 19.60       78.40

                        Goods EUR 181.20
`

/** An order whose title and the line under it are in the type of a headline. */
function drawHeadline(under: string): Document {
  const document = drawDocument(`${HEAD.replace('WSW-J0418-02', under.padEnd(12))}${ITEMS}`)
  const sizes: Record<string, number> = { 'Joinery order': 13, [under]: 16 }
  for (const line of document.pages[0]!.lines) for (const one of [line, ...line.words]) one.size = sizes[line.text] ?? one.size
  return document
}

const read = (document: Document) => {
  const { fields, items } = understandDocument(document, { kind: 'work_order' })
  return {
    name: fields.name?.value,
    items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value]))),
  }
}

test('heads far apart over items of two rows are no part of the first name, nor is the number of a row', () => {
  const { items } = read(drawDocument(`${HEAD}${ITEMS}`))
  expect(items.map(({ product_name }) => product_name)).toEqual(['Larch board planed, 20 x 145 mm', 'Oak strip 40 x 40 mm'])
  expect(items.map(({ product_code }) => product_code)).toEqual(['LB-20-145', 'OS-4040'])
})

test('a number close before its thing is part of the name', () => {
  const lamps = ITEMS.replace('1           Larch board planed, 20 x 145 mm', '            12 volt lamp with bracket')
  expect(read(drawDocument(`${HEAD}${lamps}`)).items[0]!.product_name).toBe('12 volt lamp with bracket')
})

test('a code in large type under the title is the number of the order', () => {
  expect(read(drawHeadline('WSW-J0418-02')).name).toBe('WSW-J0418-02')
})

test('a day in large type under the title is no number', () => {
  expect(read(drawHeadline('18/02/2026')).name).not.toBe('18/02/2026')
})

test.each([
  ['en', 'On board by 27/02/2026'],
  ['es', 'A bordo antes de 27/02/2026'],
  ['fr', 'À bord avant le 27/02/2026'],
  ['it', 'A bordo entro il 27/02/2026'],
  ['de', 'An Bord bis 27.02.2026'],
  ['nl', 'Aan boord uiterlijk 27/02/2026'],
  ['pt', 'A bordo até 27/02/2026'],
])('the day by which it is on board (%s)', (_, said) => {
  const { fields } = understandDocument(
    drawDocument(`${HEAD.replace('Slaney Timber Ltd', `Slaney Timber Ltd                                 ${said}`)}${ITEMS}`),
    {
      kind: 'work_order',
    },
  )
  expect(fields.requested_delivery_date?.value).toBe('2026-02-27')
})
