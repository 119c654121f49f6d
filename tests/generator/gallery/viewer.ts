import { day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { sayBuyer, sayHead, sayLines, saySeller, saySums } from './paint.ts'

/** An electronic invoice as a viewer shows it: labels and values in boxes, every item a box of its own. */
export const viewer: Model = {
  name: 'viewer',
  kind: 'invoice',
  lands: ['de'],
  fits: (facts) => isPlain(facts) && facts.paid === '' && facts.lines.length < 6,
  manner: () => ({ signPlace: 'behind', sign: 'EUR', date: 'dd.mm.yyyy' }),
  draw(desk) {
    const { facts, truth } = desk
    sayHead(desk)
    saySeller(desk)
    sayBuyer(desk)
    sayLines(desk, 'quantity', 'price', 'rate', 'total')
    saySums(desk)
    truth.field('supplier_tax_id', facts.seller.taxId)
    truth.field(
      'supplier_contact',
      `${facts.seller.person} ${facts.seller.phone} ${facts.seller.mail}`,
      facts.seller.person,
      facts.seller.phone,
      facts.seller.mail,
    )
    truth.field('bank_details', facts.land.iban)
    truth.field('due_date', facts.due)
    truth.field('currency', 'EUR')
    const box = (title: string, pairs: readonly (readonly [string, string])[]) =>
      `<div style="border:1px solid #888;margin-bottom:6pt;break-inside:avoid"><div style="background:#ddd;padding:2px 5px"><b>${title}</b></div><table>${pairs.map(([name, value]) => `<tr><td style="width:150px;color:#444">${name}:</td><td>${value}</td></tr>`).join('')}</table></div>`
    const [postcode = '', ...town] = facts.buyer.town.split(' ')
    const [code = '', ...place] = facts.seller.town.split(' ')
    const half = (left: string, right: string) =>
      `<div style="display:flex;gap:8px"><div style="flex:1">${left}</div><div style="flex:1">${right}</div></div>`
    truth.field('client_address', `${facts.buyer.street} ${postcode} ${town.join(' ')}`)
    return [
      half(
        box('Informationen zum Käufer', [
          ['Name', escape(facts.buyer.legal)],
          ['Straße / Hausnummer', escape(facts.buyer.street)],
          ['PLZ', postcode],
          ['Ort', town.join(' ')],
          ['Land', 'DE'],
        ]),
        box('Informationen zum Verkäufer', [
          ['Firmenname', escape(facts.seller.legal)],
          ['Straße / Hausnummer', escape(facts.seller.street)],
          ['PLZ', code],
          ['Ort', place.join(' ')],
          ['USt-ID', facts.seller.taxId],
          ['Name Kontaktperson', facts.seller.person],
          ['Telefon', facts.seller.phone],
          ['E-Mail', facts.seller.mail],
        ]),
      ),
      box('Rechnungsdaten', [
        ['Rechnungsnummer', facts.number],
        ['Rechnungsdatum', day(desk, facts.date)],
        ['Rechnungsart', '380'],
        ['Währung', 'EUR'],
        ['Fälligkeitsdatum', day(desk, facts.due)],
      ]),
      box('Gesamtbeträge der Rechnung', [
        ['Summe aller Positionen netto', money(desk, facts.net)],
        ['Gesamtsumme netto', money(desk, facts.net)],
        ['Summe Umsatzsteuer', money(desk, facts.tax)],
        ['Gesamtsumme brutto', money(desk, facts.gross)],
        ['Fälliger Betrag', money(desk, facts.gross)],
      ]),
      ...facts.vat.map(({ rate, base, amount }) =>
        box('Aufschlüsselung der Umsatzsteuer', [
          ['Umsatzsteuerkategorie', 'S'],
          ['Gesamtsumme', money(desk, base)],
          ['Umsatzsteuersatz', `${number(desk, rate)} %`],
          ['Umsatzsteuerbetrag', money(desk, amount)],
        ]),
      ),
      box('Zahlungsdaten', [
        ['Kontoinhaber', escape(facts.seller.legal)],
        ['IBAN', facts.land.iban],
      ]),
      ...facts.lines.map((line, at) =>
        box(`Position ${at + 1}`, [
          ['Artikelbezeichnung', escape(line.name)],
          ['Menge', number(desk, line.quantity)],
          ['Einheit', escape(line.unit)],
          ['Preis pro Einheit (netto)', money(desk, line.price)],
          ['Umsatzsteuersatz', `${number(desk, line.rate)} %`],
          ['Gesamtpreis (netto)', money(desk, line.total)],
        ]),
      ),
    ].join('')
  },
}
