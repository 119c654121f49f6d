import { printIban } from '../print.ts'
import { bottomOf, type Desk, drawLines, drawParagraph, label, leading, look, MARGIN, maybe } from './desk.ts'
import { addressLines, printName, recordIssuer } from './letterhead.ts'
import { issuerOf } from '../quirks.ts'
import { wrap } from '../sheets/measure.ts'

/** Terms, bank, notes below the sums, and the registration line at the foot. */
export function drawClosing(desk: Desk): void {
  const { facts, style, truth } = desk
  const paragraphs: string[] = []
  const say = (name: Parameters<typeof label>[1], value: string) =>
    void paragraphs.push(`${label(desk, name)}${style.colon || ':'} ${value}`)
  if (facts.kind === 'invoice') {
    if (!facts.credit && maybe(desk)) {
      say('terms', facts.terms)
      truth.field('payment_terms', facts.terms)
    }
    if (maybe(desk) && desk.dice.chance(0.6)) {
      say('method', facts.method)
      truth.field('payment_methods', facts.method)
    }
    if (!facts.credit && maybe(desk)) {
      const { bank, iban, bic } = facts.seller
      const printed = `${bank} IBAN ${printIban(iban, style.groupedIban)} BIC ${bic}`
      say('bank', printed)
      truth.field('bank_details', printed)
    }
  } else if (maybe(desk)) {
    say('note', facts.note)
    truth.field('note', facts.note)
  }
  if (desk.y + (paragraphs.length + 2) * leading(desk) > bottomOf(desk)) {
    desk.sheet.nextPage()
    desk.y = MARGIN
  }
  for (const text of paragraphs) desk.y = drawParagraph(desk, text, desk.left, desk.y, desk.right - desk.left) + 3
  drawFoot(desk)
}

function drawFoot(desk: Desk): void {
  const { facts, style, sheet, truth } = desk
  const firm = issuerOf(facts, desk.quirks)
  const tax = `${label(desk, 'taxId')}${style.colon} ${firm.taxId}`
  const identity = desk.quirks.headless
    ? [printName(firm, true), addressLines(firm).join(', '), firm.registry, tax]
    : [printName(firm, true), firm.registry, tax]
  if (desk.quirks.headless) recordIssuer(desk, firm, printName(firm, true))
  if (facts.kind === 'invoice') {
    truth.field('supplier_tax_id', firm.taxId)
    if (facts.legal.length > 0)
      truth.field(
        'legal_mentions',
        facts.legal.join(' '),
        [...facts.legal, firm.registry].join(' '),
        [...facts.legal, ...identity.slice(0, 2)].join(' '),
        ...facts.legal,
      )
  }
  const size = 7
  const y = sheet.height - 70
  const legal = facts.kind === 'invoice' ? wrap(facts.legal.join(' '), desk.right - desk.left, look(desk, { size })) : []
  const below = drawLines(desk, legal, desk.left, y, { size })
  if (style.foot === 'columns') {
    const third = (desk.right - desk.left) / 3
    ;[[printName(firm, true), ...addressLines(firm)], [firm.registry], [tax]].forEach((lines, at) =>
      drawLines(desk, lines.slice(0, 3), desk.left + at * third, below, { size }),
    )
    return
  }
  const x = style.foot === 'center' ? (desk.left + desk.right) / 2 : desk.left
  drawLines(desk, [identity.join(' - ')], x, below, { size, align: style.foot })
}
