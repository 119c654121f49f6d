import { describe, expect, test } from 'vitest'
import { readCode } from '#app/engine/understand/values/code.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (kind: 'invoice' | 'work_order', page: string) => understandDocument(drawDocument(page), { kind })
const order = (page: string) => values(understand('work_order', page).fields)
const invoice = (page: string) => values(understand('invoice', page).fields)
const values = (fields: Record<string, { value: string }>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

describe('numbers that are counted by days', () => {
  test('date the paper only where nothing else does', () => {
    expect(order('**BESTELLUNG** Nr. B20250319\nDatum: 10.03.2025').order_date).toBe('2025-03-10')
    expect(invoice('**FACTURE**\nFacture n° : 2025-08-14\nDate : 31/08/2025').invoice_date).toBe('2025-08-31')
    expect(invoice('**FACTURE** n° 4711 du 2025-08-14').invoice_date).toBe('2025-08-14')
  })

  test('a series stands before the number, with or without a dash', () => {
    expect(readCode('1 - 000874')).toBe('1 - 000874')
    expect(readCode('1 000207')).toBe('1 000207')
    expect(readCode('1 250')).toBe('1')
    expect(invoice('**FACTURA**\nFactura: 1 - 000874\nFecha: 15/10/2025').invoice_number).toBe('1 - 000874')
    expect(invoice('**INVOICE**\nInvoice no.: 020 555 01 88\nDate: 15/10/2025').invoice_number).not.toBe('020 555 01 88')
  })
})

describe('orders that the seller prints', () => {
  const between = (numbers: string) => `
    Northmoor Optics                                  **Order** CO2509-0187
                                                      ${numbers.split('\n').join('\n                                                      ')}

    Sender                                            To
    Northmoor Optics                                  Ravenglass School
    Unit 6, Fell View                                 Harbour Road
    Kendal LA9 6NS                                    Ravenglass CA18 1SW`

  test('name the customer’s reference and code', () => {
    const fields = order(between('Ref. customer : PO-55120\nCustomer code : CU1903-00044\nOrder date : 09/17/2025'))
    expect(fields.customer_company_name).toBe('Ravenglass School')
  })

  test('a buyer that prints its number with the supplier still writes itself', () => {
    const fields = order(between('Ref. supplier : OF-8841\nCustomer code : 118204\nOrder date : 09/17/2025'))
    expect(fields.customer_company_name).toBe('Northmoor Optics')
  })

  test.each([
    'Dirección de factura y entrega',
    'Adresse de facturation et de livraison',
    'Rechnungs- und Lieferadresse',
    'Invoicing and shipping address',
    'Factuur- en leveradres',
    'Indirizzo di fatturazione e spedizione',
    'Morada de faturação e envio',
  ])('%s heads who ordered and where the goods go', (heading) => {
    const fields = order(`
      Maderas del Norte S.A.
      Parcela 51
      27003 Lugo

      ${heading}
      Construcciones Eirado S.L.
      Rúa do Vilar 18
      15705 Santiago

      **Order** # S00187`)
    expect(fields.customer_company_name).toBe('Construcciones Eirado S.L.')
    expect(fields.delivery_address).toContain('Rúa do Vilar 18')
  })
})

describe('taxes and sums', () => {
  test('the tax stands under what it is taken on', () => {
    const { fields, vat_details } = understand(
      'invoice',
      `
      **Rechnung** 4711

      Pos   Menge   Bezeichnung          Einzelpreis   Gesamt
      1     2       Fass Hefeweizen      250,00        500,00

                                  Gesamt Netto                        500,00
                                  zzgl. 19,00 % USt. auf EUR 500,00
                                                                      95,00
                                  Gesamtbetrag                        595,00`,
    )
    expect(fields.tax_amount?.value).toBe('95.00')
    expect(vat_details.map(({ amount }) => amount?.value)).toEqual(['95.00'])
  })

  test('a subtotal that holds the tax is no net, and the total is given', () => {
    const fields = invoice(`
      **Factura** FV-2318

      Artículo                  Cantidad   Precio     Importe
      Plato hondo               24         14,20 €    340,80 €
      Jarra de agua             6          28,00 €    168,00 €

                                Subtotal                          508,80 €
                                Descuento                         -50,88 €
                                Envío                             12,00 €
                                Impuestos incluidos (IVA 21 %)    81,56 €
                                Total                             469,92 €`)
    expect(fields).toMatchObject({ tax_amount: '81.56', total_amount_with_tax: '469.92' })
    expect(fields.subtotal_without_tax).not.toBe('508.80')
  })

  test('the currency may have a column of its own in a summary without heads that are known', () => {
    const { vat_details } = understand(
      'invoice',
      `
      **INVOICE** 2025/00013

      6.00     29.70     1.78     31.48     EUR
      21.00    86.00     18.06    104.06    EUR
               115.70    19.84    135.54    EUR`,
    )
    expect(vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
      ['6', '1.78'],
      ['21', '18.06'],
    ])
  })

  test('the groups of an account are no amount that was paid', () => {
    const fields = invoice('**Factura** F250193\nTotal: 1.918,60 €\nPagar a la cuenta ES91 2100 0418 4502 0005 1332')
    expect(fields.amount).toBe('1918.60')
  })
})

describe('addresses', () => {
  test('a hamlet without a number belongs to the town under it', () => {
    const fields = invoice(`
      **Facture** 12

      Client
      Coop Bois Énergie
      Le Moulin Neuf
      23200 Aubusson`)
    expect(fields.client_address).toBe('Le Moulin Neuf\n23200 Aubusson')
  })

  test('a tax number without a label stands between name and street', () => {
    const fields = invoice(`
      **Factura** F250193

      Nube y Compañía Estudio SL          Clínica Dental Sonríe SLP
      B66720194                           B87112233
      Carrer de Pallars 99                Calle Alcalá 210
      Barcelona (08018), España           Madrid (28028), España
      hola@nubeycia.example`)
    expect(fields).toMatchObject({
      supplier_name: 'Nube y Compañía Estudio SL',
      client_name: 'Clínica Dental Sonríe SLP',
      client_address: 'Calle Alcalá 210\nMadrid (28028), España',
    })
  })

  test('hours behind a full stop, and a part of the house behind a colon', () => {
    const spoken = order('**PEDIDO** 207\nEntregar en: C/ Asprillas 4, 03203 Elche. De 8:00 a 14:00 h.')
    expect(spoken.delivery_address).toBe('C/ Asprillas 4, 03203 Elche')
    const inner = order(`
      Bakehouse Ltd                   **Purchase Order** PO-371
      88 Carr Road
      Leeds LS1 4AP

      Supplier                        Deliver To
      Southern Grain Millers          Bakehouse Ltd
      14 Mill Street                  Warehouse: Main (Dock B)
      Bristol BS1 4DJ                 88 Carr Road
                                      Leeds LS1 4AP`)
    expect(inner.delivery_address).toBe('Bakehouse Ltd\nWarehouse: Main (Dock B)\n88 Carr Road\nLeeds LS1 4AP')
  })
})

describe('how it is paid', () => {
  test('the line may break right before the means', () => {
    const fields = invoice('**Rechnung** 12\nDer Betrag wird von Ihrem Konto per\nSEPA-Lastschrift eingezogen.')
    expect(fields.payment_methods).toBe('SEPA-Lastschrift')
  })

  test('an account with its bank and branch', () => {
    const fields = invoice('**INVOICE** 12\nPlease pay by direct credit to Tui Linen Hire, 12-3456-0098765-00')
    expect(fields.bank_details).toBe('12-3456-0098765-00')
  })
})
