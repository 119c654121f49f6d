import Big from 'big.js'
import type { Role } from '../heads/heading-words.ts'

const FEWEST_ROWS = 2
const FEWEST_SHARES = 2
const PROVEN = 0.9 // share of the rows

/**
 * `Loja Norte | Loja Sul | Armazém | Total` over `24 | 20 | | 44`: without prices, a column that gives the sum of those beside it in row after
 * row is the whole quantity, and those are shares of it, whatever their heads say; but `Fare | Waiting | Net` are sums.
 */
export function rolesOfSums<R extends Role | 'unknown'>(
  roles: readonly R[],
  quantities: readonly (readonly (string | undefined)[])[],
  isMoney: (at: number) => boolean,
): (R | 'quantity' | 'spread')[] {
  const isEmpty = (at: number) => quantities[at]!.every((value) => value === undefined)
  if (roles.some((role, at) => role === 'quantity' && !isEmpty(at))) return [...roles]
  // `Lun | Mar | Mer | Total | PU HT`: beside a price only what heads say to be shares is added up.
  const priced = roles.includes('price' as R)
  for (const [whole, role] of roles.entries()) {
    if ((role !== 'total' && role !== 'unknown') || isMoney(whole)) continue
    for (const step of [-1, 1]) {
      const shares = neighbours(roles, whole, step).filter((at) => !isEmpty(at))
      if (priced && !shares.every((at) => roles[at] === 'spread')) continue
      if (shares.length >= FEWEST_SHARES && areAddedUp(shares, whole, quantities))
        return roles.map((other, at) => (at === whole ? 'quantity' : shares.includes(at) ? 'spread' : other))
    }
  }
  return [...roles]
}

/** What no line's quantity is told by; `Q.TÀ` of `Q.TÀ TOTALE` has nothing under it. */
const meaningless = new Set(['unknown', 'spread', 'other', 'quantity'])

/** The columns without a meaning right beside one. */
function neighbours(roles: readonly string[], at: number, step: number): number[] {
  const found: number[] = []
  for (let next = at + step; meaningless.has(roles[next] ?? ''); next += step) found.push(next)
  return found
}

function areAddedUp(shares: number[], whole: number, quantities: readonly (readonly (string | undefined)[])[]): boolean {
  const rows = quantities[whole]!.flatMap((sum, row) =>
    sum === undefined ? [] : [{ sum, parts: shares.flatMap((at) => quantities[at]![row] ?? []) }],
  )
  const several = rows.filter(({ parts }) => parts.length >= FEWEST_SHARES)
  const right = several.filter(({ sum, parts }) => parts.reduce((all, part) => all.plus(part), new Big(0)).eq(sum))
  return right.length >= FEWEST_ROWS && right.length >= PROVEN * several.length
}
