import Big from 'big.js'
import type { Cell } from '#app/contract/reading.ts'

/** A cell's number, exact. */
export function numberOf(cell: Cell | undefined): Big | undefined {
  return cell === undefined ? undefined : new Big(cell.value)
}

export function sumOf(numbers: readonly Big[]): Big {
  return numbers.reduce((sum, number) => sum.plus(number), new Big(0))
}

export function isWithin(a: Big, b: Big, slack: string | Big): boolean {
  return a.minus(b).abs().lte(slack)
}

export function money(number: Big): string {
  return number.toFixed(2)
}
