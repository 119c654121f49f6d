import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { fold } from '../../words/fold.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { readQuantity } from '../../values/quantity.ts'
import { type Charge, chargesOf, isCharge, type IsName, isNoSum, isSameEdge, isWideCharge, NEAR, partsOf, SAME } from './charge.ts'
import { countedIn } from './counted-name.ts'
import { pricedApart } from './priced-apart.ts'
import type { Items } from '../items.ts'
import { printed } from '../printed.ts'
import { type Row, rowsOf, textOf } from '../rows.ts'
import { isDay } from '../lines/row-sort.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { isSumText, isTaxText } from '../lines/sum-words.ts'
import { saysTax } from '../taxes/vat-marks.ts'

/** Sums that are nothing else, whatever stands under them. */
const named =
  /\b(?:total\p{L}*|sum[ame]?|net[to]*|sub-?total|vat|tva|iva|mwst|ust|tax|base|balance|carried|brought|report|due|montant|importe|betrag)\b/u
const salesTax = /(?:^|\s)(?:sales|use) tax(?![\p{L}])/u // what a levy on energy or telephones is not
const NAMED = 3 // words: a shorter name of a sum is one
const FEWEST = 2 // charges that a sum proves from afar
const DEEPER = 2 // points that the lines of a group stand in from its head
const LOOSE = 40 // points between the right edges of the lines of groups and of a sum somewhere else
const COUNTED = /^\d[\d.,]* ?\p{L}{1,10}\.?$/u // `744 hours`, `1595 GB`

/** A bill without quantities: names with amounts in one column, proven by a sum under them or over groups of them. Empty where no sum says so. */
export function readChargeList(document: Document, context: Context): Items {
  return readList(document, context, isCharge, false)
}

/** The same, where nothing else was found: sums somewhere else, and amounts whose reckoning stands between them and the name. */
export function readLooseCharges(document: Document, context: Context): Items {
  const list = readList(document, context, isCharge, true)
  const wide = list.rows.length > 0 ? list : readList(document, context, isWideCharge, true)
  return wide.rows.length > 0 ? wide : readDetails(document, context)
}

/** A summary first, and its parts under it, which no sum follows. */
function readDetails(document: Document, { formats }: Context): Items {
  const listed = document.pages.flatMap((page) =>
    chargesOf(rowsOf(page), formats.decimal, isCharge, true).flatMap(({ charge }) => charge ?? []),
  )
  const details = detailOf(listed)
  return details.length > 0 ? listOf(details, formats.decimal) : { rows: [], areas: [] }
}

