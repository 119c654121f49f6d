import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { drawDocument } from '../../../support/page.ts'

const invoice = (title: string, label: string, value: string) =>
  understandDocument(drawDocument(`Brightwater Ltd                         ${title}\n12 Quay Street\n\n${label}: ${value}`), {
    kind: 'invoice',
  }).fields
const order = (title: string, label: string, value: string) =>
  understandDocument(drawDocument(`Brightwater Ltd                         ${title}\n12 Quay Street\n\n${label}: ${value}`), {
    kind: 'work_order',
  }).fields

describe('labels as accounting programs print them', () => {
  test.each([
    ['RECHNUNG', 'Bitte bezahlen bis', '16.04.2026'],
    ['RECHNUNG', 'Zahlungsfälligkeit', '16.04.2026'],
    ['FACTURE', 'Date butoir de paiement', '16/04/2026'],
    ['FACTURA', 'Último día de pago', '16/04/2026'],
    ['FATTURA', 'Scadenza fattura', '16/04/2026'],
    ['FACTUUR', 'Te voldoen vóór', '16-04-2026'],
    ['INVOICE', 'Payment to be made by', '16 April 2026'],
  ])('%s: due on the day behind %s', (title, label, value) => {
    expect(invoice(title, label, value).due_date?.value).toBe('2026-04-16')
  })

  test.each([
    ['BESTELLUNG', 'Verlangter Liefertermin', '24.04.2026'],
    ['BESTELLUNG', 'Wunschliefertermin', '24.04.2026'],
    ['BON DE COMMANDE', 'Souhaité pour le', '24/04/2026'],
    ['PEDIDO', 'Se requiere para el', '24/04/2026'],
    ['ORDINE DI ACQUISTO', 'Data ricezione', '24/04/2026'],
    ['BESTELBON', 'Nodig voor', '24-04-2026'],
    ['NOTA DE ENCOMENDA', 'Data de fornecimento', '24/04/2026'],
    ['PURCHASE ORDER', 'Planned receipt date', '24 April 2026'],
  ])('%s: wanted on the day behind %s', (title, label, value) => {
    expect(order(title, label, value).requested_delivery_date?.value).toBe('2026-04-24')
  })
})

describe('heads of columns', () => {
  test.each([
    ['Taux T.V.A.', 'rate'],
    ['I.V.A. %', 'rate'],
    ['V.A.T.', 'rate'],
    ['Cuota I.V.A.', 'tax'],
    ['Preço unitário s/ IVA', 'price'],
    ['Goods or services', 'description'],
    ['Supplier product code', 'code'],
  ])('%s', (head, role) => {
    expect(readHeading(head)?.role).toBe(role)
  })

  test('a typewriter’s head of several words stands over one column', () => {
    const { items } = understandDocument(
      drawDocument(`
        Serra Lda                                FATURA
        Descrição do produto   Quantidade    Preço    Valor
        Válvula caldeira               12    12,50   150,00
        Bobina de cabo                  3   220,00   660,00
        Cadeira escritório              5   118,90   594,50`),
      { kind: 'invoice' },
    )
    expect(items.map(({ description }) => description?.value)).toEqual(['Válvula caldeira', 'Bobina de cabo', 'Cadeira escritório'])
  })
})

test('a heading known by none of its labels is not the name over the address', () => {
  const { fields } = understandDocument(
    drawDocument(`
      Molinari Srl                             FATTURA
      Via del Porto 12
      16121 Genova

      Ditta sede cliente
      Officine Ricci Spa
      Corso Italia 5
      20122 Milano`),
    { kind: 'invoice' },
  )
  expect(fields.client_name?.value).toBe('Officine Ricci Spa')
})
