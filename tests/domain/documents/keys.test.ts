import { describe, expect, test } from 'vitest'
import { accountKeys, codeKey, foldText, nameKey, scaleDecimal } from '#app/domain/documents/keys.ts'
import { safeFileName } from '#app/domain/intake/file-name.ts'
import { guardCell } from '#app/domain/export/csv.ts'
import { rangeOf } from '#app/routes/files/range.ts'

describe('what is compared instead of what is printed', () => {
  test.each([
    ['  Émile  ZOLA ', 'emile zola'],
    ['Straße', 'straße'],
  ])('foldText %s', (text, folded) => expect(foldText(text)).toBe(folded))

  test.each([
    ['F 2026/001', 'f2026001'],
    ['N°-12.b', 'n12b'],
  ])('codeKey %s', (code, key) => expect(codeKey(code)).toBe(key))

  test.each([
    ["Fruits d'Azur S.A.R.L.", 'fruits d azur'],
    ['Müller GmbH & Co. KG', 'muller'],
    ['SA Dupont', 'sa dupont'],
    ['Compañía Óptima, S.L.', 'compania optima'],
  ])('nameKey %s', (name, key) => expect(nameKey(name)).toBe(key))

  test.each([
    ['IBAN: FR76 3000 6000 0112 3456 7890 189 BIC AGRIFRPP', ['FR7630006000011234567890189']],
    ['DE89370400440532013000 / ES91 2100 0418 4502 0005 1332', ['DE89370400440532013000', 'ES9121000418450200051332']],
    ['Sort code 20-00-00, account 12345678', ['sortcode200000account12345678']],
  ])('accountKeys %s', (details, keys) => expect(accountKeys(details)).toEqual(keys))

  test.each([
    ['1234.5', 12_345_000],
    ['-0.00005', -1],
    [null, null],
    ['999999999999999999', Number.MAX_SAFE_INTEGER],
  ])('scaleDecimal %s', (decimal, scaled) => expect(scaleDecimal(decimal)).toBe(scaled))
})

describe('names of files', () => {
  test.each([
    ['C:\\Users\\me\\a.pdf', 'a.pdf'],
    ['../../x/../b.pdf', 'b.pdf'],
    ['a\u0000b\u202e\u0007.pdf', 'ab.pdf'],
    ['  ', 'document.pdf'],
    ['..', 'document.pdf'],
    [undefined, 'document.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%s', (name, safe) => expect(safeFileName(name)).toBe(safe))
})

describe('cells of a spreadsheet', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-12.50', '-12.50'],
    ['-x', "'-x"],
    ['a=b', 'a=b'],
    [null, null],
  ])('%s', (value, cell) => expect(guardCell(value)).toBe(cell))
})

describe('ranges of a file of 10 bytes', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-1', undefined],
    ['bytes=0-1,3-4', undefined],
    ['pages=1-2', undefined],
    [null, undefined],
  ])('%s', (header, range) => expect(rangeOf(header, 10)).toEqual(range))
})
