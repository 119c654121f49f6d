import Big from 'big.js'
import type { Role } from '../heads/heading-words.ts'

const FEWEST_ROWS = 2
const PROVEN = 0.9 // share of the rows

/**
 * `Bulbs/crate | Crates | Bulbs` over `50 | 4 | 200`: without prices, the column that gives so many packages times what one holds in row after row
 * is the quantity, whatever its head says, and the packages are not.
 */
export function rolesOfProducts<R extends Role | 'unknown'>(
  roles: readonly R[],
  quantities: readonly (readonly (string | undefined)[])[],
): (R | 'quantity')[] {
  const isEmpty = (at: number) => quantities[at]!.every((value) => value === undefined)
  const held = roles.findIndex((role, at) => role === 'unit' && !isEmpty(at))
  if (held < 0 || roles.some((role, at) => role === 'price' || (role === 'quantity' && !isEmpty(at)))) return [...roles]
  for (const [whole, role] of roles.entries()) {
    if (!mayBeWhole.has(role)) continue
    const isProduct = (packages: number) =>
      packages !== whole &&
      mayBePackages.has(roles[packages]!) &&
      areMultiplied(quantities[held]!, quantities[packages]!, quantities[whole]!)
    if (roles.some((_, at) => isProduct(at))) return roles.map((other, at) => (at === whole ? 'quantity' : other))
  }
  return [...roles]
}

const mayBeWhole: ReadonlySet<string> = new Set(['unknown', 'packages', 'total'])
const mayBePackages: ReadonlySet<string> = new Set(['unknown', 'packages'])

function areMultiplied(
  held: readonly (string | undefined)[],
  packages: readonly (string | undefined)[],
  whole: readonly (string | undefined)[],
): boolean {
  const rows = whole.flatMap((all, row) => (all && held[row] && packages[row] ? [{ all, one: held[row], times: packages[row] }] : []))
  const right = rows.filter(({ all, one, times }) => /^\d+$/.test(all) && new Big(one).times(times).eq(all))
  return right.length >= FEWEST_ROWS && right.length >= PROVEN * rows.length && right.some(({ one }) => one !== '1')
}
