import { day, escape, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table, totals } from './paint.ts'

/** A Swiss invoice with receipt and payment part under it: account, reference, debtor and sum twice more. */
export const slip: Model = {
  name: 'slip',
  kind: 'invoice',
  lands: ['deCh', 'frCh'],
  fits: (facts) => isPlain(facts) && facts.paid === '' && facts.lines.length < 8,
  manner: () => ({ signPlace: 'none' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    const german = facts.land.language === 'de'
    const land = facts.land.words
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'rate', 'total')
    saySums(desk)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field('bank_details', facts.land.iban)
    truth.field('currency', 'CHF')
    truth.field('payment_terms', german ? '30 Tage netto' : '30 jours net')
    const reference = `21 ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)} ${dice.digits(5)}`
    const say = german
      ? [
          'Rechnung',
          'Rechnung Nr.',
          'Datum',
          'Konditionen',
          'Empfangsschein',
          'Konto / Zahlbar an',
          'Referenz',
          'Zahlbar durch',
          'Währung',
          'Betrag',
          'Annahmestelle',
          'Zahlteil',
          'Zusätzliche Informationen',
        ]
      : [
          'Facture',
          'Facture n°',
          'Date',
          'Conditions',
          'Récépissé',
          'Compte / Payable à',
          'Référence',
          'Payable par',
          'Monnaie',
          'Montant',
          'Point de dépôt',
          'Section paiement',
          'Informations supplémentaires',
        ]
    const part = (title: string, end: string) =>
      `<b style="font-size:11pt">${title}</b><br><br><b>${say[5]}</b><br>${facts.land.iban}<br>${lines(...firmLines(facts.seller))}<br><br><b>${say[6]}</b><br>${reference}<br><br><b>${say[7]}</b><br>${lines(...firmLines(facts.buyer))}<br><br><table><tr><td><b>${say[8]}</b><br>CHF</td><td><b>${say[9]}</b><br>${number(desk, facts.gross)}</td></tr></table>${end}`
    return [
      `<div>${lines(...firmLines(facts.seller), `${escape(facts.land.taxIdLabels[0]!)} ${facts.seller.taxId}`)}</div>`,
      `<div style="margin:16pt 0 12pt 55%">${lines(...firmLines(facts.buyer))}</div>`,
      `<b style="font-size:13pt">${say[0]}</b><table>${[
        [say[1], facts.number],
        [say[2], day(desk, facts.date)],
        [say[3], german ? '30 Tage netto' : '30 jours net'],
      ]
        .map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
        .join('')}</table>`,
      gap(6),
      table(
        [land.columns.name[0]!, land.columns.quantity[0]!, land.columns.price[0]!, facts.land.taxName, `${land.columns.total[0]!} CHF`].map(
          escape,
        ),
        facts.lines.map((line) => [
          escape(line.name),
          number(desk, line.quantity),
          number(desk, line.price),
          `${line.rate}%`,
          number(desk, line.total),
        ]),
        'lrrrr',
        { rule: 'rows' },
      ),
      totals([
        [escape(land.totals.net[0]!), number(desk, facts.net)],
        ...facts.vat.map(
          ({ rate, base, amount }) =>
            [`${facts.land.taxName} ${rate}% ${german ? 'von' : 'sur'} ${number(desk, base)}`, number(desk, amount)] as const,
        ),
        [`<b>Total CHF</b>`, `<b>${number(desk, facts.gross)}</b>`],
      ]),
      `<div style="display:flex;border-top:1px dashed #000;margin-top:26pt;padding-top:6pt;font-size:7.5pt;break-inside:avoid"><div style="width:35%;border-right:1px dashed #000">${part(say[4]!, `<div style="text-align:right">${say[10]}</div>`)}</div><div style="padding-left:10px">${part(say[11]!, `<br><b>${say[12]}</b><br>${facts.number}`)}</div></div>`,
    ].join('')
  },
}
