import { day, escape, money, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, table, totals } from './paint.ts'
import { noSums } from './unpaid.ts'

const suite = {
  en: {
    title: 'Purchase Order #',
    ship: 'Shipping address:',
    by: 'Purchase Representative:',
    on: 'Order Date:',
    arrival: 'Expected Arrival:',
    columns: ['Description', 'Taxes', 'Date Req.', 'Qty', 'Unit Price', 'Amount'],
    net: 'Untaxed Amount',
    gross: 'Total',
  },
  fr: {
    title: 'Bon de commande fournisseur #',
    ship: 'Adresse de livraison :',
    by: 'Acheteur :',
    on: 'Date de la commande :',
    arrival: 'Arrivée prévue :',
    columns: ['Description', 'Taxes', 'Date requise', 'Qté', 'Prix unitaire', 'Montant'],
    net: 'Montant hors taxes',
    gross: 'Total',
  },
  es: {
    title: 'Orden de compra #',
    ship: 'Dirección de envío:',
    by: 'Comprador:',
    on: 'Fecha de la orden:',
    arrival: 'Llegada prevista:',
    columns: ['Descripción', 'Impuestos', 'Fecha sol.', 'Cant.', 'Precio unitario', 'Importe'],
    net: 'Base imponible',
    gross: 'Total',
  },
  de: {
    title: 'Bestellung #',
    ship: 'Lieferanschrift:',
    by: 'Einkäufer:',
    on: 'Bestelldatum:',
    arrival: 'Erwarteter Eingang:',
    columns: ['Beschreibung', 'Steuern', 'Benötigt am', 'Menge', 'Stückpreis', 'Betrag'],
    net: 'Nettobetrag',
    gross: 'Gesamt',
  },
} as const

/** A suite of business software: number behind a hash, dates under bold heads in a row, codes in brackets, a day on every line. */
export const suiteOrder: Model = {
  name: 'suite-order',
  kind: 'work_order',
  lands: ['us', 'gb', 'fr', 'es', 'de', 'belgium', 'mx'],
  fits: (facts) => noSums(facts) && facts.vat.length === 1,
  manner: ({ land }) => ({ signPlace: land.signBefore ? 'before' : 'behind', sign: land.signs[0]!, date: land.dates[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = suite[facts.land.language as keyof typeof suite]
    facts.number = `P0${dice.digits(4)}`
    sayHead(desk)
    sayBuyer(desk)
    truth.field(
      'delivery_address',
      `${facts.buyer.legal} ${facts.dock.street} ${facts.dock.town}`,
      `${facts.dock.street} ${facts.dock.town}`,
    )
    truth.field('client_name', facts.person)
    truth.field('requested_delivery_date', facts.due)
    truth.field('total_amount_without_tax', facts.net)
    truth.field('total_amount_with_tax', facts.gross)
    for (const line of facts.lines)
      truth.item(
        {
          product_code: line.code,
          product_name: line.name,
          requested_quantity: line.quantity,
          unit_price: line.price,
          total_amount: line.total,
        },
        { product_name: [`[${line.code}] ${line.name}`] },
      )
    const tax = `${facts.land.taxName} ${number(desk, facts.vat[0]!.rate)}%`
    return [
      `<div style="border-bottom:1px solid #000"><b>${escape(facts.buyer.legal)}</b><br>${lines(escape(facts.buyer.street), escape(facts.buyer.town))}</div>`,
      gap(10),
      beside(
        `<b>${say.ship}</b><br>${lines(escape(facts.buyer.legal), escape(facts.dock.street), escape(facts.dock.town))}`,
        lines(...firmLines(facts.seller), `${escape(facts.land.taxIdLabels[0]!)}: ${facts.seller.taxId}`),
      ),
      `<h2>${say.title}${facts.number}</h2>`,
      `<div style="display:flex;gap:50px"><div><b>${say.by}</b><br>${facts.person}</div><div><b>${say.on}</b><br>${day(desk, facts.date)}</div><div><b>${say.arrival}</b><br>${day(desk, facts.due)}</div></div>`,
      gap(12),
      table(
        say.columns,
        facts.lines.map((line) => [
          `[${line.code}] ${escape(line.name)}`,
          tax,
          day(desk, facts.due),
          `${number(desk, line.quantity)} ${escape(line.unit)}`,
          number(desk, line.price),
          money(desk, line.total),
        ]),
        'lllrrr',
        { rule: 'rows' },
      ),
      gap(6),
      totals([
        [say.net, money(desk, facts.net)],
        [tax, money(desk, facts.tax)],
        [`<b>${say.gross}</b>`, `<b>${money(desk, facts.gross)}</b>`],
      ]),
    ].join('')
  },
}
