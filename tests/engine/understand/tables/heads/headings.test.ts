import { expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'

test.each([
  ['USt. Tax rate', 'rate'],
  ['TVA VAT', 'rate'],
  ['Stückpreis Each', 'price'],
  ['Menge Quantity', 'quantity'],
])('a head in two languages says one thing: %s', (printed, role) => expect(readHeading(printed)).toMatchObject({ role, strength: 1 }))

test('two words of different columns are no head said twice', () => expect(readHeading('Menge Preis')?.strength ?? 0).toBeLessThan(1))

test.each([
  ['Einzelpr.', 'price'],
  ['Gesamtpr.', 'total'],
  ['Beschr.', 'description'],
  ['Hoeveelh.', 'quantity'],
])('a word whose end was left off stands for the one column it can stand for: %s', (printed, role) =>
  expect(readHeading(printed)).toMatchObject({ role, strength: 0.9 }),
)

test('a shortened word that heads of several columns begin with is none', () => expect(readHeading('Prod.')).toBeUndefined())

test.each([
  ['Betrag (ohne Steuern)', 'total'],
  ['Total (impuestos excl.)', 'total'],
])('with or without the tax, said in brackets, is no column of the tax: %s', (printed, role) =>
  expect(readHeading(printed)).toMatchObject({ role, strength: 0.95 }),
)
