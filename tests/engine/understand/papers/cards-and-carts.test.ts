import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const rowsOf = ({ items, kind }: ReturnType<typeof read>) =>
  items.map((row) =>
    (kind === 'invoice'
      ? ['description', 'quantity', 'unit_price', 'total_amount']
      : ['product_name', 'product_code', 'requested_quantity', 'total_amount']
    ).map((name) => row[name]?.value),
  )

test('a name in bold over its code, a dot and its numbers, however the name ends', () => {
  const result = read(`
**Bon** **de** **commande** **OC-312**
Date : 18 mai 2026

**Rose** **Avalanche** **60** **cm** **blanche**
Réf RSV-60 · 240 tiges × 0,95 = 228,00

**Coloration** **blond** **cuivré** **7,43**
Réf TX-743 · 12 tubes × 5,90 = 70,80

**Eucalyptus** **cinerea**
Réf EUC-CI · 30 bottes × 6,50 = 195,00

Total HT : 493,80 €
`)
  expect(rowsOf(result)).toEqual([
    ['Rose Avalanche 60 cm blanche', 'RSV-60', '240', '228.00'],
    ['Coloration blond cuivré 7,43', 'TX-743', '12', '70.80'],
    ['Eucalyptus cinerea', 'EUC-CI', '30', '195.00'],
  ])
})

test('what a card comes to beside its name, and its factors under that', () => {
  const result = read(`
**INVOICE** **PB/26/31**
Date: 22 May 2026

**Brand** **identity**                                                 **£2,400.00**
Logo in three colourways, as PDF.                                      1 × £2,400.00

**Packaging** **artwork**                                              **£1,140.00**
Bread bag, cake box and sticker.                                         3 × £380.00

Net total      £3,540.00
VAT 20%          £708.00
Total          £4,248.00
`)
  expect(rowsOf(result)).toEqual([
    ['Brand identity', '1', '2400.00', '2400.00'],
    ['Packaging artwork', '3', '380.00', '1140.00'],
  ])
})

test('the cart of a portal: numbers in the middle of a name and the code under it', () => {
  const document = drawDocument(`
**Commande** **AF-004418**
Date de commande 04/11/2026

**Ramette** **A4** **80** **g** **blanc**
Réf. 201.448


**Boîte** **d'archives** **dos** **10** **cm**
Réf. 355.090

Sous-total HT   567,50 €
`)
  const [page] = document.pages
  const numbers = drawDocument(`
Qté 20        23,90 € HT l'unité      478,00 €



Qté 100       0,895 € HT l'unité       89,50 €
`).pages[0]!
  // Six points under the name, beside neither of its lines.
  const beside = numbers.words.map((word) => {
    const down = 36 + 6
    return {
      ...word,
      box: { left: word.box.left + 230, right: word.box.right + 230, top: word.box.top + down, bottom: word.box.bottom + down },
    }
  })
  const words = [...page!.words, ...beside]
  const result = understandDocument({ ...document, pages: [{ ...page!, words, lines: linesFrom(words) }] })
  expect(rowsOf(result)).toEqual([
    ['Ramette A4 80 g blanc', '201.448', '20', '478.00'],
    ["Boîte d'archives dos 10 cm", '355.090', '100', '89.50'],
  ])
})

describe('codes', () => {
  test('under `Job code`, whatever a job is', () => {
    const result = read(`
**Print** **order** **J-20718**
Date: 11 May 2026

Copies    Job                              Job code      £ each          £
 5,000    Trifold leaflet, 170 gsm silk    TRI-170S       0.064     320.00
   250    Poster A2, 200 gsm gloss         POS-A2         0.920     230.00
 2,000    Bookmark, 350 gsm uncoated       BKM-350        0.058     116.00
`)
    expect(result.items.map(({ product_code }) => product_code?.value)).toEqual(['TRI-170S', 'POS-A2', 'BKM-350'])
  })

  test('under the head of the names, where the names stand under that of the codes', () => {
    const result = read(`
**FACTURA** **2026/118**
Fecha: 16/06/2026

Artículo     Material                    Uds.     Precio      Importe
MESA-R180    Mesa redonda 180 cm           18       2,40        43,20
SILLA-TIF    Silla Tiffany blanca         180       0,95       171,00
MANT-RED     Mantel redondo hueso          18       1,85        33,30
`)
    expect(result.items.map(({ description, divalto_code }) => [description?.value, divalto_code?.value])).toEqual([
      ['Mesa redonda 180 cm', 'MESA-R180'],
      ['Silla Tiffany blanca', 'SILLA-TIF'],
      ['Mantel redondo hueso', 'MANT-RED'],
    ])
  })
})

test('whom an order is written to in the line under its title does not write it', () => {
  const { fields } = read(`
**Otterbrook** **Garden** **Centre**
                    **Insertion** **order** **OI-2026-18**
                    to Severn Sound Media Ltd, 4 Quay Street, Gloucester GL1 2JN
Date: 2 March 2026

Placement                   Spots      Rate £      Net £
Breakfast, 30 seconds          40       38.00    1,520.00
Drivetime, 30 seconds          40       34.50    1,380.00
`)
  expect(fields.customer_company_name?.value).not.toContain('Severn')
})
