import Big from 'big.js'
import { addDays } from '../invent.ts'
import { bottomOf, type Desk, day, drawLines, label, leading, money } from './desk.ts'

/** Instalments: dates and amounts that are neither items nor taxes. */
export function drawPlan(desk: Desk): void {
  const { facts, words, dice, truth, style } = desk
  const half = new Big(facts.due).div(2).round(2)
  const rows: [string, string][] = [
    [facts.dueDate, half.toFixed(2)],
    [addDays(facts.dueDate, 30), new Big(facts.due).minus(half).toFixed(2)],
  ]
  if (desk.y + 5 * leading(desk) > bottomOf(desk)) return
  for (const [date] of rows) truth.field('due_date', facts.dueDate, date)
  desk.y = drawLines(desk, [dice.pick(words.plan)], desk.left, desk.y, { bold: true }) + 2
  const step = leading(desk) + 3
  for (const [at, [date, amount]] of rows.entries()) {
    const top = desk.y + at * step
    drawLines(desk, [`${at + 1}. ${label(desk, 'due')} ${day(desk, date)}`], desk.left + 4, top)
    drawLines(desk, [money(desk, amount)], desk.left + 280, top, { align: 'right' })
    if (style.rules !== 'none') desk.sheet.line(desk.left, top + step - 1, desk.left + 285, top + step - 1, 0.3)
  }
  desk.y += rows.length * step + 6
}
