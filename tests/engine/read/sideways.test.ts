import { expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'
import type { Recognise } from '#app/engine/read/recogniser.ts'
import { makePdf } from '#tests/support/pdf.ts'

test('a page whose columns are sharper than its lines is read upright where it reads badly on its side', async () => {
  // Nothing but columns: what print with letters of equal width looks like from afar.
  const columns = Array.from({ length: 40 }, (_none, at) => `${60 + 12 * at} 100 5 600 re`).join(' ')
  const upright: boolean[] = []
  const recognise: Recognise = ({ width, height }) => {
    upright.push(width < height)
    const well = width < height
    return Promise.resolve([{ text: 'Invoice', certainty: well ? 0.95 : 0.2, box: { left: 100, top: 100, right: 200, bottom: 120 } }])
  }
  const { pages } = await readDocument(makePdf({ pages: [`${columns} f`] }), { recognise })
  expect(upright).toEqual([false, false, true])
  expect(pages[0]!.origin).toBe('ocr')
  expect(pages[0]!.turn).toBeUndefined()
})
