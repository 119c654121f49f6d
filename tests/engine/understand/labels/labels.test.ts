import { describe, expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { expandPhrases } from '#app/engine/understand/words/phrases.ts'
import { tokenise } from '#app/engine/understand/words/tokens.ts'
import { drawPage } from '#tests/support/page.ts'

const heard = (art: string) =>
  labelPage(drawPage(art)).flatMap(({ labels }) =>
    labels.flatMap(({ sayings }) => sayings.filter(({ weak }) => !weak).map(({ name }) => name)),
  )

describe('labels', () => {
  test.each([
    ['Invoice No.: 4711', 'invoice_number'],
    ['N° de facture', 'invoice_number'],
    ['Rechnungs-Nr.', 'invoice_number'],
    ['RECHNUNGSDATUM', 'invoice_date'],
    ["Date d'échéance", 'due_date'],
    ['Fecha de la factura', 'invoice_date'],
    ['Fecha de vencimiento', 'due_date'],
    ['Bestellnummer:', 'order_number'],
    ['Your order no.', 'order_number'],
    ['Réf. client', 'customer_number'],
    ['Kundennr.', 'customer_number'],
    ['Nuestro nº de cliente', 'customer_number'],
    ['Deliver to', 'delivery'],
    ['Lieferanschrift:', 'delivery'],
    ['Bill To', 'customer'],
    ['Total T.T.C.', 'gross'],
    ['Net à payer', 'due'],
    ['Base imponible', 'net'],
    ['T.V.A. 20 %', 'tax'],
    ['Factuurdatum', 'invoice_date'],
    ['Data scadenza', 'due_date'],
    ['Shipping & Handling', 'other_amount'],
    ['Other charges:', 'other_amount'],
    ['Enthaltene Mehrwertsteuer', 'tax'],
    ['Delivery contact:', 'contact_person'],
    ['Total balance', 'due'],
    ['Zwischentotal', 'net'],
    ['Nettototal', 'net'],
    ['Rechnungstotal', 'gross'],
    ['Gesamttotal', 'gross'],
  ])('%s announces %s', (art, name) => expect(heard(art)).toContain(name))

  test.each([['Place of the market'], ['info@total.fr'], ['REF89591'], ['Lettre de voiture']])('%s announces nothing of ours', (art) =>
    expect(heard(art).filter((name) => !/other|note/.test(name))).toEqual([]),
  )

  test('a label over two lines is one', () => {
    expect(heard('Total Without      1857.00\nTaxes              0.00')).toContain('net')
  })
  test('brackets right behind belong to the label', () => {
    const [line] = labelPage(drawPage('Rechnungssumme Netto (excl. USt.)'))
    expect(line!.labels).toHaveLength(1)
    expect(line!.labels[0]).toMatchObject({ closes: true })
  })
})

describe('words of labels', () => {
  test('every form of number is one word, compounds are cut', () => {
    expect(tokenise('N° Nº Nr. #  numéro').map(({ text }) => text)).toEqual(['no', 'no', 'no', 'no', 'no'])
    expect(tokenise('Rechnungsnummer C.I.F.').map(({ text }) => text)).toEqual(['rechnungs', 'no', 'cif'])
  })
  test('phrases are written out', () => {
    expect(expandPhrases('a (b|c) (d|), e & f')).toEqual(['a b d', 'a b', 'a c d', 'a c', 'e f', 'f e'])
  })
})
