import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayDock, sayHead, sayLines, table } from './paint.ts'
import { noSums } from './unpaid.ts'

const words = {
  de: {
    salutation: 'Firma',
    title: 'Bestellung',
    number: 'Bestell-Nr.',
    on: 'Datum',
    by: 'Sachbearbeiter',
    columns: ['Pos', 'Artikel / Bezeichnung', 'Menge ME', 'Preis', 'Gesamt'],
    drawing: 'Zeichnungs-Nr.:',
    due: 'Liefertermin:',
    net: 'Nettosumme',
    dock: 'Lieferanschrift:',
  },
  fr: {
    salutation: 'Société',
    title: 'Commande',
    number: 'N° de commande',
    on: 'Date',
    by: 'Acheteur',
    columns: ['Pos', 'Désignation', 'Qté', 'P.U. HT', 'Montant HT'],
    drawing: 'Plan :',
    due: 'Délai :',
    net: 'Total HT',
    dock: 'Adresse de livraison :',
  },
} as const

/** Software of makers of machines: the supplier under a salutation, each article's number in a line of its own over its name, drawing and day under it. */
export const stackedOrder: Model = {
  name: 'stacked-order',
  kind: 'work_order',
  lands: ['de', 'fr'],
  fits: noSums,
  manner: ({ land }) => ({ signPlace: 'none', date: land.dates[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = words[facts.land.language as keyof typeof words]
    facts.number = `B26${dice.digits(5)}`
    sayHead(desk)
    sayBuyer(desk)
    sayDock(desk, facts.buyer.legal, facts.dock.street, facts.dock.town)
    sayLines(desk, 'code', 'quantity', 'price', 'total')
    truth.field('client_name', facts.person)
    truth.also('requested_delivery_date', facts.due)
    truth.field('total_amount_without_tax', facts.net)
    const under = (code: string, name: string) =>
      lines(code, escape(name), `${say.drawing} Z-${dice.digits(5)}`, `${say.due} ${day(desk, facts.due)}`)
    return [
      `<div style="text-align:right">${lines(...firmLines(facts.buyer))}</div>`,
      gap(12),
      beside(
        lines(say.salutation, ...firmLines(facts.seller)),
        table(
          [],
          [
            [say.number, facts.number],
            [say.on, day(desk, facts.date)],
            [say.by, facts.person],
          ],
          'll',
          { width: '290px' },
        ),
      ),
      gap(16),
      `<h3>${say.title}</h3>`,
      table(
        say.columns,
        facts.lines.map((line, at) => [
          String(at + 1),
          under(line.code, line.name),
          `${number(desk, line.quantity)} ${escape(line.unit)}`,
          number(desk, line.price),
          money(desk, line.total),
        ]),
        'llrrr',
        { head: 'border-bottom:1px solid #000' },
      ),
      gap(6),
      `<div style="text-align:right">${say.net} &nbsp; ${money(desk, facts.net)}</div>`,
      gap(8),
      lines(`<b>${say.dock}</b>`, escape(facts.buyer.legal), escape(facts.dock.street), escape(facts.dock.town)),
    ].join('')
  },
}
