import type { KindName } from '#app/contract/kinds/index.ts'
import type { Desk, Manner } from '../wild/desk.ts'
import type { Facts } from '../wild/facts.ts'

/** One way in which a program or a profession prints its papers. */
export interface Model {
  name: string
  kind: KindName
  /** Keys of the countries where it is used. */
  lands: readonly string[]
  /** Which facts it can print; any without credit, discounts and groups where nothing is said. */
  fits?: (facts: Facts) => boolean
  /** What it prints its own way whatever the country. */
  manner?: (facts: Facts) => Partial<Manner>
  /** The page as HTML; the desk's truth takes down what is printed. */
  draw: (desk: Desk) => string
}

export const isPlain = ({ credit, discount, shipping, exempt, lines }: Facts): boolean =>
  !credit &&
  discount === '' &&
  shipping === '' &&
  exempt === '' &&
  lines.every((line) => line.discount === '' && line.per === '1' && line.group === '')
