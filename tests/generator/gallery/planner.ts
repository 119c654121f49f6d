import { day, escape, number } from '../wild/desk.ts'
import type { Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayDock, sayHead, sayLines } from './paint.ts'
import { noSums } from './unpaid.ts'

const erp = {
  en: {
    title: 'Purchase order',
    number: 'PO number/date',
    contact: 'Contact person/Telephone',
    vendorNo: 'Your vendor number with us',
    deliverTo: 'Please deliver to:',
    date: 'Delivery date:',
    day: 'Day',
    terms: 'Terms of payment',
    within: 'Within 30 days without deduction',
    columns: ['Item', 'Material', 'Description', '', ''],
    second: ['', 'Order qty.', 'Unit', 'Price per unit', 'Net value'],
    total: 'Total net value excl. tax',
    ask: 'Please quote our order number in all correspondence.',
  },
  de: {
    title: 'Bestellung',
    number: 'Bestellnummer/Datum',
    contact: 'Ansprechpartner/Telefon',
    vendorNo: 'Ihre Lieferantennummer bei uns',
    deliverTo: 'Bitte liefern Sie an:',
    date: 'Liefertermin:',
    day: 'Tag',
    terms: 'Zahlungsbed.',
    within: 'Innerhalb 30 Tagen ohne Abzug',
    columns: ['Pos.', 'Material', 'Bezeichnung', '', ''],
    second: ['', 'Bestellmenge', 'Einheit', 'Preis pro Einheit', 'Nettowert'],
    total: 'Gesamtnettowert ohne Mwst',
    ask: 'Bitte geben Sie unsere Bestellnummer auf allen Papieren an.',
  },
  fr: {
    title: "Commande d'achat",
    number: 'Numéro/date de commande',
    contact: 'Interlocuteur/Téléphone',
    vendorNo: 'Votre numéro fournisseur chez nous',
    deliverTo: 'Prière de livrer à :',
    date: 'Date de livraison :',
    day: 'Jour',
    terms: 'Conditions de paiement',
    within: 'Sous 30 jours sans escompte',
    columns: ['Poste', 'Article', 'Désignation', '', ''],
    second: ['', 'Qté commandée', 'Unité', 'Prix unitaire', 'Valeur nette'],
    total: 'Valeur nette totale hors TVA',
    ask: 'Merci de rappeler notre numéro de commande sur tous les documents.',
  },
  es: {
    title: 'Pedido de compras',
    number: 'Número de pedido/Fecha',
    contact: 'Persona de contacto/Teléfono',
    vendorNo: 'Su número de proveedor',
    deliverTo: 'Sírvanse entregar en:',
    date: 'Fecha de entrega:',
    day: 'Día',
    terms: 'Condiciones de pago',
    within: 'A 30 días sin descuento',
    columns: ['Pos.', 'Material', 'Denominación', '', ''],
    second: ['', 'Cantidad', 'Unidad', 'Precio por unidad', 'Valor neto'],
    total: 'Valor neto total sin IVA',
    ask: 'Rogamos indiquen nuestro número de pedido en toda la documentación.',
  },
} as const

/** Planning software of large firms: number and date in one line under one label, two lines of numbers an item, positions in tens. */
export const planner: Model = {
  name: 'planner',
  kind: 'work_order',
  lands: ['gb', 'de', 'fr', 'es', 'us'],
  fits: noSums,
  manner: ({ land }) => ({ signPlace: 'none', date: land.dates[0]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = erp[facts.land.language as keyof typeof erp]
    facts.number = `45${dice.digits(8)}`
    sayHead(desk)
    sayBuyer(desk)
    sayDock(desk, facts.buyer.legal, facts.dock.name, facts.dock.street, facts.dock.town)
    sayLines(desk, 'code', 'quantity', 'price', 'total')
    truth.field('client_name', facts.person)
    truth.field('requested_delivery_date', facts.due)
    truth.field('total_amount_without_tax', facts.net)
    truth.also('note', say.ask)
    truth.field('currency', facts.land.currency)
    const pair = (name: string, value: string) => `<div style="margin-bottom:5pt"><span class="small">${name}</span><br>${value}</div>`
    const rows = facts.lines.flatMap((line, at) => [
      `<tr><td>${String((at + 1) * 10).padStart(5, '0')}</td><td>${line.code}</td><td colspan="3">${escape(line.name)}</td></tr>`,
      `<tr><td></td><td style="text-align:right">${number(desk, line.quantity)}</td><td>${escape(line.unit)}</td><td style="text-align:right">${number(desk, line.price)} / 1 ${escape(line.unit)}</td><td style="text-align:right">${number(desk, line.total)}</td></tr>`,
    ])
    const heads = [say.columns, say.second].map(
      (names) =>
        `<tr>${names.map((name, at) => `<th style="text-align:${at > 2 ? 'right' : 'left'};font-weight:normal">${name}</th>`).join('')}</tr>`,
    )
    return [
      `<b style="font-size:13pt">${escape(facts.buyer.legal)}</b>, ${escape(facts.buyer.street)}, ${escape(facts.buyer.town)}`,
      gap(16),
      beside(
        lines(...firmLines(facts.seller)),
        `<b style="font-size:14pt">${say.title}</b><div style="border:1px solid #000;padding:6px;width:230px">${pair(say.number, `${facts.number} / ${day(desk, facts.date)}`)}${pair(say.contact, `${facts.person} / ${facts.buyer.phone}`)}${pair(say.vendorNo, dice.digits(6))}</div>`,
      ),
      gap(10),
      `<div>${say.deliverTo}<br>${lines(escape(facts.buyer.legal), escape(facts.dock.name), escape(facts.dock.street), escape(facts.dock.town))}</div>`,
      gap(6),
      `<div>${say.date} ${say.day} ${day(desk, facts.due)}</div><div>${say.terms}: ${say.within}</div><div>${{ en: 'Currency', de: 'Währung', fr: 'Devise', es: 'Moneda' }[facts.land.language as 'en']} ${facts.land.currency}</div>`,
      gap(8),
      `<table style="width:100%;border-top:1px solid #000"><thead style="border-bottom:1px solid #000">${heads.join('')}</thead><tbody>${rows.join('')}</tbody></table>`,
      `<div style="border-top:1px solid #000;text-align:right;padding-top:4pt">${say.total} ${facts.land.currency} &nbsp;&nbsp; ${number(desk, facts.net)}</div>`,
      `<p>${say.ask}</p>`,
    ].join('')
  },
}
