import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

type Words = Record<'title' | 'number' | 'date' | 'heads' | 'net' | 'tax' | 'gross', string>
const es = {
  title: 'FACTURA',
  number: 'Factura N°:',
  date: 'Fecha:',
  heads: 'Descripción          Precio        Cant.       Total',
  net: 'Subtotal',
  tax: 'IVA',
  gross: 'Total',
}
const fr = {
  title: 'FACTURE',
  number: 'Facture n°',
  date: 'Date',
  heads: 'Désignation          Prix          Qté         Total',
  net: 'Total HT',
  tax: 'TVA',
  gross: 'Total TTC',
}
const de = {
  title: 'RECHNUNG',
  number: 'Rechnung Nr.',
  date: 'Datum',
  heads: 'Beschreibung         Preis         Menge       Gesamt',
  net: 'Netto',
  tax: 'MwSt.',
  gross: 'Gesamt',
}
const pt = {
  title: 'FATURA',
  number: 'Fatura n.º',
  date: 'Data',
  heads: 'Descrição            Preço         Qtd.        Total',
  net: 'Subtotal',
  tax: 'IVA',
  gross: 'Total',
}
const it = {
  title: 'FATTURA',
  number: 'Fattura n.',
  date: 'Data',
  heads: 'Descrizione          Prezzo        Qtà         Totale',
  net: 'Imponibile',
  tax: 'IVA',
  gross: 'Totale',
}
const en = {
  title: 'INVOICE',
  number: 'Invoice no.',
  date: 'Date',
  heads: 'Description          Price         Qty         Total',
  net: 'Subtotal',
  tax: 'VAT',
  gross: 'Total',
}

/** Two parties side by side, each with its numbers and no address: programs print them so. */
const sideBySide = ({ title, number, date, heads, net, tax, gross }: Words, seller: string, buyer: string, swap: boolean) => {
  const own = [seller, 'Hübner Sur Ltda.', 'Tax id: 77.120.884-3', 'Email: contacto@volta.example']
  const others = [buyer, 'Constructora Capal SA', 'Tax id: 76.482.119-5', 'Email: pagos@capal.example']
  const [left, right] = swap ? [others, own] : [own, others]
  return understandDocument(
    drawDocument(`
                                               ${title}
${number}  F-001187
${date}  03-06-2026

${left.map((text, at) => text.padEnd(50) + right[at]!).join('\n')}

${heads}
Martillo             20.00         3           60.00
Sierra               10.00         4           40.00

                     ${net.padEnd(26)}100.00
                     ${`${tax} 19%`.padEnd(26)} 19.00
                     ${gross.padEnd(26)}119.00
`),
  ).fields
}

describe('who issued an invoice and to whom, without addresses', () => {
  test.each<[Words, string, string]>([
    [es, 'Factura De:', 'Factura Para:'],
    [es, 'De:', 'Para:'],
    [es, 'Emitida por:', 'Emitida a:'],
    [fr, 'Émis par :', 'Destinataire :'],
    [fr, 'De :', 'À :'],
    [de, 'Ausgestellt von', 'Ausgestellt an'],
    [de, 'Von:', 'An:'],
    [pt, 'Emitida por', 'Emitida para'],
    [it, 'Emessa da', 'Intestata a'],
    [en, 'Billed by', 'Billed to'],
  ])('%o', (words, seller, buyer) => {
    for (const swap of [false, true]) {
      const fields = sideBySide(words, seller, buyer, swap)
      expect([fields.supplier_name?.value, fields.supplier_tax_id?.value, fields.client_name?.value]).toEqual([
        'Hübner Sur Ltda.',
        '77.120.884-3',
        'Constructora Capal SA',
      ])
    }
  })

  test('on an order it is the buyer’s who issued it', () => {
    const { fields, kind } = understandDocument(
      drawDocument(`
**BON** **DE** **COMMANDE** N° 4711

Émis par :                              Fournisseur :
Collège Jean Moulin                     Papeterie Durand SARL
12 rue des Écoles                       4 avenue Foch
35000 Rennes                            35200 Rennes

Désignation          Quantité
Ramettes A4          40
`),
    )
    expect(kind).toBe('work_order')
    expect(fields.customer_company_name?.value).toBe('Collège Jean Moulin')
  })
})

describe('a title that says for what', () => {
  test.each(['Facture de rétrocession d’honoraires', 'Rechnung für Dienstleistungen', 'Factura de honorarios'])(
    'is nobody’s name: %s',
    (title) => {
      const { fields } = understandDocument(
        drawDocument(`
                    **${title.split(' ').join('** **')}**

Date : 30/06/2026
Facture n° : 2026-07

Objet : prestations du mois de juin

Montant total : 5922.35 €
`),
      )
      expect(fields.supplier_name).toBeUndefined()
    },
  )
})
