import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { findDates } from '#app/engine/understand/values/date.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

test.each([
  ['FACTURE F 26/118 0442', 'F 26/118 0442'],
  ['Invoice no. PH.26.0417', 'PH.26.0417'],
])('a number in groups, or of letters that lead to telephones: %s', (line, number) => {
  expect(read(`${line}\n\nInvoice date 27/05/2026`).invoice_number).toBe(number)
})

test('the branch of a British bank is no day', () => {
  expect(findDates('NatWest 01-02-03, account 41780044')).toEqual([])
  expect(findDates('Sort code: 04-05-06')).toEqual([])
  expect(findDates('Delivered 04-05-06, account STA-04')).toHaveLength(1)
})

test.each([
  ['J & M Raine', 'Low Shipley Farm', 'Eggleston', 'Barnard Castle DL12 0AH'],
  ['Lechlade Cricket Club', 'The Pavilion', 'Lechlade GL7 3EG'],
])('a house by its name belongs to the address of %s', (...lines) => {
  const [name, ...address] = lines
  const { client_name, client_address } = read(`
    Teesdale Farm Vets Ltd
    The Old Creamery, Barnard Castle DL12 8PQ


    Bill to:
    ${lines.join('\n    ')}


    INVOICE 2026/118
  `)
  expect(client_name).toBe(name)
  expect(client_address?.split(/\n|, /)).toEqual(address)
})
