import { describe, expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { drawPage } from '#tests/support/page.ts'

/** What the labels of the line say, weak ones with a `?`. */
const heard = (line: string) => [
  ...new Set(
    labelPage(drawPage(line))[0]?.labels.flatMap(({ sayings }) => sayings.map(({ name, weak }) => (weak ? `${name}?` : name))) ?? [],
  ),
]

describe('words that only begin a label', () => {
  test.each([['Invoice type: normal'], ['Payment category: Unit 14'], ['Facture type : acompte'], ['Invoice type']])(
    '%s asks for no number and no day',
    (line) => expect(heard(line).filter((name) => !name.startsWith('other_'))).toEqual([]),
  )

  test.each([
    ['Fecha de entrada en vigor: 12/03/2026'],
    ['Date de rentrée des cours : 12/03/2026'],
    ['Prüfdatum: 12.03.2026'],
    ['Fecha de toma/prestación: 12/03/2026'],
  ])('%s is the day of the paper only where there is no other', (line) => expect(heard(line)).toEqual(['date?']))

  test.each([
    ['Invoice 4711', 'invoice_number?'],
    ['Notre facture : 4711', 'invoice_number?'],
    ['Date: 12/03/2026', 'date'],
    ['Date 12 March 2026', 'date'],
    ['Payment Due date: 12/03/2026', 'due_date'],
  ])('%s is heard as before', (line, name) => expect(heard(line)).toContain(name))
})

describe('numbers and days of other papers and things', () => {
  test.each([
    ['Card number: 4711', ['other_number']],
    ['Preventivo N°: 4711', ['other_number']],
    ['Prüfnummer: 4711', []],
    ['Invoice No.: 4711', ['invoice_number']],
    ['Contract reference: 4711', ['other_number']],
    ['Verfallsdatum: 12.03.2026', ['other_date']],
    ['Référence du contrat : 4711', ['other_number']],
    ['Date de validité du devis : 12/03/2026', ['other_date']],
    ['Ablaufdatum des Angebots: 12.03.2026', ['other_date']],
  ])('%s', (line, names) => expect(heard(line).filter((name) => !/\?$|reference/.test(name))).toEqual(names))
})

describe('sums that are none of the totals', () => {
  test.each([
    ['Total allowances: 12.00', ['other_amount']],
    ['Summe Zuschläge: 12,00', ['other_amount']],
    ['Valor do frete: 12,00', ['other_amount']],
    ['Total (excl. taxes): 12.00', ['net']],
    ['Totale (escluse tasse): 12,00', ['net']],
    ['Total (EUR): 12.00', ['gross']],
    ['Subtotal (impuestos incl.): 12,00', ['gross']],
    ['Importe IVA excl.', ['net']],
  ])('%s', (line, names) => expect(heard(line)).toEqual(names))
})
