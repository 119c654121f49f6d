import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Box, Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { readBasket } from './without-heads/basket.ts'
import type { BookedTax } from './charges/booked.ts'
import { areBeside } from './without-heads/card-strips.ts'
import { readCards } from './without-heads/cards.ts'
import { readChargeList, readLooseCharges } from './charges/charge-list.ts'
import { readLeaderLines } from './charges/leader-lines.ts'
import { withoutGroupHeads } from './lines/group-heads.ts'
import { isMixedHead } from './heads/headings.ts'
import { differingDays, readLineDate } from './lines/line-dates.ts'
import { readLabelledCounts } from './without-heads/labelled-counts.ts'
import { readLabelBlocks } from './label-blocks/label-blocks.ts'
import { bareLabel, spacedCode } from './codes/codes-in-names.ts'
import { readHiredLines } from './without-heads/hired-lines.ts'
import { readLedProducts } from './without-heads/led-products.ts'
import { readLists } from './without-heads/lists.ts'
import { readNamesAndCounts } from './without-heads/names-and-counts.ts'
import { nameOver, namesOverHeads } from './without-heads/names-over-heads.ts'
import { readPipedRows } from './without-heads/piped-rows.ts'
import { readPlainRows } from './without-heads/plain-rows.ts'
import { readPricedRows } from './without-heads/priced-rows.ts'
import { readCountedRows, readSlip, readUnsignedRows } from './without-heads/slip.ts'
import { liftBracketedCodes } from './codes/bracketed-codes.ts'
import { liftColumnedCodes } from './codes/columned-codes.ts'
import { liftLeadingCodes } from './codes/leading-codes.ts'
import { withoutCounting, withoutPositions } from './codes/positions-in-codes.ts'
import type { Layout } from './columns/layout.ts'
import { areasOf } from './item-areas.ts'
import { readTaxTotal } from './taxes/tax-total.ts'
import { readTaxedShares } from './without-heads/taxed-shares.ts'
import { readToldItems } from './without-heads/told-items.ts'
import { withoutCarried } from './lines/carried-rows.ts'
import { chargesNothing } from './no-charges.ts'
import { withoutRepeated } from './lines/rows-over-pages.ts'
import { isFreightText } from './lines/sum-words.ts'
import { readToldProducts } from './without-heads/told-products.ts'
import { columnNames, rowOfGroup } from './lines/row-of-group.ts'
import { textOf } from './rows.ts'
import { type ReadSegment, tablesOf } from './tables.ts'
import { unfold } from './heads/two-lines.ts'
import { vatCodesOf } from './taxes/vat-codes.ts'

/** The rows of things bought, and the areas of the pages that they were read from. */
export interface Items {
  rows: CandidateRow[]
  areas: { page: number; box: Box }[]
  /** The day on which all lines are wanted. */
  delivery?: Candidate
  /** Words of days that are wanted for single lines only. */
  lineDays?: Word[]
  /** The tax that the last row of the table adds up under its own head. */
  tax?: Candidate
  /** Taxes that stand among the lines, not in a summary. */
  booked?: BookedTax[]
}

