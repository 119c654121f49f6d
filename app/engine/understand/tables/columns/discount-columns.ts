import { inCascade } from '../lines/arithmetic.ts'

type Values = readonly (string | undefined)[]

/** What may be taken off the lines: nothing, what one column says, or of two columns the second of what the first one leaves (`10% | 5%`). */
export function discountsIn(columns: readonly (Values | undefined)[]): { at: number | undefined; values: Values }[] {
  const own = columns.flatMap((values, at) => (values ? [{ at, values }] : []))
  const [first, second] = own
  const both =
    first && second && own.length === 2
      ? [{ at: first.at, values: first.values.map((one, row) => cascadeOf(one, second.values[row])) }]
      : []
  return [{ at: undefined, values: [] }, ...own, ...both]
}

const cascadeOf = (one: string | undefined, other: string | undefined) => (one && other ? inCascade(one, other) : (one ?? other))
