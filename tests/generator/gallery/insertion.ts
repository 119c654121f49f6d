import { addDays } from '../invent.ts'
import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, gap, sayBuyer, sayHead, table, totals } from './paint.ts'
import { noSums } from './unpaid.ts'

/** An agency's insertion order: client, campaign and flight around the lines; a fee and a net at the end. */
export const insertion: Model = {
  name: 'insertion',
  kind: 'work_order',
  lands: ['us', 'gb'],
  fits: noSums,
  manner: ({ land }) => ({ signPlace: 'before', sign: land.signs[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    facts.number = `IO-${dice.digits(5)}`
    sayHead(desk)
    sayBuyer(desk)
    truth.field('client_name', facts.person)
    truth.field('total_amount_without_tax', facts.net)
    for (const line of facts.lines)
      truth.item({ product_name: line.name, requested_quantity: line.quantity, unit_price: line.price, total_amount: line.total })
    const start = addDays(facts.date, 10)
    const row = (name: string, value: string) => `<tr><td><b>${name}</b></td><td>${value}</td></tr>`
    return [
      `<div style="text-align:center;font-size:15pt"><b>${dice.pick(['INSERTION ORDER', 'Media Insertion Order'])}</b></div>`,
      gap(10),
      beside(
        `<table>${row('IO Number', facts.number)}${row('IO Date', day(desk, facts.date))}${row('Advertiser', escape(dice.pick(['Northwind Cycles', 'Tidal Bank', 'Orchard Lane Foods'])))}${row('Campaign', `Spring ${facts.date.slice(0, 4)}`)}${row('Flight Dates', `${day(desk, start)} - ${day(desk, addDays(start, 30))}`)}</table>`,
        `<table>${row('Agency', escape(facts.buyer.legal))}${row('Address', `${escape(facts.buyer.street)}, ${escape(facts.buyer.town)}`)}${row('Media Buyer', facts.person)}${row('Publisher', escape(facts.seller.legal))}</table>`,
      ),
      gap(12),
      table(
        ['Placement', 'Units', 'Rate', 'Net Cost'],
        facts.lines.map((line) => [escape(line.name), number(desk, line.quantity), money(desk, line.price), money(desk, line.total)]),
        'lrrr',
        { rule: 'ruled', head: 'background:#222;color:#fff' },
      ),
      totals([['<b>Total Net Cost</b>', `<b>${money(desk, facts.net)}</b>`]]),
      '<p class="small">This order is subject to the standard terms for digital advertising, version 3.0.</p>',
    ].join('')
  },
}
