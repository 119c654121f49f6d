import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table, totals } from './paint.ts'

/** A coloured side with firm, customer, account and thanks; the items beside it; a trade name above all. */
export const sidebar: Model = {
  name: 'sidebar',
  kind: 'invoice',
  lands: ['fr', 'gb', 'es', 'us', 'it', 'pt'],
  fits: (facts) => isPlain(facts) && facts.paid === '',
  draw(desk) {
    const { facts, truth, dice } = desk
    const { words: land } = facts.land
    const label = (name: keyof typeof land.labels) => escape(dice.pick(land.labels[name]))
    const total = (name: keyof typeof land.totals) => escape(dice.pick(land.totals[name]))
    const column = (name: keyof typeof land.columns) => escape(dice.pick(land.columns[name]))
    const trade = dice.pick(['Atelier Nord', 'Studio Luma', 'Blue Fern', 'Casa Brava'])
    sayHead(desk)
    saySeller(desk)
    truth.field('supplier_name', facts.seller.legal, trade)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    saySums(desk)
    truth.field('supplier_contact', `${facts.seller.phone} ${facts.seller.mail}`, facts.seller.phone, facts.seller.mail)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('due_date', facts.due)
    if (facts.land.iban) truth.field('bank_details', facts.land.iban)
    const head = (text: string) => `<div style="font-weight:bold;margin-top:12pt">${text}</div>`
    const side = `<div style="width:165px;background:#2b3a4a;color:#fff;padding:12px">${head(escape(facts.seller.legal))}${lines(...firmLines(facts.seller).slice(1), facts.seller.phone, facts.seller.mail, `${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}`)}${head(label('billTo'))}${lines(...firmLines(facts.buyer))}${facts.land.iban ? `${head(label('bank'))}${facts.land.iban}` : ''}</div>`
    const main = `<div style="flex:1;padding:0 10px"><div style="font-size:20pt">${escape(dice.pick(land.invoice))}</div><table>${[
      [label('number'), facts.number],
      [label('date'), day(desk, facts.date)],
      [label('due'), day(desk, facts.due)],
    ]
      .map(([name, value]) => `<tr><td style="color:#777">${name}</td><td>${value}</td></tr>`)
      .join('')}</table>${gap(12)}${table(
      [column('name'), column('quantity'), column('price'), column('total')],
      facts.lines.map((line) => [escape(line.name), number(desk, line.quantity), number(desk, line.price), number(desk, line.total)]),
      'lrrr',
      { rule: 'rows' },
    )}${gap(6)}${totals([[total('net'), money(desk, facts.net)], ...facts.vat.map(({ rate, amount }) => [`${facts.land.taxName} ${number(desk, rate)}%`, money(desk, amount)] as const), [`<b>${total('gross')}</b>`, `<b>${money(desk, facts.gross)}</b>`]], '240px')}</div>`
    return `<div style="font-size:22pt;letter-spacing:3px;margin-bottom:8pt">${trade.toUpperCase()}</div><div style="display:flex;min-height:700px">${dice.chance(0.6) ? side + main : main + side}</div>`
  },
}
