import { type Desk, escape } from '../wild/desk.ts'
import type { Company } from '../wild/facts.ts'

/** A table; `align` has one letter a column: l, r or c. Cells are HTML. */
export function table(
  heads: readonly string[],
  body: readonly (readonly string[])[],
  align: string,
  look: { rule?: string; head?: string; width?: string } = {},
): string {
  const side = (at: number) => ({ l: 'left', r: 'right', c: 'center' })[align[at] ?? 'l']
  const line = (cells: readonly string[], tag: string, style: string) =>
    `<tr style="${style}">${cells.map((cell, at) => `<${tag} style="text-align:${side(at)};${align[at] === 'r' && tag === 'td' ? 'white-space:nowrap' : ''}">${cell}</${tag}>`).join('')}</tr>`
  const head = heads.length > 0 ? `<thead>${line(heads, 'th', look.head ?? '')}</thead>` : ''
  return `<table class="${look.rule ?? 'bare'}" style="width:${look.width ?? '100%'}">${head}<tbody>${body.map((cells) => line(cells, 'td', '')).join('')}</tbody></table>`
}

export const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('<br>')
export const firmLines = ({ legal, street, town }: Company) => [legal, street, town].map(escape)
export const beside = (left: string, right: string, style = '') =>
  `<div style="display:flex;justify-content:space-between;gap:24px;${style}"><div>${left}</div><div>${right}</div></div>`
export const gap = (points: number) => `<div style="height:${points}pt"></div>`

/** `Total … 12.00` on the right, label and value apart. */
export function totals(list: readonly (readonly [string, string])[], width = '260px', style = ''): string {
  const body = list
    .map(([name, value]) => `<tr><td>${name}</td><td style="text-align:right;white-space:nowrap">${value}</td></tr>`)
    .join('')
  return `<table style="margin-left:auto;width:${width};${style}">${body}</table>`
}

/** Number and date of the paper, which every model prints. */
export function sayHead({ facts, truth }: Desk): void {
  const invoice = facts.kind === 'invoice'
  truth.field(invoice ? 'invoice_number' : 'name', facts.number)
  truth.field(invoice ? 'invoice_date' : 'order_date', facts.date)
}

export function saySeller({ facts, truth }: Desk, name = facts.seller.legal, address = true): void {
  truth.field('supplier_name', name, facts.seller.name, facts.seller.legal)
  if (address) truth.field('supplier_address', `${facts.seller.street} ${facts.seller.town}`)
}

export function sayBuyer({ facts, truth }: Desk, name = facts.buyer.legal): void {
  if (facts.kind === 'work_order') return truth.field('customer_company_name', name, facts.buyer.name, facts.buyer.legal)
  truth.field('client_name', name, facts.buyer.name, facts.buyer.legal)
  truth.field('client_address', `${facts.buyer.street} ${facts.buyer.town}`)
}

export function sayDock({ facts: { dock, buyer }, truth }: Desk, ...shown: readonly string[]): void {
  const place = `${dock.street} ${dock.town}`
  truth.field('delivery_address', shown.join(' '), place, `${dock.name} ${place}`, `${buyer.legal} ${dock.name} ${place}`)
}

/** Net, tax by rate, gross and what is due. */
export function saySums({ facts, truth }: Desk, shown: { net?: boolean; rates?: boolean } = {}): void {
  if (shown.net !== false) truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', facts.tax)
  truth.field('total_amount_with_tax', facts.gross)
  truth.field('amount', facts.open)
  if (shown.rates === false) return
  for (const { rate, amount } of facts.vat) truth.vat(rate, amount)
  if (facts.vat.length === 1) truth.field('vat_rate', facts.vat[0]!.rate)
}

export type Shown = 'code' | 'quantity' | 'price' | 'rate' | 'total'

export function sayLines({ facts, truth }: Desk, ...shown: readonly Shown[]): void {
  const invoice = facts.kind === 'invoice'
  for (const line of facts.lines) {
    const given = (name: Shown, value: string) => (shown.includes(name) ? value : '')
    truth.item({
      [invoice ? 'divalto_code' : 'product_code']: given('code', line.code),
      [invoice ? 'description' : 'product_name']: line.name,
      [invoice ? 'quantity' : 'requested_quantity']: given('quantity', line.quantity),
      unit_price: given('price', line.price),
      ...(invoice ? { vat_rate: given('rate', line.rate) } : {}),
      total_amount: given('total', line.total),
    })
  }
}
