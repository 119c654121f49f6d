import { money, number } from '../wild/desk.ts'
import { callTotal, colonOf, type DiceDesk, oneOf, stepOf, wide, write, writeLines, type Zone } from './desk.ts'

/** Where and how the sums stand. */
export type SumsForm = 'right' | 'left' | 'strip' | 'leaders' | 'words' | 'wide' | 'boxed'

export interface Sum {
  label: string
  value: string
}

export const chooseSums = ({ dice }: DiceDesk): SumsForm =>
  oneOf<SumsForm>(dice, { right: 6, left: 1, strip: 2, leaders: 1, words: 1, wide: 1, boxed: 2 })

/** Sums of an invoice: goods, charges, net, taxes, gross, what was paid and what is open. */
export function invoiceSums(desk: DiceDesk, taxesInSums: boolean): Sum[] {
  const { facts, truth, dice } = desk
  const list: Sum[] = []
  const add = (label: string, value: string) => void list.push({ label, value: money(desk, value) })
  if (facts.discount !== '' || facts.shipping !== '') {
    add(callTotal(desk, 'goods'), facts.goods)
    if (facts.discount !== '') add(callTotal(desk, 'discount'), `-${facts.discount}`)
    if (facts.shipping !== '') add(callTotal(desk, 'shipping'), facts.shipping)
  }
  add(callTotal(desk, 'net'), facts.net)
  if (taxesInSums) for (const { rate, base, amount } of facts.vat) add(taxLabel(desk, rate, base), amount)
  else add(callTotal(desk, 'tax'), facts.tax)
  if (taxesInSums && facts.vat.length > 1 && dice.chance(0.5)) add(callTotal(desk, 'tax'), facts.tax)
  add(callTotal(desk, 'gross'), facts.gross)
  if (facts.paid !== '') add(callTotal(desk, 'paid'), dice.chance(0.7) ? `-${facts.paid}` : facts.paid)
  if (facts.paid !== '' || dice.chance(0.25)) add(callTotal(desk, 'due'), facts.open)
  for (const { rate, amount } of facts.vat) truth.vat(rate, amount)
  truth.field('subtotal_without_tax', facts.net)
  truth.field('tax_amount', facts.tax)
  truth.field('total_amount_with_tax', facts.gross)
  truth.field('amount', facts.open)
  if (facts.vat.length === 1) truth.field('vat_rate', facts.vat[0]!.rate)
  return list
}

function taxLabel(desk: DiceDesk, rate: string, base: string): string {
  const { facts, dice } = desk
  const name = dice.chance(0.6) || facts.land.taxName === 'Sales Tax' ? facts.land.taxName : callTotal(desk, 'tax')
  const percent = `${number(desk, rate)}${dice.pick(['%', ' %'])}`
  return dice.pick([
    `${name} ${percent}`,
    `${name} ${percent}`,
    `${percent} ${name}`,
    `${name} (${percent})`,
    `${name} ${percent} (${number(desk, base)})`,
  ])
}

/** An order prints its net sum, and sometimes the taxes and what it comes to with them. */
export function orderSums(desk: DiceDesk): Sum[] {
  const { facts, truth, dice } = desk
  truth.field('total_amount_without_tax', facts.net)
  const list = [{ label: callTotal(desk, 'net'), value: money(desk, facts.net) }]
  if (dice.chance(0.5)) return list
  truth.field('total_amount_with_tax', facts.gross)
  for (const { rate, base, amount } of facts.vat) list.push({ label: taxLabel(desk, rate, base), value: money(desk, amount) })
  return [...list, { label: callTotal(desk, 'gross'), value: money(desk, facts.gross) }]
}

export function drawSums(desk: DiceDesk, list: readonly Sum[], form: SumsForm, zone: Zone): number {
  const { dice, sheet, manner } = desk
  const step = stepOf(desk) * dice.pick([1, 1.15])
  const labels = list.map(({ label }) => `${label}${manner.colon}`)
  if (form === 'strip') return drawStrip(desk, list, zone) ?? drawSums(desk, list, 'right', zone)
  if (form === 'words')
    return writeLines(
      desk,
      list.map(({ label, value }) => `${label}${colonOf(desk)} ${value}`),
      zone.right,
      zone.top,
      { align: 'right' },
    )
  const labelWidth = Math.max(...labels.map((label) => wide(desk, label, { bold: true })))
  const valueWidth = Math.max(...list.map(({ value }) => wide(desk, value, { bold: true })))
  const gap = dice.pick([12, 25, 45])
  const valueAt = form === 'left' ? zone.left + labelWidth + gap + valueWidth : zone.right
  const labelAt = form === 'left' || form === 'wide' ? zone.left : valueAt - valueWidth - gap - labelWidth
  const labelsRight = form === 'right' && dice.chance(0.35)
  const last = dice.chance(0.6)
  list.forEach(({ value }, at) => {
    const bold = last && at === list.length - 1
    const y = zone.top + (at + 1) * step
    write(desk, labels[at]!, labelsRight ? labelAt + labelWidth : labelAt, y, { bold, align: labelsRight ? 'right' : 'left' })
    write(desk, value, valueAt, y, { bold, align: 'right' })
    if (form === 'leaders') drawLeader(desk, labelAt + wide(desk, labels[at]!, { bold }), valueAt - wide(desk, value, { bold }), y)
    if (form === 'boxed') sheet.box(labelAt - 4, y - 0.8 * step, valueAt - labelAt + 8, step)
  })
  if (form !== 'boxed' && dice.chance(0.3)) {
    const y = zone.top + (list.length - 1) * step + 0.25 * step
    sheet.line(labelAt, y, valueAt, y)
  }
  return zone.top + list.length * step + 4
}

function drawLeader(desk: DiceDesk, from: number, to: number, y: number): void {
  const dot = wide(desk, '.')
  const count = Math.floor((to - from - 6) / dot)
  if (count > 3) write(desk, '.'.repeat(count), from + 3, y)
}

/** Labels in a row over their values; undefined where they do not fit. */
function drawStrip(desk: DiceDesk, list: readonly Sum[], zone: Zone): number | undefined {
  const { dice, sheet } = desk
  const bold = dice.chance(0.4)
  const widths = list.map(({ label, value }) => Math.max(wide(desk, label, { bold }), wide(desk, value, { bold })) + 14)
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total > zone.right - zone.left) return undefined
  const stretch = (zone.right - zone.left) / total
  const step = stepOf(desk)
  const align = dice.pick(['center', 'right', 'left'] as const)
  const ruled = dice.chance(0.4)
  let left = zone.left
  list.forEach(({ label, value }, at) => {
    const width = widths[at]! * stretch
    const x = align === 'left' ? left + 4 : align === 'right' ? left + width - 4 : left + width / 2
    write(desk, label, x, zone.top + step, { bold, align })
    write(desk, value, x, zone.top + 2.2 * step, { align })
    if (ruled) sheet.box(left, zone.top, width, 2.6 * step)
    left += width
  })
  return zone.top + 2.8 * step
}
