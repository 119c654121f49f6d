import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { liftLeadingCodes } from '#app/engine/understand/tables/codes/leading-codes.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'invoice', language: null, formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const read = (art: string) =>
  readItems(drawDocument(art), context).rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])))

describe('lines of two', () => {
  test('have their names on the upper one where the head of the names stands alone over the others', () => {
    expect(
      read(`
Désignation
                                                 Qtés   Prix unitaire   Tx TVA   Montant HT
Gants nitrile taille L, boîte de 100
                                                    7      5,64             10        39,48
Charnière inox 80 mm
                                                    6      2,52             20        15,12

Total net HT     54,60`).map(({ description, quantity }) => [description, quantity]),
    ).toEqual([
      ['Gants nitrile taille L, boîte de 100', '7'],
      ['Charnière inox 80 mm', '6'],
    ])
  })
})

describe('code and name read into one cell', () => {
  const names = { code: 'product_code', description: 'product_name' }
  const cell = (value: string) => ({
    value,
    score: 0.9,
    source: 'layout' as const,
    page: 1,
    box: { left: 0, top: 0, right: 90, bottom: 10 },
    words: value.split(' ').map((text, at) => ({
      text,
      page: 1,
      box: { left: 9 * at, top: 0, right: 9 * at + 8, bottom: 10 },
      size: 9,
      bold: false,
    })),
    text: value,
    reason: '',
  })
  const part = (...codes: string[]) =>
    liftLeadingCodes(
      codes.map((code) => ({ product_code: cell(code) })),
      names,
    ).map((row) => [row['product_code']?.value, row['product_name']?.value])

  test('are parted where every row says so', () => {
    expect(part('84625 Spinacino 1 kg', '91071 Barra filettata')).toEqual([
      ['84625', 'Spinacino 1 kg'],
      ['91071', 'Barra filettata'],
    ])
  })
  test('stay where the codes are of several words', () => {
    expect(part('HX 4711 B', '91071 Barra')).toEqual([
      ['HX 4711 B', undefined],
      ['91071 Barra', undefined],
    ])
  })
})