/** Items from tables; an order written as a letter may list them instead. */
export function readItems(document: Document, context: Context): Items {
  const products = readToldProducts(document, context)
  const told = readToldItems(document, context)
  const isBare = told.rows.every((row) => !row[columnNames[context.kind].code])
  if (told.rows.length > 0) return isBare && products.rows.length >= told.rows.length ? products : told
  const piped = readPipedRows(document, context)
  if (piped.rows.length > 0) return piped
  const ledProducts = readLedProducts(document, context)
  if (ledProducts.rows.length > 0) return ledProducts
  const hired = readHiredLines(document, context)
  if (hired.rows.length > 0) return hired
  const called = columnNames[context.kind]
  const table = readTableItems(document, context)
  // `ARTICULO | IMPORTE` over the print of a till, whose names stand over `3 x 8,95   26,85`.
  const isTill = table.rows.length > 0 && table.rows.every((row) => workedOut.test(row[called.description]?.value ?? ''))
  const till = isTill ? readPricedRows(document, context) : table
  const items = till.rows.length >= table.rows.length ? till : table
  if (products.rows.length > 0 && products.rows.length >= items.rows.length) return products
  const cards = readCards(document, context)
  if (cards.proven && cards.rows.length >= items.rows.length && cellsIn(cards) > cellsIn(items)) return cards
  // Of a row of labels over their values, again for each item, a table's reader sees the last.
  const blocks = readLabelBlocks(document, context)
  const full = items.rows.filter((row) => row[called.quantity] && row.total_amount)
  if (blocks.proven && blocks.rows.length > 1 && blocks.rows.length >= full.length && cellsIn(blocks) > cellsIn({ rows: full }))
    return blocks
  // What a column of sums (`20 kW x 0.0541 x 31 days`) begins with is no quantity of lines without amounts.
  if (context.kind === 'invoice' && items.rows.every(({ total_amount, unit_price }) => !total_amount && !unit_price)) {
    const unsigned = items.rows.length > 0 ? readUnsignedRows(document, context) : items
    if (unsigned !== items && unsigned.rows.length >= items.rows.length) return unsigned
    const charges = readChargeList(document, context)
    if (items.rows.length > 0 && charges.rows.length >= items.rows.length) return charges
  }
  // Labels over the amounts of each row look like the heads of many little tables; a code with its label in the row of the numbers is no name.
  const isUncounted = items.rows.every((row) => !row[called.quantity])
  if (isUncounted || !items.rows.every((row) => saysName(row, called.description))) {
    const basket = readBasket(document, context)
    const isBetter = isUncounted || basket.rows.every((row) => saysName(row, called.description))
    if (basket.rows.length >= items.rows.length && basket.rows.length > 0 && isBetter) return basket
  }
  // Without heads the columns of numbers behind `4 x Set menu` make a table whose names are cut.
  const counted = items.rows.length > 0 ? readCountedRows(document, context) : items
  const isWhole = items.rows.length > 0 && items.rows.every((row) => row[called.description])
  const isFuller = isWhole && full.length === items.rows.length && cellsIn(items) > cellsIn(counted)
  if (counted !== items && counted.rows.length >= items.rows.length && !isFuller) return counted
  if (isWhole && !areBeside(document)) return items
  // Names over their codes, in columns that nobody put heads over: whatever is left without one was read a row too low.
  const priced = readPricedRows(document, context)
  if (priced.rows.length > 0 && priced.rows.length >= items.rows.length) {
    // `10 at £21.50   215.00` among charges that say no more than their amounts.
    const charges = context.kind === 'invoice' && priced.rows.length === 1 ? readCharges(document, context) : priced
    return charges.rows.length > priced.rows.length ? charges : priced
  }
  if (items.rows.length > 0) return items
  if (blocks.proven) return blocks
  if (cards.rows.length + blocks.rows.length > 0) return cellsIn(cards) > cellsIn(blocks) ? cards : blocks
  if (context.kind === 'work_order') {
    const labelled = readLabelledCounts(document, context)
    if (labelled.rows.length > 0) return labelled
    const lists = readLists(document, context)
    const plain = readPlainRows(document, context)
    if (plain.rows.length === 0 && lists.rows.length === 0) {
      const counted = readNamesAndCounts(document, context)
      return counted.rows.length > 0 ? counted : doubted(readLists(document, context, Infinity))
    }
    return cellsIn(plain) > cellsIn(lists) ? plain : lists
  }
  const led = readLeaderLines(document, context)
  if (led.rows.length > 0) return led
  const shares = readTaxedShares(document, context)
  if (shares.rows.length > 0) return shares
  const slip = readSlip(document, context)
  return slip.rows.length > 0 ? slip : readCharges(document, context)
}

/** `Item no. 104-2217`, `● Ships in 3 days` say more of a thing whose name stands elsewhere. */
function saysName(row: CandidateRow, description: string): boolean {
  const name = row[description]?.value
  return name !== undefined && !bareLabel.test(name) && !spacedCode.test(name) && !/^[●•▪■]/u.test(name)
}

const workedOut = /^\d[\d.,]* ?[x×*@] ?(?:[€$£] ?)?\d[\d.,]*$/u

function readCharges(document: Document, context: Context): Items {
  const charges = readChargeList(document, context)
  return charges.rows.length > 0 ? charges : readLooseCharges(document, context)
}

const cellsIn = ({ rows }: Pick<Items, 'rows'>) => rows.reduce((sum, row) => sum + Object.keys(row).length, 0)

/** Lines whose names run over several columns: where the name ends and which number says how many, nobody told. */
const doubted = ({ rows, areas }: Items): Items => ({
  rows: rows.map(({ product_name, requested_quantity, ...row }) => ({
    ...row,
    ...(product_name ? { product_name: { ...product_name, score: DOUBTED } } : {}),
    ...(requested_quantity ? { requested_quantity: { ...requested_quantity, score: DOUBTED } } : {}),
  })),
  areas,
})

