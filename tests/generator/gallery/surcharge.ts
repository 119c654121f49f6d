import Big from 'big.js'
import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, table, totals } from './paint.ts'
import { two, unpaid } from './levies.ts'

/** Spain: a surcharge for retailers beside the tax, or a part of the fee kept back for the tax office. */
export const surcharge: Model = {
  name: 'surcharge',
  kind: 'invoice',
  lands: ['es'],
  fits: (facts) => unpaid(facts) && facts.vat.length === 1 && facts.vat[0]!.rate === '21',
  draw(desk) {
    const { facts, truth, dice } = desk
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('subtotal_without_tax', facts.net)
    truth.field('vat_rate', '21')
    truth.vat('21', facts.tax)
    const kept = dice.chance(0.5)
    const other = two(new Big(facts.net).times(kept ? '15' : '5.2').div(100))
    const open = kept ? two(new Big(facts.gross).minus(other)) : two(new Big(facts.gross).plus(other))
    truth.field('tax_amount', facts.tax, two(new Big(facts.tax).plus(kept ? 0 : other)))
    truth.field('total_amount_with_tax', kept ? facts.gross : open, open)
    truth.field('amount', open)
    truth.field('bank_details', facts.land.iban)
    truth.field('payment_methods', 'Transferencia bancaria')
    const sums = kept
      ? totals([
          ['Base imponible', money(desk, facts.net)],
          ['IVA 21%', money(desk, facts.tax)],
          [dice.pick(['Retención IRPF 15%', 'IRPF (-15%)']), `-${money(desk, other)}`],
          ['<b>TOTAL A PAGAR</b>', `<b>${money(desk, open)}</b>`],
        ])
      : table(
          ['Base imponible', '% IVA', 'Cuota IVA', '% R.E.', 'Cuota R.E.', 'TOTAL FACTURA'],
          [[number(desk, facts.net), '21,00', number(desk, facts.tax), '5,20', number(desk, other), `<b>${money(desk, open)}</b>`]],
          'rrrrrr',
          { rule: 'ruled', head: 'background:#eee' },
        )
    return [
      `<b style="font-size:14pt">${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), `${facts.land.taxIdLabels[1]}: ${facts.seller.taxId}`)}`,
      gap(10),
      beside(
        `<b>FACTURA</b><br>Número: ${facts.number}<br>Fecha: ${day(desk, facts.date)}`,
        `<div style="border:1px solid #000;padding:6px"><b>CLIENTE</b><br>${lines(...firmLines(facts.buyer), `NIF: ${facts.buyer.taxId}`)}</div>`,
      ),
      gap(12),
      table(
        ['CONCEPTO', 'UDS.', 'PRECIO', 'IMPORTE'],
        facts.lines.map((line) => [escape(line.name), number(desk, line.quantity), number(desk, line.price), number(desk, line.total)]),
        'lrrr',
        { rule: dice.pick(['ruled', 'rows']) },
      ),
      gap(10),
      sums,
      gap(16),
      `<div>Forma de pago: Transferencia bancaria<br>IBAN: ${facts.land.iban}</div>`,
    ].join('')
  },
}
