import { money, number } from '../wild/desk.ts'
import type { Line } from '../wild/facts.ts'
import { type CellManner, lineCell } from '../wild/line-cell.ts'
import type { ColumnName } from '../wild/words/tongue.ts'
import { callingsOf } from './callings.ts'
import { type DiceDesk, wide, wrapped } from './desk.ts'

/** How one paper sets its table: every choice is rolled once. */
export interface TableForm extends CellManner {
  columns: ColumnName[]
  heads: 'plain' | 'bold' | 'upper' | 'two-lines' | 'none'
  /** Heads of numbers stand at the right like the numbers, or anywhere else. */
  headAlign: 'as-cells' | 'left' | 'center'
  rules: 'none' | 'head' | 'rows' | 'grid'
  /** Where else than in a column the code stands. */
  codePlace: 'column' | 'before' | 'bracket' | 'below'
  signs: boolean
  carry: boolean
  groupSums: boolean
  /** How far one row stands from the next, in rows. */
  air: number
}

export interface PlacedColumn {
  name: ColumnName
  head: string[]
  left: number
  right: number
  align: 'left' | 'right'
}

const numeric = new Set<ColumnName>(['quantity', 'price', 'per', 'discount', 'rate', 'total'])

const common: ColumnName[][] = [
  ['position', 'code', 'name', 'quantity', 'unit', 'price', 'per', 'discount', 'rate', 'total'],
  ['code', 'name', 'quantity', 'unit', 'price', 'per', 'discount', 'rate', 'total'],
  ['position', 'quantity', 'unit', 'code', 'name', 'price', 'per', 'discount', 'rate', 'total'],
  ['name', 'quantity', 'price', 'per', 'discount', 'rate', 'total'],
  ['quantity', 'unit', 'code', 'name', 'price', 'per', 'discount', 'total'],
  ['name', 'code', 'rate', 'price', 'per', 'quantity', 'unit', 'discount', 'total'],
  ['code', 'quantity', 'unit', 'name', 'price', 'per', 'discount', 'rate', 'total'],
]
const unpriced: ColumnName[][] = [
  ['code', 'name', 'quantity', 'unit'],
  ['position', 'code', 'name', 'unit', 'quantity'],
  ['quantity', 'unit', 'code', 'name'],
  ['name', 'code', 'quantity'],
]

export function chooseTable({ facts, dice, manner }: DiceDesk): TableForm {
  const invoice = facts.kind === 'invoice'
  const order = !invoice && dice.chance(0.3) ? dice.pick(unpriced) : dice.chance(0.12) ? dice.some(common[0]!, 10) : dice.pick(common)
  const kept: Partial<Record<ColumnName, boolean>> = {
    discount: facts.lines.some((line) => line.discount !== ''),
    per: facts.lines.some((line) => line.per !== '1'),
    rate: invoice && (facts.vat.length > 1 || dice.chance(0.5)),
    unit: dice.chance(0.5),
    position: dice.chance(0.6),
    code: !invoice || dice.chance(0.7),
  }
  const columns = order.filter((name) => kept[name] ?? true)
  if (invoice && facts.vat.length > 1 && !columns.includes('rate')) columns.push('rate')
  const codePlace = columns.includes('code') && dice.chance(0.2) ? dice.pick(['before', 'bracket', 'below'] as const) : 'column'
  return {
    columns: codePlace === 'column' ? columns : columns.filter((name) => name !== 'code'),
    heads: dice.pick(['plain', 'plain', 'bold', 'bold', 'upper', 'two-lines']),
    headAlign: dice.pick(['as-cells', 'as-cells', 'as-cells', 'left', 'center']),
    rules: dice.pick(['none', 'head', 'head', 'rows', 'grid']),
    unitInQuantity: !columns.includes('unit') && dice.chance(0.25),
    codePlace,
    percent: dice.pick(['%', ' %', '']),
    signs: manner.signPlace !== 'none' && dice.chance(0.4),
    carry: dice.chance(0.5),
    groupSums: dice.chance(0.4),
    air: dice.pick([1, 1, 1.2, 1.5]),
  }
}

/** What a cell of a line prints; the name's is broken into lines elsewhere. */
export function cellOf(desk: DiceDesk, form: TableForm, name: ColumnName, line: Line, at: number): string {
  if (name === 'name') return nameCell(form, line)
  if (name === 'price' || name === 'total') return form.signs ? money(desk, line[name]) : number(desk, line[name])
  return lineCell(desk, form, name, line, at)
}

const nameCell = ({ codePlace }: TableForm, { code, name }: Line): string =>
  codePlace === 'before' ? `${code} ${name}` : codePlace === 'bracket' ? `[${code}] ${name}` : name

const PAD = 10
const NARROWEST_NAME = 95

/** Columns as wide as what they hold; what is left is the name's. Columns that nobody misses go where there is no room. */
export function placeColumns(desk: DiceDesk, form: TableForm): PlacedColumn[] {
  const { facts, dice } = desk
  const callings = callingsOf(facts.land.language)
  const bold = form.heads === 'bold'
  const columns = form.columns.map((name) => {
    const picked = dice.pick(callings.columns[name])
    const text = form.heads === 'upper' ? picked.toUpperCase() : picked
    const head = form.heads === 'none' ? [] : form.heads === 'two-lines' && name !== 'name' ? text.split(' ') : [text]
    const cells = facts.lines.map((line, at) => cellOf(desk, form, name, line, at))
    const widest = (texts: string[], look = {}) => Math.max(0, ...texts.map((one) => wide(desk, one, look)))
    return { name, head, width: Math.max(widest(head, { bold }), widest(cells)) + PAD }
  })
  const space = desk.right - desk.left
  const taken = () => columns.reduce((sum, { name, width }) => sum + (name === 'name' ? 0 : width), 0)
  for (const name of ['position', 'unit', 'code'] as const) {
    const at = columns.findIndex((column) => column.name === name)
    const needed = name === 'code' && facts.kind === 'work_order'
    if (space - taken() < NARROWEST_NAME && at >= 0 && !needed) columns.splice(at, 1)
  }
  const rest = Math.max(NARROWEST_NAME, space - taken())
  let left = desk.left
  const placed = columns.map(({ name, head, width }): PlacedColumn => {
    const right = left + (name === 'name' ? rest : width)
    const column = { name, head, left: left + 2, right: right - PAD + 2, align: numeric.has(name) ? 'right' : 'left' } as const
    left = right
    return column
  })
  form.columns = placed.map(({ name }) => name)
  return placed
}

export const nameLines = (desk: DiceDesk, form: TableForm, column: PlacedColumn, line: Line, at: number): string[] =>
  wrapped(desk, cellOf(desk, form, 'name', line, at), column.right - column.left)
