import Big from 'big.js'
import type { LineFact } from '../facts.ts'
import { measure, wrap } from '../sheets/measure.ts'
import type { ColumnName } from '../words/words.ts'
import { bottomOf, type Desk, drawLines, leading, look, MARGIN, money, number } from './desk.ts'

interface Column {
  name: ColumnName | 'gross'
  head: string[]
  left: number
  width: number
  align: 'left' | 'right'
}

const PADDING = 4

/** The items, over as many pages as they need. */
export function drawTable(desk: Desk): void {
  const columns = layColumns(desk)
  drawHead(desk, columns)
  let group = ''
  let carried = 0
  desk.facts.lines.forEach((line, at) => {
    const name = columns.find((column) => column.name === 'name')!
    const text = wrap(fullName(desk, line, at), name.width - 2 * PADDING, look(desk))
    const lines = line.more === '' ? text : [...text, line.more]
    const discountRow = desk.quirks.discountRows && line.discount !== ''
    const height = lines.length * leading(desk) + 4 + (discountRow ? leading(desk) : 0)
    if (desk.y + height + (line.group === group ? 0 : leading(desk)) > bottomOf(desk)) turnPage(desk, columns, carried)
    if (line.group !== group) {
      group = line.group
      desk.truth.tag('groups')
      desk.y = drawLines(desk, [group], desk.left + PADDING, desk.y + 2, { bold: true }) + 2
    }
    drawRow(desk, columns, line, at, lines, height)
    if (discountRow) drawDiscountRow(desk, columns, line)
    carried += Math.round(Number(line.total) * 100)
    recordRow(desk, columns, line, at)
  })
  drawEmptyRows(desk, columns)
  if (desk.style.rules !== 'none') desk.sheet.line(desk.left, desk.y, desk.right, desk.y, 0.8)
  desk.y += leading(desk)
}

function layColumns(desk: Desk): Column[] {
  const { style, facts, words, dice } = desk
  const names: Column['name'][] = style.columns.filter((name) => name !== 'discount' || !desk.quirks.discountRows)
  const plain = (desk.quirks.grossColumn ? [...names, 'gross' as const] : names).map((name) => {
    const picked = dice.pick(name === 'gross' ? words.incl : words.columns[name])
    const head = style.upperHeads ? picked.toUpperCase() : picked
    const cells = facts.lines.map((line, at) => printCell(desk, name, line, at))
    const widest = Math.max(
      ...cells.map((cell) => measure(cell, look(desk))),
      ...head.split(' ').map((word) => measure(word, look(desk, { bold: true }))),
    )
    const align: Column['align'] = ['name', 'code', 'unit', 'position'].includes(name) ? 'left' : 'right'
    return {
      name,
      text: head,
      width: name === 'name' ? 0 : Math.max(widest, Math.min(measure(head, look(desk, { bold: true })), 62)) + 2 * PADDING + 3,
      align,
    }
  })
  const rest = desk.right - desk.left - plain.reduce((sum, column) => sum + column.width, 0)
  let left = desk.left
  return plain.map(({ text, ...column }) => {
    const width = column.name === 'name' ? rest : column.width
    const placed = { ...column, width, left, head: wrap(text, width - 2 * PADDING, look(desk, { bold: true })) }
    left += width
    return placed
  })
}

function drawHead(desk: Desk, columns: Column[]): void {
  const { style, sheet } = desk
  const height = Math.max(...columns.map((column) => column.head.length)) * leading(desk) + 5
  const dark = style.shade && style.accent !== '#000000'
  if (style.shade) sheet.box(desk.left, desk.y, desk.right - desk.left, height, dark ? style.accent : '#dddddd')
  for (const column of columns) {
    drawLines(desk, column.head, edgeOf(column), desk.y + 2, { bold: true, align: column.align, colour: dark ? '#ffffff' : '#000000' })
    if (style.rules === 'full') sheet.box(column.left, desk.y, column.width, height)
  }
  desk.y += height
  if (style.rules === 'rows' || style.rules === 'head') sheet.line(desk.left, desk.y, desk.right, desk.y, 1)
}

function drawRow(desk: Desk, columns: Column[], line: LineFact, at: number, nameLines: string[], height: number): void {
  const { style, sheet } = desk
  if (style.zebra && at % 2 === 1) sheet.box(desk.left, desk.y, desk.right - desk.left, height, '#f0f0f0')
  for (const column of columns) {
    const lines = column.name === 'name' ? nameLines : [printCell(desk, column.name, line, at)]
    const lower =
      column.name === 'name' ? 0 : { top: 0, middle: 0.5, bottom: 1 }[desk.quirks.valign] * (nameLines.length - 1) * leading(desk)
    drawLines(desk, lines, edgeOf(column), desk.y + 2 + lower, { align: column.align })
    if (style.rules === 'full') sheet.box(column.left, desk.y, column.width, height)
  }
  desk.y += height
  if (style.rules === 'rows') sheet.line(desk.left, desk.y, desk.right, desk.y, 0.4)
}

