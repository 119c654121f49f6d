import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['Re: Quote 55120 - our PO HC-7714', 'On 03/12/2025, Aldous Drives wrote:', 'we need the lot by 9 December 2025:', 'Regards'],
  [
    'RE: Devis 55120 - notre commande HC-7714',
    'Le 03/12/2025, Aldous a écrit :',
    'nous en avons besoin pour le 9 décembre 2025 :',
    'Cordialement',
  ],
  [
    'RE: Presupuesto 55120 - nuestro pedido HC-7714',
    'El 03/12/2025, Aldous escribió:',
    'lo necesitamos para el 9 de diciembre de 2025:',
    'Saludos',
  ],
])('a mail that answers an offer: %s', (subject, quoted, wish, greeting) => {
  const { fields, items } = understandDocument(
    drawDocument(`
Becky Thornhill <becky@harrowgate.example>                 04/12/2025
To: Aldous Drives <sales@aldous.example>
Subject: ${subject}

Hi Gareth,
Many thanks, here is what ${wish}

8 x Safety relay 24 VDC (S2873)
3 x Pressure gauge 0-16 bar (V4411)

${greeting}
Becky Thornhill
Harrowgate Conveyors Ltd
Unit 3 Wharf Business Park, Leeds LS10 1NT

${quoted}

Please find our quotation 55120 for the parts listed.
${greeting}
Gareth Mills
`),
    { kind: 'work_order' },
  )
  expect(fields.name?.value).toBe('HC-7714')
  expect(fields.client_name?.value).toBe('Becky Thornhill')
  expect(fields.requested_delivery_date?.value).toBe('2025-12-09')
  expect(items.map((row) => row.product_code?.value)).toEqual(['S2873', 'V4411'])
})
