import Big from 'big.js'
import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../fold.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import type { DecimalSign } from '../values/number.ts'
import { readQuantity } from '../values/quantity.ts'
import type { Items } from './items.ts'
import { printed } from './printed.ts'
import { type Row, rowsOf, textOf } from './rows.ts'
import { isDay } from './row-sort.ts'
import { gapBetween, runsBy } from './runs.ts'
import { isSumText } from './sum-words.ts'

/** A name with an amount at the right end of its row. */
export interface Charge {
  row: Row
  name: Word[]
  amount: Word[]
  value: string
  /** Freight, a discount: part of the sum below, not a thing sold. */
  counted?: true
}

const APART = 1.5 // of the type's height between name and amount at least
const SAME = 3 // points between the right edges of the amounts
/** Sums that are nothing else, whatever stands under them. */
const named =
  /\b(?:total\p{L}*|sum[ame]?|net[to]*|sub-?total|vat|tva|iva|mwst|ust|tax|base|balance|carried|brought|report|due|montant|importe|betrag)\b/u
const salesTax = /(?:^|\s)(?:sales|use) tax(?![\p{L}])/u // what a levy on energy or telephones is not
const NAMED = 3 // words: a shorter name of a sum is one
const LONGEST = 90 // signs of a name
const DEEPER = 2 // points that the lines of a group stand in from its head
const LOOSE = 40 // points between the right edges of the lines of groups and of a sum somewhere else
const COUNTED = /^\d[\d.,]* ?\p{L}{1,10}\.?$/u // `744 hours`, `1595 GB`

/** A bill without quantities: names with amounts in one column, proven by a sum under them or over groups of them. Empty where no sum says so. */
export function readChargeList(document: Document, { formats }: Context): Items {
  let open: Charge[] = []
  const sums: Charge[] = []
  let best: Charge[] = []
  const groups: { charges: Charge[]; sum: string }[] = []
  for (const page of document.pages) {
    for (const row of rowsOf(page)) {
      const charge = chargeOf(row, formats.decimal)
      if (!charge) continue
      const isSum = isSumText(row.text)
      const proven = isSum ? provenBy(withoutGroupHeads(open), charge) : []
      // `Current charges` over `Total amount due` in a summary: what they are made of follows.
      if (proven.length > best.length) best = withoutBeside(proven, charge)
      if (proven.length > 0) {
        open = []
        groups.push({ charges: withoutBeside(proven, charge), sum: charge.value })
      }
      // Consignments with a sum each, and what all of them come to.
      else if (isSum && groups.length > 1 && sumOf(groups.map(({ sum }) => ({ value: sum }))).eq(charge.value))
        best = groups.flatMap(({ charges }) => charges)
      if (isSum) sums.push(charge)
      if (isSum && named.test(fold(row.text))) continue
      // "Transporte urgente Bilbao - Burgos" is a thing sold, "Freight" no more than a part of the sum below.
      const counted = (isSum && charge.name.length < NAMED) || salesTax.test(fold(textOf(charge.name))) ? (true as const) : undefined
      open = [...open.filter(({ amount }) => isSameEdge(amount, charge.amount)), { ...charge, ...(counted && { counted }) }]
    }
  }
  if (best.length > 0) return listOf(best, formats.decimal)
  const inGroups = withoutGroupHeads(open)
  const summed = inGroups.length < open.length && sums.some((total) => provenBy(inGroups, total, LOOSE).length === inGroups.length)
  return summed ? listOf(inGroups, formats.decimal) : { rows: [], areas: [] }
}

/** `Compte : 18840   Abonnements   84,00` over `Total   84,00`: each name begins where that of the sum does, and what stands left of it is another column. */
function withoutBeside(charges: Charge[], total: Charge): Charge[] {
  const edge = total.name[0]!.box.left
  const own = charges.map((charge) => {
    const parts = partsOf(charge.name)
    const first = parts.findIndex(([word]) => Math.abs(word!.box.left - edge) < SAME)
    return first < 0 ? undefined : { ...charge, name: parts.slice(first).flat() }
  })
  return own.every((charge) => charge !== undefined) ? own : charges
}

function listOf(charges: readonly Charge[], decimal: DecimalSign): Items {
  // Freight that is most of the sum is what a carrier sells.
  const [own, beside] = [false, true].map((counted) => sumOf(charges.filter((charge) => !!charge.counted === counted)))
  const things = own!.gt(beside!) ? charges.filter(({ counted }) => !counted) : charges
  return { rows: things.map((one) => toRow(one, decimal)), areas: things.map(({ row }) => ({ page: row.page, box: row.box })) }
}

const sumOf = (charges: readonly Pick<Charge, 'value'>[]) => charges.reduce((sum, { value }) => sum.plus(value), new Big(0))

