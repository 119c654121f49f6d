import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('`Leistung` behind a quantity and the codes of articles names what is ordered', () => {
  const { items } = understandDocument(
    drawDocument(`
**Bestellung** 2025/5839

Bestellmenge   Artikel    Leistung
       36 kg   M71315     Montagestunde Techniker
         5 l   Z92274     Apfelsaft klar`),
    { kind: 'work_order' },
  )
  expect(items.map((row) => [row.product_code?.value, row.product_name?.value])).toEqual([
    ['M71315', 'Montagestunde Techniker'],
    ['Z92274', 'Apfelsaft klar'],
  ])
})
