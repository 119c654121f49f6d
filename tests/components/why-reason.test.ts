import { expect, test } from 'vitest'
import { reasonText } from '#app/components/document/why-reason.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

test.each([
  ['en', 'inline of "Invoice No"', 'on the line of “Invoice No”'],
  ['es', 'right of "Total, net; EUR"', 'a la derecha de «Total, net; EUR»'],
  ['es', 'address block, domain, legal form', 'bloque de dirección · dominio de las direcciones · forma jurídica'],
  ['es', 'lines and charges = net', 'líneas y cargos = base'],
  ['fr', 'column "Qté"', 'dans la colonne « Qté »'],
  ['fr', 'right of "Total", net + tax = gross', 'à droite de « Total » · HT + taxe = TTC'],
  ['fr', 'gross - paid = due', 'TTC - payé = à payer'],
  ['es', 'Factur-X (CII): invoice_number', 'Factur-X (CII): Número de factura'],
  ['fr', 'Factur-X (CII): rate', 'Factur-X (CII) : Taux'],
  ['es', 'right of "Total", UBL contradicts in total_amount', 'a la derecha de «Total» · UBL dice otra cosa: Importe total'],
  ['fr', 'behind "Commande", as on an earlier paper', 'derrière « Commande » · comme sur un papier précédent'],
  // Words that the engine learns to say one day are shown as it says them.
  ['fr', 'a reason nobody translated', 'a reason nobody translated'],
  ['es', 'constructor', 'constructor'],
] as const)('in %s: %s', async (language, reason, said) => {
  const { t } = await textsIn(language)
  expect(reasonText(t, reason).replaceAll('\u00a0', ' ')).toBe(said)
})
