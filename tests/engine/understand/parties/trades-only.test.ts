import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const client = (window: string) =>
  understandDocument(
    drawDocument(`
QUINCAILLERIE DU FOREZ SARL
5, rue des Aciéries
42000 SAINT-ETIENNE

FACTURE N° FA118204
DATE 12/10/2026

${window
  .split('\n')
  .map((line) => `                                                  ${line}`)
  .join('\n')}

Total HT    100,00 €
TVA 20 %     20,00 €
Total TTC   120,00 €`),
    { kind: 'invoice', today: '2026-12-01' },
  ).fields.client_name?.value

test.each([
  [
    'a trade over the name that it was too long for',
    'SERRURERIE MÉTALLERIE\nPONCET ET FILS\n18 rue Jean Neyret\n42350 LA TALAUDIÈRE',
    'SERRURERIE MÉTALLERIE PONCET ET FILS',
  ],
  ['what a house is under its name', 'LE GABIER\nBrasserie - Restaurant\nM. Yann LE FLOCH\n2 quai de Rohan\n56100 LORIENT', 'LE GABIER'],
  ['the same in Spanish', 'EL FARO\nBar - Restaurante\nCalle Mayor 4\n09001 BURGOS', 'EL FARO'],
  ['a trade with its own name', 'BOULANGERIE MARTIN\n18 rue Jean Neyret\n42350 LA TALAUDIÈRE', 'BOULANGERIE MARTIN'],
])('%s', (_, window, name) => {
  expect(client(window)).toBe(name)
})
