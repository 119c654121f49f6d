import Big from 'big.js'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { priceAfterDiscount, totalAfterDiscount } from './after-discount.ts'
import { type LineNumbers, balanceOf, placesOf } from '../lines/arithmetic.ts'
import { areCountedUnits, areMultiplied } from '../codes/unit-words.ts'
import type { Column, cellsOf } from './columns.ts'
import type { Role } from '../heads/heading-words.ts'
import { type NumberRole, type Numbers, type Picked, settleTotal } from './line-total.ts'
import { mayCount, numberRoleOf } from './number-roles.ts'
import { discountsIn } from './discount-columns.ts'
import { optional } from '../optional.ts'
import { worksDone } from './progress.ts'
import { amountIn, discountIn, perIn, perInHead, quantityIn, timeIn } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'
import { rolesOfProducts } from '../lines/multiplied-out.ts'
import { rolesOfSums } from '../lines/shared-out.ts'
import { rolesBesideShares } from './spread-columns.ts'
import { pattern } from '../../words/pattern.ts'

/** How readily a column of that head is taken for a quantity, a price, a total. A missing entry: not at all. */
const willing: Record<NumberRole, Partial<Record<Role | 'unknown', number>>> = {
  quantity: { quantity: 1, packages: 0.3, unknown: 0.15, unit: 0.1, total: 0.02, price: 0.02, position: 0.02 },
  price: { price: 1, unknown: 0.15, total: 0.3, unit: 0.05, base: 0.05, quantity: 0.02 },
  total: { total: 1, price: 0.35, unknown: 0.15, base: 0.3, tax: 0.02, quantity: 0.02 },
}
const lessSaid: ReadonlySet<Role | 'unknown'> = new Set(['unknown', 'price', 'total'])
const BALANCE_WEIGHT = 3
const PROVEN = 0.3 // share of rows that must balance before a column without a known head is a price or total
const PERIOD = 0.25 // for `Menge Periode` beside `Menge Gesamt`: what this paper asks for
const thisPeriodHead =
  /(?<!\p{L})(?:this (?:period|month|claim|application)|per[ií]od[eo]?|ce mois|este mes|diesen? monat|aktuelle?r?)(?!\p{L})/iu
/** `Was | Now`, `Avant | Maintenant`: what an amended order asks for beside what it asked for before. */
const nowHead =
  /^(?:now|new|revised|amended|maintenant|nouveau|nouvelle|ahora|nuev[oa]|neu|jetzt|adesso|nuov[oa]|agora|nov[oa]|nu|nieuw)$/iu
const OF_NAMES = 0.1 // `Charges | Credits | Subtotal`: what names things elsewhere says less of a total than a head of totals
const CENTS = 2
const GROSS_MALUS = 0.25 // a total with tax, where one without stands too

