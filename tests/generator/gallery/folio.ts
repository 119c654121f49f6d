import Big from 'big.js'
import { addDays } from '../invent.ts'
import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, saySeller, table, totals } from './paint.ts'

const two = (value: Big) => value.round(2).toFixed(2)

interface Folio {
  title: string
  number: string
  date: string
  room: string
  arrival: string
  departure: string
  columns: string[]
  total: string
  paid: string
  open: string
  heads: string[]
  stay: string
  extras: string[]
}

const folios: Record<string, Folio> = {
  de: {
    title: 'Rechnung',
    number: 'Rechnungs-Nr.',
    date: 'Datum',
    room: 'Zimmer',
    arrival: 'Anreise',
    departure: 'Abreise',
    columns: ['Datum', 'Leistung', 'Anz.', 'Einzelpreis', 'Gesamt'],
    total: 'Gesamtbetrag inkl. MwSt.',
    paid: 'Kreditkarte',
    open: 'Offener Betrag',
    heads: ['MwSt.-Satz', 'Netto', 'MwSt.', 'Brutto'],
    stay: 'Übernachtung',
    extras: ['Frühstück', 'Minibar', 'Parkplatz'],
  },
  fr: {
    title: 'Facture',
    number: 'Facture n°',
    date: 'Date',
    room: 'Chambre',
    arrival: 'Arrivée',
    departure: 'Départ',
    columns: ['Date', 'Prestation', 'Qté', 'P.U. TTC', 'Montant TTC'],
    total: 'Total TTC',
    paid: 'Carte bancaire',
    open: 'Reste à payer',
    heads: ['Taux', 'Base HT', 'TVA', 'TTC'],
    stay: 'Nuitée chambre double',
    extras: ['Petit-déjeuner', 'Minibar', 'Parking'],
  },
  es: {
    title: 'Factura',
    number: 'Factura nº',
    date: 'Fecha',
    room: 'Habitación',
    arrival: 'Entrada',
    departure: 'Salida',
    columns: ['Fecha', 'Concepto', 'Cant.', 'Precio', 'Importe'],
    total: 'Total (IVA incluido)',
    paid: 'Tarjeta',
    open: 'Pendiente',
    heads: ['% IVA', 'Base', 'Cuota', 'Total'],
    stay: 'Alojamiento',
    extras: ['Desayuno', 'Minibar', 'Aparcamiento'],
  },
  en: {
    title: 'Guest Invoice',
    number: 'Folio No.',
    date: 'Invoice date',
    room: 'Room',
    arrival: 'Arrival',
    departure: 'Departure',
    columns: ['Date', 'Description', 'Qty', 'Price', 'Charges'],
    total: 'Total incl. VAT',
    paid: 'Visa',
    open: 'Balance',
    heads: ['VAT %', 'Net', 'VAT', 'Gross'],
    stay: 'Accommodation',
    extras: ['Breakfast', 'Minibar', 'Car park'],
  },
}

/** A hotel's bill: days in front of the lines, prices with tax, the tax taken out below, paid by card. */
export const folio: Model = {
  name: 'folio',
  kind: 'invoice',
  lands: ['de', 'fr', 'es', 'gb', 'ie'],
  fits: (facts) => isPlain(facts) && facts.paid === '' && facts.land.rates.length > 1,
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = folios[facts.land.language]!
    const nights = dice.int(1, 4)
    const [main, low] = [facts.land.rates[0]!, facts.land.rates[1]!]
    const rows = [
      ...Array.from({ length: nights }, (_, at) => ({
        on: addDays(facts.date, at - nights),
        name: say.stay,
        quantity: '1',
        price: `${dice.int(70, 190)}.00`,
        rate: low,
      })),
      ...dice.some(say.extras, dice.int(1, 3)).map((name, at) => ({
        on: addDays(facts.date, -1 - (at % nights)),
        name,
        quantity: String(dice.int(1, 3)),
        price: `${dice.int(6, 24)}.50`,
        rate: main,
      })),
    ].map((row) => ({ ...row, total: two(new Big(row.price).times(row.quantity)) }))
    const taxes = [low, main].flatMap((rate) => {
      const gross = rows.filter((row) => row.rate === rate).reduce((sum, { total }) => sum.plus(total), new Big(0))
      if (gross.eq(0)) return []
      const net = new Big(two(gross.times(100).div(new Big(100).plus(rate))))
      return [{ rate, net: two(net), tax: two(gross.minus(net)), gross: two(gross) }]
    })
    const sum = (name: 'net' | 'tax' | 'gross') => two(taxes.reduce((all, one) => all.plus(one[name]), new Big(0)))
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    for (const { name, quantity, price, total } of rows) truth.item({ description: name, quantity, unit_price: price, total_amount: total })
    truth.also('subtotal_without_tax', sum('net'))
    truth.also('tax_amount', sum('tax'))
    if (taxes.length === 1) truth.field('subtotal_without_tax', sum('net'))
    if (taxes.length === 1) truth.field('tax_amount', sum('tax'))
    truth.field('total_amount_with_tax', sum('gross'))
    const paid = dice.chance(0.6)
    truth.field('amount', paid ? '0.00' : sum('gross'))
    if (paid) truth.also('payment_methods', say.paid)
    for (const { rate, tax } of taxes) truth.vat(rate, tax)
    if (taxes.length === 1) truth.field('vat_rate', taxes[0]!.rate)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('supplier_contact', facts.seller.phone)
    return [
      `<div style="text-align:center"><b style="font-size:16pt">${escape(facts.seller.legal)}</b><br>${escape(facts.seller.street)} · ${escape(facts.seller.town)} · Tel. ${facts.seller.phone}</div>`,
      gap(20),
      beside(
        lines(...firmLines(facts.buyer)),
        `<table>${[
          [say.number, facts.number],
          [say.date, day(desk, facts.date)],
          [say.room, dice.digits(3)],
          [say.arrival, day(desk, addDays(facts.date, -nights))],
          [say.departure, day(desk, facts.date)],
        ]
          .map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
          .join('')}</table>`,
      ),
      `<h2>${say.title}</h2>`,
      table(
        say.columns,
        rows.map((row) => [day(desk, row.on), escape(row.name), row.quantity, number(desk, row.price), number(desk, row.total)]),
        'llrrr',
        { rule: dice.pick(['rows', 'top']) },
      ),
      gap(6),
      totals([
        [`<b>${say.total}</b>`, `<b>${money(desk, sum('gross'))}</b>`],
        ...(paid
          ? ([
              [say.paid, `-${money(desk, sum('gross'))}`],
              [say.open, money(desk, '0.00')],
            ] as const)
          : []),
      ]),
      gap(14),
      table(
        say.heads,
        taxes.map(({ rate, net, tax, gross }) => [`${number(desk, rate)} %`, number(desk, net), number(desk, tax), number(desk, gross)]),
        'rrrr',
        { rule: 'rows', width: '60%' },
      ),
      `<div class="small" style="margin-top:30pt;text-align:center">${escape(facts.land.taxIdLabels[0]!)}: ${facts.seller.taxId}</div>`,
    ].join('')
  },
}
