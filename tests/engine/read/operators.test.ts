import { OPS as theirs } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { OPS } from '#app/engine/read/operators.ts'

test('every operator has the number that pdf.js gives it', () => {
  expect(theirs).toMatchObject(OPS)
})
