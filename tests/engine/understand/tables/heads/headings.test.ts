import { expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'

test.each([
  ['USt. Tax rate', 'rate'],
  ['TVA VAT', 'rate'],
  ['Stückpreis Each', 'price'],
  ['Menge Quantity', 'quantity'],
])('a head in two languages says one thing: %s', (printed, role) => expect(readHeading(printed)).toMatchObject({ role, strength: 1 }))

test('two words of different columns are no head said twice', () => expect(readHeading('Menge Preis')?.strength ?? 0).toBeLessThan(1))
