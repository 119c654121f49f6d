import { describe, expect, test } from 'vitest'
import { findNationalAccounts } from '#app/engine/understand/values/national-account.ts'
import { readCode } from '#app/engine/understand/values/code.ts'

describe('accounts that a country numbers on its own', () => {
  test.each([
    ['BANCO: BBVA CLABE: 012010001128834407', '012010001128834407'],
    ['CLABE Interbancaria 012 010 00112883440 7', '012 010 00112883440 7'],
    ['CBU 0070114820000004471139 - Alias JARDIN.VERDE', '0070114820000004471139'],
    ['BCP Soles: 191-2288104-0-37 CCI: 00219100228810403755', '00219100228810403755'],
    ['Bancolombia Cuenta de Ahorros 03144718820', '03144718820'],
    ['Cta. Cte. N° 000-1234567', '000-1234567'],
  ])('%s', (text, account) => {
    expect(findNationalAccounts(text).map(({ value }) => value)).toEqual([account])
  })

  test.each(['CBU 00701148', 'Condición de venta: cuenta corriente 30 días', 'Cuenta corriente 05/03/2025'])('%s is none', (text) => {
    expect(findNationalAccounts(text)).toEqual([])
  })
})

describe('numbers with the sort of document and a series before them', () => {
  test.each([
    ['FT M/1482', 'FT M/1482'],
    ['N.º FR ATSIRE01FR/58', 'FR ATSIRE01FR/58'],
    ['FT 2025/17', 'FT 2025/17'],
  ])('%s', (text, code) => {
    expect(readCode(text)).toBe(code)
  })
})
