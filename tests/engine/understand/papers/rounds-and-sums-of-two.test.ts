import { describe, expect, test } from 'vitest'
import { numberRoleOf } from '#app/engine/understand/tables/columns/number-roles.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const itemsOf = (table: string, ...names: string[]) =>
  understandDocument(drawDocument(table), { kind: 'invoice' }).items.map((row) => names.map((name) => row[name]?.value))

describe('lines of rounds: the day without its year, how many with a sign, the name', () => {
  const lines = ['description', 'quantity', 'unit_price', 'total_amount']

  test('a day before a count is none of the year that the count looks like', () => {
    expect(
      itemsOf(
        `
        Invoice 2291
        Round        Washed                                   Each       Amount
        5 April      18 × chair covers, large                 3.25        58.50
        5 April      4 × table cloths                         4.00        16.00
        12 April     11 × chair covers, large                 3.25        35.75
                                                  Net                   £110.25
        `,
        ...lines,
      ),
    ).toEqual([
      ['chair covers, large', '18', '3.25', '58.50'],
      ['table cloths', '4', '4.00', '16.00'],
      ['chair covers, large', '11', '3.25', '35.75'],
    ])
  })

  test.each([
    ['Visita', 'Trabajo', 'P. unit.', 'Importe', ['6 mayo', '13 mayo', '20 mayo']],
    ['Passage', 'Désignation', 'P.U. HT', 'Montant HT', ['6 mai', '13 mai', '20 juin']],
  ])('under %s a day counts nothing', (visit, work, price, amount, days) => {
    const [first, second, third] = days.map((day) => day.padEnd(10))
    expect(
      itemsOf(
        `
        Taller Tres Ríos
        Calle Mayor 3, 50001 Zaragoza

        FACTURA 2291
        20/06/2026

        ${visit.padEnd(12)}   ${work.padEnd(30)}   ${price.padStart(12)}   ${amount.padStart(12)}
        ${first}     32 × sartenes de hierro                 35.00         1120.00
        ${second}     5 × ollas                               60.00          300.00
        ${third}     3 × discos, rectificado                280.00          840.00
                                                Subtotal             2260.00
                                                IVA 16%               361.60
                                                Total                2621.60
        `,
        'quantity',
        'total_amount',
      ),
    ).toEqual([
      ['32', '1120.00'],
      ['5', '300.00'],
      ['3', '840.00'],
    ])
  })

  test.each(['6 mayo', '13. Mai', '20 juin', 'March 5'])('%s says when, under a head that nobody knows', (day) => {
    const cells = drawPage(day).words
    const box = { left: 40, top: 0, right: 80, bottom: 9 }
    const column = { head: { text: 'Visita', box, stack: [] }, left: 0, right: 100 }
    expect(numberRoleOf(column, [cells, cells], ['6', '6'], ['6', '6'])).toBe('date')
  })

  test('6 set under no head of days may be six sets', () => {
    expect(
      itemsOf(
        `
        FATTURA 2291
        Descrizione                    Pezzi        Prezzo        Importo
        Chiavi a brugola               6 set         12,00          72,00
        Punte da trapano               4 set         10,00          40,00
        `,
        'quantity',
      ),
    ).toEqual([['6'], ['4']])
  })
})

describe('a column that adds up two others in every row is what the line comes to', () => {
  test('though what two of them are nobody knows, and the heads name amounts too', () => {
    expect(
      itemsOf(
        `
        Cabinet Morvan-Lesage
        3, quai de la Marne
        51100 Reims

        FACTURE 733
        Date : 15/01/2026

        Dossier      Titre                            Échéance        Taxes officielles     Honoraires        Total
        VF1170       Brevet de vannes, 7e annuité     31/01/2026                  96,00          88,00       184,00
        VE1171       Brevet de joints, 6e annuité     31/01/2026                 221,57         112,00       333,57
        RM0203       Modèle de robinet                28/02/2026                  52,00         130,00       182,00
                                                                          Total HT                           699,57
                                                                          TVA 20 %                           139,91
                                                                          Total TTC                          839,48
        `,
        'description',
        'total_amount',
      ),
    ).toEqual([
      ['Brevet de vannes, 7e annuité', '184.00'],
      ['Brevet de joints, 6e annuité', '333.57'],
      ['Modèle de robinet', '182.00'],
    ])
    expect(
      itemsOf(
        `
        Garrick & Stow LLP
        14 Mill Row
        Leeds LS1 5HD

        INVOICE 733
        Date: 4 June 2026

        Our file     Right                            Due            Official fee £     Our charge £      Total £
        V1170GB      Patent of valves, 8th year       30.06.26               200.00           145.00       345.00
        V1171EP      Patent of seals, 6th year        30.06.26               241.36           165.00       406.36
        M2203GB      Trade mark in classes 7 and 9    02.08.26               290.00           175.00       465.00
                                                                         Net                             1,216.36
                                                                         VAT 20%                            97.00
                                                                         Total                           1,313.36
        `,
        'description',
        'total_amount',
      ),
    ).toEqual([
      ['Patent of valves, 8th year', '345.00'],
      ['Patent of seals, 6th year', '406.36'],
      ['Trade mark in classes 7 and 9', '465.00'],
    ])
  })

  test('but a total with its tax is none', () => {
    expect(
      itemsOf(
        `
        Ateliers Morvan
        3, quai de la Marne
        51100 Reims

        FACTURE 733
        Date : 15/01/2026

        Désignation                      Montant HT          TVA      Total TTC
        Révision de la pompe                 200,00        40,00         240,00
        Joints de la vanne                    90,00        18,00         108,00
                                             Total HT                    290,00
                                             TVA 20 %                     58,00
                                             Total TTC                   348,00
        `,
        'total_amount',
      ),
    ).toEqual([['200.00'], ['90.00']])
  })
})
