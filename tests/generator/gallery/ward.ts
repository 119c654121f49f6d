import { day, escape, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayDock, sayHead, sayLines, table, totals } from './paint.ts'
import { noSums } from './unpaid.ts'

const wards = {
  fr: {
    title: 'BON DE COMMANDE',
    number: 'N° Commande',
    date: 'Date',
    market: 'N° de marché',
    commitment: 'N° engagement',
    department: 'Service demandeur',
    buyer: 'Affaire suivie par',
    account: 'Code client',
    supplier: 'Fournisseur',
    deliver: 'Lieu de livraison',
    on: 'À livrer le',
    hours: 'Horaires de réception',
    columns: ['Réf. fournisseur', 'Désignation', 'Cond.', 'Qté', 'PU HT', 'Montant HT'],
    net: 'Total HT',
    gross: 'Total TTC',
    between: 'de {from} à {to}',
  },
  es: {
    title: 'PEDIDO',
    number: 'Nº Pedido',
    date: 'Fecha',
    market: 'Nº expediente',
    commitment: 'Aplicación presupuestaria',
    department: 'Servicio peticionario',
    buyer: 'Responsable',
    account: 'Cód. cliente',
    supplier: 'Proveedor',
    deliver: 'Lugar de entrega',
    on: 'Entregar el',
    hours: 'Horario de recepción',
    columns: ['Ref. proveedor', 'Descripción', 'Envase', 'Cantidad', 'Precio s/IVA', 'Importe'],
    net: 'Total sin IVA',
    gross: 'Total con IVA',
    between: 'de {from} a {to}',
  },
} as const

/** A public hospital: numbers of market and commitment beside the order's own, department, hours of the dock, no prices as often as not. */
export const ward: Model = {
  name: 'ward',
  kind: 'work_order',
  lands: ['fr', 'es', 'belgium', 'fr'],
  fits: noSums,
  manner: () => ({ signPlace: 'none' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = wards[facts.land.language as keyof typeof wards]
    const [from, to] = facts.window ?? ['08:00', '11:30']
    const clock = (time: string) => (facts.land.language === 'fr' ? time.replace(/^0/, '').replace(':', 'h') : time)
    const priced = dice.chance(0.6)
    sayHead(desk)
    sayBuyer(desk)
    sayDock(desk, facts.dock.name, facts.dock.street, facts.dock.town)
    sayLines(desk, 'code', 'quantity', ...(priced ? (['price', 'total'] as const) : []))
    truth.field('department', facts.department)
    truth.field('client_name', facts.person)
    truth.field('customer_code', facts.account)
    truth.field('requested_delivery_date', facts.due)
    truth.field('start_delivery_time', from)
    truth.field('end_delivery_time', to)
    if (priced) truth.field('total_amount_without_tax', facts.net)
    if (priced) truth.field('total_amount_with_tax', facts.gross)
    const cell = (name: string, value: string) => `<td><b>${name}</b> : ${value}</td>`
    return [
      `<table class="ruled" style="width:100%"><tr><td style="width:50%"><b>${escape(facts.buyer.legal)}</b><br>${lines(escape(facts.buyer.street), escape(facts.buyer.town))}</td><td style="text-align:center;font-size:15pt"><b>${say.title}</b></td></tr></table>`,
      `<table class="ruled" style="width:100%"><tr>${cell(say.number, facts.number)}${cell(say.date, day(desk, facts.date))}${cell(say.account, facts.account)}</tr><tr>${cell(say.market, `${dice.digits(4)}-M${dice.digits(2)}`)}${cell(say.commitment, dice.digits(6))}${cell(say.department, escape(facts.department))}</tr></table>`,
      gap(6),
      `<table class="ruled" style="width:100%"><tr><td style="width:50%"><b>${say.supplier}</b><br>${lines(...firmLines(facts.seller))}</td><td><b>${say.deliver}</b><br>${lines(escape(facts.dock.name), escape(facts.dock.street), escape(facts.dock.town))}</td></tr><tr>${cell(say.on, day(desk, facts.due))}${cell(say.hours, say.between.replace('{from}', clock(from)).replace('{to}', clock(to)))}</tr></table>`,
      gap(6),
      table(
        priced ? say.columns : say.columns.slice(0, 4),
        facts.lines.map((line) => [
          line.code,
          escape(line.name),
          escape(line.unit),
          number(desk, line.quantity),
          ...(priced ? [number(desk, line.price), number(desk, line.total)] : []),
        ]),
        'lllrrr',
        { rule: 'ruled', head: 'background:#e6e6e6' },
      ),
      priced
        ? totals([
            [say.net, number(desk, facts.net)],
            [say.gross, number(desk, facts.gross)],
          ])
        : '',
      gap(20),
      beside(
        `${say.buyer} : ${facts.person}`,
        `<div style="width:180px;height:50px;border:1px solid #000;padding:3px" class="small">Signature</div>`,
      ),
    ].join('')
  },
}
