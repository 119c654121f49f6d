import type { Page, Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX } from '../../values/rate.ts'
import { cellsOf, columnsOf } from '../columns/columns.ts'
import type { Role } from '../heads/heading-words.ts'
import { type Header, isGoodsHead } from '../heads/heads.ts'
import { type CellNumber, amountIn, rateIn } from '../lines/read-cells.ts'
import { withBaseAndRate } from './base-and-rate.ts'
import { type Row, rowOf, textOf } from '../rows.ts'
import { areOfParts, byRate } from './by-rate.ts'
import { provesTax, taxOf, withheld } from './tax-of.ts'
import { isEquivalence, named, secondTaxes, withSurcharges } from './second-taxes.ts'
import type { Tax } from './vat.ts'

const MOST_ROWS = 12 // of one summary of taxes
const BESIDE = 2 // beyond the first and last head a number may reach, of the type's height
const FAR = 3 // between its rows at most, of the type's height
const UNDER_HEADS = 4 // the same, between heads and first row

/**
 * The rows of a table of taxes. Where its numbers are set to the right in wide cells, the rule under its heads says how far it goes;
 * without a rule each reaches as far as the next head, and only what proves itself is taken.
 */
export function tableTaxes(header: Header, below: readonly Row[], page: Page, decimal: DecimalSign): Tax[] {
  const taxes = taxesUpTo(undefined, header, below, page, decimal)
  if (taxes.length > 0) return taxes
  const ruled = endOfRule(header, page)
  if (ruled !== undefined) return taxesUpTo(ruled, header, below, page, decimal)
  if (header.heads.filter(({ heading }) => heading?.role === 'rate' || heading?.role === 'tax').length < 2) return []
  const wide = taxesUpTo(page.width, header, below, page, decimal)
  return wide.every(({ proven, base }) => proven && base) ? wide : []
}

/** Rate, base and tax in any order; base × rate tells which column is which. */
export function taxesUpTo(right: number | undefined, told: Header, below: readonly Row[], page: Page, decimal: DecimalSign): Tax[] {
  const rows = nearRows(told, below, right)
  const numbers = rows.filter(isOfNumbers)
  const header = withBaseAndRate(told, numbers)
  const columns = columnsOf(header.heads, numbers.length > 0 ? numbers : rows, [], page.rules, page, right !== undefined)
  const cells = rows.map((row) => cellsOf(row, columns))
  const roles = rolesOf(header, cells)
  const isWithheld = header.heads.map(({ text }) => withheld.test(fold(text)))
  const rated = rows.map((_, row) =>
    columns.map((_, at) => (roles[at] === 'base' || roles[at] === 'tax' ? undefined : rateIn(cells[row]![at]!, decimal))),
  )
  const money = rows.map((_, row) => columns.map((_, at) => amountIn(cells[row]![at]!, decimal)))
  // `Lignes | Total HT | Total TVA`: a bare number under a head that asks for no rate is none where nothing proves it.
  const isSaidRate = (at: number) => roles[at] !== undefined || rated.some((row) => row[at] !== undefined && isSigned(row[at]))
  let best: { proven: number; named: number; taxes: Tax[]; columns: number[] } = { proven: 0, named: 0, taxes: [], columns: [] }
  for (const rate of columns.keys()) {
    if (isWithheld[rate] || !mayBeRate(roles, rate, rated)) continue
    for (const base of [undefined, ...columns.keys()]) {
      for (const tax of columns.keys()) {
        if (tax === rate || base === rate || base === tax || isWithheld[tax] || !mayBeTax(roles[tax])) continue
        const taxes = rows.flatMap((_, row) => {
          const [a, b, c] = [rated[row]![rate], base === undefined ? undefined : money[row]![base], money[row]![tax]]
          // `Contract sum | 30 % | 5,592.00`: a share that is billed is proven like a tax.
          return !withheld.test(fold(rows[row]!.text)) && a && Number(a.value) <= HIGHEST_TAX && c && (base === undefined || b)
            ? [taxOf(a, c, b, `tax table, column "${header.heads[tax]!.text}"`)]
            : []
        })
        const proven = taxes.filter((one) => one.proven && one.base && provesTax(one.base.value, one.rate.value, one.amount.value)).length
        const named =
          (roles[rate] === 'rate' ? 1 : 0) + (roles[tax] === 'tax' ? 1 : 0) + (base !== undefined && roles[base] === 'base' ? 1 : 0)
        const isZero = taxes.every((one) => Number(one.rate.value) === 0)
        if (
          taxes.length > 0 &&
          (proven > best.proven || (proven === best.proven && named > best.named)) &&
          (proven > 0 || (roles[tax] === 'tax' && isSaidRate(rate))) &&
          !(isZero && named < 2)
        ) {
          best = { proven, named, taxes, columns: [rate, tax, ...(base === undefined ? [] : [base])] }
        }
      }
    }
  }
  const [, tax, base] = best.columns
  const second =
    base === undefined || best.proven < best.taxes.length ? undefined : secondTaxes(header, cells, { base, taken: best.columns }, decimal)
  const own = second ? named(best.taxes, header, tax!) : best.taxes
  if (tax !== undefined && header.heads.some(({ text }) => customsCode.test(text))) {
    const sumOf = (taxes: readonly Tax[], at: number) =>
      byRate(
        taxes,
        rows.flatMap((_, row) => money[row]![at] ?? []),
        'taxes of several codes',
      )
    // A summary by customs code (`HSN/SAC | Taxable value | IGST`) says the tax of each code; `Central tax | State tax` over `Rate | Amount` twice: the tax of each code is asked in two halves.
    return [...sumOf(own, tax), ...(second ? sumOf(second.taxes, second.at) : [])]
  }
  if (second && isEquivalence.test(fold(second.taxes[0]!.name!))) return withSurcharges(best.taxes, second.taxes)
  if (!second && areOfParts(own, rows)) return byRate(own, [], 'taxes of goods and freight')
  return [...own, ...(second?.taxes ?? [])]
}

