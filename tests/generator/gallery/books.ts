import { type Desk, day, escape, money, number } from '../wild/desk.ts'
import { isPlain, type Model } from './model.ts'
import { beside, firmLines, gap, lines, sayBuyer, sayHead, sayLines, saySeller, saySums, table, totals } from './paint.ts'

const english = ['us', 'gb', 'australia', 'canada', 'ie']
const plainlyBefore: Model['manner'] = ({ land }) => ({ signPlace: 'before', sign: land.signs[0]!, upper: false })

function common(desk: Desk): void {
  sayHead(desk)
  saySeller(desk)
  sayBuyer(desk)
  saySums(desk)
}

const taxLines = (desk: Desk, print: (rate: string) => string) =>
  desk.facts.vat.map(({ rate, amount }) => [print(number(desk, rate)), money(desk, amount)] as const)

/** A large balance under the title, `# INV-…` without a label, units under quantities, terms beside the dates. */
export const ledger: Model = {
  name: 'ledger',
  kind: 'invoice',
  lands: english,
  manner: plainlyBefore,
  draw(desk) {
    const { facts, truth, dice } = desk
    facts.number = `INV-${dice.digits(6)}`
    common(desk)
    truth.field('due_date', facts.due)
    sayLines(desk, 'quantity', 'price', 'total')
    truth.field('supplier_contact', facts.seller.mail)
    const terms = dice.pick(['Net 15', 'Due on Receipt', 'Net 30'])
    truth.field('payment_terms', terms)
    const order = dice.chance(0.5)
    if (order) truth.field('order_reference', facts.theirOrder)
    truth.field('additional_notes', 'Thanks for your business.')
    truth.also('legal_mentions', 'All goods remain ours until paid for. Returns are accepted within 7 days.')
    if (facts.land.taxName === 'VAT') truth.field('supplier_tax_id', facts.seller.taxId)
    const meta = [
      ['Invoice Date :', day(desk, facts.date)],
      ['Terms :', terms],
      ['Due Date :', day(desk, facts.due)],
      ...(order ? [['P.O.# :', facts.theirOrder]] : []),
    ]
    return [
      beside(
        `<b style="font-size:12pt">${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), facts.land.taxName === 'VAT' ? `VAT ${facts.seller.taxId}` : '', facts.seller.mail)}`,
        `<div style="text-align:right"><span style="font-size:24pt">${dice.pick(['INVOICE', 'TAX INVOICE'])}</span><br><b># ${facts.number}</b><br><br><span style="font-size:8pt"><b>Balance Due</b></span><br><b style="font-size:13pt">${money(desk, facts.open)}</b></div>`,
      ),
      gap(20),
      beside(
        `Bill To<br>${lines(`<b>${escape(facts.buyer.legal)}</b>`, ...firmLines(facts.buyer).slice(1))}`,
        `<table>${meta.map(([name, value]) => `<tr><td style="text-align:right">${name}</td><td style="text-align:right;padding-left:30px">${value}</td></tr>`).join('')}</table>`,
      ),
      gap(12),
      table(
        ['#', 'Item &amp; Description', 'Qty', 'Rate', 'Amount'],
        facts.lines.map((line, at) => [
          String(at + 1),
          escape(line.name),
          `${Number(line.quantity).toFixed(2)}<br><span class="small">${escape(line.unit)}</span>`,
          number(desk, line.price),
          number(desk, line.total),
        ]),
        'clrrr',
        { rule: 'rows', head: 'background:#3c3d3a;color:#fff' },
      ),
      totals([
        ['Sub Total', number(desk, facts.net)],
        ...taxLines(desk, (rate) => `${facts.land.taxName} (${rate}%)`),
        ['<b>Total</b>', `<b>${money(desk, facts.gross)}</b>`],
        ...(facts.paid === '' ? [] : [['Payment Made', `(-) ${number(desk, facts.paid)}`] as const]),
        ['<b>Balance Due</b>', `<b>${money(desk, facts.open)}</b>`],
      ]),
      gap(24),
      '<div>Notes</div><div class="small">Thanks for your business.</div>',
      gap(10),
      '<div>Terms &amp; Conditions</div><div class="small">All goods remain ours until paid for. Returns are accepted within 7 days.</div>',
    ].join('')
  },
}

