import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Record<string, string>
}

const signed = (lines: string) =>
  read(`
From: Dale Sutherland <dale@tynebrew.example>
Sent: Wednesday, 18 November 2026 14:07
To: Sales – Northern Seal
Subject: RE: Quotation NS-20331 – our PO 77120

Please go ahead with the below:

6 x Gasket sheet graphite 1.5 mm (GRF-4410)
40 x PTFE joint sealant tape 12 mm (PTF-2208)

Kind regards
${lines}

From: Louise Harker <louise@seal.example>
Sent: 16 November 2026 10:22
To: Dale Sutherland
Subject: Quotation NS-20331

Please find our quotation NS-20331.`)

test('a mail that Outlook printed without the address of its reader ends where the one that it answers begins', () => {
  const fields = signed('Dale Sutherland\nTyne Valley Brewing Co. Ltd')
  expect(fields).toMatchObject({ name: '77120', order_date: '2026-11-18', client_name: 'Dale Sutherland' })
})

test('what somebody is, and the first name that they sign with, are no department', () => {
  expect(signed('Dale Sutherland\nMaintenance Planner | Engineering Department\nTyne Valley Brewing Co. Ltd').department).toBe(
    'Engineering Department',
  )
  expect(signed('Dale\n\nDale Sutherland\nPlant Buyer\nTyne Valley Brewing Co. Ltd').department).toBeUndefined()
  expect(signed('Lucile Desmaris\nChargée de communication\nTyne Valley Brewing Co. Ltd').department).toBeUndefined()
})

test('a sentence that names a "Co. Ltd" and parts of its site goes on to the town', () => {
  const fields = read(`
**Purchase order** 77120

Deliver to Tyne Valley Brewing Co. Ltd, Engineering Stores, Unit 4 Blaydon Haughs, Blaydon NE21 5TR.`)
  expect(fields.delivery_address).toBe('Tyne Valley Brewing Co. Ltd, Engineering Stores, Unit 4 Blaydon Haughs, Blaydon NE21 5TR')
})

test('the purchasing desk that sends a mail is no person', () => {
  const fields = read(`
Von: Einkauf Lindenhof <einkauf@lindenhof.example>
Gesendet: 13.11.2026
An: bestellung@hygienebedarf.example
Betreff: Bestellung 2026-1184

Kontakt: Einkauf Lindenhof

bitte liefern Sie uns:

6 x Einweghandschuhe Nitril (20881)
8 x Flächendesinfektion 5 l (31170)`)
  expect(fields.name).toBe('2026-1184')
  expect(fields.client_name).toBeUndefined()
})

test('the hours within which to deliver are no part of the place', () => {
  const fields = read(`
**Encomenda** 2026/118

A entrega deverá ser feita no dia 17 de junho de 2026, entre as 9h00 e as 12h00, na Rua do Passeio, 18, 4150-570 Porto.`)
  expect(fields.delivery_address).toBe('Rua do Passeio, 18, 4150-570 Porto')
})
