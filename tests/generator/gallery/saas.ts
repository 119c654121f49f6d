import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table, totals } from './paint.ts'

interface Words {
  title: string
  number: string
  issued: string
  due: string
  billTo: string
  dueLine: string
  columns: string[]
  subtotal: string
  excluded: string
  tax: string
  total: string
  open: string
}

const words: Record<string, Words> = {
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    issued: 'Date of issue',
    due: 'Date due',
    billTo: 'Bill to',
    dueLine: '{amount} due {date}',
    columns: ['Description', 'Qty', 'Unit price', 'Tax', 'Amount'],
    subtotal: 'Subtotal',
    excluded: 'Total excluding tax',
    tax: '{name} ({rate} on {base})',
    total: 'Total',
    open: 'Amount due',
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Ausstellungsdatum',
    due: 'Fälligkeitsdatum',
    billTo: 'Rechnungsempfänger',
    dueLine: '{amount} fällig am {date}',
    columns: ['Beschreibung', 'Menge', 'Preis pro Einheit', 'Steuer', 'Betrag'],
    subtotal: 'Zwischensumme',
    excluded: 'Summe ohne Steuern',
    tax: '{name} – Deutschland ({rate} auf {base})',
    total: 'Summe',
    open: 'Fälliger Betrag',
  },
  fr: {
    title: 'Facture',
    number: 'Numéro de facture',
    issued: "Date d'émission",
    due: "Date d'échéance",
    billTo: 'Facturer à',
    dueLine: '{amount} dus le {date}',
    columns: ['Description', 'Qté', 'Prix unitaire', 'Taxe', 'Montant'],
    subtotal: 'Sous-total',
    excluded: 'Total hors taxes',
    tax: '{name} – France ({rate} sur {base})',
    total: 'Total',
    open: 'Montant dû',
  },
  es: {
    title: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    billTo: 'Facturar a',
    dueLine: '{amount} con vencimiento el {date}',
    columns: ['Descripción', 'Cant.', 'Precio unitario', 'Impuesto', 'Importe'],
    subtotal: 'Subtotal',
    excluded: 'Total sin impuestos',
    tax: '{name} - España ({rate} sobre {base})',
    total: 'Total',
    open: 'Importe adeudado',
  },
  nl: {
    title: 'Factuur',
    number: 'Factuurnummer',
    issued: 'Datum van uitgifte',
    due: 'Vervaldatum',
    billTo: 'Factureren aan',
    dueLine: '{amount} verschuldigd op {date}',
    columns: ['Beschrijving', 'Aantal', 'Prijs per eenheid', 'Belasting', 'Bedrag'],
    subtotal: 'Subtotaal',
    excluded: 'Totaal exclusief belasting',
    tax: '{name} - Nederland ({rate} over {base})',
    total: 'Totaal',
    open: 'Verschuldigd bedrag',
  },
}

/** Receipts of subscriptions: a large sum with its date, the service period under each name, a tax line that tells its base. */
export const saas: Model = {
  name: 'saas',
  kind: 'invoice',
  lands: ['us', 'gb', 'de', 'fr', 'es', 'nl', 'ie'],
  fits: (facts) => isPlain(facts) && facts.paid === '',
  manner: ({ land }) => ({ signPlace: land.signBefore ? 'before' : 'behind', sign: land.signs[0]!, date: land.dates[1]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = words[facts.land.language]!
    facts.number = `${dice.pick(['9F3B41D0', 'C07A88E2', '4BD1920A'])}-${String(dice.int(1, 99)).padStart(4, '0')}`
    sayHead(desk)
    truth.field('due_date', facts.due)
    saySeller(desk)
    truth.field('supplier_contact', facts.seller.mail)
    truth.field('supplier_tax_id', facts.seller.taxId)
    sayBuyer(desk)
    const rated = facts.vat.length > 1 || dice.chance(0.7)
    sayLines(desk, 'quantity', 'price', ...(rated ? (['rate'] as const) : []), 'total')
    saySums(desk)
    const period = dice.chance(0.6) ? `<br><span class="small">${day(desk, facts.date)} – ${day(desk, facts.due)}</span>` : ''
    const percent = (rate: string) => `${number(desk, rate)}${facts.land.language === 'en' ? '' : ' '}%`
    const meta = [
      [say.number, facts.number],
      [say.issued, day(desk, facts.date)],
      [say.due, day(desk, facts.due)],
    ].map(
      ([name, value], at) =>
        `<tr><td style="${at === 0 ? 'font-weight:bold' : ''}">${name}</td><td style="${at === 0 ? 'font-weight:bold' : ''}">${value}</td></tr>`,
    )
    const tax = facts.vat.map(
      ({ rate, base, amount }) =>
        [
          say.tax.replace('{name}', facts.land.taxName).replace('{rate}', percent(rate)).replace('{base}', money(desk, base)),
          money(desk, amount),
        ] as const,
    )
    return [
      beside(
        `<div style="font-size:20pt;font-weight:bold">${say.title}</div>`,
        `<div style="font-size:16pt;color:#777">${escape(facts.seller.name)}</div>`,
      ),
      `<table style="margin-top:10pt">${meta.join('')}</table>`,
      gap(16),
      `<div style="display:flex;gap:90px"><div><b>${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), facts.seller.mail, `${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}`)}</div><div><b>${say.billTo}</b><br>${lines(...firmLines(facts.buyer), facts.buyer.mail)}</div></div>`,
      gap(18),
      `<div style="font-size:14pt;font-weight:bold">${say.dueLine.replace('{amount}', money(desk, facts.gross)).replace('{date}', day(desk, facts.due))}</div>`,
      gap(16),
      table(
        rated ? say.columns : say.columns.filter((_, at) => at !== 3),
        facts.lines.map((line) => [
          `${escape(line.name)}${period}`,
          number(desk, line.quantity),
          money(desk, line.price),
          ...(rated ? [percent(line.rate)] : []),
          money(desk, line.total),
        ]),
        rated ? 'lrrrr' : 'lrrr',
        { rule: 'top' },
      ),
      totals(
        [
          [say.subtotal, money(desk, facts.net)],
          [say.excluded, money(desk, facts.net)],
          ...tax,
          [say.total, money(desk, facts.gross)],
          [`<b>${say.open}</b>`, `<b>${money(desk, facts.gross)}</b>`],
        ],
        '330px',
      ),
    ].join('')
  },
}