/** Which columns are quantity, price and total: the reading of the heads under which quantity × price gives the total most often. */
export function settleNumbers(columns: readonly Column[], cells: ReturnType<typeof cellsOf>[], decimal: DecimalSign): Numbers {
  const roleAt = (at: number) => roles[at]!
  // `100 pz`, `2,75 kg`, `3 ct` under no head: what has its unit behind it counts, and is no price in cents.
  // Behind a sign of multiplication stands a price, whatever it is for: `3 x | 8.40 each`.
  const textsAt = (at: number) => cells.map((row) => textOf(row[at] ?? []))
  const counts = columns.map(({ head }, at) => !head.heading && areCountedUnits(textsAt(at)) && !areMultiplied(textsAt(at - 1)))
  const amounts = columns.map((_, at) => cells.map((row) => (counts[at] ? undefined : amountIn(row[at]!, decimal)?.value)))
  const hourly = columns.map(({ head }) => head.heading?.role === 'quantity')
  const quantities = columns.map((_, at) =>
    cells.map((row) => (quantityIn(row[at]!, decimal) ?? (hourly[at] ? timeIn(row[at]!) : undefined))?.value),
  )
  const said = columns.map((column, at) =>
    numberRoleOf(
      column,
      cells.map((row) => row[at]!),
      quantities[at]!,
      amounts[at]!,
    ),
  )
  const isMoney = (at: number) =>
    saysMoney(columns[at]!.head) && quantities[at]!.every((value) => value === undefined || placesOf(value) === CENTS)
  const roles = rolesOfProducts(rolesOfSums(rolesBesideShares(said), quantities, isMoney), quantities)
  const shares = roles.filter((role) => role === 'spread').length > 1
  const totals = roles.filter((role) => role === 'total').length
  const discounts = columns.map((_, at) => (roleAt(at) === 'discount' ? cells.map((row) => discountIn(row[at]!, decimal)?.value) : []))
  const isFilled = (values: (string | undefined)[], at: number) =>
    values.filter(Boolean).length >= 0.5 * Math.max(1, cells.filter((row) => row[at]!.length > 0).length) && values.some(Boolean)
  const options = (role: NumberRole, values: (string | undefined)[][]) => [
    undefined,
    ...columns
      .map((_, at) => at)
      .filter(
        (at) =>
          willing[role][roleAt(at)] !== undefined &&
          // Shares of a quantity that no head names are added up: no other column is it, unless one of two totals counts things.
          !(role === 'quantity' && shares && roleAt(at) !== 'quantity' && !(roleAt(at) === 'total' && totals > 1)) &&
          (isFilled(values[at]!, at) || (cells.length === 0 && roleAt(at) === role)),
      ),
  ]
  const gives = (role: NumberRole, at: number | undefined) =>
    at === undefined
      ? 0
      : willing[role][roleAt(at)]! * (columns[at]!.head.heading?.strength ?? 1) +
        (roleAt(at) === 'unknown' ? looksLike(role, amounts[at]!) : 0) +
        (thisPeriodHead.test(columns[at]!.head.text) || (role === 'quantity' && nowHead.test(columns[at]!.head.text)) ? PERIOD : 0) -
        (roleAt(at) === 'total' && columns[at]!.head.heading?.role === 'description' ? OF_NAMES : 0)
  const taxAt = (at: number) => columns[at]!.head.heading?.tax
  const ofTotals = (at: number | undefined) => (at !== undefined && taxAt(at) === 'gross' ? -GROSS_MALUS : 0)
  const time = columns.findIndex(({ head }) => timeHead.test(head.text))
  const week = time < 0 ? columns.findIndex(({ head }) => weekHead.test(head.text)) : -1
  const discountColumns = discountsIn(columns.map((_, at) => (roleAt(at) === 'discount' ? discounts[at]! : undefined)))
  const perColumns = [undefined, ...columns.map((_, at) => at).filter((at) => roleAt(at) === 'price_unit')]
  const ways = (week < 0 ? [time] : [time, week]).flatMap((times) => perColumns.map((per) => ({ per, times })))
  let best: { score: number; picked: Picked; balanced: number; lines: LineNumbers[] } = { score: -1, picked: {}, balanced: 0, lines: [] }
  for (const quantity of options('quantity', quantities)) {
    for (const price of options('price', amounts)) {
      if (price !== undefined && price === quantity) continue
      // Quantity × price holds the other way round too: a head that says quantity is believed over one that says nothing or price.
      if (price !== undefined && quantity !== undefined && roleAt(price) === 'quantity' && lessSaid.has(roleAt(quantity))) continue
      for (const total of options('total', amounts)) {
        if (total !== undefined && (total === quantity || total === price)) continue
        // Packages × units of a package: a quantity, and no amount.
        if (total !== undefined && roleAt(total) === 'quantity' && areWhole(quantities[total]!)) continue
        if (price !== undefined && total !== undefined && roleAt(price) === 'unit' && roleAt(total) === 'quantity') continue
        // `Prix HT | Taux TVA | Prix TTC` of lines that count nothing: the same line twice, with tax and without.
        if (quantity === undefined && price !== undefined && total !== undefined && taxAt(price) === 'gross' && taxAt(total) === 'net')
          continue
        const prior = gives('quantity', quantity) + gives('price', price) + gives('total', total) + ofTotals(total)
        if (prior + BALANCE_WEIGHT + 0.1 <= best.score) continue
        for (const { at: discount, values: taken } of discountColumns) {
          for (const { per, times } of ways) {
            const lines: LineNumbers[] = cells.map((_, row) => ({
              ...optional('per', perOf(columns, cells[row]!, price)),
              ...(quantity === undefined
                ? {}
                : optional('quantity', timed(quantities[quantity]![row], times === quantity ? undefined : quantities[times]?.[row]))),
              ...(price === undefined ? {} : optional('price', amounts[price]![row])),
              ...(total === undefined ? {} : optional('total', amounts[total]![row])),
              ...optional('discount', taken[row]),
              ...(per === undefined ? {} : optional('per', quantities[per]![row])),
            }))
            const balanced = shareBalanced(lines)
            if (balanced < PROVEN && [price, total].some((at) => at !== undefined && willing.total[roleAt(at)] === willing.total.unknown))
              continue
            if (balanced < PROVEN && price !== undefined && ['unit', 'total', 'base', 'quantity'].includes(roleAt(price))) continue
            if (balanced < PROVEN && quantity !== undefined && ['price', 'total', 'position'].includes(roleAt(quantity))) continue
            if (balanced < PROVEN && quantity !== undefined && roleAt(quantity) === 'unknown' && !mayCount(quantities[quantity]!)) continue
            const score = prior + BALANCE_WEIGHT * balanced + (discount === undefined ? 0 : 0.05) + (per === undefined ? 0 : -0.01)
            if (score > best.score) {
              const picked = {
                ...optional('quantity', quantity),
                ...optional('price', price),
                ...optional('total', total),
                ...optional('discount', discount),
                ...optional('per', per),
              }
              best = { score, picked, balanced, lines }
            }
          }
        }
      }
    }
  }
  const { lines, ...found } = best
  const works = found.picked.total === undefined ? worksDone(columns, cells, amounts, quantities, decimal) : undefined
  if (works) return { picked: works, balanced: found.balanced }
  const lessened = totalAfterDiscount(found.picked, roles, lines, amounts)
  return { ...found, ...settleTotal(priceAfterDiscount(lessened, roles, amounts, quantities), columns, roles, amounts) }
}

