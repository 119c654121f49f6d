import { measure, wrap } from '../sheets/measure.ts'
import { issuerOf } from '../quirks.ts'
import { type Desk, day, drawLines, label, leading, look, maybe } from './desk.ts'

interface Entry {
  label: string
  value: string
}

/** Title, and what numbers and dates the document has. */
export function drawMeta(desk: Desk): void {
  const { facts, style, words, dice, truth } = desk
  const orderTitles = desk.quirks.confirmation ? words.confirmation : words.order
  const title = dice.pick(facts.kind === 'work_order' ? orderTitles : facts.credit ? words.credit : words.invoice)
  const all = collectEntries(desk)
  const dated = desk.quirks.datedPlace && style.title !== 'inline'
  if (dated) drawDatedPlace(desk)
  const entries = dated ? all.filter((_, at) => at !== 1) : all
  const number = entries[0]!
  const x = { left: desk.left, right: desk.right, center: (desk.left + desk.right) / 2, inline: desk.left }[style.title]
  const align = style.title === 'inline' ? 'left' : style.title
  truth.field(facts.kind === 'invoice' ? 'invoice_number' : 'name', facts.number)
  truth.field(facts.kind === 'invoice' ? 'invoice_date' : 'order_date', facts.date)
  if (style.title === 'inline') {
    const sentence = dice.pick(
      facts.credit
        ? words.credit.map((word) => `${word} {number}  -  {date}`)
        : words.inline[facts.kind === 'invoice' ? 'invoice' : 'order'],
    )
    desk.y =
      drawLines(desk, [sentence.replace('{number}', facts.number).replace('{date}', day(desk, facts.date))], x, desk.y, {
        size: style.size + 4,
        bold: true,
      }) + 6
    drawEntries(desk, entries.slice(2))
  } else if (dice.chance(0.2)) {
    desk.y =
      drawLines(desk, [`${title} ${dice.pick(['', 'N° ', 'No. '])}${facts.number}`], x, desk.y, {
        size: style.size + 6,
        bold: true,
        align,
        colour: style.accent,
      }) + 6
    drawEntries(desk, entries.slice(1))
  } else {
    desk.y = drawLines(desk, [title], x, desk.y, { size: style.size + 8, bold: true, align, colour: style.accent }) + 6
    drawEntries(desk, [number, ...entries.slice(1)])
  }
}

function drawDatedPlace(desk: Desk): void {
  const { city } = issuerOf(desk.facts, desk.quirks)
  const text = desk.words.datedPlace.replace('{city}', city).replace('{date}', day(desk, desk.facts.date))
  desk.y = drawLines(desk, [text], desk.right, desk.y, { align: 'right' }) + 8
}

function collectEntries(desk: Desk): Entry[] {
  const { facts, truth, words } = desk
  const entries: Entry[] = []
  const add = (name: keyof typeof words.labels, value: string) => void entries.push({ label: label(desk, name), value })
  const optional = (name: keyof typeof words.labels, field: string, value: string, printed = value) => {
    if (value === '' || !maybe(desk)) return
    add(name, printed)
    truth.field(field, value)
  }
  if (facts.kind === 'invoice') {
    add('number', facts.number)
    add('date', day(desk, facts.date))
    if (!facts.credit && !desk.quirks.plan) optional('due', 'due_date', facts.dueDate, day(desk, facts.dueDate))
    optional('orderReference', 'order_reference', facts.orderReference)
    optional('customerCode', 'client_id', facts.customerCode)
    return entries
  }
  add('orderNumber', facts.number)
  add('orderDate', day(desk, facts.date))
  optional('delivery', 'requested_delivery_date', facts.dueDate, day(desk, facts.dueDate))
  if (facts.window !== undefined && maybe(desk)) {
    add('window', desk.dice.pick(words.between(...facts.window)))
    truth.field('start_delivery_time', facts.window[0])
    truth.field('end_delivery_time', facts.window[1])
  }
  optional('preparedBy', 'client_name', facts.buyer.person)
  optional('department', 'department', facts.department)
  if (desk.dice.chance(0.3)) optional('customerCode', 'customer_code', facts.customerCode)
  return entries
}

function drawEntries(desk: Desk, entries: Entry[]): void {
  if (entries.length === 0) return
  const styles = { list: drawList, aligned: drawAligned, grid: drawGrid, box: drawBox, pairs: drawPairs }
  styles[desk.style.meta](desk, entries)
  desk.y += leading(desk) * 0.8
}

/** "Label: value" a line. */
function drawList(desk: Desk, entries: Entry[]): void {
  const x = desk.dice.pick([desk.left, desk.left + 280])
  desk.y = drawLines(
    desk,
    entries.map((entry) => `${entry.label}${desk.style.colon} ${entry.value}`),
    x,
    desk.y,
  )
}

/** Labels in one column, values in the next. */
function drawAligned(desk: Desk, entries: Entry[], x = desk.dice.pick([desk.left, desk.left + 250])): void {
  const width = Math.max(...entries.map((entry) => measure(`${entry.label}${desk.style.colon}`, look(desk, { bold: true })))) + 10
  const top = desk.y
  desk.y = drawLines(
    desk,
    entries.map((entry) => `${entry.label}${desk.style.colon}`),
    x,
    top,
    { bold: desk.dice.chance(0.5) },
  )
  drawLines(
    desk,
    entries.map((entry) => entry.value),
    x + width,
    top,
  )
}

/** A row of labels over a row of values, ruled or not. */
function drawGrid(desk: Desk, entries: Entry[]): void {
  const ruled = desk.style.rules !== 'none'
  for (let start = 0; start < entries.length; start += 4) {
    const row = entries.slice(start, start + 4)
    const width = (desk.right - desk.left) / row.length
    const step = leading(desk)
    row.forEach((entry, at) => {
      const x = desk.left + at * width
      if (ruled) desk.sheet.box(x, desk.y, width, step * 2 + 4)
      drawLines(desk, wrap(entry.label, width - 8, look(desk, { bold: true })).slice(0, 1), x + 4, desk.y + 1, { bold: true })
      drawLines(desk, [entry.value], x + 4, desk.y + step + 1)
    })
    desk.y += step * 2 + 4
  }
}

/** A small ruled table of label and value. */
function drawBox(desk: Desk, entries: Entry[]): void {
  const [left, width, step] = [desk.right - 250, 250, leading(desk) + 4]
  entries.forEach((entry, at) => {
    const top = desk.y + at * step
    desk.sheet.box(left, top, width / 2, step)
    desk.sheet.box(left + width / 2, top, width / 2, step)
    drawLines(desk, [entry.label], left + 4, top + 2, { bold: true })
    drawLines(desk, [entry.value], left + width / 2 + 4, top + 2)
  })
  desk.y += entries.length * step
}

/** Two pairs a line. */
function drawPairs(desk: Desk, entries: Entry[]): void {
  const half = Math.ceil(entries.length / 2)
  const top = desk.y
  drawAligned(desk, entries.slice(0, half), desk.left)
  const below = desk.y
  desk.y = top
  if (entries.length > half) drawAligned(desk, entries.slice(half), desk.left + 270)
  desk.y = Math.max(below, desk.y)
}
