import type { Firm } from '../facts.ts'
import { issuerOf } from '../quirks.ts'
import { type Desk, drawLines, label, leading, MARGIN, maybe } from './desk.ts'

/** The head of the paper: the seller on invoices, the buyer on orders. */
export function drawLetterhead(desk: Desk): void {
  const { facts, style, sheet } = desk
  const firm = issuerOf(facts, desk.quirks)
  const name = printName(firm, desk.dice.chance(0.5))
  if (desk.quirks.headless) return drawLogo(desk)
  const lines = [...addressLines(firm), ...contactLines(desk, firm)]
  if (style.letterhead === 'band') {
    sheet.box(0, 0, sheet.width, 54, style.accent)
    sheet.text(name, desk.left, 34, { size: 17, bold: true, colour: '#ffffff', face: style.face })
    desk.y = drawLines(desk, [lines.join(' - ')], desk.left, 60, { size: 7.5 }) + 14
  } else {
    const x = { left: desk.left, right: desk.right, center: (desk.left + desk.right) / 2 }[style.letterhead]
    const below = drawLines(desk, [name], x, 38, { size: 15, bold: true, align: style.letterhead, colour: style.accent })
    desk.y = drawLines(desk, lines, x, below + 2, { align: style.letterhead }) + leading(desk)
  }
  recordIssuer(desk, firm, name)
}

/** A picture instead of words; the foot has to name the firm. */
function drawLogo(desk: Desk): void {
  desk.sheet.box(desk.left, MARGIN, 90, 34, desk.style.accent)
  desk.sheet.box(desk.left + 14, MARGIN + 9, 40, 16, '#ffffff')
  desk.y = MARGIN + 34 + leading(desk)
}

export function printName(firm: Firm, withForm: boolean): string {
  return withForm && firm.form !== '' ? `${firm.name} ${firm.form}` : firm.name
}

export function addressLines(firm: Pick<Firm, 'extra' | 'street' | 'postcode' | 'city'> & { country?: string }): string[] {
  const town = /^\d/.test(firm.postcode) ? `${firm.postcode} ${firm.city}` : `${firm.city} ${firm.postcode}`
  return [firm.street, firm.extra, town].filter((line) => line !== '')
}

function contactLines(desk: Desk, firm: Firm): string[] {
  const lines: string[] = []
  const contact: string[] = []
  if (maybe(desk)) {
    lines.push(`${label(desk, 'phone')}${desk.style.colon} ${firm.phone}`)
    contact.push(firm.phone)
  }
  if (maybe(desk)) {
    lines.push(desk.dice.chance(0.5) ? firm.email : `${label(desk, 'email')}${desk.style.colon} ${firm.email}`)
    contact.push(firm.email)
  }
  if (desk.facts.kind === 'invoice' && contact.length > 0) desk.truth.field('supplier_contact', contact.join(' '), ...contact)
  return lines
}

export function recordIssuer({ facts, truth, quirks }: Desk, firm: Firm, name: string): void {
  if (quirks.confirmation) return
  const names = [firm.name, printName(firm, true)]
  const address = addressLines(firm).join(' ')
  if (facts.kind === 'work_order') truth.field('customer_company_name', name, ...names)
  else {
    truth.field('supplier_name', name, ...names)
    truth.field('supplier_address', address, `${address} ${firm.country}`)
  }
}