/** Loosely: a sum somewhere else, or with the tax, proves two charges or more. */
function readList(document: Document, { formats }: Context, isName: IsName, loosely: boolean): Items {
  let open: Charge[] = []
  let taxes: Charge[] = []
  const sums: Charge[] = []
  let best: Charge[] = []
  const groups: { charges: Charge[]; sum: string }[] = []
  for (const page of document.pages) {
    const listed = chargesOf(rowsOf(page), formats.decimal, isName, loosely)
    for (const [at, { row, charge }] of listed.entries()) {
      if (loosely && best.length === 0 && areSeveral(open) && isSumOfAll(row, open, formats.decimal)) best = open
      if (!charge) continue
      const next = listed.slice(at + 1).find((one) => one.charge)
      const isSum = isSumText(row.text) || (next !== undefined && isTaxText(next.row.text) && isSumOf(open, charge))
      const proven = isSum ? provenOrTaxed(withoutGroupHeads(open), loosely ? taxes : [], charge) : []
      if (isSum && isTaxText(row.text)) taxes.push(charge)
      // `Current charges` over `Total amount due` in a summary: what they are made of follows.
      if (proven.length > best.length && (!loosely || areSeveral(proven))) best = withoutBeside(proven, charge)
      // Fees, the tax on them, and under it what was laid out without tax: all three make the total.
      else if (isSum && groups.length > 0 && isWithOutlays(groups, taxes, open, charge))
        best = [...groups.flatMap(({ charges }) => charges), ...open]
      if (proven.length > 0) {
        open = []
        taxes = []
        groups.push({ charges: withoutBeside(proven, charge), sum: charge.value })
      }
      // Consignments with a sum each, and what all of them come to.
      else if (isSum && groups.length > 1 && sumOf(groups.map(({ sum }) => ({ value: sum }))).eq(charge.value))
        best = groups.flatMap(({ charges }) => charges)
      if (isSum) sums.push(charge)
      if (isSum && (named.test(fold(row.text)) || !isSumText(row.text))) continue
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

const DETAILS = 3 // charges that may add up to a sum over them

/** `Charges   702.75` in a summary, and under it, below one another, what they are made of: the longest run that comes to a sum above. */
function detailOf(listed: readonly Charge[]): Charge[] {
  for (const [at, first] of listed.entries()) {
    const run = upToGap(listed.slice(at))
    for (let end = run.length; end >= DETAILS; end--) {
      const charges = run.slice(0, end)
      if (charges.some(({ row }) => isSumText(row.text)) || charges.some(({ value }) => Number(value) === 0)) continue
      const sum = sumOf(charges)
      const isSaid = listed.slice(0, at).some((above) => sum.eq(above.value) && isSameEdge(above.amount, first.amount))
      if (isSaid) return charges
    }
  }
  return []
}

/** One below the other, on one page. */
function upToGap(charges: readonly Charge[]): Charge[] {
  const end = charges.findIndex(
    ({ row, amount }, at) =>
      at > 0 &&
      (row.page !== charges[0]!.row.page ||
        row.box.top - charges[at - 1]!.row.box.bottom > 1.5 * row.size ||
        Math.abs(row.box.left - charges[0]!.row.box.left) > DEEPER ||
        !isSameEdge(amount, charges[0]!.amount)),
  )
  return [...(end < 0 ? charges : charges.slice(0, end))]
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

/** `Fees   4,545.00` over the tax: the amount of all over it, whatever it is called. */
const isSumOf = (open: readonly Charge[], { amount, value }: Charge) =>
  areSeveral(open) && sumOf(open).eq(value) && open.every((one) => isSameEdge(one.amount, amount))

const isWithOutlays = (
  groups: readonly { sum: string }[],
  taxes: readonly Charge[],
  open: readonly Charge[],
  { amount, value }: Charge,
): boolean =>
  open.length > 0 &&
  taxes.length > 0 &&
  open.every((one) => isSameEdge(one.amount, amount)) &&
  [...groups.map(({ sum }) => ({ value: sum })), ...taxes, ...open].reduce((sum, one) => sum.plus(one.value), new Big(0)).eq(value)

/** `Communications   0.00` beside one charge proves nothing. */
const areSeveral = (charges: readonly Charge[]) => charges.filter(({ value }) => Number(value) !== 0).length >= FEWEST

const sumOf = (charges: readonly Pick<Charge, 'value'>[]) => charges.reduce((sum, { value }) => sum.plus(value), new Big(0))

/** `Operación exenta de IVA.   Total 841,50 €`: the sum of all of them, at the end of a row and under another edge. */
function isSumOfAll({ words }: Row, open: readonly Charge[], decimal: DecimalSign): boolean {
  const last = textOf(partsOf(words).at(-1)!)
  const amount = isSumText(last) ? /[-−]?(?:[€$£]\s?)?\d[\d.,'’ \u00a0]*(?:\s?(?:€|EUR|CHF))?$/u.exec(last)?.[0].trim() : undefined
  const value = amount && looksLikeMoney(amount) ? readAmount(amount, decimal) : undefined
  return value !== undefined && open.some(({ counted }) => !counted) && sumOf(open).eq(value)
}

/** The last charges whose sum is the amount of the row under them; charges of the whole bill alone are no list. */
function provenBy(open: readonly Charge[], total: Charge, edge = SAME): Charge[] {
  let sum = new Big(0)
  for (let at = open.length - 1; at >= 0; at--) {
    sum = sum.plus(open[at]!.value)
    const isSum = sum.round(2).eq(total.value) && !sum.eq(0) && isSameEdge(open[at]!.amount, total.amount, edge)
    if (isSum && open.slice(at).some(({ counted }) => !counted)) return withoutOwnSum(open, at)
  }
  return []
}

/** `Net premium` over `Insurance Premium Tax` and the total: the first of them adds up the charges over it, and a tax is none. */
function withoutOwnSum(open: readonly Charge[], at: number): Charge[] {
  const [head, ...rest] = open.slice(at)
  const above = provenBy(open.slice(0, at), head!)
  return areSeveral(above) && rest.length > 0 ? [...above, ...rest.filter(({ row }) => !saysTax(fold(row.text)))] : open.slice(at)
}

/** Fees, the tax on them, and what both come to: no sum stands between. */
function provenOrTaxed(open: readonly Charge[], taxes: readonly Charge[], total: Charge): Charge[] {
  const proven = provenBy(open, total)
  if (proven.length > 0 || taxes.length === 0) return proven
  const net = new Big(total.value).minus(sumOf(taxes))
  const all = areSeveral(open) && sumOf(open).eq(net) && open.every(({ amount }) => isSameEdge(amount, total.amount))
  return all ? [...open] : []
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

function toRow({ name, amount, value, more = [] }: Charge, decimal: DecimalSign): CandidateRow {
  const cell = (words: Word[], text: string, score: number) => printed(text, words, score, 'charge in a list that adds up')
  const priced = pricedApart(name, value, decimal)
  if (priced)
    return {
      description: cell([...priced.name, ...more], textOf([...priced.name, ...more]), 0.9),
      quantity: cell(priced.quantity.words, priced.quantity.value, 0.93),
      unit_price: cell(priced.price.words, priced.price.value, 0.93),
      total_amount: cell(amount, value, 0.95),
    }
  const named = isCharge(name) ? [] : withoutFigures(name)
  const [first, ...others] = named.length > 0 ? named : partsOf(name)
  // `03/03/26   Museum and back   545.00`: the day stands in a column of its own.
  const behind = others.slice(others.findIndex((words) => /\p{L}{3}/u.test(textOf(words))))
  const parts = isDayCell(first!) && behind.length > 0 && /\p{L}{3}/u.test(textOf(behind[0]!)) ? behind : [first!, ...others]
  const count = parts.slice(1).findLast((words) => COUNTED.test(textOf(words)))
  const quantity = count && readQuantity(textOf(count), decimal)
  const counted = quantity ? undefined : countedIn(name, value, decimal)
  const called = parts.filter((words, at) => at === 0 || (words !== count && isNoSum(words) && /\p{L}{2}/u.test(textOf(words)))).flat()
  return {
    description: cell([...called, ...more], textOf([...called, ...more]), 0.9),
    ...(count && quantity ? { quantity: cell(count, quantity.value, 0.88) } : {}),
    ...(counted && {
      quantity: cell(counted.quantity.words, counted.quantity.value, 0.93),
      unit_price: cell(counted.price.words, counted.price.value, 0.93),
    }),
    total_amount: cell(amount, value, 0.95),
  }
}

/** `14 may`, `12 Jun`: a day without its year. */
const isDayCell = (words: Word[]) => isDay.test(textOf(words)) || /^\d{1,2}\.? \p{L}{3,9}\.?$/u.test(textOf(words))

/** The first part of a row that names something, without the figures, keys and shares behind it. */
function withoutFigures(name: readonly Word[]): Word[][] {
  const parts = runsBy(name, (before, word) => gapBetween(before, word) > NEAR * word.size)
  return parts.filter((words) => /\p{L}{3}/u.test(textOf(words)) && !isDayCell(words)).slice(0, 1)
}
