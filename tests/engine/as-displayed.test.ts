import { describe, expect, test } from 'vitest'
import type { FractionBox } from '#app/contract/reading.ts'
import { asDisplayed, asRead } from '#app/engine/as-displayed.ts'
import { documentAsRead } from '#app/engine/document-of-words.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import { drawDocument } from '#tests/support/page.ts'

describe.each([{}, { turn: 90 }, { turn: 180 }, { turn: 270 }, { lean: 1.5 }, { turn: 90, lean: -2 }] as const)(
  'a page that stands like %o',
  (standing) => {
    const drawn = drawDocument(`
      Harbour Lathe Works Ltd

      slip mark      HL-1041              penned on      03.02.2026
    `)
    const document = { ...drawn, pages: drawn.pages.map((page) => ({ ...page, ...standing })) }

    test('has its kept words where the engine had read them', () => {
      const [page] = documentAsRead(wordsOf(document)).pages
      const [read] = document.pages
      expect(page).toMatchObject({ ...standing, width: read!.width, height: read!.height })
      expect(page!.lines.map(({ text }) => text)).toEqual(read!.lines.map(({ text }) => text))
      for (const [at, { box }] of page!.words.entries()) expect(read!.words[at]!.box.left).toBeCloseTo(box.left, 0)
    })

    test('gives a box that went to the display and back', () => {
      const box: FractionBox = [0.3, 0.4, 0.5, 0.42]
      const cell = { value: '1', confidence: 1, source: 'ocr' as const, page: 1, box, reason: '' }
      const reading = { fields: { name: cell }, items: [{ total_amount: cell }] }
      const back = asRead(asDisplayed(reading, document), document)
      for (const one of [back.fields.name, back.items[0]?.total_amount])
        for (const [at, edge] of one!.box!.entries()) expect(edge).toBeCloseTo(box[at]!, 6)
    })
  },
)
