import type { Dice } from '../random.ts'
import { type Desk, escape, money, number, total } from './desk.ts'
import type { Facts } from './facts.ts'

export interface SumsForm {
  totals: 'right' | 'row' | 'left' | 'wide' | 'words' | 'boxed'
  /** A summary of the tax by rate. */
  taxes: 'none' | 'table' | 'titled' | 'lines' | 'beside'
}

export function chooseSums({ vat }: Facts, dice: Dice): SumsForm {
  return {
    totals: dice.pick(['right', 'right', 'row', 'left', 'wide', 'words', 'boxed']),
    taxes: vat.length > 1 ? dice.pick(['table', 'titled', 'lines', 'beside']) : dice.pick(['none', 'none', 'table', 'lines']),
  }
}

type Sum = [label: string, value: string]

/** Totals, and the tax by rate. */
export function sums(desk: Desk, form: SumsForm, shown: boolean): string {
  const { facts } = desk
  if (facts.kind === 'work_order' && !shown) return ''
  const list = facts.kind === 'invoice' ? ofInvoice(desk, form) : ofOrder(desk)
  const table = facts.kind === 'invoice' && form.taxes !== 'none' && form.taxes !== 'lines' ? taxTable(desk, form) : ''
  const totals = lay(list, form, desk)
  return form.taxes === 'beside'
    ? `<div style="display:flex;justify-content:space-between;margin-top:10px">${table}${totals}</div>`
    : `<div style="margin-top:10px">${table}${totals}</div>`
}

function ofInvoice(desk: Desk, form: SumsForm): Sum[] {
  const { facts, truth, dice } = desk
  const list: Sum[] = []
  const add = (name: string, value: string) => void list.push([name, money(desk, value)])
  if (facts.discount !== '' || facts.shipping !== '') {
    add(total(desk, 'goods'), facts.goods)
    if (facts.discount !== '') add(total(desk, 'discount'), `-${facts.discount}`)
    if (facts.shipping !== '') add(total(desk, 'shipping'), facts.shipping)
  }
  add(total(desk, 'net'), facts.net)
  const word = facts.land.taxName === 'Sales Tax' ? 'Sales Tax' : total(desk, 'tax')
  const single = facts.vat.length === 1
  if (form.taxes === 'lines')
    for (const { rate, amount } of facts.vat)
      add(
        `${facts.land.taxName} ${number(desk, rate)}${dice.pick(['%', ' %'])}${dice.chance(0.2) ? ` (${number(desk, facts.net)})` : ''}`,
        amount,
      )
  if (form.taxes === 'none') add(`${word} ${number(desk, facts.vat[0]!.rate)}%`, facts.tax)
  else if (!(form.taxes === 'lines' && single)) add(word, facts.tax)
  add(total(desk, 'gross'), facts.gross)
  if (facts.paid !== '') add(total(desk, 'paid'), `-${facts.paid}`)
  if (facts.paid !== '' || dice.chance(0.3)) add(total(desk, 'due'), facts.open)
  for (const { rate, amount } of facts.vat) truth.vat(rate, amount)
  truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', facts.tax)
  truth.field('total_amount_with_tax', facts.gross)
  truth.field('amount', facts.open)
  if (single) truth.field('vat_rate', facts.vat[0]!.rate)
  return list
}

function ofOrder(desk: Desk): Sum[] {
  const { facts, truth, dice } = desk
  truth.field('total_amount_without_tax', facts.net)
  const list: Sum[] = [[total(desk, 'net'), money(desk, facts.net)]]
  if (dice.chance(0.5)) return list
  truth.field('total_amount_with_tax', facts.gross)
  const rate = facts.vat.length === 1 ? ` ${number(desk, facts.vat[0]!.rate)}%` : ''
  return [...list, [`${facts.land.taxName}${rate}`, money(desk, facts.tax)], [total(desk, 'gross'), money(desk, facts.gross)]]
}

function lay(list: Sum[], { totals }: SumsForm, { manner, dice }: Desk): string {
  const rows = (style: string) =>
    list
      .map(([name, value]) => `<tr><td style="${style}">${name}${manner.colon}</td><td style="text-align:right">${value}</td></tr>`)
      .join('')
  switch (totals) {
    case 'row':
      return `<table class="${dice.pick(['ruled', 'bare'])}" style="width:100%;text-align:center;margin-top:8px"><tr>${list.map(([name]) => `<td>${name}</td>`).join('')}</tr><tr>${list.map(([, value]) => `<td><b>${value}</b></td>`).join('')}</tr></table>`
    case 'left':
      return `<table style="min-width:200px">${rows('padding-right:20px')}</table>`
    case 'wide':
      return `<table class="rows" style="width:100%">${rows('text-align:left')}</table>`
    case 'words':
      return `<div style="text-align:right">${list.map(([name, value]) => `${name}${manner.colon || ':'} ${value}`).join('<br>')}</div>`
    case 'boxed':
      return `<table class="ruled" style="margin-left:auto">${rows('padding-right:12px')}</table>`
    default:
      return `<table style="margin-left:auto;min-width:220px">${rows('text-align:right;padding-right:20px')}</table>`
  }
}

function taxTable(desk: Desk, form: SumsForm): string {
  const { facts, dice, truth } = desk
  truth.tag('vat_table')
  const order = dice.pick([
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [0, 1, 2, 3],
  ])
  const heads = [total(desk, 'rateHead'), total(desk, 'baseHead'), total(desk, 'taxHead'), total(desk, 'gross')]
  const rows = facts.vat.map(({ rate, base, amount }) => [
    `${number(desk, rate)}${dice.pick(['%', ' %', ''])}`,
    number(desk, base),
    number(desk, amount),
    number(desk, (Number(base) + Number(amount)).toFixed(2)),
  ])
  const line = (cells: string[], tag: string) =>
    `<tr>${order.map((at) => `<${tag} style="text-align:right;padding:1px 8px">${cells[at]}</${tag}>`).join('')}</tr>`
  const bare = form.taxes === 'table' && dice.chance(0.15)
  return `<table class="${dice.pick(['ruled', 'rows', 'bare'])}">${bare ? '' : line(heads, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>`
}

export const exemptLine = ({ facts }: Desk) => escape(facts.exempt)
