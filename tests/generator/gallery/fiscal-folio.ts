import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, table, totals } from './paint.ts'
import { unpaid } from './levies.ts'

/** A Mexican account of 18 digits whose last one checks the others (weights 3, 7, 1, modulo 10). */
function clabe(account: string): string {
  const base = `012180${account}`
  const sum = [...base].reduce((total, digit, at) => total + ((Number(digit) * [3, 7, 1][at % 3]!) % 10), 0)
  return `${base}${(10 - (sum % 10)) % 10}`
}

/** Mexico: the fiscal folio, keys of catalogues in front of the names, CLABE for the transfer. */
export const fiscalFolio: Model = {
  name: 'fiscal-folio',
  kind: 'invoice',
  lands: ['mx'],
  fits: unpaid,
  manner: () => ({ signPlace: 'before', sign: '$' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    facts.number = `A-${dice.digits(4)}`
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    truth.field('subtotal_without_tax', facts.net)
    truth.field('tax_amount', facts.tax)
    truth.field('total_amount_with_tax', facts.gross)
    truth.field('amount', facts.gross)
    truth.field('vat_rate', '16')
    truth.vat('16', facts.tax)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('currency', 'MXN')
    truth.field(
      'payment_methods',
      '03 - Transferencia electrónica de fondos',
      'Transferencia electrónica de fondos',
      'PUE - Pago en una sola exhibición',
    )
    const account = clabe(dice.digits(11))
    truth.field('bank_details', `BBVA ${account}`, account)
    truth.also(
      'legal_mentions',
      'Este documento es una representación impresa de un CFDI',
      'Régimen Fiscal: 601 - General de Ley Personas Morales',
    )
    const row = (name: string, value: string) => `<tr><td><b>${name}</b></td><td>${value}</td></tr>`
    return [
      beside(
        `<b style="font-size:14pt">${escape(facts.seller.legal)}</b><br>RFC: ${facts.seller.taxId}<br>${lines(...firmLines(facts.seller).slice(1))}<br>Régimen Fiscal: 601 - General de Ley Personas Morales`,
        `<table class="ruled">${row('Factura', facts.number)}${row('Folio fiscal', `5A1E${dice.digits(4)}-7C1B-4F${dice.digits(2)}-9D3E-${dice.digits(12)}`)}${row('Fecha de expedición', day(desk, facts.date))}${row('Lugar de expedición', facts.seller.town.slice(0, 5))}</table>`,
      ),
      gap(8),
      `<div style="background:#eee;padding:5px"><b>Receptor</b><br>${lines(...firmLines(facts.buyer), `RFC: ${facts.buyer.taxId}`, 'Uso CFDI: G03 - Gastos en general')}</div>`,
      gap(8),
      table(
        ['Cantidad', 'Clave unidad', 'Clave prod/serv', 'Descripción', 'Valor unitario', 'Importe'],
        facts.lines.map((line) => [
          number(desk, line.quantity),
          dice.pick(['H87', 'KGM', 'E48']),
          dice.digits(8),
          escape(line.name),
          money(desk, line.price),
          money(desk, line.total),
        ]),
        'rcclrr',
        { rule: 'rows', head: 'background:#234;color:#fff' },
      ),
      gap(8),
      beside(
        `Forma de pago: 03 - Transferencia electrónica de fondos<br>Método de pago: PUE - Pago en una sola exhibición<br>Moneda: MXN - Peso Mexicano<br>Banco: BBVA<br>CLABE: ${account}`,
        totals(
          [
            ['Subtotal', money(desk, facts.net)],
            ['IVA 002 Tasa 0.160000', money(desk, facts.tax)],
            ['<b>Total</b>', `<b>${money(desk, facts.gross)}</b>`],
          ],
          '230px',
        ),
      ),
      gap(20),
      `<div class="small">Este documento es una representación impresa de un CFDI</div>`,
    ].join('')
  },
}
