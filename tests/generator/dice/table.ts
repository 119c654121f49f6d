import Big from 'big.js'
import { day, number } from '../wild/desk.ts'
import { rollDice } from '../random.ts'
import { drawCards } from './cards.ts'
import { drawTwoLines, nameOverNumbers, type Row } from './two-lines.ts'
import { cellOf, nestedPosition, type PlacedColumn, type TableForm } from './columns.ts'
import { nameLines, placeColumns } from './place-columns.ts'
import { type DiceDesk, stepOf, wide, wrapped, write, writeLines } from './desk.ts'
import type { DiceLine } from './facts.ts'
import { moreWords } from './more-words.ts'

/** The items; a page that is full goes on with the next. Gives where the next block may begin. */
export function drawTable(desk: DiceDesk, form: TableForm, top: number, newPage: () => number): number {
  const { structure, lines } = desk.facts
  if (structure === 'cards') return drawCards(desk, form, top, newPage, (at) => recordItem(desk, form, lines[at]!, []))
  if (structure === 'halves' && desk.face !== 'mono' && form.columns.every((name) => name !== 'price'))
    return drawHalves(desk, form, top, newPage)
  return drawRows(desk, form, top, newPage)
}

/** A list that goes on beside itself, under the same heads. */
function drawHalves(desk: DiceDesk, form: TableForm, top: number, newPage: () => number): number {
  const { left, right, facts } = desk
  const middle = (left + right) / 2
  const half = Math.ceil(facts.lines.length / 2)
  const seed = desk.dice.int(1, 1e6)
  const draw = (lines: DiceLine[], edges: { left: number; right: number }) =>
    drawRows(
      { ...desk, ...edges, dice: rollDice(seed), facts: { ...facts, lines } },
      { ...form, comments: 0, heads: form.heads === 'none' ? 'none' : 'plain' },
      top,
      newPage,
    )
  const first = draw(facts.lines.slice(0, half), { left, right: middle - 10 })
  return Math.max(first, draw(facts.lines.slice(half), { left: middle + 10, right }))
}

function drawRows(desk: DiceDesk, form: TableForm, top: number, newPage: () => number): number {
  const { facts, dice } = desk
  const columns = placeColumns(desk, form)
  const step = stepOf(desk)
  let y = drawHeads(desk, form, columns, top)
  let carried = new Big(0)
  let group = ''
  let inGroup = new Big(0)
  facts.lines.forEach((line, at) => {
    const name = columns.find((column) => column.name === 'name')!
    const below = belowName(desk, form, line)
    const parts = form.partsInRows ? line.schedule : []
    const comment = commentLines(desk, form, name)
    const commentAt = dice.chance(0.5) ? name.left : columns[0]!.left
    const lines = nameLines(desk, form, name, line, at)
    const over = facts.structure === 'twoLineRows' ? 1 : 0
    const high = (over + lines.length + below.length + parts.length + comment.length) * step
    if (y + high + 2 * step > desk.bottom) {
      if (form.carry) y = drawSumRow(desk, columns, facts.land.words.carried[0], carried, y)
      y = drawHeads(desk, form, columns, newPage())
      if (form.carry) y = drawSumRow(desk, columns, facts.land.words.carried[1], carried, y)
    }
    if (line.group !== group) {
      group = line.group
      inGroup = new Big(0)
      const number = facts.structure === 'nested' ? `${nestedPosition(desk, line).split('.')[0]!}   ` : ''
      write(desk, `${number}${groupHead(desk, group)}`, columns[0]!.left, y + step, { bold: dice.chance(0.7) })
      y += step * 1.2
    }
    drawRow(desk, form, columns, { line, at, lines, below }, y)
    recordItem(desk, form, line, commentAt === name.left ? comment : [])
    y += (over + lines.length + below.length) * step
    for (const part of parts) y = drawPart(desk, columns, part, y)
    y = writeLines(desk, comment, commentAt, y) + (form.air - 1) * step
    carried = carried.plus(line.total)
    inGroup = inGroup.plus(line.total)
    const endsGroup = group !== '' && facts.lines[at + 1]?.group !== group
    if (endsGroup && form.groupSums) y = drawSumRow(desk, columns, subtotalWord(desk, group), inGroup, y)
    if (form.rules === 'rows' || form.rules === 'grid') rule(desk, y + 0.3 * step)
  })
  if (form.rules === 'grid') columns.slice(1).forEach(({ left }) => desk.sheet.line(left - 4, top + 2, left - 4, y + 0.3 * step))
  return y + step
}

function drawHeads(desk: DiceDesk, form: TableForm, columns: readonly PlacedColumn[], top: number): number {
  const step = stepOf(desk)
  const folded = desk.facts.structure === 'twoLineRows' ? columns.filter(({ name }) => name === 'name' || name === 'code') : []
  const over = folded.length > 0 ? 1 : 0
  const rows = over + Math.max(...columns.map(({ head }) => head.length))
  if (rows === 0) return top
  if (form.heads === 'bold' && form.rules === 'none') desk.sheet.box(desk.left, top + 2, desk.right - desk.left, rows * step + 4, '#dddddd')
  for (const column of columns) {
    const align = form.headAlign === 'as-cells' ? column.align : form.headAlign
    const x = align === 'left' ? column.left : align === 'right' ? column.right : (column.left + column.right) / 2
    if (!folded.includes(column))
      column.head.forEach((text, at) => write(desk, text, x, top + (over + at + 1) * step, { align, bold: form.heads === 'bold' }))
  }
  folded.forEach(({ name, head }) =>
    write(desk, head.join(' '), name === 'name' ? nameOverNumbers(desk, columns) : desk.left + 2, top + step, {
      bold: form.heads === 'bold',
    }),
  )
  const below = top + (rows + 0.35) * step
  if (form.rules !== 'none') rule(desk, below)
  if (form.rules === 'grid') rule(desk, top + 2)
  return below
}

