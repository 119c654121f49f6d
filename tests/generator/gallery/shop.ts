import Big from 'big.js'
import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, saySeller, table } from './paint.ts'

interface Words {
  title: string
  paid: string
  number: string
  date: string
  delivered: string
  due: string
  soldBy: string
  billing: string
  delivery: string
  orderInfo: string
  orderDate: string
  order: string
  details: string
  columns: string[]
  shipping: string
  total: string
  summary: string[]
}

const words: Record<string, Words> = {
  en: {
    title: 'Invoice',
    paid: 'Paid',
    number: 'Invoice #',
    date: 'Invoice date / Delivery date',
    delivered: 'Delivery date',
    due: 'Total payable',
    soldBy: 'Sold by',
    billing: 'Billing address',
    delivery: 'Delivery address',
    orderInfo: 'Order information',
    orderDate: 'Order date',
    order: 'Order #',
    details: 'Invoice details',
    columns: ['Description', 'Qty', 'Unit price<br>(excl. VAT)', 'VAT rate', 'Unit price<br>(incl. VAT)', 'Item subtotal<br>(incl. VAT)'],
    shipping: 'Shipping Charges',
    total: 'Invoice total',
    summary: ['VAT rate', 'Item subtotal<br>(excl. VAT)', 'VAT subtotal'],
  },
  de: {
    title: 'Rechnung',
    paid: 'Bezahlt',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum/Lieferdatum',
    delivered: 'Lieferdatum',
    due: 'Zahlbetrag',
    soldBy: 'Verkauft von',
    billing: 'Rechnungsadresse',
    delivery: 'Lieferadresse',
    orderInfo: 'Bestellinformationen',
    orderDate: 'Bestelldatum',
    order: 'Bestellnummer',
    details: 'Rechnungsdetails',
    columns: [
      'Beschreibung',
      'Menge',
      'Stückpreis<br>(ohne USt.)',
      'USt. %',
      'Stückpreis<br>(inkl. USt.)',
      'Zwischensumme<br>(inkl. USt.)',
    ],
    shipping: 'Versandkosten',
    total: 'Gesamtpreis',
    summary: ['USt. %', 'Zwischensumme<br>(ohne USt.)', 'USt.'],
  },
  fr: {
    title: 'Facture',
    paid: 'Payé',
    number: 'Numéro de la facture',
    date: 'Date de la facture/Date de la livraison',
    delivered: 'Date de la livraison',
    due: 'Total à payer',
    soldBy: 'Vendu par',
    billing: 'Adresse de facturation',
    delivery: 'Adresse de livraison',
    orderInfo: 'Informations de la commande',
    orderDate: 'Date de la commande',
    order: 'Numéro de la commande',
    details: 'Détails de la facture',
    columns: ['Description', 'Qté', 'P.U.<br>(hors TVA)', 'Taux TVA', 'P.U.<br>(TVA incluse)', 'Prix total<br>(TVA incluse)'],
    shipping: "Frais d'expédition",
    total: 'Total facture',
    summary: ['Taux de TVA', 'Total<br>(hors TVA)', 'TVA'],
  },
  es: {
    title: 'Factura',
    paid: 'Pagado',
    number: 'Número de la factura',
    date: 'Fecha de la factura/Fecha de la entrega',
    delivered: 'Fecha de la entrega',
    due: 'Total pendiente',
    soldBy: 'Vendido por',
    billing: 'Dirección de facturación',
    delivery: 'Dirección de envío',
    orderInfo: 'Información del pedido',
    orderDate: 'Fecha del pedido',
    order: 'Número del pedido',
    details: 'Detalles de la factura',
    columns: [
      'Descripción',
      'Cant.',
      'Precio unidad<br>(IVA excluido)',
      'IVA %',
      'Precio unidad<br>(IVA incluido)',
      'Precio total<br>(IVA incluido)',
    ],
    shipping: 'Gastos de envío',
    total: 'Total',
    summary: ['IVA %', 'Precio total<br>(IVA excluido)', 'IVA'],
  },
  it: {
    title: 'Fattura',
    paid: 'Pagato',
    number: 'Numero fattura',
    date: 'Data fattura/Data consegna',
    delivered: 'Data consegna',
    due: 'Totale da pagare',
    soldBy: 'Venduto da',
    billing: 'Indirizzo di fatturazione',
    delivery: 'Indirizzo di consegna',
    orderInfo: "Informazioni sull'ordine",
    orderDate: "Data dell'ordine",
    order: "Numero dell'ordine",
    details: 'Dettagli fattura',
    columns: [
      'Descrizione',
      'Quantità',
      'Prezzo unitario<br>(IVA esclusa)',
      'IVA %',
      'Prezzo unitario<br>(IVA inclusa)',
      'Prezzo totale<br>(IVA inclusa)',
    ],
    shipping: 'Costi di spedizione',
    total: 'Totale',
    summary: ['IVA %', 'Subtotale<br>(IVA esclusa)', 'IVA'],
  },
}

const two = (value: Big) => value.round(2).toFixed(2)

