import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const mentions = (document: Document) => understandDocument(document, { kind: 'invoice' }).fields.legal_mentions?.value
const read = (...pages: string[]) => mentions(drawDocument(...pages))

describe('what the law asks to be printed', () => {
  test('numbers between two parts of a registration are parts of it, those behind it are not', () => {
    expect(
      read(`
Facture FA-4711
Société à responsabilité limitée (SARL) - Capital de 8 000 € - SIRET : 822 145 903 00021
NAF-APE : 4331Z - RCS : Bordeaux 822 145 903 - TVA : FR44822145903`),
    ).toBe(
      'Société à responsabilité limitée (SARL) - Capital de 8 000 € - SIRET : 822 145 903 00021 - NAF-APE : 4331Z - RCS : Bordeaux 822 145 903',
    )
    expect(read('Factuur 4711\nKvK 11529171 - BTW nr.: NL398279987B01')).toBe('KvK 11529171')
  })

  test('sentences about the payment stay out before and behind', () => {
    expect(
      read('Facture 4711\nModalités : net 30 jours. Intérêts de 2 % par mois sur tout retard de paiement. Chèque à notre ordre.'),
    ).toBe('Intérêts de 2 % par mois sur tout retard de paiement.')
  })

  test('by when claims must be made', () => {
    expect(read('Invoice 4711\nClaims must reach us in writing within seven days of delivery.')).toBe(
      'Claims must reach us in writing within seven days of delivery.',
    )
  })

  test('general terms that begin in the line of their title are another document', () => {
    expect(
      read(
        'Invoice No. 4711\nRegistered in England and Wales no. 04254210.',
        `
Terms and conditions of purchase (rev. 4). 1. This order is the complete      the named address. 5. Invoices received
agreement. 2. Late payment bears interest at 4 %. 3. Title to the goods       after the 25th are paid late payment or not.`,
      ),
    ).toBe('Registered in England and Wales no. 04254210.')
    expect(
      read('Facture 4711', "Conditions générales d'achat - version 3. Article 1 - Toute commande\nArticle 2 - Les pénalités sont de 1 %."),
    ).toBeUndefined()
  })

  test('a registration that runs up the edge of the paper is read upwards', () => {
    const document = drawDocument('Factura 4711\nTotal 20,00')
    const up = (text: string, at: number) => ({
      ...document.pages[0]!.words[0]!,
      text,
      angle: 270,
      box: { left: 20, right: 28, top: 580 - at * 60, bottom: 630 - at * 60 },
    })
    document.pages[0]!.words.push(
      ...['Registro', 'Inscrita en el', 'Mercantil de Jaén, Tomo 402'].map((text, at) => up(text, [1, 0, 2][at]!)),
    )
    expect(mentions(document)).toBe('Inscrita en el Registro Mercantil de Jaén, Tomo 402')
  })
})
