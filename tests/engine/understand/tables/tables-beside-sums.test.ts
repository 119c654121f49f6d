import { expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (paper: Document) => {
  const { fields, items, vat_details } = understandDocument(paper, { kind: 'invoice', today: '2026-11-26' })
  return {
    value: (name: string) => fields[name]?.value,
    items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))),
    taxes: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
  }
}

/** Rows of a sheet as a program sets them: each cell from one point to another. */
function setRows(rows: readonly (readonly [top: number, ...cells: readonly [left: number, right: number, text: string][]])[]): Document {
  const words = rows.flatMap(([top, ...cells]) =>
    cells.flatMap(([left, right, text]) => {
      const step = (right - left) / text.length
      return [...text.matchAll(/\S+/g)].map((match) => {
        const from = left + match.index * step
        const box = { left: from, top, right: from + match[0].length * step, bottom: top + 7 }
        return { text: match[0], page: 1, size: 7, bold: false, box }
      })
    }),
  )
  const page = { number: 1, width: 842, height: 595, words, lines: linesFrom(words), rules: [], shades: [], origin: 'text' as const }
  return { pages: [page], pageCount: 1, attachments: [], findings: [] }
}

const crates = (goods: string) =>
  setRows([
    [24, [499, 594, 'Facture ... 0126/04417']],
    [33, [499, 585, 'Du ........ 12-02-26']],
    [
      111,
      [35, 65, 'Article'],
      [115, 145, 'Libellé'],
      [438, 451, 'TVA'],
      [558, 571, 'Qté'],
      [634, 673, 'P.U. H.T.'],
      [756, 807, 'Montant H.T.'],
    ],
    [122, [36, 57, '31007'], [116, 172, 'PASTIS 45° 1L'], [439, 460, '20,00'], [566, 570, '6'], [646, 672, '58,200'], [785, 806, '349,20']],
    [132, [36, 57, '40001'], [116, 193, 'SUCRE DOSETTE'], [439, 456, '5,50'], [562, 570, '12'], [646, 672, '18,450'], [781, 806, '221,40']],
    [
      216,
      ...([
        [40, 74, 'Consigne'],
        [145, 166, 'Livré'],
        [194, 219, 'Repris'],
        [249, 266, 'P.U.'],
        [298, 319, 'Solde'],
        [349, 388, 'Base H.T.'],
        [453, 470, 'Taux'],
        [519, 545, 'T.V.A.'],
        [596, 669, 'Marchandises H.T.'],
        [768, 802, goods],
      ] as [number, number, string][]),
    ],
    [
      228,
      ...([
        [40, 91, 'F30 FUT 30 L'],
        [181, 185, '6'],
        [237, 241, '4'],
        [268, 290, '30,00'],
        [317, 339, '60,00'],
        [419, 445, '221,40'],
        [493, 511, '5,50'],
        [565, 586, '12,18'],
        [596, 725, 'Droits et Séc. Sociale alcools'],
        [785, 802, '0,00'],
      ] as [number, number, string][]),
    ],
    [
      240,
      ...([
        [40, 91, 'F20 FUT 20 L'],
        [181, 185, '3'],
        [237, 241, '3'],
        [268, 290, '30,00'],
        [321, 339, '0,00'],
        [419, 445, '349,20'],
        [489, 511, '20,00'],
        [565, 586, '69,84'],
        [596, 639, 'Total H.T.'],
        [781, 802, '570,60'],
      ] as [number, number, string][]),
    ],
    [
      252,
      ...([
        [40, 96, 'C24 CASIER 24'],
        [177, 185, '30'],
        [232, 241, '26'],
        [273, 290, '5,40'],
        [317, 339, '21,60'],
        [596, 622, 'T.V.A.'],
        [785, 802, '82,02'],
      ] as [number, number, string][]),
    ],
    [
      264,
      ...([
        [40, 96, 'C12 CASIER 12'],
        [177, 185, '25'],
        [232, 241, '25'],
        [273, 290, '4,20'],
        [321, 339, '0,00'],
        [596, 648, 'Total T.T.C.'],
        [781, 802, '652,62'],
      ] as [number, number, string][]),
    ],
    [276, [596, 682, 'Emballages consignés'], [785, 802, '81,60']],
    [288, [596, 626, 'A PAYER'], [781, 802, '734,22']],
    [315, [34, 472, "Acquit des droits d'accises : facture tenant lieu de DSA. L'abus d'alcool est dangereux pour la santé."]],
  ])

test('crates that came and went are no lines of the bill', () => {
  expect(read(crates('2 045,52')).items.map(({ description }) => description)).toEqual(['PASTIS 45° 1L', 'SUCRE DOSETTE'])
})

test('taxes between two other tables are read where they prove themselves', () => {
  expect(read(crates('570,60')).taxes).toEqual([
    ['5.5', '12.18'],
    ['20', '69.84'],
  ])
})

test('deposits between the total and what is asked for are asked for too', () => {
  const { value } = read(crates('570,60'))
  expect([value('total_amount_with_tax'), value('amount')]).toEqual(['652.62', '734.22'])
})

test('a head that comes again is another column', () => {
  const { items } = read(
    drawDocument(`
Credit Memo 90044187     09.02.2026

Item     Material                          Qty      Price Price unit         Value
         Description
000010   4000-118823                      2 PC     412.50       1 PC        825.00
         HYDRAULIC CYLINDER
000020   4000-120044                      6 PC      38.20       1 PC        229.20
         SEAL KIT NBR 63

                                          Items total                    1,054.20
                                          Output VAT 20.000 %              210.84
                                          Final amount                   1,265.04`),
  )
  expect(items.map(({ unit_price }) => unit_price)).toEqual(['412.50', '38.20'])
})

test('counts with their sign in a table with heads take no code into the name', () => {
  const { items } = read(
    drawDocument(`
Invoice #1847      Feb 21, 2026

Quantity    Item                      SKU              Price     Amount
4 x         Speckled Mug Blue         MUG-SPK-BLU     $24.00     $96.00
1 x         Ramen Bowl Set of 2       BWL-RAM-02      $68.00     $68.00

Subtotal price:                                                 $164.00
Total price:                                                    $164.00`),
  )
  expect(items.map(({ description, divalto_code }) => [description, divalto_code])).toEqual([
    ['Speckled Mug Blue', 'MUG-SPK-BLU'],
    ['Ramen Bowl Set of 2', 'BWL-RAM-02'],
  ])
})
