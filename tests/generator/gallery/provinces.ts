import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, table, totals } from './paint.ts'
import { type Levy, levy, unpaid } from './levies.ts'

/** A federal and a provincial tax, each with the firm's registration number in its label. */
export const provinces: Model = {
  name: 'provinces',
  kind: 'invoice',
  lands: ['quebec', 'canada', 'quebec'],
  fits: unpaid,
  manner: ({ land }) => ({ signPlace: land.language === 'fr' ? 'behind' : 'before', sign: '$' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const french = facts.land.language === 'fr'
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    const west = !french && dice.chance(0.5)
    const { levies, gross } = levy(
      desk,
      french
        ? [
            ['TPS', '5'],
            ['TVQ', '9.975'],
          ]
        : west
          ? [
              ['GST', '5'],
              ['PST', '7'],
            ]
          : [['HST', '13']],
    )
    if (levies.length === 1) truth.field('vat_rate', levies[0]!.rate)
    truth.field('supplier_contact', facts.seller.phone)
    truth.field('supplier_tax_id', facts.seller.taxId)
    const second = `${dice.digits(10)} TQ0001`
    const numbered = dice.chance(0.5)
    const taxLine = ({ name, rate, amount }: Levy, at: number) =>
      [
        `${name} (${number(desk, rate)}${french ? ' ' : ''}%)${numbered ? ` ${at === 0 ? facts.seller.taxId : second}` : ''}`,
        money(desk, amount),
      ] as const
    const say = french
      ? {
          title: 'FACTURE',
          number: 'N° de facture',
          date: 'Date',
          to: 'Facturé à',
          columns: ['Qté', 'Description', 'Prix unitaire', 'Montant'],
          net: 'Sous-total',
          gross: 'TOTAL',
        }
      : {
          title: 'INVOICE',
          number: 'Invoice No.',
          date: 'Date',
          to: 'Sold to',
          columns: ['Qty', 'Description', 'Unit Price', 'Amount'],
          net: 'Subtotal',
          gross: 'TOTAL',
        }
    return [
      beside(
        `<b style="font-size:15pt">${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), `Tél. ${facts.seller.phone}`)}`,
        `<b style="font-size:18pt">${say.title}</b><table>${[
          [say.number, facts.number],
          [say.date, day(desk, facts.date)],
        ]
          .map(([name, value]) => `<tr><td>${name} :</td><td>${value}</td></tr>`)
          .join('')}</table>`,
      ),
      gap(14),
      `<b>${say.to} :</b><br>${lines(...firmLines(facts.buyer))}`,
      gap(14),
      table(
        say.columns,
        facts.lines.map((line) => [number(desk, line.quantity), escape(line.name), money(desk, line.price), money(desk, line.total)]),
        'clrr',
        { rule: 'ruled', head: 'background:#ddd' },
      ),
      gap(4),
      totals([[say.net, money(desk, facts.net)], ...levies.map(taxLine), [`<b>${say.gross}</b>`, `<b>${money(desk, gross)}</b>`]], '330px'),
      numbered
        ? ''
        : `<div style="margin-top:24pt">${french ? 'TPS' : 'GST/HST'} : ${facts.seller.taxId}${levies.length > 1 ? ` &nbsp; ${french ? 'TVQ' : 'PST'} : ${second}` : ''}</div>`,
    ].join('')
  },
}
