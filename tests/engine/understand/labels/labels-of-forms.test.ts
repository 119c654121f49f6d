import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const value = (page: string, name: string) =>
  (
    understandDocument(drawDocument(page), { kind: 'invoice', today: '2026-12-01' }).fields as Record<string, { value: string } | undefined>
  )[name]?.value

const bill = (facts: string) => `
IRRIGA SYSTÈMES SAS
410 avenue du Garlaban
13400 AUBAGNE

${facts}

Total   1 200,00 €`

test.each([
  ['French', 'FACTURE PRO FORMA\n\nN° et date\nPF-2026-0088 - 2 septembre 2026'],
  ['French and English', 'FACTURE PRO FORMA\n\nN° et date / No. and date\nPF-2026-0088 - 2 septembre 2026'],
  ['Spanish', 'FACTURA\n\nN.º y fecha\nPF-2026-0088 - 2 de septiembre de 2026'],
  ['Italian', 'FATTURA\n\nN. e data\nPF-2026-0088 - 2 settembre 2026'],
])('number and day in one cell: %s', (_, facts) => {
  expect(value(bill(facts), 'invoice_number')).toBe('PF-2026-0088')
  expect(value(bill(facts), 'invoice_date')).toBe('2026-09-02')
})

test('the order that a credit note goes back to', () => {
  expect(value(bill("Facture d'avoir\nAvoir n° AV-2026-00041\n\nCommande d'origine\nBC/MAR/2026/077"), 'order_reference')).toBe(
    'BC/MAR/2026/077',
  )
})

test('a person among the labels of the Italian e-invoice', () => {
  const page = `
Cedente/prestatore (fornitore)                       Cessionario/committente (cliente)
Identificativo fiscale ai fini IVA: IT03877140586    Identificativo fiscale ai fini IVA: IT02241803713
Cognome nome: Rinaldi Luca                           Denominazione: Immobiliare Santerno S.r.l.
Indirizzo: Via Emilia Ponente 211                    Indirizzo: Viale Amendola 45/B
Comune: Imola Provincia: BO                          Comune: Imola Provincia: BO
Cap: 40026 Nazione: IT                               Cap: 40026 Nazione: IT

Numero documento      Data documento
12/2026               27-05-2026

Totale documento      2.523,57`
  expect(value(page, 'supplier_name')).toBe('Rinaldi Luca')
  expect(value(page, 'supplier_address')).toContain('Via Emilia Ponente 211')
})
