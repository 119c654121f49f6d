import { day, money, number } from '../wild/desk.ts'
import { type CellManner, lineCell } from '../wild/line-cell.ts'
import type { ColumnName } from '../wild/words/tongue.ts'
import type { DiceDesk } from './desk.ts'
import type { DiceLine } from './facts.ts'
import { type MoreColumn, moreWords } from './more-words.ts'

type ShareColumn = `share${number}`
export type DiceColumn = ColumnName | MoreColumn | ShareColumn | 'colour' | 'currency'

/** How one paper sets its table: every choice is rolled once. */
export interface TableForm extends CellManner {
  columns: DiceColumn[]
  heads: 'plain' | 'bold' | 'upper' | 'two-lines' | 'none'
  /** Heads of numbers stand at the right like the numbers, or anywhere else. */
  headAlign: 'as-cells' | 'left' | 'center'
  rules: 'none' | 'head' | 'rows' | 'grid'
  /** Where else than in a column the code stands. */
  codePlace: 'column' | 'before' | 'bracket' | 'below'
  signs: boolean
  /** Between two discounts in one cell. */
  cascade: string
  carry: boolean
  groupSums: boolean
  /** Part deliveries stand in rows of their own, or in words below the name. */
  partsInRows: boolean
  /** How many comments stand between the items. */
  comments: number
  /** How far one row stands from the next, in rows. */
  air: number
}

export interface PlacedColumn {
  name: DiceColumn
  head: string[]
  left: number
  right: number
  align: 'left' | 'right'
}

export const textual = new Set<DiceColumn>(['position', 'code', 'name', 'unit', 'priceUnit', 'day', 'colour', 'currency'])

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

export function chooseTable(desk: DiceDesk): TableForm {
  const { facts, dice, manner } = desk
  const invoice = facts.kind === 'invoice'
  const order =
    !invoice && dice.chance(facts.habit === 'callOff' ? 0.7 : 0.3) && facts.structure !== 'twoLineRows'
      ? dice.pick(unpriced)
      : dice.chance(0.12)
        ? dice.some(common[0]!, 10)
        : dice.pick(common)
  const kept: Partial<Record<ColumnName, boolean>> = {
    discount: facts.lines.some((line) => line.discount !== ''),
    per: facts.lines.some((line) => line.per !== '1'),
    rate: invoice && (facts.vat.length > 1 || dice.chance(0.5)),
    unit: dice.chance(0.5),
    position: dice.chance(0.6),
    code: !invoice || dice.chance(0.7),
  }
  const columns: DiceColumn[] = order.filter((name) => kept[name] ?? true)
  if (invoice && facts.vat.length > 1 && !columns.includes('rate')) columns.push('rate')
  addColumns(columns, desk)
  buildColumns(columns, desk)
  const codePlace =
    columns.includes('code') && facts.structure !== 'matrix' && dice.chance(0.2)
      ? dice.pick(['before', 'bracket', 'below'] as const)
      : 'column'
  return {
    columns: codePlace === 'column' ? columns : columns.filter((name) => name !== 'code'),
    heads:
      dice.chance(0.06) && facts.shares.heads.length === 0 && facts.structure !== 'twoLineRows'
        ? 'none'
        : dice.pick(['plain', 'plain', 'bold', 'bold', 'upper', 'two-lines']),
    headAlign: dice.pick(['as-cells', 'as-cells', 'as-cells', 'left', 'center']),
    rules: dice.pick(['none', 'head', 'head', 'rows', 'grid']),
    unitInQuantity: !columns.includes('unit') && dice.chance(0.25),
    codePlace,
    percent: dice.pick(['%', ' %', '']),
    cascade: dice.pick([' + ', '+', ' / ', '% + ']),
    signs: manner.signPlace !== 'none' && dice.chance(0.4),
    carry: dice.chance(0.5),
    groupSums: dice.chance(0.5),
    partsInRows: dice.chance(0.5),
    comments: dice.chance(0.15) ? dice.pick([0.2, 0.5]) : 0,
    air: dice.pick([1, 1, 1.2, 1.5]),
  }
}