function drawRow(desk: DiceDesk, form: TableForm, columns: readonly PlacedColumn[], { line, at, lines, below }: Row, top: number): void {
  const step = stepOf(desk)
  if (desk.facts.structure === 'twoLineRows') {
    drawTwoLines(desk, form, columns, { line, at, lines, below }, top)
    return
  }
  for (const column of columns) {
    const x = column.align === 'left' ? column.left : column.right
    const texts = column.name === 'name' ? [...lines, ...below] : [cellOf(desk, form, column.name, line, at)]
    texts.forEach((text, row) => write(desk, text, x, top + (row + 1) * step, { align: column.align }))
  }
}

/** What stands below the name and is no part of it. */
function belowName(desk: DiceDesk, form: TableForm, { code, subline, schedule, unit, more }: DiceLine): string[] {
  const { charge, part } = moreWords[desk.facts.land.language]
  const parts = form.partsInRows ? [] : schedule.map((one) => `${part[0]} ${day(desk, one.day)}: ${number(desk, one.quantity)} ${unit}`)
  return [
    ...(form.codePlace === 'below' ? [`Art. ${code}`] : []),
    ...(subline === '' ? [] : [subline]),
    ...parts,
    ...(more.charge !== undefined && !form.columns.includes('charge') ? [`${desk.dice.pick(charge)} ${number(desk, more.charge)}`] : []),
  ]
}

/** A part delivery in a row of its own: its day under the name, its quantity under the quantity. */
function drawPart(desk: DiceDesk, columns: readonly PlacedColumn[], part: DiceLine['schedule'][number], top: number): number {
  const below = top + stepOf(desk)
  const at = (wanted: string) => columns.find(({ name }) => name === wanted)!
  write(desk, `${moreWords[desk.facts.land.language].part[1]} ${day(desk, part.day)}`, at('name').left, below)
  write(desk, number(desk, part.quantity), at('quantity').right, below, { align: 'right' })
  return below
}

/** A sentence between two items, about the one above. */
function commentLines(desk: DiceDesk, form: TableForm, { left, right }: PlacedColumn): string[] {
  if (!desk.dice.chance(form.comments)) return []
  const comment = desk.dice.pick(moreWords[desk.facts.land.language].comments)
  // Where nothing else is noted it may be told as the paper's note.
  if (desk.facts.kind === 'work_order') desk.truth.also('note', comment)
  return wrapped(desk, comment, right - left)
}

/** A group of the trade, or the place that all below goes to. */
const groupHead = (desk: DiceDesk, group: string): string =>
  desk.facts.habit === 'places'
    ? `${moreWords[desk.facts.land.language].place[0]}: ${group}`
    : group.replace(/\{([\d-]{10})\}/, (_, date: string) => day(desk, date))

/** A row that is no item: what was carried forward, or what a group comes to. */
function drawSumRow(desk: DiceDesk, columns: readonly PlacedColumn[], label: string, sum: Big, y: number): number {
  const total = columns.find(({ name }) => name === 'total')
  const name = columns.find((column) => column.name === 'name')!
  if (!total || wide(desk, label) + wide(desk, number(desk, sum.toFixed(2))) + 20 > total.right - desk.left) return y
  const step = stepOf(desk)
  write(desk, label, Math.max(desk.left, Math.min(name.left, total.left - wide(desk, label) - 10)), y + step)
  write(desk, number(desk, sum.toFixed(2)), total.right, y + step, { align: 'right' })
  return y + step * 1.2
}

const subtotalWord = ({ facts, dice }: DiceDesk, group: string): string => {
  const { subtotal } = moreWords[facts.land.language]
  return facts.habit !== 'places' && facts.structure !== 'deliveryNotes' && dice.chance(0.4) ? `${subtotal} ${group}` : subtotal
}

const rule = ({ sheet, left, right }: DiceDesk, y: number): void => sheet.line(left, y, right, y)

function recordItem({ facts, truth }: DiceDesk, form: TableForm, line: DiceLine, sentence: string[]): void {
  const invoice = facts.kind === 'invoice'
  // Where all is wanted on one day, it is the order's.
  if (facts.lines.length === 1) truth.also('requested_delivery_date', ...(line.more.day === undefined ? [] : [line.more.day]))
  const [description, quantity] = invoice ? ['description', 'quantity'] : ['product_name', 'requested_quantity']
  const shown = (name: TableForm['columns'][number], value: string) => (form.columns.includes(name) ? value : '')
  const coded = form.columns.includes('code') || form.codePlace !== 'column'
  truth.item(
    {
      [invoice ? 'divalto_code' : 'product_code']: coded ? line.code : '',
      [description]: line.name,
      // Where the weight is paid, either may be called the quantity.
      [quantity]: line.quantity,
      unit_price: shown('price', line.price),
      ...(invoice ? { vat_rate: shown('rate', line.rate) } : {}),
      total_amount: shown('total', line.total),
    },
    {
      [description]: [`${line.code} ${line.name}`, `${line.name} ${line.subline}`, [line.name, ...sentence].join(' ')],
      ...(line.more.priceQuantity === undefined ? {} : { [quantity]: [line.more.priceQuantity] }),
    },
  )
}
