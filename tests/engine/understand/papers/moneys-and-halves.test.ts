import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields, items, vat_details: taxes } = understandDocument(drawDocument(page), { kind: 'invoice' })
  return {
    of: (name: string) => fields[name]?.value,
    items,
    vat: taxes.map(({ rate, amount }) => `${rate?.value} ${amount?.value}`),
  }
}

test('CGST and SGST without a row for both: the tax is what they come to, and the taxable amount ends the list', () => {
  const { of, items } = read(`
Mahalaxmi Hardware Depot                        TAX INVOICE
14 Ring Road, Nagpur 440009                     Invoice No: MHD/118
GSTIN: 27AABCM4471K1Z3                          Date: 04/05/2026

Bill To: Orange City Builders

Item                        Qty      Rate     GST%      Amount
Cement 50 kg                 20    370.00      28%    9,472.00
Binding wire roll             5    410.00      18%    2,419.00

                                     Subtotal        11,050.00
                                     Discount         -1,600.00
SUMMARY                              Taxable Amount   9,450.00
Total Items: 2                       CGST             1,220.50
                                     SGST             1,220.50
                                     Grand Total    ₹ 11,891.00`)
  expect(items).toHaveLength(2)
  expect([of('tax_amount'), of('total_amount_with_tax'), of('subtotal_without_tax')]).toEqual(['2441.00', '11891.00', '9450.00'])
})

test('a strip of one base and two taxes gives both, once each', () => {
  const { of, vat } = read(`
Sagar Book Stall                     Bill No : SB_204
FC Road, Pune 411004                 Bill Date : 03/12/2026

Item Name             Qty    Rate    Amt
Atlas                   4     250    1000.00
Globe                   2     300     600.00

Gross       SGST       SGST Amt      CGST       CGST Amt
1600          6%        96.00         6%         96.00

                       Sub Total : 1600
                       Total : 1792`)
  expect(vat).toEqual(['6 96.00', '6 96.00'])
  expect([of('tax_amount'), of('total_amount_with_tax')]).toEqual(['192.00', '1792'])
})

test('a subtotal at a rate is what is taxed, and the rate has its tax in the row of its own', () => {
  const { vat } = read(`
Ferretería Pichincha Cía. Ltda.                   FACTURA
RUC: 1790123456001                                No: 001-002-000004471
Razón Social: Bodega Andina                       Fecha Emisión: 14/03/2026

Cód. Principal   Cant    Descripción             Precio Unitario    Precio Total
4471             2.00    Taladro percutor                  40.00           80.00
4480             4.00    Broca de widia                     5.00           20.00

Información Adicional                  SUBTOTAL IVA 15%           100.00
Teléfono: 022 114 320                  SUBTOTAL 0%                  0.00
                                       SUBTOTAL SIN IMPUESTOS     100.00
                                       IVA 15%                     15.00
                                       VALOR TOTAL                115.00`)
  expect(vat).toEqual(['15 15.00'])
})

test('shillings, dinars and rands beside their amounts', () => {
  const { of } = read(`
Nandi Agro Inputs
Invoice #77
Customer: Kiptoo Farm

Description          Quantity    Unit Price      Total
Maize seed 10 kg     3           Ksh.2100.00     Ksh.6300.00
DAP fertiliser       2           Ksh.3400.00     Ksh.6800.00
Grand Total                                      Ksh.13100.00`)
  expect([of('currency'), of('total_amount_with_tax')]).toEqual(['KES', '13100.00'])

  const { of: dinars } = read(`
ATELIER SAHEL                                     Facture N° F-2026-0077
                                                  Date 15/04/2026
Nature                      Quantité     Montant HT
Pose d'enseigne             1            1500.00
Location nacelle            2            500.00

                            Total HT               2000.00DT
                            Taux TVA               19%
                            TIMBRE                 1.00DT
                            TOTAL À PAYER          2381.00DT`)
  expect([dinars('currency'), dinars('subtotal_without_tax'), dinars('total_amount_with_tax'), dinars('vat_rate')]).toEqual([
    'TND',
    '2000.00',
    '2381.00',
    '19',
  ])

  const { of: rands } = read(`
Credit Note                                       Boland Pumps (Pty) Ltd
                                                  4 Kerk Street
Credit Note #: CN-0107                            Paarl, Western Cape, 7646
Date: 2026/10/19                                  VAT: 4730119922

Customer
Fairview Dairy CC

Amount                                            R2875.50
Reason
Pump returned within warranty period`)
  expect([rands('currency'), rands('total_amount_with_tax'), rands('subtotal_without_tax')]).toEqual(['ZAR', '2875.50', undefined])
})

test('three digits behind the sign are millimes where the money has them', () => {
  const { of } = read(`
QUINCAILLERIE DU SUD                              Facture N° 118
                                                  Date : 15/04/2026
Désignation                 Quantité     Prix         Montant
Sac de ciment               10           19.500       195.000
Rouleau de grillage         2            87.250       174.500

                            Total HT               369.500 DT
                            TVA 19%                 70.205 DT
                            Total TTC              439.705 DT`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')].map(Number)).toEqual([369.5, 70.205, 439.705])
})

test('whatever stands between subtotal and total adds up, and the tax is one of it', () => {
  const { of } = read(`
Willow & Rye Catering                             Invoice #WR-310
88 Orchard Ave, Riverside, CA 92501               07/18/2026

Item                       Unit       Qty       Total
Taco bar                   $30.00      20     $600.00
Churros                     $5.00      40     $200.00

                                 Subtotal     $800.00
                               Travel fee      $45.00
                         Returning guest      $-20.00
                                 Gratuity     $144.00
                                      Tax      $62.00
                                    Total   $1,031.00`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')]).toEqual(['800.00', '62.00', '1031.00'])
})

test('the account of a wallet is neither the bank’s nor the customer’s', () => {
  const { of } = read(`
Nandi Agro Inputs
Invoice #78
Customer: Kiptoo Farm

Description          Quantity    Unit Price      Total
Maize seed 10 kg     3           Ksh.2100.00     Ksh.6300.00
DAP fertiliser       2           Ksh.3400.00     Ksh.6800.00
Grand Total                                      Ksh.13100.00

Payment Methods
M-Pesa Payment                      Bank Transfer
Pay Bill: 400222                    Bank Name: Equity Bank
Account Number: 5518830             Account Name: Nandi Agro Inputs
                                    Account Number: 0710299884412`)
  expect([of('bank_details'), of('client_id')]).toEqual(['Equity Bank 0710299884412', undefined])
})
