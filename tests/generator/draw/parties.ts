import { type Desk, drawLines, label, leading, maybe } from './desk.ts'
import { addressLines, printName } from './letterhead.ts'

interface Block {
  heading: string
  lines: string[]
}

/** Who it is for, and where the goods go. */
export function drawParties(desk: Desk): void {
  const blocks =
    desk.facts.kind === 'invoice' ? invoiceBlocks(desk) : desk.quirks.confirmation ? confirmationBlocks(desk) : orderBlocks(desk)
  const { style, sheet } = desk
  const width = (desk.right - desk.left) / Math.max(2, blocks.length)
  const first = style.parties === 'window' && blocks.length === 1 ? desk.left + 270 : desk.left
  const top = desk.y
  let below = top
  blocks.forEach((block, at) => {
    const x = style.parties === 'stacked' ? desk.left : first + at * width
    const from = style.parties === 'stacked' && at > 0 ? below + 6 : top
    const heading = block.heading === '' ? from : drawLines(desk, [`${block.heading}${style.colon}`], x + 4, from + 2, { bold: true })
    below = Math.max(below, drawLines(desk, block.lines, x + 4, heading))
  })
  if (style.parties === 'boxes') blocks.forEach((_, at) => sheet.box(first + at * width, top, width - 8, below - top + 6))
  desk.y = below + leading(desk)
}

function invoiceBlocks(desk: Desk): Block[] {
  const { buyer, delivery } = desk.facts
  const name = printName(buyer, desk.dice.chance(0.4))
  const address = addressLines(buyer)
  desk.truth.field('client_name', name, buyer.name, printName(buyer, true))
  desk.truth.field('client_address', address.join(' '))
  const blocks = [{ heading: desk.style.parties === 'window' ? '' : label(desk, 'billTo'), lines: [name, ...address] }]
  if (desk.dice.chance(0.25)) {
    desk.truth.tag('delivery_block')
    blocks.push({ heading: label(desk, 'deliverTo'), lines: [buyer.name, delivery.place, ...addressLines({ ...delivery, extra: '' })] })
    blocks[0]!.heading ||= label(desk, 'billTo')
  }
  return blocks
}

/** The seller writes to the customer. */
function confirmationBlocks(desk: Desk): Block[] {
  const { buyer } = desk.facts
  const name = printName(buyer, desk.dice.chance(0.4))
  desk.truth.field('customer_company_name', name, buyer.name, printName(buyer, true))
  return [
    { heading: desk.dice.chance(0.5) ? '' : label(desk, 'customer'), lines: [name, ...addressLines(buyer)] },
    ...orderBlocks(desk).slice(1),
  ]
}

function orderBlocks(desk: Desk): Block[] {
  const { seller, buyer, delivery } = desk.facts
  const blocks = [{ heading: label(desk, 'supplier'), lines: [printName(seller, true), ...addressLines(seller)] }]
  if (maybe(desk)) {
    const street = addressLines({ ...delivery, extra: '' })
    const lines = [buyer.name, delivery.place, ...street]
    desk.truth.field('delivery_address', lines.join(' '), street.join(' '), [delivery.place, ...street].join(' '))
    blocks.push({ heading: label(desk, 'deliverTo'), lines })
  }
  return blocks
}
