import { number } from '../wild/desk.ts'
import { callTotal, type DiceDesk, stepOf, wide, write, type Zone } from './desk.ts'

/** The summary of the taxes by rate, as a table of its own. */
export function drawTaxes(desk: DiceDesk, zone: Zone): number {
  const { facts, dice, sheet } = desk
  const percent = dice.pick(['%', ' %', ''])
  const order = dice.pick([
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [0, 1, 2, 3],
  ])
  const heads = [callTotal(desk, 'rateHead'), callTotal(desk, 'baseHead'), callTotal(desk, 'taxHead'), callTotal(desk, 'gross')]
  const rows = facts.vat.map(({ rate, base, amount }) => [
    `${number(desk, rate)}${percent}`,
    number(desk, base),
    number(desk, amount),
    number(desk, (Number(base) + Number(amount)).toFixed(2)),
  ])
  if (rows.length > 1 && dice.chance(0.3)) rows.push(['', number(desk, facts.net), number(desk, facts.tax), number(desk, facts.gross)])
  const table = [heads, ...rows].map((row) => order.map((at) => row[at]!))
  const widths = order.map((_, at) => Math.max(...table.map((row) => wide(desk, row[at]!))) + 14)
  const step = stepOf(desk)
  table.forEach((row, line) => {
    let right = zone.left
    row.forEach((cell, at) => {
      right += widths[at]!
      write(desk, cell, right - 4, zone.top + (line + 1) * step, { align: 'right', bold: line === 0 && dice.chance(0.3) })
    })
    if (line === 0 && dice.chance(0.5)) sheet.line(zone.left, zone.top + 1.25 * step, right, zone.top + 1.25 * step)
  })
  return zone.top + table.length * step + 4
}