/** `1,50 m` is a measure, `4,60 kW` too. */
const hasMoney = /\d[.,]\d{2}(?!\d|\s?(?:[kcm]?m|[km]?g|[cm]?l|t|[kmg]?wh?|kva|hr?s?|std|min|u|uds?|pcs|st)[23²³]?(?!\p{L}))/iu

/** `10 at £21.50`, `5 % sobre 123,40 €`, `31 × 0,41 €`: a name tells how the amount came about. */
const workedOut = /(?:[×x*@]|(?:^|\s)(?:at|à|je|per|sobre|on|auf|sur|su|von))\s?[€$£]?\s?\d[\d.,]*/giu

/** `52,0661`: what telephones and networks cost before the tax, to be rounded in the sum. */
const tenThousandths = /^[-−]?\s?(?:[€$£]\s?)?\d{1,6}[.,]\d{4}(?:\s?[€$£])?$/u

export function chargeOf(row: Row, decimal: Context['formats']['decimal'], apart = APART): Charge | undefined {
  for (let length = Math.min(4, row.words.length - 1); length > 0; length--) {
    const amount = row.words.slice(-length)
    const name = row.words.slice(0, -length)
    const text = textOf(amount)
    // `Voice line   4   $119.96`: how many, and what it comes to.
    const isOne = amount.slice(1).every((word, at) => gapBetween(amount[at]!, word) < word.size)
    const value = isOne && (looksLikeMoney(text) || tenThousandths.test(text)) ? readAmount(text, decimal) : undefined
    if (value === undefined) continue
    const isApart = amount[0]!.box.left - name.at(-1)!.box.right > apart * row.size
    const isName =
      /\p{L}{3}/u.test(textOf(name)) &&
      !hasMoney.test(textOf(partsOf(name).filter(isNoSum).flat()).replace(workedOut, '')) &&
      textOf(name).length < LONGEST
    if (isApart) return isName ? { row, name, amount, value } : undefined
  }
  return undefined
}

const isSameEdge = (a: readonly Word[], b: readonly Word[], edge = SAME) =>
  Math.abs(a.at(-1)!.box.right - b.at(-1)!.box.right) < edge || Math.abs(a[0]!.box.left - b[0]!.box.left) < edge

/** The last charges whose sum is the amount of the row under them; charges of the whole bill alone are no list. */
function provenBy(open: readonly Charge[], total: Charge, edge = SAME): Charge[] {
  let sum = new Big(0)
  for (let at = open.length - 1; at >= 0; at--) {
    sum = sum.plus(open[at]!.value)
    const isSum = sum.round(2).eq(total.value) && !sum.eq(0) && isSameEdge(open[at]!.amount, total.amount, edge)
    if (isSum && open.slice(at).some(({ counted }) => !counted)) return open.slice(at)
  }
  return []
}

/** `Servers (project: shop)   69.25` over the deeper set lines that make 69.25: what heads a group is not charged again. */
function withoutGroupHeads(open: readonly Charge[]): Charge[] {
  return open.filter((head, at) => {
    let sum = new Big(0)
    for (const { row, value } of open.slice(at + 1)) {
      if (row.page === head.row.page && row.box.left < head.row.box.left + DEEPER) break
      sum = sum.plus(value)
      if (sum.eq(head.value) && !sum.eq(0)) return false
    }
    return true
  })
}

function toRow({ name, amount, value }: Charge, decimal: DecimalSign): CandidateRow {
  const cell = (words: Word[], text: string, score: number) => printed(text, words, score, 'charge in a list that adds up')
  const [first, ...others] = partsOf(name)
  // `03/03/26   Museum and back   545.00`: the day stands in a column of its own.
  const parts = isDay.test(textOf(first!)) && others.length > 0 && /\p{L}{3}/u.test(textOf(others[0]!)) ? others : [first!, ...others]
  const count = parts.slice(1).findLast((words) => COUNTED.test(textOf(words)))
  const quantity = count && readQuantity(textOf(count), decimal)
  const called = parts.filter((words, at) => at === 0 || (words !== count && isNoSum(words) && /\p{L}{2}/u.test(textOf(words)))).flat()
  return {
    description: cell(called, textOf(called), 0.9),
    ...(count && quantity ? { quantity: cell(count, quantity.value, 0.88) } : {}),
    total_amount: cell(amount, value, 0.95),
  }
}

/** `20 kW x 0,054122 €/kW x 31 días`, `349,59 € x 5,11 %`: in a column of its own, how the amount was worked out. */
const isNoSum = (words: Word[]) => !/^\d[\d.,]* ?\S{0,6} [x×*] ?\d[\d.,]*/u.test(textOf(words))

/** The name's words by the gaps between them: `web-01   03-01 00:00   744 hours`. */
const partsOf = (name: readonly Word[]) => runsBy(name, (before, word) => gapBetween(before, word) > APART * word.size)
