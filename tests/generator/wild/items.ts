import type { Dice } from '../random.ts'
import { type Desk, escape, money, number } from './desk.ts'
import type { Facts, Line } from './facts.ts'
import { type CellManner, lineCell } from './line-cell.ts'
import type { ColumnName } from './words/tongue.ts'

export interface TableForm extends CellManner {
  columns: ColumnName[]
  ruled: 'ruled' | 'rows' | 'bare' | 'upright'
  head: string
  /** Rows of one page; the next page begins with the heads again. */
  perPage: number
  carry: boolean
  /** The article code stands within the name's cell. */
  codeInName: '' | 'bracket' | 'under' | 'before'
  narrowHeads: boolean
}

const orders: ColumnName[][] = [
  ['code', 'name', 'quantity', 'unit', 'price', 'per', 'discount', 'rate', 'total'],
  ['position', 'quantity', 'unit', 'code', 'name', 'price', 'per', 'discount', 'total', 'rate'],
  ['name', 'quantity', 'price', 'per', 'discount', 'rate', 'total'],
  ['total', 'discount', 'per', 'price', 'quantity', 'name', 'code', 'position'],
  ['quantity', 'name', 'code', 'unit', 'price', 'per', 'discount', 'total'],
  ['position', 'name', 'code', 'price', 'per', 'discount', 'quantity', 'total'],
  ['code', 'quantity', 'name', 'rate', 'price', 'per', 'discount', 'total'],
]
const plainOrders: ColumnName[][] = [
  ['code', 'name', 'unit', 'quantity'],
  ['quantity', 'code', 'name'],
  ['position', 'name', 'code', 'quantity', 'unit'],
  ['name', 'quantity', 'code'],
]

export function chooseTable(facts: Facts, dice: Dice): TableForm {
  const invoice = facts.kind === 'invoice'
  const wanted = !invoice && dice.chance(0.35) ? dice.pick(plainOrders) : dice.pick(orders)
  const has = {
    discount: facts.lines.some((line) => line.discount !== ''),
    per: facts.lines.some((line) => line.per !== '1'),
    rate: invoice,
    total: true,
  }
  const shown = wanted.filter((name) => has[name as keyof typeof has] ?? true)
  const columns: ColumnName[] = invoice && facts.vat.length > 1 && !shown.includes('rate') ? [...shown, 'rate'] : shown
  const codeInName = columns.includes('code') && dice.chance(0.15) ? dice.pick<TableForm['codeInName']>(['bracket', 'under', 'before']) : ''
  return {
    columns: codeInName === '' ? columns : columns.filter((name) => name !== 'code'),
    ruled: dice.pick(['ruled', 'rows', 'bare', 'upright']),
    head: dice.pick([
      '',
      '',
      'background:#333;color:#fff',
      'background:#ddd',
      'border-bottom:2px solid #000',
      'text-transform:uppercase;font-size:7pt',
    ]),
    perPage: dice.int(14, 24),
    carry: dice.chance(0.4),
    unitInQuantity: !columns.includes('unit') && dice.chance(0.25),
    codeInName,
    narrowHeads: dice.chance(0.25),
    percent: dice.pick(['%', ' %', '']),
  }
}

const textual = new Set<ColumnName>(['name', 'code', 'unit', 'position'])

/** The items, page by page. */
export function itemPages(desk: Desk, form: TableForm): string[] {
  const { lines } = desk.facts
  const names = new Map(form.columns.map((name) => [name, desk.dice.pick(desk.facts.land.words.columns[name])]))
  const head = `<thead><tr style="${form.head}">${form.columns
    .map(
      (name) =>
        `<th style="text-align:${textual.has(name) ? 'left' : 'right'};${form.narrowHeads && name !== 'name' ? 'width:40px' : ''}">${escape(names.get(name)!)}</th>`,
    )
    .join('')}</tr></thead>`
  const pages: string[] = []
  let group = ''
  let carried = 0
  for (let from = 0; from < lines.length; from += form.perPage) {
    const rows = lines.slice(from, from + form.perPage)
    const last = from + form.perPage >= lines.length
    const body: string[] = []
    if (from > 0 && form.carry) body.push(carryRow(desk, form, desk.facts.land.words.carried[1], carried))
    rows.forEach((line, at) => {
      if (line.group !== group) {
        group = line.group
        desk.truth.tag('groups')
        body.push(`<tr><td colspan="${form.columns.length}"><b>${escape(group)}</b></td></tr>`)
      }
      body.push(
        `<tr>${form.columns.map((name) => `<td style="text-align:${textual.has(name) ? 'left' : 'right;white-space:nowrap'}">${cell(desk, form, name, line, from + at)}</td>`).join('')}</tr>`,
      )
      record(desk, form, line)
      carried += Math.round(Number(line.total) * 100)
    })
    if (!last && form.carry) body.push(carryRow(desk, form, desk.facts.land.words.carried[0], carried))
    if (!last) desk.truth.tag('multi_page')
    pages.push(`<table class="${form.ruled}" style="width:100%;margin-top:10px">${head}<tbody>${body.join('')}</tbody></table>`)
  }
  return pages
}

function carryRow(desk: Desk, form: TableForm, word: string, cents: number): string {
  const at = form.columns.indexOf('total')
  if (at < 0) return ''
  desk.truth.tag('carried_forward')
  return `<tr>${form.columns.map((_, place) => `<td style="text-align:right">${place === at ? number(desk, (cents / 100).toFixed(2)) : place === (at > 0 ? at - 1 : at + 1) ? escape(word) : ''}</td>`).join('')}</tr>`
}

function cell(desk: Desk, form: TableForm, name: ColumnName, line: Line, at: number): string {
  if (name === 'name') return nameCell(form, line)
  if (name === 'price') return number(desk, line.price)
  if (name === 'total') return desk.manner.upper ? money(desk, line.total) : number(desk, line.total)
  return lineCell(desk, form, name, line, at)
}

function nameCell(form: TableForm, { name, code, subline }: Line): string {
  const under = [form.codeInName === 'under' ? `Art. ${code}` : '', subline].filter(Boolean)
  const first = form.codeInName === 'bracket' ? `[${code}] ${name}` : form.codeInName === 'before' ? `${code} ${name}` : name
  return [escape(first), ...under.map((text) => `<span style="font-size:0.85em">${escape(text)}</span>`)].join('<br>')
}

function record({ facts, truth }: Desk, form: TableForm, line: Line): void {
  const invoice = facts.kind === 'invoice'
  const description = invoice ? 'description' : 'product_name'
  const given = (name: ColumnName, value: string) => (form.columns.includes(name) ? value : '')
  truth.item(
    {
      [invoice ? 'divalto_code' : 'product_code']: form.columns.includes('code') || form.codeInName !== '' ? line.code : '',
      [description]: line.name,
      [invoice ? 'quantity' : 'requested_quantity']: line.quantity,
      unit_price: given('price', line.price),
      ...(invoice ? { vat_rate: given('rate', line.rate) } : {}),
      total_amount: given('total', line.total),
    },
    form.codeInName === '' ? {} : { [description]: [`${line.code} ${line.name}`] },
  )
}