/** Machines are hired by the piece and the week: `Qty | Weeks | Rate`. */
export const timeHead = pattern('iu')`
  ^(?:(?:no|nb|anz|number of|nombre de)\.? ?)?(?:
    weeks?|wks?|days?|months?|dagen|weken|maanden|tage|wochen|monate|jours|semaines|mois|d[ií]as|semanas|meses|giorni|settimane
  )\.?$
`

/** `Cant. | Tarifa | Sem.`: for how many weeks where the line then comes out right, or the week in which it comes. */
export const weekHead = /^(?:(?:n[°ºb]|no|anz)\.? ?)?(?:sem|sett|wo)\.?$/iu

const timed = (count: string | undefined, time: string | undefined) =>
  count === undefined || time === undefined ? count : new Big(count).times(time).toFixed()

/** The price's own cell says what it is for, else that of its unit or the one behind it, else the head: `Price per 100`. */
function perOf(columns: readonly Column[], cells: Word[][], price: number | undefined): string | undefined {
  if (price === undefined) return undefined
  const beside = columns[price + 1]?.head.heading?.role
  const next = beside === 'price' || beside === 'price_unit' || beside === 'unit' ? cells[price + 1] : undefined
  return (perIn(cells[price]!) ?? (next && perIn(next)))?.value ?? perInHead(columns[price]!.head.text)
}

/** A column without a known head: prices and totals have cents, quantities mostly have not. */
function looksLike(role: NumberRole, values: readonly (string | undefined)[]): number {
  const given = values.flatMap((value) => value ?? [])
  const withCents = given.filter((value) => placesOf(value) >= 2).length / Math.max(1, given.length)
  return 0.1 * (role === 'quantity' ? 1 - withCents : withCents)
}

/** `Net`, `HTVA`, `Importe`: no word for a sum of whatever stands beside it. */
const saysMoney = ({ heading, text }: Column['head']) => heading?.role === 'total' && !/tota|sum|som|gesamt/i.test(text)

/** No amounts of money: those have cents, at least some of them. */
const areWhole = (values: readonly (string | undefined)[]) =>
  values.some((value) => value !== undefined) && values.every((value) => value === undefined || placesOf(value) === 0)

function shareBalanced(lines: readonly LineNumbers[]): number {
  const balances = lines.map(balanceOf)
  const asked = balances.filter((balance) => balance !== 'unknown').length
  if (asked === 0) return 0
  const exact = balances.filter((balance) => balance === 'exact').length + 0.6 * balances.filter((balance) => balance === 'rounded').length
  return (exact / asked) * Math.min(1, asked / Math.max(1, 0.5 * lines.length))
}
