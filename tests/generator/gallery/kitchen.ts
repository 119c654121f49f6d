import { day, escape, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, gap, lines, sayBuyer, sayHead, sayLines, table } from './paint.ts'
import { noSums } from './unpaid.ts'

const kitchens = {
  en: {
    title: 'Order sheet',
    to: 'To',
    from: 'From',
    ordered: 'Date',
    needed: 'For delivery',
    no: 'Order',
    columns: ['Code', 'Product', 'Qty'],
    thanks: 'Call the chef before leaving out any item.',
  },
  fr: {
    title: 'Fiche de commande',
    to: 'À',
    from: 'De',
    ordered: 'Date',
    needed: 'Pour le',
    no: 'Commande',
    columns: ['Code', 'Produit', 'Qté'],
    thanks: 'Merci de prévenir le chef en cas de rupture.',
  },
  es: {
    title: 'Hoja de pedido',
    to: 'Para',
    from: 'De',
    ordered: 'Fecha',
    needed: 'Para el',
    no: 'Pedido',
    columns: ['Código', 'Producto', 'Cant.'],
    thanks: 'Avisar al chef si falta algún producto.',
  },
} as const

/** A kitchen's list in two columns side by side, read down the left one first. */
export const kitchen: Model = {
  name: 'kitchen',
  kind: 'work_order',
  lands: ['gb', 'fr', 'es', 'us'],
  fits: (facts) => noSums(facts) && facts.lines.length >= 4,
  draw(desk) {
    const { facts, truth } = desk
    const say = kitchens[facts.land.language as keyof typeof kitchens]
    sayHead(desk)
    sayBuyer(desk)
    sayLines(desk, 'code', 'quantity')
    truth.field('requested_delivery_date', facts.due)
    truth.field('note', say.thanks)
    const half = Math.ceil(facts.lines.length / 2)
    const list = (part: typeof facts.lines) =>
      table(
        say.columns,
        part.map((line) => [line.code, escape(line.name), number(desk, line.quantity)]),
        'llr',
        { rule: 'ruled', head: 'background:#eee', width: '48%' },
      )
    return [
      beside(
        `<b style="font-size:16pt">${escape(facts.buyer.name)}</b><br>${lines(escape(facts.buyer.street), escape(facts.buyer.town))}`,
        `<b style="font-size:14pt">${say.title}</b>`,
      ),
      gap(8),
      `<table style="width:100%"><tr><td><b>${say.no}:</b> ${facts.number}</td><td><b>${say.ordered}:</b> ${day(desk, facts.date)}</td><td><b>${say.needed}:</b> ${day(desk, facts.due)}</td></tr><tr><td colspan="3"><b>${say.to}:</b> ${escape(facts.seller.legal)}, ${escape(facts.seller.town)}</td></tr></table>`,
      gap(8),
      `<div style="display:flex;justify-content:space-between;align-items:flex-start">${list(facts.lines.slice(0, half))}${list(facts.lines.slice(half))}</div>`,
      `<p>${say.thanks}</p>`,
    ].join('')
  },
}
