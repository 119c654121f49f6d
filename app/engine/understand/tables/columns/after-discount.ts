import { type LineNumbers, balanceOf } from '../lines/arithmetic.ts'
import type { Role } from '../heads/heading-words.ts'
import type { Picked } from './line-total.ts'
import { optional } from '../optional.ts'

type Values = readonly (string | undefined)[]

/** `Tarifa | Dto. % | Neto | Importe`: what the discount leaves of the list price, which times the quantity is the line's total, is the price that was paid. */
export function priceAfterDiscount(
  picked: Picked,
  roles: readonly (Role | 'unknown')[],
  amounts: readonly Values[],
  quantities: readonly Values[],
): Picked {
  const { quantity, price, total, discount } = picked
  if (quantity === undefined || price === undefined || total === undefined || discount === undefined) return picked
  const gives = (at: number) =>
    amounts[at]!.every((each, row) => {
      const sum = amounts[total]![row]
      const balance = balanceOf({
        ...optional('quantity', quantities[quantity]![row]),
        ...optional('price', each),
        ...optional('total', sum),
      })
      return balance === 'exact' || balance === 'rounded' || (balance === 'unknown' && each === undefined)
    })
  const isTold = quantities[quantity]!.some((count) => count !== undefined && Number(count) !== 1)
  const net = roles.findIndex((role, at) => role === 'total' && at > Math.max(price, discount) && at < total)
  return net >= 0 && isTold && amounts[net]!.some(Boolean) && gives(net) ? { ...picked, price: net } : picked
}

/** `Total before discount | Discount % | Total after`: of two columns of totals that quantity and price give, the one that the discount is taken off. */
export function totalAfterDiscount(
  picked: Picked,
  roles: readonly (Role | 'unknown')[],
  lines: readonly LineNumbers[],
  amounts: readonly Values[],
): Picked {
  const { total, discount } = picked
  if (total === undefined || discount === undefined) return picked
  const lessened = lines.map(({ discount: percent }, row) => (Number(percent ?? 0) === 0 ? [] : [row])).flat()
  const isWhole = (row: number) => balanceOf({ ...lines[row], discount: '0' }) === 'exact'
  const isAfter = (at: number) => lessened.every((row) => amounts[at]![row] !== undefined && isTakenOff(lines[row]!, amounts[at]![row]!))
  if (lessened.length === 0 || !lessened.every(isWhole)) return picked
  const after = roles.findIndex((role, at) => role === 'total' && at !== total && isAfter(at))
  return after < 0 ? picked : { ...picked, total: after }
}

/** Whether such a total is what the line's discount leaves, and not the whole. */
const isTakenOff = (line: LineNumbers, total: string) =>
  ['exact', 'rounded'].includes(balanceOf({ ...line, total })) && balanceOf({ ...line, total, discount: '0' }) === 'off'
