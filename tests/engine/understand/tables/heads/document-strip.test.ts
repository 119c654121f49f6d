import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })

test('what an order has one of heads no items, though its words be set wide apart', () => {
  const { items, fields } = read(`
**Bestellung**

BESTELLNUMMER     BESTELLT  AM      LIEFERDATUM        EINKÄUFER       KOSTENSTELLE
C-22087           25. Januar 2025   8. Februar 2025    Jutta Harms     4711

Artikel-Nr.       Beschreibung                     VE        Stück
83772             Ordner A4 breit blau             Pck         250
38059             Nitrilhandschuhe                 Std         100`)
  expect(items.map((row) => row.product_code?.value)).toEqual(['83772', '38059'])
  expect(fields.name?.value).toBe('C-22087')
  expect(fields.order_date?.value).toBe('2025-01-25')
})

test('beside the names of things the same words head columns of them', () => {
  const { items } = read(`
**Bestellung** 4711

Artikel                    Menge     Besteller       Abteilung      Kostenstelle
Ordner A4 breit blau         250     Harms           Einkauf        4711
Nitrilhandschuhe             100     Wolf            Labor          4712`)
  expect(items.map((row) => [row.product_name?.value, row.requested_quantity?.value])).toEqual([
    ['Ordner A4 breit blau', '250'],
    ['Nitrilhandschuhe', '100'],
  ])
})

test('who runs a house is not what it is called', () => {
  const { fields } = read(`
Kindertagesstätte St. Barbara
Träger: Kirchengemeinde St. Marien · Zechenweg 3 · 59229 Ahlen · Tel. 02382 60441

**Bestellung** 17/25

Artikel                    Menge
Holzbausteine                 2
Kindermalkittel              12`)
  expect(fields.customer_company_name?.value).toBe('Kindertagesstätte St. Barbara')
})

test('`Total de l’appel hors TVA` is without tax', () => {
  const { fields } = read(`
**Commande** 4711

Article                    Qté     Prix     Montant
Coffret                      2    10,00       20,00
Total de l'appel hors TVA                     20,00`)
  expect(fields.total_amount_without_tax?.value).toBe('20.00')
  expect(fields.total_amount_with_tax).toBeUndefined()
})
