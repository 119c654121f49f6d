import { expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { drawDocument } from '#tests/support/page.ts'

const sheet = (fields: string) =>
  drawDocument(`
      Ordnung & Raum | Maren Tiedge | post@ordnung-raum.example

      Hans-Joachim Wulff                          Datum:             22.04.2026
      Podbielskistraße 211                        ${fields}
      30177 Hannover

      LEISTUNG                 ANZAHL        EINZEL        SUMME
      Basis-Pauschale          1             180,00 €      180,00 €
      Arbeitszeit              2 Std.        48,00 €       96,00 €

                                             Gesamtsumme   276,00 €`)

test('the number of the order among the fields of a bill without a title makes no order of it', () => {
  const bill = sheet(`Rg.-Nr.:           RE-2026-0064

                                                  Auftrag-Nr:        2093`)
  expect(classify(bill).kind).toBe('invoice')
})

test('by itself it does', () => {
  expect(classify(sheet('Auftrag-Nr:        2093')).kind).toBe('work_order')
})
