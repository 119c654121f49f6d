import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (supplier: string, customer: string) =>
  understandDocument(
    drawDocument(`
Kröger Befestigungstechnik GmbH
Am Hafen 10
34117 Kassel
${supplier}
Tel.: 0561 607024 kontakt@kroeger.example

${customer}

RECHNUNG

Re.-Nr.          Datum                Ihre Kundennummer
1758253          8. Oktober 2025      K4436

Artikel                     Menge     Preis        Betrag
Babyspinat 1 kg                 4     10,00         40,00

                                     Netto          40,00
                                     19 % MwSt.      7,60
                                     Gesamt         47,60
`),
    { kind: 'invoice' },
  ).fields

const address = `Stadtwerke Weserau GmbH
Lindenstraße 112
86150 Augsburg`

describe('a tax number right under an address is that firm’s', () => {
  test.each([
    ['somebody written to', `An:\n${address}\nUSt-ID: DE941367616`],
    ['somebody unheaded, though its figures could be a telephone’s', `${address}\nUID: CHE-990.929.552 MWST`],
    ['somebody unheaded in America', `Blue Heron Grill LLC\n7909 Industrial Pkwy\nAustin, TX 78704\nEIN: 41-9896416`],
  ])('%s', (_, customer) => {
    expect(read('', customer).supplier_tax_id?.value ?? null).toBeNull()
    expect(read('USt-ID: DE136695976', customer).supplier_tax_id?.value).toBe('DE136695976')
  })
})
