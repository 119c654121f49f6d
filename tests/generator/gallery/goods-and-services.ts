import Big from 'big.js'
import { day, escape, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, table } from './paint.ts'
import { two, levy, unpaid } from './levies.ts'

/** Central and state tax in halves, HSN codes, the sum in words, an account without IBAN. */
export const goodsAndServices: Model = {
  name: 'goods-and-services',
  kind: 'invoice',
  lands: ['india'],
  fits: unpaid,
  manner: () => ({ signPlace: 'none' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const between = dice.chance(0.4)
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    const { levies, gross } = levy(
      desk,
      between
        ? [['IGST', '18']]
        : [
            ['CGST', '9'],
            ['SGST', '9'],
          ],
    )
    if (between) truth.field('vat_rate', '18')
    else truth.also('vat_rate', '18')
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('order_reference', facts.theirOrder)
    const account = dice.digits(12)
    truth.field('bank_details', `HDFC Bank ${account} HDFC0000123`, account)
    truth.field('payment_terms', '30 Days')
    const cell = (name: string, value: string) => `<td><span class="small">${name}</span><br><b>${value}</b></td>`
    const body = facts.lines.map((line, at) => [
      String(at + 1),
      escape(line.name),
      dice.digits(8),
      `${number(desk, line.quantity)} ${escape(line.unit)}`,
      number(desk, line.price),
      escape(line.unit),
      number(desk, line.total),
    ])
    return [
      `<div style="text-align:center"><b>${dice.pick(['Tax Invoice', 'TAX INVOICE'])}</b></div>`,
      `<table class="ruled" style="width:100%"><tr><td rowspan="2" style="width:50%"><b>${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), `${facts.land.taxIdLabels[1]}: ${facts.seller.taxId}`, 'State Name : Maharashtra, Code : 27')}</td>${cell('Invoice No.', facts.number)}${cell('Dated', day(desk, facts.date))}</tr><tr>${cell("Buyer's Order No.", facts.theirOrder)}${cell('Mode/Terms of Payment', '30 Days')}</tr><tr><td colspan="3"><span class="small">Buyer (Bill to)</span><br><b>${escape(facts.buyer.legal)}</b><br>${lines(...firmLines(facts.buyer).slice(1), `GSTIN/UIN : ${facts.buyer.taxId}`)}</td></tr></table>`,
      table(
        ['Sl No.', 'Description of Goods', 'HSN/SAC', 'Quantity', 'Rate', 'per', 'Amount'],
        [
          ...body,
          ...levies.map(({ name, rate, amount }) => [
            '',
            `<div style="text-align:right"><i>Output ${name} @ ${rate}%</i></div>`,
            '',
            '',
            rate,
            '%',
            amount,
          ]),
          ['', '<div style="text-align:right">Total</div>', '', '', '', '', `<b>₹ ${number(desk, gross)}</b>`],
        ],
        'cllrrlr',
        { rule: 'ruled' },
      ),
      '<div class="small">Amount Chargeable (in words)</div><div><b>INR as per the figure above Only</b></div>',
      table(
        [
          'HSN/SAC',
          'Taxable Value',
          ...levies.map(({ name }) => `${name} Rate`),
          ...levies.map(({ name }) => `${name} Amount`),
          'Total Tax Amount',
        ],
        [
          [
            'Total',
            number(desk, facts.net),
            ...levies.map(({ rate }) => `${rate}%`),
            ...levies.map(({ amount }) => number(desk, amount)),
            number(desk, two(levies.reduce((sum, { amount }) => sum.plus(amount), new Big(0)))),
          ],
        ],
        'lrrrrrr',
        { rule: 'ruled' },
      ),
      beside(
        `Company's PAN : AABC${dice.digits(4)}R`,
        `Company's Bank Details<br>Bank Name : HDFC Bank<br>A/c No. : ${account}<br>Branch &amp; IFS Code : HDFC0000123`,
      ),
      gap(20),
      `<div style="text-align:right">for ${escape(facts.seller.legal)}<br><br>Authorised Signatory</div>`,
    ].join('')
  },
}
