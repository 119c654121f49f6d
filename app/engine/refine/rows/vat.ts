import Big from 'big.js'
import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'
import type { PageOfRefine } from '../page.ts'
import { agree, cellOf, confirm } from '../weigh.ts'
import type { Taken } from './items.ts'
import { matchRows } from './match.ts'
import type { PlacedRow } from './place.ts'

const columns = [
  { name: 'rate', type: 'rate' },
  { name: 'amount', type: 'amount' },
] as const

/** The taxes by rate: those that the model reads the same grow surer; where there are none, the model's are taken if they add up to the tax. */
export function takeVatLines(reading: Reading, placed: readonly PlacedRow[], page: PageOfRefine): Taken {
  const { vat_details: lines } = reading
  if (lines.length === 0) return takeNew(reading, placed, page.model)
  const accused = accusedFields(reading.checks, reading.warnings)
  const { pairs } = matchRows(placed, lines, columns)
  const rows = lines.map((line) => ({ ...line }))
  const taken: Taken = { rows, origins: rows.map((_, at) => at), filled: [], confirmed: [] }
  for (const [one, at] of pairs) {
    for (const { name, type } of columns) {
      const [current, found] = [rows[at]![name], one.cells[name]]
      if (!current || !found || !agree(type, current.value, found.value)) continue
      if (!isDoubtful(`vat_details.${at}.${name}`, current, accused)) continue
      rows[at]![name] = confirm(current, page.isSeen)
      taken.confirmed.push(`${at}.${name}`)
    }
  }
  return taken
}

function takeNew(reading: Reading, placed: readonly PlacedRow[], model: string): Taken {
  const nothing: Taken = { rows: [], origins: [], filled: [], confirmed: [] }
  const tax = reading.fields.tax_amount?.value
  const whole = placed.filter(({ cells }) => cells.rate && cells.amount)
  if (tax === undefined || whole.length === 0 || !holds(reading, whole, tax)) return nothing
  const rows = whole.map(({ cells }): Cells => Object.fromEntries(columns.map(({ name }) => [name, cellOf(cells[name]!, 'sums', model)])))
  return { rows, origins: rows.map(() => null), filled: rows.flatMap((_, at) => columns.map(({ name }) => `${at}.${name}`)), confirmed: [] }
}

/** Each rate once, together the tax; a single one also of the net total. */
function holds({ fields }: Reading, rows: readonly PlacedRow[], tax: string): boolean {
  const rates = rows.map(({ cells }) => cells.rate!.value)
  const sum = rows.reduce((all, { cells }) => all.plus(cells.amount!.value), new Big(0))
  if (new Set(rates.map((rate) => new Big(rate).toString())).size < rates.length || !sum.eq(tax)) return false
  const net = fields.subtotal_without_tax?.value
  if (rows.length > 1) return true
  return net !== undefined && new Big(net).times(rates[0]!).div(100).minus(tax).abs().lte(0.01)
}
