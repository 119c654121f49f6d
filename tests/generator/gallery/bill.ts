import { addDays } from '../invent.ts'
import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, saySeller, saySums, table, totals } from './paint.ts'

interface Bill {
  title: string
  number: string
  date: string
  account: string
  period: string
  summary: string
  net: string
  tax: string
  gross: string
  debit: string
  owner: string
}

const bills: Record<string, Bill> = {
  fr: {
    title: 'Votre facture',
    number: 'N° de facture',
    date: 'Date de facture',
    account: 'Votre numéro client',
    period: 'Période du {from} au {to}',
    summary: 'Détail de votre facture',
    net: 'Montant total HT',
    tax: 'TVA à {rate} % sur {base}',
    gross: 'Total TTC à payer',
    debit: 'Ce montant sera prélevé le {date} sur votre compte.',
    owner: 'Titulaire du contrat',
  },
  es: {
    title: 'Tu factura',
    number: 'Nº de factura',
    date: 'Fecha de emisión',
    account: 'Nº de cliente',
    period: 'Periodo de facturación: {from} - {to}',
    summary: 'Resumen de la factura',
    net: 'Total (base imponible)',
    tax: 'IVA ({rate}%) s/ {base}',
    gross: 'TOTAL A PAGAR',
    debit: 'Se cargará en tu cuenta el {date}.',
    owner: 'Titular',
  },
  en: {
    title: 'Your bill',
    number: 'Bill number',
    date: 'Bill date',
    account: 'Account number',
    period: 'Billing period {from} to {to}',
    summary: 'Summary of charges',
    net: 'Total charges excluding VAT',
    tax: 'VAT at {rate}% on {base}',
    gross: 'Total due',
    debit: 'We will collect this by Direct Debit on {date}.',
    owner: 'Account holder',
  },
  de: {
    title: 'Ihre Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    account: 'Kundennummer',
    period: 'Abrechnungszeitraum {from} – {to}',
    summary: 'Ihre Leistungen im Überblick',
    net: 'Summe netto',
    tax: 'Umsatzsteuer {rate} % aus {base}',
    gross: 'Rechnungsbetrag',
    debit: 'Der Betrag wird am {date} von Ihrem Konto abgebucht.',
    owner: 'Vertragspartner',
  },
}

/** A monthly bill: names and amounts without quantities, the tax with its base in its label, a date of debit in a sentence. */
export const bill: Model = {
  name: 'bill',
  kind: 'invoice',
  lands: ['fr', 'es', 'gb', 'de', 'belgium'],
  fits: (facts) => isPlain(facts) && facts.paid === '',
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = bills[facts.land.language]!
    const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)
    facts.number = dice.pick([dice.digits(10), `${dice.digits(4)}-${dice.digits(6)}`])
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    saySums(desk)
    truth.field('client_id', facts.account)
    truth.field('due_date', facts.due)
    truth.also('payment_methods', fill(say.debit, { date: day(desk, facts.due) }), 'Direct Debit', 'prélèvement')
    truth.also('payment_terms', fill(say.debit, { date: day(desk, facts.due) }))
    truth.also('legal_mentions', facts.seller.registry)
    truth.field('supplier_tax_id', facts.seller.taxId)
    for (const line of facts.lines) truth.item({ description: line.name, total_amount: line.total })
    const period = fill(say.period, { from: day(desk, addDays(facts.date, -31)), to: day(desk, addDays(facts.date, -1)) })
    return [
      beside(`<b style="font-size:20pt;color:#c30">${escape(facts.seller.name)}</b>`, `<div style="font-size:16pt">${say.title}</div>`),
      gap(8),
      beside(
        `<table>${[
          [say.number, facts.number],
          [say.date, day(desk, facts.date)],
          [say.account, facts.account],
        ]
          .map(([name, value]) => `<tr><td>${name}${desk.manner.colon}</td><td><b>${value}</b></td></tr>`)
          .join('')}</table><div>${period}</div>`,
        `<div style="border:1px solid #999;padding:8px">${say.owner}<br><b>${lines(...firmLines(facts.buyer))}</b></div>`,
      ),
      gap(14),
      `<div style="font-size:12pt;border-bottom:2px solid #c30">${say.summary}</div>`,
      table(
        [],
        facts.lines.map((line) => [escape(line.name), money(desk, line.total)]),
        'lr',
        { rule: 'rows' },
      ),
      gap(6),
      totals(
        [
          [say.net, money(desk, facts.net)],
          ...facts.vat.map(
            ({ rate, base, amount }) =>
              [fill(say.tax, { rate: number(desk, rate), base: money(desk, base) }), money(desk, amount)] as const,
          ),
          [`<b style="font-size:12pt">${say.gross}</b>`, `<b style="font-size:12pt">${money(desk, facts.gross)}</b>`],
        ],
        '100%',
      ),
      gap(10),
      `<div>${fill(say.debit, { date: day(desk, facts.due) })}</div>`,
      `<div class="small" style="margin-top:60pt">${[facts.seller.legal, facts.seller.street, facts.seller.town, facts.seller.registry].filter(Boolean).map(escape).join(' - ')} - ${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}</div>`,
    ].join('')
  },
}
