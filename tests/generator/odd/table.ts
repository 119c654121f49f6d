import type { LineFact } from '../facts.ts'
import { rollDice } from '../random.ts'
import { bottomOf, call, numberOn, type OddDesk, stepOf, widthOf, wrapOn, write, writeLines } from './desk.ts'
import type { OddColumn } from './layout.ts'

interface Placed {
  name: OddColumn
  left: number
  right: number
  numeric: boolean
}

const numeric = new Set<OddColumn>(['quantity', 'price', 'total'])
const share: Record<OddColumn, number> = { name: 4, code: 1.5, quantity: 1.2, price: 1.3, total: 1.4, shelf: 1.2, position: 0.6 }

/** The goods, in the columns and with the heads that this company thought of. */
export function drawOddTable(desk: OddDesk): void {
  const columns = placeColumns(desk)
  drawHeads(desk, columns)
  desk.facts.lines.forEach((line, at) => {
    const height = heightOf(desk, columns, line)
    if (desk.y + height > bottomOf(desk)) {
      desk.newPage(desk)
      drawHeads(desk, columns)
    }
    drawItem(desk, columns, line, at)
    if (desk.layout.rules !== 'none') desk.sheet.line(desk.left, desk.y, desk.right, desk.y, 0.4)
    recordItem(desk, line)
  })
  desk.y += stepOf(desk)
}

function placeColumns(desk: OddDesk): Placed[] {
  const { layout, facts, left, right } = desk
  const weigh = (name: OddColumn) => {
    if (!layout.fitted || name === 'name') return share[name] * 60
    return Math.max(...facts.lines.map((line, at) => widthOf(desk, cellOf(desk, name, line, at)))) + 16
  }
  const sum = layout.columns.reduce((all, name) => all + weigh(name), 0)
  let x = left
  return layout.columns.map((name) => {
    const width = (weigh(name) / sum) * (right - left)
    const placed = { name, left: x + 3, right: x + width - 3, numeric: numeric.has(name) }
    x += width
    return placed
  })
}

function drawHeads(desk: OddDesk, columns: readonly Placed[]): void {
  const { layout } = desk
  if (layout.heads === 'none') return
  if (layout.rows !== 'one') desk.y = writeLines(desk, [call(desk, 'name')], desk.left + 3, desk.y, { bold: true })
  const heads = columns.map(({ name, left, right }) => {
    const text = name === 'position' ? '' : call(desk, name)
    return layout.heads === 'two-lines' ? wrapOn(desk, text, Math.min(right - left, 30)) : [text]
  })
  columns.forEach((column, at) => writeLines(desk, heads[at]!, edgeOf(column), desk.y, { bold: true, align: alignOf(column) }))
  desk.y += Math.max(...heads.map((lines) => lines.length)) * stepOf(desk) + 4
  if (layout.rules !== 'none') desk.sheet.line(desk.left, desk.y, desk.right, desk.y, 1)
}

const alignOf = (column: Placed) => (column.numeric ? 'right' : 'left')
const edgeOf = (column: Placed) => (column.numeric ? column.right : column.left)

function nameLines(desk: OddDesk, columns: readonly Placed[], line: LineFact): string[] {
  const own = columns.find(({ name }) => name === 'name')
  const name = desk.layout.codePlace === 'brackets' ? `${line.name} [${line.code}]` : line.name
  return wrapOn(desk, name, own ? own.right - own.left : (desk.right - desk.left) * 0.6)
}

function heightOf(desk: OddDesk, columns: readonly Placed[], line: LineFact): number {
  const lines = nameLines(desk, columns, line).length + (desk.layout.codePlace === 'below' ? 1 : 0)
  return (desk.layout.rows === 'one' ? Math.max(1, lines) : lines + 1) * stepOf(desk) + 4
}

function drawItem(desk: OddDesk, columns: readonly Placed[], line: LineFact, at: number): void {
  const { layout } = desk
  const names = nameLines(desk, columns, line)
  const top = desk.y
  const writeName = (y: number, x = desk.left + 3) => {
    const below = writeLines(desk, names, x, y)
    return layout.codePlace === 'below' ? writeLines(desk, [line.code], x, below) : below
  }
  const cellsAt = layout.rows === 'name-first' ? writeName(top) : top
  for (const column of columns) {
    if (column.name === 'name') continue
    write(desk, cellOf(desk, column.name, line, at), edgeOf(column), cellsAt + stepOf(desk), { align: alignOf(column) })
  }
  const own = columns.find(({ name }) => name === 'name')
  const below = cellsAt + stepOf(desk)
  desk.y = Math.max(below, layout.rows === 'name-below' ? writeName(below) : own ? writeName(top, own.left) : below) + 4
}

function cellOf(desk: OddDesk, name: OddColumn, line: LineFact, at: number): string {
  switch (name) {
    case 'name':
      return line.name
    case 'code':
      return line.code
    case 'quantity':
      return numberOn(desk, line.quantity)
    case 'price':
      return numberOn(desk, line.unitPrice)
    case 'total':
      return numberOn(desk, line.total)
    case 'position':
      return String(at + 1)
    case 'shelf': {
      const dice = rollDice(Number(line.total.replace(/\D/g, '')) + at)
      return `${dice.pick(['A', 'B', 'C'])}${dice.digits(2)}`
    }
  }
}

function recordItem({ facts, layout, truth }: OddDesk, line: LineFact): void {
  const invoice = facts.kind === 'invoice'
  const has = (name: OddColumn, value: string) => (layout.columns.includes(name) ? value : '')
  const description = invoice ? 'description' : 'product_name'
  const bracketed = layout.codePlace === 'brackets' ? [`${line.name} [${line.code}]`] : []
  truth.item(
    {
      [invoice ? 'divalto_code' : 'product_code']: line.code,
      [description]: line.name,
      [invoice ? 'quantity' : 'requested_quantity']: line.quantity,
      unit_price: has('price', line.unitPrice),
      total_amount: has('total', line.total),
    },
    { [description]: bracketed },
  )
}
