import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, gap, lines, sayBuyer, sayHead, sayLines, table, totals } from './paint.ts'
import { noSums } from './unpaid.ts'

const words = {
  fr: {
    title: 'Commande fournisseur',
    number: 'Réf. :',
    on: 'Date de commande :',
    due: 'Date prévue de livraison :',
    from: 'Émetteur',
    to: 'Adressé à',
    unit: 'Service clients',
    columns: ['Réf. fourn.', 'Désignation', 'P.U. HT', 'Qté', 'Unité', 'Total HT'],
    net: 'Total HT',
    tax: 'Total TVA',
    gross: 'Total TTC',
  },
  es: {
    title: 'Pedido a proveedor',
    number: 'Ref. pedido:',
    on: 'Fecha de pedido:',
    due: 'Fecha de entrega prevista:',
    from: 'Emisor',
    to: 'Enviado a',
    unit: 'Servicio de ventas',
    columns: ['Ref. proveedor', 'Descripción', 'Precio unitario', 'Cant.', 'Unidad', 'Importe'],
    net: 'Base imponible',
    tax: 'Total IVA',
    gross: 'Total',
  },
} as const

/** Software of small firms and clubs: who writes and who is written to in two boxes side by side, a service of the supplier's in the second. */
export const issuerOrder: Model = {
  name: 'issuer-order',
  kind: 'work_order',
  lands: ['fr', 'es'],
  fits: (facts) => noSums(facts) && facts.vat.length === 1,
  manner: ({ land }) => ({ signPlace: 'none', date: land.dates[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = words[facts.land.language as keyof typeof words]
    facts.number = `CF26${dice.digits(2)}-${dice.digits(4)}`
    sayHead(desk)
    sayBuyer(desk)
    sayLines(desk, 'code', 'quantity', 'price', 'total')
    truth.field('requested_delivery_date', facts.due)
    truth.field('total_amount_without_tax', facts.net)
    truth.field('total_amount_with_tax', facts.gross)
    truth.also('delivery_address', `${facts.buyer.street} ${facts.buyer.town}`)
    const box = (head: string, style: string, ...parts: string[]) =>
      `<div style="width:250px">${head}<div style="${style};padding:4px;height:80px">${lines(...parts.map(escape))}</div></div>`
    return [
      `<div style="text-align:right"><b>${say.title}</b><br>${lines(`<b>${say.number} ${facts.number}</b>`, `${say.on} ${day(desk, facts.date)}`, `${say.due} ${day(desk, facts.due)}`)}</div>`,
      gap(14),
      beside(
        box(say.from, 'background:#e6e6e6', facts.buyer.legal, facts.buyer.street, facts.buyer.town),
        box(say.to, 'border:1px solid #888', facts.seller.legal, say.unit, facts.seller.street, facts.seller.town),
      ),
      gap(14),
      table(
        say.columns,
        facts.lines.map((line) => [
          line.code,
          escape(line.name),
          number(desk, line.price),
          number(desk, line.quantity),
          escape(line.unit),
          money(desk, line.total),
        ]),
        'llrrlr',
        { rule: 'rows' },
      ),
      gap(8),
      totals([
        [say.net, money(desk, facts.net)],
        [say.tax, money(desk, facts.tax)],
        [`<b>${say.gross}</b>`, `<b>${money(desk, facts.gross)}</b>`],
      ]),
    ].join('')
  },
}
