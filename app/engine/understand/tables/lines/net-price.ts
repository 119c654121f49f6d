import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import type { DecimalSign } from '../../values/number.ts'
import type { Group } from './groups.ts'
import { amountIn, type CellNumber } from './read-cells.ts'
import { textOf } from '../rows.ts'

const net = /^\(?(?:net|netto|neto|net price|prix net|nettopreis|precio neto|prezzo netto)\.?\)?\s?:?$/u

/** `(Brut: 65,00)`, `(Rabais: 5,00)`, `(Net): 60,00` one under the other in the cell of the price: the net one is what was asked. */
export function netPriceOf({ above, line, below }: Group, column: number | undefined, decimal: DecimalSign): CellNumber | undefined {
  if (column === undefined) return undefined
  for (const { cells } of [...above, line, ...below]) {
    const words: Word[] = cells[column]!
    const label = words.findIndex((_, at) => at < 2 && net.test(fold(textOf(words.slice(0, at + 1)))))
    const price = label < 0 ? undefined : amountIn(words.slice(label + 1), decimal)
    if (price) return price
  }
  return undefined
}
