import { day, escape, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayDock, sayHead, sayLines, table, totals } from './paint.ts'
import { noSums } from './unpaid.ts'

/** The form of a word processor: VENDOR and SHIP TO in dark bars, a row about the carriage, SUBTOTAL to TOTAL, a box for comments. */
export const officeForm: Model = {
  name: 'office-form',
  kind: 'work_order',
  lands: ['us', 'canada', 'gb'],
  fits: noSums,
  manner: ({ land }) => ({ signPlace: 'none', sign: land.signs[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    sayHead(desk)
    sayBuyer(desk)
    sayDock(desk, facts.dock.name, facts.buyer.legal, facts.dock.street, facts.dock.town)
    sayLines(desk, 'code', 'quantity', 'price', 'total')
    truth.field('client_name', facts.person)
    truth.field('total_amount_without_tax', facts.net)
    truth.field('total_amount_with_tax', facts.gross)
    const bar = (text: string) => `<div style="background:#3b4e87;color:#fff;padding:2px 6px"><b>${text}</b></div>`
    const head = 'background:#3b4e87;color:#fff'
    const note = dice.pick(facts.land.words.notes)
    truth.field('note', note)
    return [
      beside(
        `<b style="font-size:15pt">${escape(facts.buyer.legal)}</b><br>${lines(escape(facts.buyer.street), escape(facts.buyer.town), `Phone: ${facts.buyer.phone}`)}`,
        `<div style="text-align:right;font-size:18pt;color:#7085c1"><b>PURCHASE ORDER</b></div><table style="margin-left:auto">${[
          ['DATE', day(desk, facts.date)],
          ['PO #', facts.number],
        ]
          .map(([name, value]) => `<tr><td>${name}</td><td style="border:1px solid #888;text-align:center;width:90px">${value}</td></tr>`)
          .join('')}</table>`,
      ),
      gap(12),
      `<div style="display:flex;gap:40px"><div style="flex:1">${bar('VENDOR')}${lines(...firmLines(facts.seller), facts.seller.phone)}</div><div style="flex:1">${bar('SHIP TO')}${lines(escape(facts.dock.name), escape(facts.buyer.legal), escape(facts.dock.street), escape(facts.dock.town))}</div></div>`,
      gap(10),
      table(
        ['REQUISITIONER', 'SHIP VIA', 'F.O.B.', 'SHIPPING TERMS'],
        [[facts.person, dice.pick(['Ground', 'Own truck', 'FedEx']), dice.pick(['Destination', '']), dice.pick(['Prepaid', 'Collect'])]],
        'cccc',
        { rule: 'ruled', head },
      ),
      gap(8),
      table(
        ['ITEM #', 'DESCRIPTION', 'QTY', 'UNIT PRICE', 'TOTAL'],
        [
          ...facts.lines.map((line) => [
            line.code,
            escape(line.name),
            number(desk, line.quantity),
            number(desk, line.price),
            number(desk, line.total),
          ]),
          ...Array.from({ length: dice.int(0, 4) }, () => ['&nbsp;', '', '', '', '-']),
        ],
        'llcrr',
        { rule: 'ruled', head },
      ),
      `<div style="display:flex;justify-content:space-between;margin-top:6pt"><div style="border:1px solid #888;width:55%;height:80px">${`<div style="background:#ddd;padding:2px 6px">Comments or Special Instructions</div>`}<div style="padding:4px">${escape(note)}</div></div>${totals(
        [
          ['SUBTOTAL', number(desk, facts.net)],
          ['TAX', number(desk, facts.tax)],
          ['SHIPPING', '-'],
          ['OTHER', '-'],
          ['<b>TOTAL</b>', `<b>${facts.land.signs[0]} ${number(desk, facts.gross)}</b>`],
        ],
        '200px',
        'margin:0',
      )}</div>`,
      `<div style="text-align:center;margin-top:20pt">If you have any questions about this purchase order, please contact<br>${facts.person}, ${facts.buyer.phone}, ${facts.buyer.mail}</div>`,
    ].join('')
  },
}
