import { addDays } from '../invent.ts'
import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table } from './paint.ts'

/** Set with LaTeX's manners: serif, rules above and below only, the numbers of the paper in a column beside the address. */
export const typeset: Model = {
  name: 'typeset',
  kind: 'invoice',
  lands: ['de', 'gb', 'deCh'],
  fits: (facts) => isPlain(facts) && facts.paid === '',
  draw(desk) {
    const { facts, truth, dice } = desk
    const german = facts.land.language === 'de'
    const due = addDays(facts.date, 14)
    facts.number = `${facts.date.slice(0, 4)}${dice.digits(4)}`
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    saySums(desk)
    truth.field('client_id', facts.account)
    truth.field('due_date', due)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('bank_details', facts.land.iban)
    truth.also('supplier_contact', facts.seller.mail, facts.seller.phone)
    const sentence = german
      ? `Bitte überweisen Sie den Betrag von ${money(desk, facts.gross)} bis zum ${day(desk, due)} auf das unten angegebene Konto.`
      : `Please transfer the amount of ${money(desk, facts.gross)} by ${day(desk, due)} to the account given below.`
    truth.also('payment_terms', sentence)
    const meta = german
      ? [
          ['Rechnungs-Nr.', facts.number],
          ['Kunden-Nr.', facts.account],
          ['Rechnungsdatum', day(desk, facts.date)],
          ['Leistungszeitraum', `${facts.date.slice(5, 7)}/${facts.date.slice(0, 4)}`],
        ]
      : [
          ['Invoice no.', facts.number],
          ['Customer no.', facts.account],
          ['Invoice date', day(desk, facts.date)],
          ['Period of service', `${facts.date.slice(5, 7)}/${facts.date.slice(0, 4)}`],
        ]
    const heads = german
      ? ['Pos.', 'Beschreibung', 'Menge', 'Einzelpreis', 'Gesamtpreis']
      : ['Pos.', 'Description', 'Quantity', 'Unit price', 'Total price']
    const sums: [string, string][] = [
      [german ? 'Summe netto' : 'Net sum', money(desk, facts.net)],
      ...facts.vat.map(({ rate, amount }): [string, string] => [
        german ? `Umsatzsteuer ${number(desk, rate)} %` : `Value added tax ${number(desk, rate)} %`,
        money(desk, amount),
      ]),
      [`<b>${german ? 'Gesamtsumme' : 'Total sum'}</b>`, `<b>${money(desk, facts.gross)}</b>`],
    ]
    return [
      `<div style="font-family:serif"><div style="text-align:right;font-size:15pt;font-variant:small-caps">${escape(facts.seller.legal)}</div>`,
      `<div style="font-size:6.5pt;text-decoration:underline;margin-top:20pt">${[facts.seller.legal, facts.seller.street, facts.seller.town].map(escape).join(' · ')}</div>`,
      beside(
        lines(...firmLines(facts.buyer)),
        `<table>${meta.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table>`,
        'margin-top:6pt',
      ),
      `<h2 style="margin-top:30pt">${german ? 'Rechnung' : 'Invoice'}</h2>`,
      table(
        heads,
        [
          ...facts.lines.map((line, at) => [
            String(at + 1),
            escape(line.name),
            number(desk, line.quantity),
            money(desk, line.price),
            money(desk, line.total),
          ]),
          ...sums.map(([name, value]) => ['', `<div style="text-align:right">${name}</div>`, '', '', value]),
        ],
        'llrrr',
        { rule: 'top' },
      ),
      `<p>${sentence}</p>`,
      `<div style="display:flex;gap:40px;font-size:7pt;border-top:0.5pt solid #000;margin-top:60pt;padding-top:4pt"><div>${lines(...firmLines(facts.seller))}</div><div>Tel. ${facts.seller.phone}<br>${facts.seller.mail}</div><div>IBAN ${facts.land.iban.slice(0, 14)}<br>${facts.land.iban.slice(14)}<br>${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}</div></div></div>`,
    ].join('')
  },
}
