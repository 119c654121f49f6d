import { type Desk, number } from './desk.ts'
import type { Line } from './facts.ts'
import type { ColumnName } from './words/tongue.ts'

/** How a table writes what stands in its cells. */
export interface CellManner {
  unitInQuantity: boolean
  percent: string
}

/** Names are broken into lines and amounts carry signs as each generator pleases; all other cells they print alike. */
export type PlainColumn = Exclude<ColumnName, 'name' | 'price' | 'total'>

export function lineCell(desk: Desk, { unitInQuantity, percent }: CellManner, column: PlainColumn, line: Line, at: number): string {
  switch (column) {
    case 'position':
      return String(at + 1)
    case 'quantity':
      return `${number(desk, line.quantity)}${unitInQuantity ? ` ${line.unit}` : ''}`
    case 'discount':
      return line.discount === '' ? '' : `${number(desk, line.discount)}${percent}`
    case 'rate':
      return `${number(desk, line.rate)}${percent}`
    case 'code':
    case 'unit':
    case 'per':
      return line[column]
  }
}
