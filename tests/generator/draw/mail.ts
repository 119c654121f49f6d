import { bottomOf, type Desk, day, drawLines, drawParagraph, label, leading, maybe, MARGIN, number } from './desk.ts'
import { addressLines, printName } from './letterhead.ts'
import { drawTable } from './table.ts'

/** An order that somebody wrote as a mail and printed. */
export function drawMail(desk: Desk): void {
  const { facts, words, dice, truth, sheet } = desk
  const { buyer, seller } = facts
  const title = dice.pick(words.order)
  const head = [
    `${words.mail.from}: ${buyer.person} <${buyer.email}>`,
    `${words.mail.sent}: ${day(desk, facts.date)} ${dice.int(7, 18)}:${dice.pick(['05', '17', '42'])}`,
    `${words.mail.to}: ${seller.email}`,
    `${words.mail.subject}: ${title} ${facts.number}`,
  ]
  truth.tag('mail')
  desk.y = drawLines(desk, head, desk.left, MARGIN) + 6
  sheet.line(desk.left, desk.y, desk.right, desk.y)
  desk.y = drawLines(desk, ['', words.mail.hello, '', words.mail.please], desk.left, desk.y) + leading(desk)
  if (dice.chance(0.5)) drawTable(desk)
  else drawSpoken(desk)
  keepRoom(desk, WISHES)
  drawWishes(desk)
  keepRoom(desk, SIGNATURE)
  const name = printName(buyer, dice.chance(0.5))
  desk.y = drawLines(
    desk,
    ['', words.mail.thanks, '', buyer.person, facts.department, name, ...addressLines(buyer), `${label(desk, 'phone')} ${buyer.phone}`],
    desk.left,
    desk.y,
  )
  truth.field('name', facts.number)
  truth.field('order_date', facts.date)
  truth.field('client_name', buyer.person)
  truth.field('department', facts.department)
  truth.field('customer_company_name', name, buyer.name, printName(buyer, true))
}

const WISHES = 8 // lines at most
const SIGNATURE = 11

/** Programs of mail turn the page where the next lines do not fit. */
function keepRoom(desk: Desk, lines: number): void {
  if (desk.y + lines * leading(desk) < bottomOf(desk)) return
  desk.sheet.nextPage()
  desk.y = MARGIN
  desk.truth.tag('multi_page')
}

/** Lines as people write them: "12 x Apples (AB-1234)". */
function drawSpoken(desk: Desk): void {
  const { facts, dice, truth } = desk
  const shape = dice.pick<(quantity: string, unit: string, name: string, code: string) => string>([
    (quantity, _unit, name, code) => `- ${quantity} x ${name} (${code})`,
    (quantity, unit, name, code) => `${quantity} ${unit} ${name}, ${code}`,
    (quantity, _unit, name, code) => `${code}   ${name}   ${quantity}`,
  ])
  truth.tag('spoken_lines')
  for (const line of facts.lines) {
    keepRoom(desk, 1)
    desk.y = drawLines(desk, [shape(number(desk, line.quantity), line.unit, line.name, line.code)], desk.left, desk.y)
    truth.item({ product_code: line.code, product_name: line.name, requested_quantity: line.quantity })
  }
  desk.y += leading(desk)
}

function drawWishes(desk: Desk): void {
  const { facts, truth, style } = desk
  if (maybe(desk)) {
    desk.y = drawLines(desk, [`${label(desk, 'delivery')}${style.colon || ':'} ${day(desk, facts.dueDate)}`], desk.left, desk.y)
    truth.field('requested_delivery_date', facts.dueDate)
  }
  if (maybe(desk)) {
    const lines = [facts.buyer.name, facts.delivery.place, ...addressLines({ ...facts.delivery, extra: '' })]
    desk.y = drawParagraph(
      desk,
      `${label(desk, 'deliverTo')}${style.colon || ':'} ${lines.join(', ')}`,
      desk.left,
      desk.y,
      desk.right - desk.left,
    )
    truth.field('delivery_address', lines.join(' '), lines.slice(2).join(' '), lines.slice(1).join(' '))
  }
  if (maybe(desk)) {
    desk.y = drawParagraph(desk, `${label(desk, 'note')}${style.colon || ':'} ${facts.note}`, desk.left, desk.y, desk.right - desk.left)
    truth.field('note', facts.note)
  }
}
