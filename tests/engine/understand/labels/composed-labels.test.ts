import { describe, expect, test } from 'vitest'
import { composeLabel } from '#app/engine/understand/labels/composed-labels.ts'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { drawPage } from '#tests/support/page.ts'

/** What the label that leads the line announces. */
const leading = (art: string) => {
  const label = labelPage(drawPage(art))[0]?.labels.find(({ leads }) => leads)
  return [...new Set(label?.sayings.map(({ name }) => name))]
}

describe('labels that are no known phrase', () => {
  test.each([
    ['Order total excl. VAT 1,240.00', 'net'],
    ['Montant total hors TVA :', 'net'],
    ['Gesamtbestellwert netto:', 'net'],
    ['Total net value excl. tax GBP 14.77', 'net'],
    ['IMPORTE TOTAL IVA incluido 2.175,28', 'gross'],
    ['Grand total including tax:', 'gross'],
    ['Auftragssumme brutto', 'gross'],
    ['Tot. Iva', 'tax'],
    ['Cuota total de IVA:', 'tax'],
    ['Montant total à régler TTC', 'due'],
    ['Ihre Kundenkennung:', 'customer_number'],
    ['Invoice identifier:', 'invoice_number'],
    ['Bestell-Kennung:', 'order_number'],
    ["Date d'émission de la commande :", 'order_date'],
    ['PO issue date:', 'order_date'],
    ['Fecha deseada de entrega:', 'delivery_date'],
    ['Geplanter Wareneingang:', 'delivery_date'],
    ['Zahlungsziel bis zum: 12.03.2026', 'due_date'],
    ['Zlg.-Bedingungen:', 'payment_terms'],
    ['Lieferanschr.:', 'delivery'],
    ['Lieferantenanschrift:', 'supplier'],
  ])('%s announces %s by its words', (art, name) => expect(leading(art)).toEqual([name]))

  test.each([
    ['it asks for two things', 'Order number Date:'],
    ['it is of two parties', 'Customer details Delivery details'],
    ['a word is not known', 'Cheese date:'],
    ['its words are of two languages', 'Fecha of Lieferung:'],
    ['it goes on in a number', 'Order Ref PO-4711'],
    ['it is amid a sentence', 'requested delivery of the goods.'],
    ['it is what was paid', 'Total amount paid:'],
    ['with and without tax contradict each other', 'Total incl. excl. VAT:'],
    ['what was delivered on a day is no wish', 'Auftrag-Datum-Lief: 02.04.2013'],
  ])('nothing is made up where %s', (_why, art) => expect(composeLabel(labelPage(drawPage(art))[0]!, [])).toBeUndefined())
})
