import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, table, totals } from './paint.ts'
import { levy, unpaid } from './levies.ts'

/** Sales tax of state, county and city, each a line; a remittance stub that repeats number and sum. */
export const counties: Model = {
  name: 'counties',
  kind: 'invoice',
  lands: ['us'],
  fits: unpaid,
  manner: () => ({ signPlace: 'before', sign: '$' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'code', 'quantity', 'price', 'total')
    const { levies, gross } = levy(
      desk,
      dice.pick([
        [
          ['State Tax', '6.25'],
          ['County Tax', '1'],
        ],
        [
          ['CA STATE TAX', '7.25'],
          ['COUNTY TAX', '0.25'],
          ['CITY TAX', '1'],
        ],
        [
          ['State sales tax', '4'],
          ['Local sales tax', '4.5'],
        ],
      ] as const),
    )
    truth.field('due_date', facts.due)
    truth.field('client_id', facts.account)
    truth.field('order_reference', facts.theirOrder)
    truth.field('payment_terms', 'Net 30')
    const head = 'background:#223;color:#fff'
    return [
      beside(
        `<b style="font-size:16pt">${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1))}`,
        `<b style="font-size:20pt">INVOICE</b>`,
      ),
      gap(8),
      table(
        ['Invoice #', 'Date', 'Customer ID', 'Due'],
        [[facts.number, day(desk, facts.date), facts.account, day(desk, facts.due)]],
        'cccc',
        { rule: 'ruled', head },
      ),
      gap(8),
      beside(`<b>BILL TO</b><br>${lines(...firmLines(facts.buyer))}`, `<b>SHIP TO</b><br>${lines(...firmLines(facts.buyer))}`),
      gap(8),
      table(
        ['Salesperson', 'P.O. Number', 'Ship Via', 'F.O.B.', 'Terms'],
        [[facts.seller.person, facts.theirOrder, dice.pick(['UPS', 'Truck']), 'Origin', 'Net 30']],
        'ccccc',
        { rule: 'ruled', head },
      ),
      gap(8),
      table(
        ['Item', 'Description', 'Ordered', 'Shipped', 'Unit', 'Price', 'Extension'],
        facts.lines.map((line) => [
          line.code,
          escape(line.name),
          number(desk, line.quantity),
          number(desk, line.quantity),
          escape(line.unit),
          number(desk, line.price),
          number(desk, line.total),
        ]),
        'llrrcrr',
        { rule: 'ruled', head },
      ),
      gap(6),
      totals([
        ['Taxable Subtotal', money(desk, facts.net)],
        ...levies.map(({ name, rate, amount }) => [`${name} ${number(desk, rate)}%`, money(desk, amount)] as const),
        ['<b>Total Due</b>', `<b>${money(desk, gross)}</b>`],
      ]),
      `<div style="border-top:1px dashed #000;margin-top:40pt;padding-top:6pt">${beside('Please detach and return with payment', `Invoice # ${facts.number} &nbsp;&nbsp; Amount enclosed: ________`)}</div>`,
    ].join('')
  },
}
