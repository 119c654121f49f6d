import { expect, test } from 'vitest'
import { reasonText } from '#app/components/document/why-reason.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'

test.each([
  ['en', 'inline of "Invoice No"', 'on the line of “Invoice No”'],
  ['es', 'right of "Total, net; EUR"', 'a la derecha de «Total, net; EUR»'],
  ['es', 'address block, domain, legal form', 'bloque de dirección; dominio de las direcciones; forma jurídica'],
  ['es', 'lines and charges = net', 'líneas y cargos = base'],
  ['fr', 'column "Qté"', 'dans la colonne « Qté »'],
  ['fr', 'right of "Total", net + tax = gross', 'à droite de « Total »; HT + taxe = TTC'],
  ['fr', 'gross - paid = due', 'TTC - payé = à payer'],
  // Words that the engine learns to say one day are shown as it says them.
  ['fr', 'a reason nobody translated', 'a reason nobody translated'],
  ['es', 'constructor', 'constructor'],
] as const)('in %s: %s', async (language, reason, said) => {
  const { t } = await textsIn(language)
  expect(reasonText(t, reason)).toBe(said)
})
