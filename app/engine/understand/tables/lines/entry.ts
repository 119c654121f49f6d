import type { Word } from '../../../document.ts'
import type { Balance } from './arithmetic.ts'
import type { CellNumber } from './read-cells.ts'
import type { Row } from '../rows.ts'

/** A row of a table's body, read by its columns. */
export interface Entry {
  row: Row
  cells: Word[][]
  numbers: Partial<Record<'quantity' | 'price' | 'total' | 'discount' | 'per' | 'rate', CellNumber>>
  balance: Balance
  /** `line`: numbers of an item; `sum`: totals, taxes and the like; `soft_sum`: those that let items follow; `charge`: discounts and surcharges; `text`: the rest. */
  sort: 'line' | 'sum' | 'soft_sum' | 'charge' | 'text'
}
