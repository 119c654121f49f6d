import { expect, test } from 'vitest'
import { safeFileName } from '#app/domain/intake/file-name.ts'

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\bill.pdf', 'bill.pdf'],
  ['\u001b[2Jred\u0007\u009b.pdf', '[2Jred.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u200fשלום\u2066.pdf', 'שלום.pdf'],
  ['a "quoted" 100%22.pdf', 'a "quoted" 100%22.pdf'],
  ['two\r\nX-Evil: lines.pdf', 'twoX-Evil: lines.pdf'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
  [undefined, 'document.pdf'],
])('%j is kept as %j', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test('a long name keeps its ending', () => {
  expect(safeFileName(`${'long '.repeat(60)}.pdf`)).toMatch(/^(long )+.*\.pdf$/)
  expect(safeFileName(`${'x'.repeat(300)}.pdf`)).toHaveLength(200)
})