const edgeOf = (column: Column) => (column.align === 'left' ? column.left + PADDING : column.left + column.width - PADDING)

function turnPage(desk: Desk, columns: Column[], carriedCents: number): void {
  const { words, dice, style, sheet, truth } = desk
  const total = columns.find((column) => column.name === 'total')
  const sum = number(desk, (carriedCents / 100).toFixed(2))
  const carry = (word: string) => {
    if (!style.carry || !total) return
    truth.tag('carried_forward')
    drawLines(desk, [word], total.left - 120, desk.y + 2, { bold: true })
    desk.y = drawLines(desk, [sum], edgeOf(total), desk.y + 2, { bold: true, align: 'right' }) + 3
  }
  const word = dice.pick(words.carried)
  carry(word)
  sheet.nextPage()
  truth.tag('multi_page')
  desk.y = MARGIN
  desk.y = drawLines(desk, [`${desk.facts.number}`], desk.right, desk.y, { align: 'right', size: 7.5 }) + 8
  drawHead(desk, columns)
  carry(word)
}

/** "Remise 10 %   -1,20" below its line. */
function drawDiscountRow(desk: Desk, columns: Column[], line: LineFact): void {
  const name = columns.find((column) => column.name === 'name')!
  const total = columns.find((column) => column.name === 'total')!
  const y = desk.y - leading(desk) - 3
  const amount = new Big(line.total).minus(totalBefore(line)).toFixed(2)
  drawLines(desk, [`${desk.words.totals.discount[0]} ${number(desk, line.discount)} %`], name.left + PADDING, y)
  drawLines(desk, [number(desk, amount)], edgeOf(total), y, { align: 'right' })
}

function drawEmptyRows(desk: Desk, columns: Column[]): void {
  const height = leading(desk) + 4
  for (let at = 0; at < desk.quirks.emptyRows && desk.y + height < bottomOf(desk) - 120; at++) {
    for (const column of columns) desk.sheet.box(column.left, desk.y, column.width, height)
    desk.y += height
  }
}

const totalBefore = (line: LineFact) => new Big(line.quantity).times(line.unitPrice).round(2).toFixed(2)
const fullName = (desk: Desk, line: LineFact, at: number) =>
  desk.quirks.longNames ? `${line.name} - ${desk.words.longer[at % desk.words.longer.length]}` : line.name
const printedTotal = (desk: Desk, line: LineFact) => (desk.quirks.discountRows && line.discount !== '' ? totalBefore(line) : line.total)

function printCell(desk: Desk, name: Column['name'], line: LineFact, at: number): string {
  const { style } = desk
  const rate = (value: string) => (value === '' ? '' : `${number(desk, value)}${style.percent}`)
  switch (name) {
    case 'position':
      return String((at + 1) * (style.accent === '#444444' ? 10 : 1))
    case 'code':
      return line.code
    case 'name':
      return line.name
    case 'quantity':
      return `${number(desk, line.quantity)}${style.unit === 'quantity' ? ` ${line.unit}` : ''}`
    case 'unit':
      return line.unit
    case 'price':
      return number(desk, line.unitPrice)
    case 'discount':
      return rate(line.discount)
    case 'vat':
      return rate(line.vatRate)
    case 'gross':
      return number(desk, new Big(line.total).times(new Big(100).plus(line.vatRate)).div(100).toFixed(2))
    case 'total':
      return style.face === 'serif' ? money(desk, printedTotal(desk, line)) : number(desk, printedTotal(desk, line))
  }
}

function recordRow(desk: Desk, columns: Column[], line: LineFact, at: number): void {
  const { facts, truth } = desk
  const name = fullName(desk, line, at)
  const total = printedTotal(desk, line)
  const has = (name: ColumnName) => columns.some((column) => column.name === name)
  const given = (name: ColumnName, value: string) => (has(name) ? value : '')
  const invoice = facts.kind === 'invoice'
  const description = invoice ? 'description' : 'product_name'
  const discounted = line.discount === '' ? [] : [String(Number((Number(line.unitPrice) * (1 - Number(line.discount) / 100)).toFixed(6)))]
  truth.item(
    {
      [invoice ? 'divalto_code' : 'product_code']: given('code', line.code),
      [description]: name,
      [invoice ? 'quantity' : 'requested_quantity']: line.quantity,
      unit_price: given('price', line.unitPrice),
      ...(invoice ? { vat_rate: given('vat', line.vatRate) } : {}),
      total_amount: given('total', total),
    },
    {
      ...(line.more === '' ? {} : { [description]: [`${name} ${line.more}`] }),
      ...(total === line.total ? {} : { total_amount: [line.total] }),
      ...(discounted.length > 0 ? { unit_price: discounted } : {}),
    },
  )
}
