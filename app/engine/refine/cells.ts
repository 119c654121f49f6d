import { kinds } from '#app/contract/kinds/index.ts'
import type { Cells, FractionBox, Reading } from '#app/contract/reading.ts'
import { balanceOf } from '../understand/tables/arithmetic.ts'
import { fractionsOf, type Placed } from './place.ts'

/** What speaks for a value in a cell of an item: the line adds up with it, or it stands in its row and in its column. Undefined: nothing does. */
export function cellWitness(reading: Reading, row: number, column: string, placed: Placed): 'line' | 'column' | undefined {
  const cells = reading.items[row]!
  const box = fractionsOf(placed.box, placed.page)
  if (!Object.values(cells).some((cell) => cell.page === placed.page.number && cell.box && sharesRow(cell.box, box))) return undefined
  const { quantityColumn } = kinds[reading.kind]
  const isNumber = [quantityColumn, 'unit_price', 'total_amount'].includes(column)
  if (isNumber) return addsUp({ ...cells, [column]: { ...cells[column]!, value: placed.value } }, quantityColumn) ? 'line' : undefined
  const others = reading.items.flatMap((other, at) => (at !== row && other[column]?.box ? [other[column].box] : []))
  return others.some((other) => other[0] < box[2] && box[0] < other[2]) ? 'column' : undefined
}

function addsUp(cells: Cells, quantityColumn: string): boolean {
  const [quantity, price, total] = [cells[quantityColumn]?.value, cells.unit_price?.value, cells.total_amount?.value]
  if (quantity === undefined || price === undefined || total === undefined) return false
  return ['exact', 'rounded'].includes(balanceOf({ quantity, price, total }))
}

/** More than half of the lower one's height lies in the other. */
function sharesRow(a: FractionBox, b: FractionBox): boolean {
  const common = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return common > 0.5 * Math.min(a[3] - a[1], b[3] - b[1])
}