/** A shop's receipt: prices with tax, the tax by rate under it, three blocks of addresses, an order that is the shop's own. */
export const shop: Model = {
  name: 'shop',
  kind: 'invoice',
  lands: ['gb', 'de', 'fr', 'es', 'it', 'ie'],
  fits: (facts) => isPlain(facts) && facts.paid === '',
  manner: ({ land }) => ({ signPlace: land.signBefore ? 'before' : 'behind', sign: land.signs[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = words[facts.land.language]!
    facts.number = `${dice.pick(['GB', 'LU', 'DS', 'INV'])}${dice.digits(8)}I`
    const order = `${dice.digits(3)}-${dice.digits(7)}-${dice.digits(7)}`
    const sums = new Map<string, { net: Big; tax: Big }>()
    const rows = facts.lines.map((line) => {
      const gross = two(new Big(line.price).times(new Big(100).plus(line.rate)).div(100))
      const quantity = String(Math.max(1, Math.round(Number(line.quantity))))
      const total = two(new Big(gross).times(quantity))
      const tax = new Big(two(new Big(total).times(line.rate).div(new Big(100).plus(line.rate))))
      const old = sums.get(line.rate) ?? { net: new Big(0), tax: new Big(0) }
      sums.set(line.rate, { net: old.net.plus(total).minus(tax), tax: old.tax.plus(tax) })
      truth.item(
        { description: line.name, quantity, unit_price: line.price, vat_rate: line.rate, total_amount: total },
        { unit_price: [gross] },
      )
      return [
        `${escape(line.name)}<br><span class="small">ASIN: B0${dice.digits(4)}XK${dice.digits(2)}</span>`,
        quantity,
        money(desk, line.price),
        `${number(desk, line.rate)} %`,
        money(desk, gross),
        money(desk, total),
      ]
    })
    const net = two([...sums.values()].reduce((sum, one) => sum.plus(one.net), new Big(0)))
    const tax = two([...sums.values()].reduce((sum, one) => sum.plus(one.tax), new Big(0)))
    const gross = two(new Big(net).plus(tax))
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    truth.also('order_reference', order)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('subtotal_without_tax', net)
    truth.field('tax_amount', tax)
    truth.field('total_amount_with_tax', gross)
    truth.field('amount', gross, '0.00')
    truth.also('payment_methods', say.paid)
    for (const [rate, one] of sums) truth.vat(rate, two(one.tax))
    if (sums.size === 1) truth.field('vat_rate', [...sums.keys()][0]!)
    const block = (title: string, ...parts: string[]) => `<div style="width:30%"><b>${title}</b><br>${lines(...parts)}</div>`
    return [
      beside(`<div style="font-size:18pt;color:#aaa">${escape(facts.seller.name)}</div>`, `<div style="font-size:18pt">${say.title}</div>`),
      gap(8),
      beside(
        lines(escape(facts.buyer.legal), escape(facts.buyer.street), escape(facts.buyer.town)),
        `<b>${say.paid}</b><table style="width:290px">${[
          [say.soldBy, escape(facts.seller.legal)],
          [escape(facts.land.taxIdLabels[0]!), facts.seller.taxId],
          [say.date, day(desk, facts.date)],
          [say.number, facts.number],
          [`<b>${say.due}</b>`, `<b>${money(desk, gross)}</b>`],
        ]
          .map(([name, value]) => `<tr><td>${name}</td><td style="text-align:right">${value}</td></tr>`)
          .join('')}</table>`,
      ),
      gap(14),
      `<div style="display:flex;justify-content:space-between;background:#f3f3f3;padding:6px">${block(say.billing, ...firmLines(facts.buyer))}${block(say.delivery, ...firmLines(facts.buyer))}${block(say.soldBy, ...firmLines(facts.seller), `${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}`)}</div>`,
      `<div style="margin:10pt 0 2pt"><b>${say.orderInfo}</b></div>`,
      `<table><tr><td>${say.orderDate}</td><td>${day(desk, facts.date)}</td></tr><tr><td>${say.order}</td><td>${order}</td></tr></table>`,
      `<div style="font-size:13pt;margin:12pt 0 4pt">${say.details}</div>`,
      table(
        say.columns,
        [...rows, ...(dice.chance(0.4) ? [[say.shipping, '', money(desk, '0.00'), '', money(desk, '0.00'), money(desk, '0.00')]] : [])],
        'lrrrrr',
        { rule: 'rows', head: 'background:#eee;font-size:7.5pt' },
      ),
      `<div style="text-align:right;margin:8pt 4px;font-size:12pt"><b>${say.total}&nbsp;&nbsp;&nbsp;&nbsp;${money(desk, gross)}</b></div>`,
      `<div style="width:55%;margin-left:auto">${table(say.summary, [...[...sums].map(([rate, one]) => [`${number(desk, rate)} %`, money(desk, two(one.net)), money(desk, two(one.tax))]), [`<b>Total</b>`, money(desk, net), money(desk, tax)]], 'rrr', { rule: 'rows' })}</div>`,
    ].join('')
  },
}
