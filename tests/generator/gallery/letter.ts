import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table, totals } from './paint.ts'

interface Words {
  dated: string
  subject: string
  hello: string
  intro: string
  columns: string[]
  net: string
  tax: string
  gross: string
  untaxed: string
  sum: string
  pay: string
  account: string
  bye: string
}

const words: Record<string, Words> = {
  fr: {
    dated: '{town}, le {date}',
    subject: 'Facture n° {number}',
    hello: 'Madame, Monsieur,',
    intro: 'Veuillez trouver ci-dessous le détail de ma prestation :',
    columns: ['Désignation', 'Quantité', 'Prix unitaire', 'Montant'],
    net: 'Total HT',
    tax: 'TVA {rate} %',
    gross: 'Total TTC',
    untaxed: 'TVA non applicable, art. 293 B du CGI',
    sum: 'Net à payer',
    pay: 'Règlement par virement à 30 jours',
    account: 'IBAN',
    bye: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  de: {
    dated: '{town}, den {date}',
    subject: 'Rechnung Nr. {number}',
    hello: 'Sehr geehrte Damen und Herren,',
    intro: 'für meine Leistungen erlaube ich mir zu berechnen:',
    columns: ['Leistung', 'Anzahl', 'Einzelpreis', 'Betrag'],
    net: 'Nettobetrag',
    tax: 'zzgl. {rate} % USt.',
    gross: 'Gesamtbetrag',
    untaxed: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
    sum: 'Rechnungsbetrag',
    pay: 'Zahlbar innerhalb von 14 Tagen ohne Abzug',
    account: 'IBAN',
    bye: 'Mit freundlichen Grüßen',
  },
  en: {
    dated: '{town}, {date}',
    subject: 'Invoice no. {number}',
    hello: 'Dear Sir or Madam,',
    intro: 'Please find below the charges for work carried out:',
    columns: ['Work', 'Units', 'Rate', 'Amount'],
    net: 'Net',
    tax: 'VAT @ {rate}%',
    gross: 'Total',
    untaxed: 'Not registered for VAT',
    sum: 'Total',
    pay: 'Payment within 14 days',
    account: 'IBAN',
    bye: 'Yours faithfully,',
  },
  es: {
    dated: 'En {town}, a {date}',
    subject: 'Factura nº {number}',
    hello: 'Estimados señores:',
    intro: 'Les remito el detalle de los trabajos realizados:',
    columns: ['Concepto', 'Cantidad', 'Precio', 'Importe'],
    net: 'Base imponible',
    tax: 'IVA ({rate}%)',
    gross: 'Total',
    untaxed: 'Operación exenta de IVA según art. 20 de la Ley 37/1992',
    sum: 'Total',
    pay: 'Pago a 30 días',
    account: 'IBAN',
    bye: 'Atentamente,',
  },
}

/** A letter of somebody who works alone: the date behind the town, the number in the subject, no tax as often as not. */
export const letter: Model = {
  name: 'letter',
  kind: 'invoice',
  lands: ['fr', 'de', 'gb', 'es', 'fr', 'de'],
  fits: (facts) => isPlain(facts) && facts.paid === '' && facts.vat.length === 1,
  manner: ({ land }) => ({ date: land.language === 'de' ? 'dd.mm.yyyy' : land.dates[1]! }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const say = words[facts.land.language]!
    const taxed = dice.chance(0.45)
    facts.number = dice.pick([
      `${facts.date.slice(0, 4)}-${dice.digits(3)}`,
      `${dice.int(1, 60)}/${facts.date.slice(0, 4)}`,
      `${facts.date.slice(2, 4)}${dice.digits(3)}`,
    ])
    const person = facts.seller.person
    facts.seller = { ...facts.seller, name: person, legal: person }
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'total')
    if (taxed) saySums(desk)
    else {
      for (const name of ['total_amount_with_tax', 'amount']) truth.field(name, facts.net)
      truth.also('subtotal_without_tax', facts.net)
      truth.also('tax_amount', '0', '0.00')
      truth.also('vat_rate', '0')
      truth.field('legal_mentions', say.untaxed)
    }
    truth.field('supplier_contact', `${facts.seller.phone} ${facts.seller.mail}`, facts.seller.phone, facts.seller.mail)
    truth.field('payment_terms', say.pay)
    truth.also('payment_methods', 'virement')
    truth.field('bank_details', facts.land.iban)
    const town = facts.seller.town.replace(/[\d]|\b[A-Z]{1,2}\d.*$/g, '').trim()
    const sums = taxed
      ? ([
          [say.net, money(desk, facts.net)],
          [say.tax.replace('{rate}', number(desk, facts.vat[0]!.rate)), money(desk, facts.tax)],
          [`<b>${say.gross}</b>`, `<b>${money(desk, facts.gross)}</b>`],
        ] as const)
      : ([[`<b>${say.sum}</b>`, `<b>${money(desk, facts.net)}</b>`]] as const)
    const subject = say.subject.replace('{number}', facts.number)
    return [
      lines(escape(person), escape(facts.seller.street), escape(facts.seller.town), facts.seller.phone, facts.seller.mail),
      `<div style="margin:24pt 0 24pt 55%">${lines(...firmLines(facts.buyer))}</div>`,
      `<div style="text-align:right">${say.dated.replace('{town}', town).replace('{date}', day(desk, facts.date))}</div>`,
      `<p><b>${dice.chance(0.3) ? `${{ fr: 'Objet : ', de: 'Betreff: ', en: 'Re: ', es: 'Asunto: ' }[facts.land.language as 'fr']}` : ''}${subject}</b></p><p>${say.hello}</p><p>${say.intro}</p>`,
      table(
        say.columns,
        facts.lines.map((line) => [escape(line.name), number(desk, line.quantity), money(desk, line.price), money(desk, line.total)]),
        'lrrr',
        { rule: dice.pick(['ruled', 'bare', 'rows']) },
      ),
      gap(6),
      totals(sums),
      taxed ? '' : `<p>${say.untaxed}</p>`,
      `<p>${say.pay}.<br>${say.account} : ${facts.land.iban}</p><p>${say.bye}</p><p>${escape(person)}</p>`,
    ].join('')
  },
}
