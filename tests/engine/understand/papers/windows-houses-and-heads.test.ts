import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art)).fields

const goods = `
Code        Description                     Qty     Price     Amount
B-104       Door closer, size 3               4     18.20      72.80
B-209       Hinge, stainless, 100 mm         12      3.15      37.80

Net total                                                     110.60
`

describe('hours of delivery', () => {
  test('stand over labels of their own', () => {
    const fields = read(`
**PURCHASE ORDER**

PO-60418             14/05/2026          18/05/2026
Order number         Date of order       Deliver on

06:30                10:00               C4471
Receiving from       Receiving until     Your account no.
${goods}`)
    expect(fields.start_delivery_time?.value).toBe('06:30')
    expect(fields.end_delivery_time?.value).toBe('10:00')
  })

  test('are broken by the edge of their cell', () => {
    const fields = read(`
**PURCHASE ORDER** **PO-60418**

SHIP TO                     RECEIVING HOURS     REQUISITIONED BY
Harlan County Clerk         08:30 to            Gwen Pritchard
960 Commerce Pkwy           11:45
Madison, WI 53713
${goods}`)
    expect(fields.start_delivery_time?.value).toBe('08:30')
    expect(fields.end_delivery_time?.value).toBe('11:45')
  })
})

test('the house in the line under the firm is part of where it is', () => {
  const fields = read(`
**Brackenbury** **Builders** **Ltd**
Saxon Yard - Hexham NE46 3PB - 01434 555 022 - claims@brackenbury.example

**Invoice** **PC-2281**   Date 13/04/2026

To
Tynedale Community Trust
4 Fore Street
Hexham NE46 1NA
${goods}
VAT 20 % 22.12     Total 132.72`)
  expect(fields.supplier_name?.value).toBe('Brackenbury Builders Ltd')
  expect(fields.supplier_address?.value).toContain('Saxon Yard')
})

test('beside the head of the notes stands that of a signature', () => {
  const fields = read(`
**BON** **DE** **COMMANDE** **CF112153**   Date 12/03/2026

Réf.      Désignation               Qté    P.U.   Montant
A-1       Lampe sodium 70 W          40    1,82     72,80

Total HT 72,80

~OBSERVATIONS~                                          ~VISA~ ~DU~ ~RESPONSABLE~
Livrer en une seule fois, accès par la cour.
`)
  expect(fields.note?.value).toBe('Livrer en une seule fois, accès par la cour.')
})