/** How to pay, in words right under the one row of a summary, says nothing about its columns. */
const isOfNumbers = ({ words, text }: Row) =>
  2 * words.filter((word) => /\d/.test(word.text)).length >= words.length && !/\p{L}{3}\s?:/u.test(text)

/** What the columns are headed as here: `Goods` over amounts are what is taxed, and `Tax` beside another column of rates is the tax itself. */
function rolesOf({ heads }: Header, cells: readonly Word[][][]): (Role | undefined)[] {
  const isRated = (at: number) => cells.some((row) => /%/.test(textOf(row[at]!))) || saysRate.test(heads[at]!.text)
  return heads.map((head, at) => {
    const role = head.heading?.role
    if (role === 'description' && isGoodsHead(head)) return 'base'
    return role === 'rate' && !isRated(at) && heads.some((_, other) => other !== at && isRated(other)) ? 'tax' : role
  })
}

const saysRate = /%|\b(?:rate|taux|tipo|tasa|satz|aliquota|taxa|tarief)\b/i

const customsCode = /\b(?:hsn|sac|ncm|taric|commodity|tariff)\b/i

/** Where a column is headed as the rate and holds rates, no other is asked. */
function mayBeRate(roles: (string | undefined)[], at: number, rated: (CellNumber | undefined)[][]): boolean {
  const said = roles.map((_, place) => rated.flatMap((row) => row[place] ?? [])).map((all) => all.length > 0 && all.every(isSigned))
  const headed = roles.findIndex((role, place) => role === 'rate' && rated.some((row) => row[place]))
  // `Rate | Net | VAT`: where another column says per cent, these are amounts.
  if (headed >= 0 && !said[headed] && said.some((is, place) => is && isOpen(roles[place]))) return said[at]! && isOpen(roles[at])
  return headed >= 0 ? roles[at] === 'rate' : isOpen(roles[at])
}

const isSigned = ({ words }: CellNumber) => /%/.test(textOf(words))
const isOpen = (role: string | undefined) => ['tax', 'vat_code', 'price', undefined].includes(role)

function mayBeTax(role: string | undefined): boolean {
  return role === 'tax' || role === 'rate' || role === 'total' || role === undefined
}

/** Where the rule right under the heads ends that begins left of them. */
function endOfRule({ box }: Header, { rules }: Page): number | undefined {
  const high = box.bottom - box.top
  const under = rules.filter(
    (rule) =>
      rule.box.right - rule.box.left > box.right - box.left &&
      rule.box.top > box.bottom - 1 &&
      rule.box.top < box.bottom + high &&
      rule.box.left < box.left + 1 &&
      rule.box.left > box.left - 2 * high,
  )
  return under.length > 0 ? Math.min(...under.map((rule) => rule.box.right)) : undefined
}

function nearRows(header: Header, below: readonly Row[], right: number | undefined): Row[] {
  const rows: Row[] = []
  let bottom = header.box.bottom
  for (const row of below.slice(0, MOST_ROWS)) {
    const far = bottom === header.box.bottom ? UNDER_HEADS : FAR
    if (row.box.top - bottom > far * row.size) break
    // Sums printed beside the table are no part of it.
    const words = row.words.filter(
      (word) =>
        word.box.left < (right ?? header.box.right + BESIDE * row.size) &&
        word.box.right > header.box.left - (right === undefined ? BESIDE * row.size : 0),
    )
    if (words.length > 0) rows.push(rowOf(words))
    bottom = row.box.bottom
  }
  return rows
}