/** `Billed To | Date of Issue | Invoice Number | Amount Due (USD)` in one row of small heads over large values. */
export const timeSheet: Model = {
  name: 'time-sheet',
  kind: 'invoice',
  lands: english,
  manner: plainlyBefore,
  draw(desk) {
    const { facts, truth, dice } = desk
    facts.number = String(dice.int(1, 999)).padStart(7, '0')
    common(desk)
    truth.field('due_date', facts.due)
    truth.field('supplier_contact', facts.seller.phone)
    truth.field('currency', facts.land.currency)
    sayLines(desk, 'quantity', 'price', 'total')
    const terms = 'Please pay within 14 days of receiving this invoice.'
    truth.field('payment_terms', terms)
    const small = (text: string) => `<div style="color:#888;font-size:8pt">${text}</div>`
    const currency = facts.land.currency
    return [
      beside(
        '',
        `<div style="text-align:right;color:#666">${lines(escape(facts.seller.legal), facts.seller.phone, escape(facts.seller.street), escape(facts.seller.town))}</div>`,
      ),
      gap(24),
      `<div style="display:flex;justify-content:space-between"><div>${small('Billed To')}${lines(...firmLines(facts.buyer))}</div><div>${small('Date of Issue')}${day(desk, facts.date)}<br><br>${small('Due Date')}${day(desk, facts.due)}</div><div>${small('Invoice Number')}${facts.number}</div><div style="text-align:right">${small(`Amount Due (${currency})`)}<span style="font-size:20pt">${money(desk, facts.open)}</span></div></div>`,
      gap(18),
      table(
        ['Description', 'Rate', 'Qty', 'Line Total'],
        facts.lines.map((line) => [escape(line.name), money(desk, line.price), number(desk, line.quantity), money(desk, line.total)]),
        'lrrr',
        { rule: 'rows', head: 'border-top:3px solid #06c;color:#06c' },
      ),
      gap(8),
      totals([
        ['Subtotal', number(desk, facts.net)],
        ...taxLines(desk, (rate) => `${facts.land.taxName} ${rate}%`),
        ['Total', number(desk, facts.gross)],
        ['Amount Paid', facts.paid === '' ? number(desk, '0.00') : number(desk, facts.paid)],
        [`<span style="color:#888">Amount Due (${currency})</span>`, money(desk, facts.open)],
      ]),
      gap(20),
      `<div style="color:#06c">Terms</div><div>${terms}</div>`,
    ].join('')
  },
}

/** Blocks of captions in coloured capitals; an activity and its description in two columns; the due sum in a stub at the end. */
export const desktop: Model = {
  name: 'desktop',
  kind: 'invoice',
  lands: english,
  fits: (facts) => isPlain(facts) && facts.paid === '',
  manner: (facts) => ({ ...plainlyBefore(facts), signPlace: 'none' }),
  draw(desk) {
    const { facts, truth, dice } = desk
    facts.number = dice.digits(4)
    common(desk)
    truth.field('due_date', facts.due)
    sayLines(desk, 'quantity', 'price', 'total')
    truth.field('payment_terms', 'Net 30')
    truth.field('supplier_contact', `${facts.seller.mail} ${facts.seller.phone}`, facts.seller.mail, facts.seller.phone)
    for (const [at, line] of facts.lines.entries()) truth.alsoItem(at, 'description', `${facts.land.words.groups[0]!} ${line.name}`)
    const head = (text: string) => `<b style="color:#5a7">${text}</b>`
    return [
      `<div><b>${escape(facts.seller.legal)}</b><br>${lines(...firmLines(facts.seller).slice(1), facts.seller.phone, facts.seller.mail)}</div>`,
      `<div style="font-size:20pt;color:#5a7;margin:14pt 0 6pt">${dice.pick(['INVOICE', 'Invoice'])}</div>`,
      `<table style="width:100%"><tr><td style="width:45%">${head('BILL TO')}<br>${lines(...firmLines(facts.buyer))}</td><td style="text-align:right">${head(dice.pick(['INVOICE #', 'INVOICE NO.', 'INVOICE']))}<br>${head('DATE')}<br>${head('DUE DATE')}<br>${head('TERMS')}</td><td>${lines(facts.number, day(desk, facts.date), day(desk, facts.due), 'Net 30')}</td></tr></table>`,
      gap(16),
      table(
        ['ACTIVITY', 'DESCRIPTION', 'QTY', 'RATE', 'AMOUNT'],
        facts.lines.map((line) => [
          escape(facts.land.words.groups[0]!),
          escape(line.name),
          number(desk, line.quantity),
          number(desk, line.price),
          number(desk, line.total),
        ]),
        'llrrr',
        { rule: 'bare', head: 'background:#dfeee6;color:#5a7' },
      ),
      '<div style="border-top:1px dashed #888;margin:10pt 0"></div>',
      beside(
        'Please make checks payable to us.',
        totals([
          ['SUBTOTAL', number(desk, facts.net)],
          ...taxLines(desk, (rate) => `TAX (${rate}%)`),
          ['TOTAL', number(desk, facts.gross)],
          ['BALANCE DUE', `<b style="font-size:14pt">${facts.land.signs[0]}${number(desk, facts.open)}</b>`],
        ]),
      ),
    ].join('')
  },
}
