import { type Desk, escape, label, maybe } from './desk.ts'
import type { Company } from './facts.ts'

export type LetterheadForm = 'left' | 'right' | 'center' | 'inline' | 'foot' | 'split'

/** Who issues the paper: the seller on invoices, the buyer on orders. `foot` shows a word mark only; the rest stands in the footer. */
export function letterhead(desk: Desk, form: LetterheadForm): string {
  const { facts, dice, truth } = desk
  const firm = facts.kind === 'invoice' ? facts.seller : facts.buyer
  const name = dice.chance(0.5) ? firm.legal : firm.name
  const invoice = facts.kind === 'invoice'
  truth.field(invoice ? 'supplier_name' : 'customer_company_name', name, firm.name, firm.legal)
  const big = `<div style="font-size:${dice.pick([15, 18, 22])}pt;font-weight:bold">${escape(name)}</div>`
  if (form === 'foot') return big
  const contact = contactsOf(desk, firm)
  if (invoice) truth.field('supplier_address', `${firm.street} ${firm.town}`)
  const address = [firm.street, firm.town].map(escape)
  if (form === 'inline')
    return `${big}<div style="font-size:8pt">${[...address, ...contact].join(dice.pick([' | ', ' · ', ' - ', ', ']))}</div>`
  if (form === 'split')
    return `<div style="display:flex;justify-content:space-between">${big}<div style="font-size:8.5pt">${[...address, ...contact].join('<br>')}</div></div>`
  return `<div style="text-align:${form}">${big}<div>${[...address, ...contact].join('<br>')}</div></div>`
}

function contactsOf(desk: Desk, firm: Company): string[] {
  const lines: string[] = []
  const values: string[] = []
  if (maybe(desk)) {
    lines.push(`${label(desk, 'phone')}${desk.manner.colon || ':'} ${firm.phone}`)
    values.push(firm.phone)
  }
  if (maybe(desk)) {
    lines.push(desk.dice.chance(0.6) ? firm.mail : `${label(desk, 'mail')}${desk.manner.colon || ':'} ${firm.mail}`)
    values.push(firm.mail)
  }
  if (desk.facts.kind === 'invoice' && values.length > 0) desk.truth.field('supplier_contact', values.join(' '), ...values)
  return lines.map((line) => line)
}

interface Block {
  heading: string
  lines: string[]
}

export type PartiesForm = 'columns' | 'bordered' | 'beside' | 'stacked' | 'tinted'

/** The other party, and where the goods go. */
export function parties(desk: Desk, form: PartiesForm): string {
  const blocks = desk.facts.kind === 'invoice' ? ofInvoice(desk) : ofOrder(desk)
  const inner = ({ heading, lines }: Block) =>
    `<b>${heading}${heading === '' ? '' : desk.manner.colon}</b><br>${lines.map(escape).join('<br>')}`
  if (form === 'beside')
    return `<table>${blocks.map(({ heading, lines }) => `<tr><td style="width:90px;vertical-align:top">${heading}${desk.manner.colon}</td><td style="padding-bottom:8px">${lines.map(escape).join('<br>')}</td></tr>`).join('')}</table>`
  if (form === 'stacked') return blocks.map((block) => `<p>${inner(block)}</p>`).join('')
  const border = form === 'bordered' ? 'border:1px solid #000;' : form === 'tinted' ? 'background:#eef;' : ''
  const heads = form === 'bordered' && desk.dice.chance(0.5)
  return `<table style="width:100%;border-spacing:6px;border-collapse:separate"><tr>${blocks
    .map((block) =>
      heads
        ? `<td style="${border}vertical-align:top;padding:0"><div style="border-bottom:1px solid #000;padding:2px 4px">${block.heading}</div><div style="padding:4px">${block.lines.map(escape).join('<br>')}</div></td>`
        : `<td style="${border}vertical-align:top;padding:4px">${inner(block)}</td>`,
    )
    .join('')}</tr></table>`
}

function ofInvoice(desk: Desk): Block[] {
  const { facts, dice, truth } = desk
  const { buyer, dock } = facts
  const name = dice.chance(0.5) ? buyer.legal : buyer.name
  truth.field('client_name', name, buyer.name, buyer.legal)
  truth.field('client_address', `${buyer.street} ${buyer.town}`)
  const blocks = [{ heading: label(desk, 'billTo'), lines: [name, buyer.street, buyer.town] }]
  if (dice.chance(0.3)) blocks.push({ heading: label(desk, 'shipTo'), lines: [buyer.name, dock.name, dock.street, dock.town] })
  return dice.chance(0.2) ? blocks.reverse() : blocks
}

function ofOrder(desk: Desk): Block[] {
  const { facts, dice, truth } = desk
  const { seller, buyer, dock } = facts
  const blocks = [{ heading: label(desk, 'vendor'), lines: [seller.legal, seller.street, seller.town] }]
  if (maybe(desk)) {
    const named = dice.chance(0.7)
    const lines = [...(named ? [buyer.name] : []), dock.name, dock.street, dock.town]
    truth.field('delivery_address', lines.join(' '), `${dock.name} ${dock.street} ${dock.town}`, `${dock.street} ${dock.town}`)
    blocks.push({ heading: label(desk, 'shipTo'), lines })
  }
  return dice.chance(0.25) ? blocks.reverse() : blocks
}
