import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const values = (page: string, kind: 'work_order' | 'auto' = 'work_order') => {
  const { fields, kind: read, items } = understandDocument(drawDocument(page), { kind })
  return {
    kind: read,
    items,
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Record<string, string>,
  }
}

describe('what orders of transport, hire and works are called', () => {
  test('an "ordre d’affrètement" orders, though it speaks of terms like an invoice', () => {
    const { kind, fields } = values(
      `
**TransEuropa Lannes SAS**                        **ORDRE D'AFFRÈTEMENT**
5 bd de l'Europe                                  N° AFF-261187
64600 ANGLET                                      Anglet, le 20/11/2026

Exploitant : Bastien Lannes

Prestation                          Qté      Prix convenu      Montant EUR
Transport complet 33 palettes         1          1 480,00         1 480,00
Hayon à la livraison                  1             65,00            65,00
                                    Total HT                      1 545,00

Règlement à 30 jours date de facture.`,
      'auto',
    )
    expect(kind).toBe('work_order')
    expect(fields).toMatchObject({ name: 'AFF-261187', client_name: 'Bastien Lannes' })
  })

  test('the number of an "Auftragserteilung" is the order’s, that of the offer it answers is not', () => {
    const { fields } = values(`
Gemeinde Oberhausen                               Datum: 17.11.2026
Rathausplatz 2
55585 Oberhausen

**Auftragserteilung** Nr. 2026/64

auf der Grundlage Ihres Angebots Nr. 26-3318 vom 02.11.2026 erteilen wir Ihnen den Auftrag.

Menge   Gegenstand               Einzelpreis   Gesamtpreis
2       Doppelschaukel Stahl         3.275,00      6.550,00
160     Fallschutzplatten               11,60      1.856,00`)
    expect(fields.name).toBe('2026/64')
  })

  test.each([
    ['Engagement n° : 2026-ST-0744', 'name', '2026-ST-0744'],
    ['Erste Lieferung   30.11.2026', 'requested_delivery_date', '2026-11-30'],
    ['Uitvoeren vóór   04-12-2026', 'requested_delivery_date', '2026-12-04'],
    ['First delivery   30 November 2026', 'requested_delivery_date', '2026-11-30'],
    ['Autoriza   Ginés Abellán', 'client_name', 'Ginés Abellán'],
    ['Procurement lead   Fiona McAllister', 'client_name', 'Fiona McAllister'],
    ['Bestellende Einrichtung   Institut Botanik', 'department', 'Institut Botanik'],
  ])('%s', (line, field, value) => {
    expect(
      values(`
**Purchase order**

${line}

Item            Qty   Price   Total
Steel bracket     2    4.00    8.00`).fields[field],
    ).toBe(value)
  })
})

describe('labels', () => {
  test('a box’s bare number before its label, and its neighbour’s', () => {
    const { fields } = values(`
UNIVERSITÄT LAHNTAL                               **BESTELLSCHEIN**

1 Bestell-Nr.            2 Datum                  5 Sachbearbeiter/in
B12-2026-04471           20.11.2026               Corinna Weyrauch

4 Abteilung              9 Liefertermin
Pflanzenphysiologie      27.11.2026`)
    expect(fields).toMatchObject({ order_date: '2026-11-20', client_name: 'Corinna Weyrauch', department: 'Pflanzenphysiologie' })
  })

  test('"Office Services Cork" is a desk and no telephone', () => {
    const { fields } = values(`
**Purchase Order** PO-118450

Business unit                 Requested by
Office Services Cork          Aoife Brennan`)
    expect(fields.department).toBe('Office Services Cork')
  })

  test('plants of a hire have codes; name and pack stand under one head', () => {
    const { items } = values(`
**Hire Order** No. H/26/1187

No.   Plant code   Item                     £/week    Value £
1     EX-08T       Excavator 8 t            620.00     620.00
2     DT-90        Dumper 9 t               385.00     770.00`)
    expect(items.map(({ product_code }) => product_code?.value)).toEqual(['EX-08T', 'DT-90'])
    const { items: packs } = values(`
**Bestellung** A26-118820

PZN        Artikel / Packung                        Pack.     Preis      Wert
03423124   Heparin 25000 I.E./5 ml 10x5 ml             20     24,18    483,60
06958447   Infusionslösung 0,9 % 20x500 ml             36     11,72    421,92`)
    expect(packs[0]?.product_name?.value).toBe('Heparin 25000 I.E./5 ml 10x5 ml')
  })
})
