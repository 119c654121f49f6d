import { expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { entryOf } from '#app/engine/understand/tables/lines/entries.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import type { Layout } from '#app/engine/understand/tables/columns/layout.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: null, formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const lines = (page: string) =>
  readItems(drawDocument(page), context).rows.map((row) => `${row.product_name?.value}: ${row.requested_quantity?.value}`)

test('rows of days under a line that come to its quantity say when, and are no lines', () =>
  expect(
    lines(`
Produit                                   Quantité
Pousses d’épinard 1 kg                         12
Charnière inox 80 mm                            9
Échéance 14.06.26                               4
Échéance 28.06.26                               5
Thermomètre à sonde                            54
Échéance 12.06.26                              27
Échéance 12.07.26                              27`),
  ).toEqual(['Pousses d’épinard 1 kg: 12', 'Charnière inox 80 mm: 9', 'Thermomètre à sonde: 54']))

test('rows of days that come to something else are lines', () =>
  expect(
    lines(`
Produit                                   Quantité
Location nacelle 12 m                           2
Semaine du 14.06.26                             4
Semaine du 28.06.26                             5`),
  ).toHaveLength(3))

test('a part delivery below a name is no part of it', () =>
  expect(
    lines(`
Artikel                                     Aantal
Scharreleieren M, tray 30 stuks                  8
Levering 17 oktober 2026: 2 st
Levering 31 oktober 2026: 6 st
Roomboter 250 g                                  1`),
  ).toEqual(['Scharreleieren M, tray 30 stuks: 8', 'Roomboter 250 g: 1']))

test('a row of labels of sums ends the items, though a tax says in brackets what it is taken of', () => {
  const { pages } = drawDocument('Totale imponibile     Totale IVA 22%     IVA 10 % (133,71)     Totale')
  const [row] = rowsOf(pages[0]!)
  expect(
    entryOf(row!, { columns: [{ head: { text: '', box: row!.box, stack: [] }, left: 0, right: 600 }] } as unknown as Layout, ',').sort,
  ).toBe('sum')
})

test('a dollar of a company de C.V. is a peso', () =>
  expect(
    understandDocument(
      drawDocument(`
Abarrotes del Valle S.A. de C.V.
Av. Insurgentes Sur 129
64000 Monterrey

Factura F-2026-118          Fecha: 20/07/2026

Producto                        Cant.       P.U.       Importe
Guantes de nitrilo talla M         3       $7.17        $21.51

                                       Subtotal:        $21.51
                                       IVA (16%):        $3.44
                                       Total:           $24.95
`),
    ).fields.currency?.value,
  ).toBe('MXN'))
