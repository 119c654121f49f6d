import { describe, expect, test } from 'vitest'
import { isCompanyName } from '#app/engine/understand/parties/company-names.ts'
import { isPersonName } from '#app/engine/understand/parties/person-names.ts'
import { hasPostalCode, isPlace } from '#app/engine/understand/parties/places.ts'
import { isNameOfDomain, isSameName } from '#app/engine/understand/parties/same-name.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const valuesOf = (art: string) =>
  Object.fromEntries(Object.entries(understandDocument(drawDocument(art)).fields).map(([name, { value }]) => [name, value]))

describe('places and names', () => {
  test.each([
    ['75011 Paris'],
    ['D-63571 Gelnhausen'],
    ['1017 DR Amsterdam'],
    ['Cardiff CF10 4UW'],
    ['Denver, CO 80216'],
    ['1300 Wavre'],
    ['D12 X4K7'],
    ['Lisboa 1000-205 Lisboa'],
  ])('%s has a postal code', (text) => expect(hasPostalCode(text)).toBe(true))
  test.each([
    ['1 234,56 €'],
    ['Invoice 12345'],
    ['Tel. 01 23 45 67 89'],
    ['20 %'],
    ['FA520022'],
    ['PO 399013'],
    ['HRB 22603'],
    ['Amtsgericht Kassel HRB 96547'],
  ])('%s has none', (text) => expect(hasPostalCode(text)).toBe(false))
  test('streets, countries, companies, persons', () => {
    expect(['12 rue Pasteur', 'Kundenstraße 15', '149 Harbour Road', 'Calle Mayor, 54', 'Deutschland'].map(isPlace)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['Slieve Foods Ltd', 'Lieferant GmbH', 'Hôpital du Lac', 'Ann Miller'].map(isCompanyName)).toEqual([true, true, true, false])
    expect(['Ann Miller', 'Herr Muster', 'Mill Lane', 'Slieve Foods Ltd'].map(isPersonName)).toEqual([true, true, false, false])
  })
  test('one company under two names, and its domain', () => {
    expect(isSameName('Slieve Foods', 'SLIEVE FOODS LTD')).toBe(true)
    expect(isSameName('Slieve Foods', 'Harbour Foods')).toBe(false)
    expect(isNameOfDomain('Slieve Foods Ltd', 'slieve-foods')).toBe(true)
    expect(isNameOfDomain('Harbour Foods', 'slieve-foods')).toBe(false)
  })
})

describe('who is who on an invoice', () => {
  test('letterhead, window, small print', () => {
    const art = `
      Slieve Foods
      Tel +353 61 482 2606
      info@slieve-foods.example

                                              St. Colman's Nursing Home
                                              149 Harbour Road
                                              Dublin 12
                                              D12 X4K7
      **TAX** **INVOICE**
      Invoice no.   26-1529
      Date          27/09/2026

      Total         1,315.63



      Slieve Foods Ltd - Unit 14 - 152 Harbour Road - Dublin 12 - D12 X4K7 - VAT registration number IE3132795BH
    `
    const values = valuesOf(art)
    expect(values).toMatchObject({
      client_name: "St. Colman's Nursing Home",
      client_address: '149 Harbour Road\nDublin 12\nD12 X4K7',
      supplier_tax_id: 'IE3132795BH',
      supplier_contact: 'info@slieve-foods.example',
    })
    expect(values.supplier_name).toMatch(/^Slieve Foods/)
    expect(values.supplier_address).toContain('152 Harbour Road')
  })

  test('headings beside each other', () => {
    const art = `
      **Invoice** 4711
      Date: 3 May 2026

      Seller                              Bill to
      Quayside Print Ltd                  Ashdale Hospital
      133 Foundry Road                    198 Church Lane
      Newcastle NE6 2XX                   Cardiff CF10 4UW
    `
    expect(valuesOf(art)).toMatchObject({
      supplier_name: 'Quayside Print Ltd',
      supplier_address: '133 Foundry Road\nNewcastle NE6 2XX',
      client_name: 'Ashdale Hospital',
      client_address: '198 Church Lane\nCardiff CF10 4UW',
    })
  })

  test.each([
    [['Kröger', 'Befestigungstechnik GmbH', '& Co. KG'], 'Kröger Befestigungstechnik GmbH & Co. KG'],
    [['Equipos Médicos', 'Anáhuac S. de R.L. de', 'C.V.'], 'Equipos Médicos Anáhuac S. de R.L. de C.V.'],
  ])('a legal form that is broken over the lines of a narrow block: %j', ([first, second, third], name) => {
    const art = `
      Rechnung Nr. 4711 vom 15.11.2026

      Verkäufer
      ${first}
      ${second}
      ${third}
      Lieferantenweg 12
      98765 Lieferstadt
    `
    expect(valuesOf(art).supplier_name).toBe(name)
  })

  test('rows of labels under a heading', () => {
    const art = `
      Handelsrechnung Nr. 4711 vom 15.11.2026

      Verkäufer
      Name:        Lieferant GmbH
      Anschrift:   Lieferantenweg 12
                   98765 Lieferstadt
      USt.-Id.-Nr.:   DE136695976

      Käufer
      Name:        Kunden AG
      Anschrift:   Käuferstraße 1
                   87654 Käuferstadt
    `
    expect(valuesOf(art)).toMatchObject({
      supplier_name: 'Lieferant GmbH',
      supplier_tax_id: 'DE136695976',
      client_name: 'Kunden AG',
      client_address: 'Käuferstraße 1\n87654 Käuferstadt',
    })
  })
})
