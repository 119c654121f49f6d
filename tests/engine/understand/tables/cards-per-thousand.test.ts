import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (document: ReturnType<typeof drawDocument>) =>
  understandDocument(document, { kind: 'invoice' }).items.map((row) =>
    [row.description, row.quantity, row.unit_price, row.total_amount].map((cell) => cell?.value),
  )

test('cards of labels beside their values: the price for a thousand under a label that says no more', () => {
  expect(
    itemsOf(
      drawDocument(`
Druckerei Wienand                                                     Rechnung

Stadtmuseum Lemgo                              Nummer       20817
Markt 4                                        Datum        4. Mai 2026
32657 Lemgo

**Faltblatt** **Altstadt**
~Bilderdruck~ ~135~ ~g,~ ~gefalzt~
Auflage       12.000          das Tausend     41,50          Netto       498,00

**Eintrittskarten**
~Offset~ ~250~ ~g,~ ~nummeriert~
Auflage       6.000          das Tausend     88,00          Netto       528,00

**Plakate** **A2**
~matt,~ ~einseitig~
Auflage       500          das Tausend     940,00          Netto       470,00

                                            Summe               1.496,00
                                            USt 19 %              284,24
                                            ZU ZAHLEN           1.780,24 €
`),
    ),
  ).toEqual([
    ['Faltblatt Altstadt', '12000', '41.50', '498.00'],
    ['Eintrittskarten', '6000', '88.00', '528.00'],
    ['Plakate A2', '500', '940.00', '470.00'],
  ])
})

test('the number that a card is filed under stands beside its title, and says nothing of the lines before', () => {
  expect(
    itemsOf(
      drawDocument(`
Ferryman Press Ltd                                                     Invoice

Wharfside Theatre                              Number       4471
Lock Lane                                      Date         4 May 2026
Stourport DY13 9EP

**Season** **brochure**                                                   ~Job~ ~8812~
~Silk~ ~150~ ~gsm,~ ~stitched~
Quantity       2,000          per 1000       310.00          Net        620.00

**Tickets**                                                               ~Job~ ~8813~
~Board~ ~240~ ~gsm,~ ~perforated~
Quantity       5,000          per 1000        61.00          Net        305.00

                                            Goods total             925.00
                                            VAT 20%                 185.00
                                            TO PAY                £1,110.00
`),
    ),
  ).toEqual([
    ['Season brochure', '2000', '310.00', '620.00'],
    ['Tickets', '5000', '61.00', '305.00'],
  ])
})
