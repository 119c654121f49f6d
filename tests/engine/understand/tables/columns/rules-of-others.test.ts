import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('the box of the sums right under a short table parts none of its columns', () => {
  const document = drawDocument(`
**PEDIDO** 2026/9714

CODIGO     DESCRIPCION                                      CANTIDAD    PRECIO     NETO
TR-1535                                                           11      8,19    90,09
           Foco LED empotrable
KX-1130    Gel de manos, con la Sra. Paz, a elegir                 3      3,22     9,66

                      Total neto:                                                99,75`)
  const [page] = document.pages
  const top = page!.lines.find(({ text }) => text.startsWith('Total'))!.box.top
  const rules = [{ page: 1, box: { left: 196, top: top - 8, right: 197, bottom: top + 12 } }]
  const read = understandDocument({ ...document, pages: [{ ...page!, rules }] }, { kind: 'work_order' })
  expect(read.items.at(-1)!.product_name?.value).toBe('Gel de manos, con la Sra. Paz, a elegir')
  expect(read.items.at(-1)!.requested_quantity?.value).toBe('3')
})