const DOUBTED = 0.5

function readTableItems(document: Document, context: Context): Items {
  const rows: CandidateRow[] = []
  const areas: Items['areas'] = []
  const kept: ReadSegment[] = []
  let headed = false
  let mixed = false
  const tables = tablesOf(document, context).flat()
  const named = tables.some(isNamed)
  const cards = namesOverHeads(tables)
  const vatCodes = context.kind === 'invoice' ? vatCodesOf(document, context.formats.decimal) : undefined
  for (const table of tables) {
    const { layout, groups, segment, habits } = table
    if (
      groups.length === 0 ||
      ((named || context.kind === 'work_order') && areSums(table)) ||
      (named && !isNamed(table) && !cards.includes(table))
    )
      continue
    headed ||= hasCodeHead(layout)
    mixed ||= hasMixedHead(layout)
    const over = cards.includes(table) ? nameOver(table, cards, context) : {}
    const read = groups
      .map((group) => ({ ...rowOfGroup(group, layout, context, habits, vatCodes), ...over }))
      .map((row) => (segment.folds ? unfold(row) : row))
    if (rows.length > 0 && comesToNothing(read, columnNames[context.kind])) continue
    if (context.kind === 'invoice' && rows.length > 0 && chargesNothing(read, rows, table, kept)) continue
    kept.push(table)
    rows.push(...read)
    const parts = groups.flatMap((group) => [group.line, ...group.above, ...group.below]).map((entry) => entry.row)
    areas.push(...areasOf(segment, parts))
  }
  const called = columnNames[context.kind]
  const own = withoutGroupHeads(withoutCarried(withoutRepeated(rows, called), called), called).filter((row) => !isFreeFreight(row, called))
  const told = withoutCounting(withoutPositions(own, called.code), called.code)
  const lifted = liftBracketedCodes(liftColumnedCodes(liftLeadingCodes(told, called, { headed, mixed }), called), called)
  const delivery = context.kind === 'work_order' ? readLineDate(tables, context.formats.dateOrder) : undefined
  const lineDays = differingDays(tables, context.formats.dateOrder)
  const tax = readTaxTotal(tables, context)
  const booked = tables.flatMap(({ taxes }) => taxes)
  return {
    rows: lifted,
    areas,
    booked,
    ...(delivery ? { delivery } : {}),
    ...(lineDays.length > 0 ? { lineDays } : {}),
    ...(tax ? { tax } : {}),
  }
}

/** `Otros tributos` of an official form, each of them `0,00`, under the table of what was sold: it lists what there might have been. */
const comesToNothing = (rows: readonly CandidateRow[], { quantity }: (typeof columnNames)[Context['kind']]) =>
  rows.length > 1 && rows.every((row) => row.total_amount && Number(row.total_amount.value) === 0 && !row[quantity] && !row.unit_price)

/** `Frais d'expédition   0,00 €` among the lines of a shop: sending costs nothing, and nobody bought it. */
const isFreeFreight = ({ total_amount: total, ...row }: CandidateRow, { description, quantity }: (typeof columnNames)[Context['kind']]) =>
  total !== undefined && Number(total.value) === 0 && !row[quantity] && isFreightText(row[description]?.value ?? '')

/** A head for codes right before that of the names. */
function hasCodeHead({ code, description }: Layout): boolean {
  return code !== undefined && description === code + 1
}

/** `Goods | Discount | Carriage | Net` over a row of sums: whatever stands under it is none of their names. */
const areSums = ({ layout: { description }, groups }: ReadSegment) =>
  description !== undefined && groups.every(({ line }) => isSum.test(textOf(line.cells[description]!)))

const isSum = /^[-−]?(?:[€$£]\s?)?\d[\d.,'’ ]*[.,]\d{2}(?:\s?[€$£])?$/u

/** Heads of sums over a row of amounts (`Net amount | Charges | VAT | Total`) name nothing, where another table does. */
function isNamed({ layout: { description, code }, groups }: ReadSegment): boolean {
  const isText = (words: Word[]) => /\p{L}{2}/u.test(textOf(words))
  return groups.some(({ above, line, below }) =>
    [...above, line, ...below].some(({ cells }) => [description, code].some((at) => at !== undefined && isText(cells[at]!))),
  )
}

/** One head for the code and the name behind it. */
function hasMixedHead({ columns, description }: Layout): boolean {
  return description !== undefined && isMixedHead(columns[description]!.head.text)
}
