import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (movement: string, sums: string) =>
  understandDocument(
    drawDocument(`
Norvane SARL
4 rue des Forges, 49250 Brion

FACTURE N° 581140 du 23/05/2025

CODE     LIBELLE                    QTE       P.U.H.T.      TVA       MONTANT HT
1204     FUT 30L BLONDE              4          96,50      20,00         386,00
2210     LIMONADE 24X25CL            6          14,88       5,50          89,28

${movement}


${sums}
`),
    { kind: 'invoice' },
  )

test.each(['MOUVEMENT DES EMBALLAGES    Livrés    Rendus    Valeur     Solde EUR', 'LEERGUT    Geliefert    Zurück    Wert     Saldo EUR'])(
  'what went out full and came back empty is nothing sold: %s',
  (heads) => {
    const { items } = read(
      `${heads}
Fût consigné 30 L              4         5       30,00       -30,00
Caisse 24x25 cl                6         6        5,70         0,00`,
      'Total HT      475,28',
    )
    expect(items.map(({ description }) => description?.value)).toEqual(['FUT 30L BLONDE', 'LIMONADE 24X25CL'])
  },
)

test('a strip of sums names its rates without a sign', () => {
  const { vat_details: taxes, fields } = read(
    'EMBALLAGES    Livrés    Rendus    Valeur     Solde EUR\nFût consigné 30 L      4         5       30,00       -30,00',
    `TOTAL HT   TVA 5,50   TVA 20,00   TOTAL TTC   CONSIGNES   NET A PAYER
 475,28       4,91       77,20      557,39      -30,00        527,39`,
  )
  expect(taxes.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
    ['5.5', '4.91'],
    ['20', '77.20'],
  ])
  expect(fields.tax_amount?.value).toBe('82.11')
})
