import type { Firm } from '../facts.ts'
import { printIban } from '../print.ts'
import { call, type OddDesk, stepOf, widthOf, wrapOn, write, writeLines } from './desk.ts'

const nameOf = ({ name, form }: Firm): string => `${name} ${form}`.trim()
const addressOf = ({
  street,
  postcode,
  city,
  extra = '',
}: {
  street: string
  postcode: string
  city: string
  extra?: string
}): string[] => [...(extra === '' ? [] : [extra]), street, `${postcode} ${city}`]

/** Whose paper it is. */
export function senderOf({ facts }: OddDesk): Firm {
  return facts.kind === 'invoice' ? facts.seller : facts.buyer
}

export function tellSender(desk: OddDesk): string[] {
  const { facts, truth } = desk
  const sender = senderOf(desk)
  const name = nameOf(sender)
  truth.field(facts.kind === 'invoice' ? 'supplier_name' : 'customer_company_name', name, sender.name)
  if (facts.kind === 'invoice') truth.field('supplier_address', addressOf(sender).join(' '))
  return [name, ...addressOf(sender)]
}

/** The company at the other end, and the place where the goods go. */
export function drawBlocks(desk: OddDesk): void {
  const { facts, layout, truth } = desk
  const other = facts.kind === 'invoice' ? facts.buyer : facts.seller
  if (facts.kind === 'invoice') {
    truth.field('client_name', nameOf(other), other.name)
    truth.field('client_address', addressOf(other).join(' '))
  }
  const blocks = [{ label: call(desk, 'other'), lines: [nameOf(other), ...addressOf(other)] }]
  if (layout.delivery) {
    const street = addressOf({ ...facts.delivery, extra: '' })
    const lines = [facts.buyer.name, facts.delivery.place, ...street]
    truth.field('delivery_address', lines.join(' '), street.join(' '), [facts.delivery.place, ...street].join(' '))
    blocks.push({ label: call(desk, 'address'), lines })
  }
  if (layout.blocks === 'swapped') blocks.reverse()
  desk.y = (layout.blocks === 'beside' || layout.blocks === 'swapped' ? drawBeside : drawStacked)(desk, blocks) + stepOf(desk)
}

interface Block {
  label: string
  lines: string[]
}

function drawBeside(desk: OddDesk, blocks: Block[]): number {
  const width = (desk.right - desk.left) / 2
  const from = blocks.length === 1 ? desk.left + width : desk.left
  const bottoms = blocks.map(({ label, lines }, at) => {
    const x = from + at * width
    const top = desk.layout.blockLabels ? writeLines(desk, [label], x, desk.y, { bold: true }) : desk.y
    return writeLines(
      desk,
      lines.flatMap((line) => wrapOn(desk, line, width - 10)),
      x,
      top,
    )
  })
  return Math.max(...bottoms)
}

function drawStacked(desk: OddDesk, blocks: Block[]): number {
  const { layout, left, right } = desk
  const indent = layout.blockLabels ? Math.max(...blocks.map(({ label }) => widthOf(desk, label))) + 18 : 0
  let y = desk.y
  for (const { label, lines } of blocks) {
    if (layout.blockLabels) write(desk, label, left, y + stepOf(desk), { bold: true })
    const printed = layout.blocks === 'line' ? [lines.join(', ')] : lines
    y = writeLines(
      desk,
      printed.flatMap((line) => wrapOn(desk, line, right - left - indent)),
      left + indent,
      y,
    )
    y += 5
  }
  return y
}

/** What the sender says of itself in small print: on invoices tax number, contact and account. */
export function smallPrintOf(desk: OddDesk): string[] {
  const { facts, layout, truth } = desk
  const sender = senderOf(desk)
  const contact = `${call(desk, 'contact')}${layout.colon} ${sender.email}`
  if (facts.kind !== 'invoice') return layout.fullFoot ? [contact] : []
  truth.field('supplier_tax_id', sender.taxId)
  truth.field('supplier_contact', sender.email)
  const tax = `${call(desk, 'tax')}${layout.colon} ${sender.taxId}`
  if (!layout.fullFoot) return [`${tax}${layout.separator}${contact}`]
  truth.field('bank_details', `IBAN ${sender.iban} BIC ${sender.bic}`)
  for (const line of facts.legal) truth.field('legal_mentions', facts.legal.join(' '), line)
  const bank = `${call(desk, 'bank')}${layout.colon} ${printIban(sender.iban, true)}${layout.separator}BIC ${sender.bic}`
  return [bank, `${tax}${layout.separator}${contact}`, ...facts.legal]
}

export function drawNote(desk: OddDesk, place: 'above' | 'below'): void {
  const { facts, layout, truth } = desk
  if (layout.note !== place || facts.note === '') return
  truth.field('note', facts.note)
  const label = `${call(desk, 'note')}${layout.colon} `
  const lines = layout.blockLabels
    ? wrapOn(desk, label + facts.note, desk.right - desk.left)
    : wrapOn(desk, facts.note, desk.right - desk.left)
  desk.y = writeLines(desk, lines, desk.left, desk.y) + 6
}

export function noteInFoot({ facts, layout, truth }: OddDesk): string[] {
  if (layout.note !== 'foot') return []
  truth.field('note', facts.note)
  return [facts.note]
}