/** The columns of this paper's trade, each beside the one that it belongs to. */
function addColumns(columns: DiceColumn[], { facts, dice }: DiceDesk): void {
  const put = (beside: DiceColumn, behind: 0 | 1, ...names: DiceColumn[]) => {
    const at = columns.indexOf(beside)
    if (at >= 0) columns.splice(at + behind, 0, ...names)
  }
  if (facts.habit === 'callOff') {
    put('quantity', 0, 'contract', 'delivered')
    if (dice.chance(0.6)) put(columns.includes('unit') ? 'unit' : 'quantity', 1, 'balance')
  } else if (facts.habit === 'shipped') {
    put('quantity', 0, 'ordered')
    if (dice.chance(0.6)) put('quantity', 1, 'later')
  } else if (facts.habit === 'weights') {
    put('price', 0, 'priceQuantity')
    put('price', dice.chance(0.5) ? 0 : 1, 'priceUnit')
  } else if (facts.habit === 'priceUnits') put('price', 1, 'priceUnit')
  else if (facts.habit === 'cascade' && dice.chance(0.4)) put('discount', 1, 'secondDiscount')
  else if (facts.habit === 'charge' && dice.chance(0.5)) put('total', 0, 'charge')
  else if (facts.habit === 'days') put(dice.pick(['name', 'quantity']), dice.chance(0.5) ? 0 : 1, 'day')
}

/** The columns that the paper's way of building asks for. */
function buildColumns(columns: DiceColumn[], { facts, dice }: DiceDesk): void {
  const drop = (...names: DiceColumn[]) => columns.splice(0, columns.length, ...columns.filter((name) => !names.includes(name)))
  if (facts.structure === 'matrix') {
    const priced = columns.includes('price') && dice.chance(0.5)
    const shares = facts.shares.heads.map((_, at) => `share${at}` as const)
    const whole = facts.shares.sum === undefined ? [] : (['quantity'] as const)
    drop(...columns)
    columns.push(
      'code',
      'name',
      ...(dice.chance(0.4) ? (['colour'] as const) : []),
      ...shares,
      ...whole,
      ...(priced ? (['price', 'total'] as const) : []),
    )
  } else if (facts.structure === 'halves') {
    drop(...columns)
    columns.push(
      ...dice.pick<ColumnName[]>([
        ['quantity', 'code', 'name'],
        ['code', 'name', 'quantity'],
      ]),
    )
  } else if (facts.structure === 'twoLineRows') drop('position')
  else if (facts.structure === 'nested') {
    drop('position')
    columns.unshift('position')
  } else if (facts.structure === 'currencyColumn' && columns.includes('total')) columns.splice(columns.indexOf('total'), 0, 'currency')
}

/** What a cell of a line prints; the name's is broken into lines elsewhere. */
export function cellOf(desk: DiceDesk, form: TableForm, name: DiceColumn, line: DiceLine, at: number): string {
  if (name === 'name') return nameCell(form, line)
  if (name === 'colour') return line.colour
  if (name === 'currency') return desk.facts.land.currency
  if (isShare(name)) return line.shares[Number(name.slice(5))] ?? ''
  if (name === 'position' && desk.facts.structure === 'nested') return nestedPosition(desk, line)
  if (name === 'price' || name === 'total') return form.signs ? money(desk, line[name]) : number(desk, line[name])
  if (name === 'discount' && !form.columns.includes('secondDiscount')) return cascadeCell(desk, form, line)
  return isMore(name) ? moreCell(desk, form, name, line) : lineCell(desk, form, name, line, at)
}

export const isShare = (name: DiceColumn): name is ShareColumn => name.startsWith('share')

/** `2.3`: the third line under the second title. */
export function nestedPosition({ facts: { lines } }: DiceDesk, line: DiceLine): string {
  const groups = [...new Set(lines.map(({ group }) => group))]
  return `${groups.indexOf(line.group) + 1}.${lines.filter(({ group }) => group === line.group).indexOf(line) + 1}`
}

export const isMore = (name: DiceColumn): name is MoreColumn => name in moreWords.en.columns

function moreCell(desk: DiceDesk, form: TableForm, name: MoreColumn, { more }: DiceLine): string {
  const value = more[name]
  if (value === undefined) return ''
  if (name === 'priceUnit') return value
  if (name === 'day') return day(desk, value)
  return `${number(desk, value)}${name === 'secondDiscount' ? form.percent : ''}`
}

/** Discounts one after the other in one cell: "10 + 5 %". */
function cascadeCell(desk: DiceDesk, form: TableForm, line: DiceLine): string {
  const shown = [line.discount, line.more.secondDiscount].flatMap((one) => (one ? [number(desk, one)] : []))
  return shown.length === 0 ? '' : `${shown.join(form.cascade)}${form.percent}`
}

const nameCell = ({ codePlace }: TableForm, { code, name }: DiceLine): string =>
  codePlace === 'before' ? `${code} ${name}` : codePlace === 'bracket' ? `[${code}] ${name}` : name
