import { describe, expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { findIbans } from '#app/engine/understand/values/iban.ts'
import { findVatIds } from '#app/engine/understand/values/tax-id.ts'
import { drawDocument } from '#tests/support/page.ts'

const valuesOf = (page: string, kind: 'invoice' | 'work_order') => understandDocument(drawDocument(page), { kind }).fields

describe('the same paper in capitals', () => {
  test.each(['Dhs', 'DHS', 'DH', 'MAD'])('dirhams are written %s', (sign) => {
    const { currency } = valuesOf(
      `
      BON DE COMMANDE N° 4711

      Désignation          Qté     PU        Montant
      Beurre doux          3       41,50     124,50
      TOTAL                                  124,50 ${sign}
      CAPITAL 10 000 € RC 4455
      `,
      'work_order',
    )
    expect(currency?.value).toBe('MAD')
  })

  test('a tax number before a name in capitals is no account', () => {
    const text = 'N° TVA FR 32 729 699 223 - CLARNET PROPRETE SARL AU CAPITAL DE 250 000 €'
    expect(findIbans(text)).toEqual([])
    expect(findVatIds(text).map(({ index, length }) => text.slice(index, index + length))).toEqual(['FR 32 729 699 223'])
  })
})

test('the date of an associated invoice is not the date of this one, with a colon or without', () => {
  const { invoice_date } = valuesOf(
    `
    FACTURE N° F20260023
    Date                            31/01/2026
    DATE DE FACTURE ASSOCIÉE 01/01/2026
    `,
    'invoice',
  )
  expect(invoice_date?.value).toBe('2026-01-31')
})

test('of two cells under a label the one in its column is its value, though the other is set a hair higher', () => {
  const document = drawDocument(`
    PURCHASE ORDER PO41877

    For department   Ship Via
    Highways       FedEx LTL
  `)
  move(document, ['FedEx', 'LTL'], -0.4)
  expect(understandDocument(document, { kind: 'work_order' }).fields.department?.value).toBe('Highways')
})

test('of two tax numbers the one whose check digits hold goes first', () => {
  const { supplier_tax_id } = valuesOf(
    `
    Menuiserie Bertin SARL
    12 rue des Lilas
    69003 Lyon
    N° TVA : FR 41 303 265 045
    N° TVA : FR 40 303 265 045

    FACTURE N° 4711
    Date : 31/01/2026
    `,
    'invoice',
  )
  expect(supplier_tax_id?.value).toBe('FR 40 303 265 045')
})

test('a summary of taxes is read though its first row stands well below its heads', () => {
  const document = drawDocument(`
    RECHNUNG Nr. 4711

    Bezeichnung          Menge   Preis     Betrag
    Trennblätter         20      9,90      198,00

    Art         Basisbetrag   Steuersatz [%]   Steuerbetrag


    USt.        198,00        19               37,62

    Gesamt                                     235,62
    `)
  move(document, ['USt.', '19', '37,62'], 4)
  move(document, ['198,00'], 4, 100)
  const { vat_details } = understandDocument(document, { kind: 'invoice' })
  expect(vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['19', '37.62']])
})

/** Sets words of the page lower, by points; `from` where they are printed higher up too. */
function move(document: Document, texts: string[], by: number, from = 0) {
  for (const { box, text } of document.pages[0]!.words) {
    if (!texts.includes(text) || box.top < from) continue
    box.top += by
    box.bottom += by
  }
  document.pages[0]!.lines = linesFrom(document.pages[0]!.words)
}
