import Big from 'big.js'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Classified } from './classify.ts'
import type { Understood } from '../evidence.ts'
import type { PagesRead } from '../read-pages.ts'

/** Nothing says by name what the paper is, so that nothing of it is sure. */
const SUREST = 0.85
const FEWEST_LINES = 2 // of an order: one thing and a number stand on any letter

/**
 * What is given of a paper of which no word says that it is an invoice or an order: what was read, as doubtful, where that proves what it is; else nothing, since an
 * invented total is worse than an empty field. Where a title says that it is something else, nothing either. `readAs`: where nobody said which of the two it is, what is
 * read as the other kind may prove it.
 */
export function givenOfUntitled(likely: PagesRead, { isOther }: Classified, readAs?: (kind: KindName) => PagesRead): PagesRead {
  const nothing = { ...likely, read: { fields: {}, rows: [], vatLines: [] } }
  if (isOther) return nothing
  if (provesItself(likely)) return doubted(likely)
  const other = readAs?.(likely.context.kind === 'invoice' ? 'work_order' : 'invoice')
  return other && provesItself(other) ? doubted(other) : nothing
}

const provesItself = ({ context, read }: PagesRead) => (context.kind === 'invoice' ? addsUp(read) : ordersThings(read))

const doubted = ({ read, ...rest }: PagesRead): PagesRead => ({
  ...rest,
  read: {
    fields: Object.fromEntries(Object.entries(read.fields).map(([name, list]) => [name, list.map(doubtful)])),
    rows: read.rows.map(doubtfulRow),
    vatLines: read.vatLines.map(doubtfulRow),
  },
})

const doubtful = (candidate: Candidate): Candidate => ({ ...candidate, score: Math.min(candidate.score, SUREST) })
const doubtfulRow = (row: CandidateRow): CandidateRow =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, doubtful(cell)]))

/** Somebody asks for the sum of lines, with its tax: net and tax give the total, and the lines one of the two. */
function addsUp({ fields, rows }: Understood): boolean {
  const [net, tax, gross] = ['subtotal_without_tax', 'tax_amount', 'total_amount_with_tax'].map((name) => fields[name]?.[0]?.value)
  const totals = rows.map((row) => row['total_amount']?.value)
  if (!net || !tax || !gross || !fields['supplier_name'] || totals.length === 0 || !totals.every((total) => total !== undefined))
    return false
  const sum = totals.reduce((all, total) => all.plus(total), new Big(0))
  return !sum.eq(0) && new Big(net).plus(tax).eq(gross) && (sum.eq(net) || sum.eq(gross))
}

/** Somebody wants so many of several things, and says when, or by which number. */
function ordersThings({ fields, rows }: Understood): boolean {
  const wanted = rows.filter((row) => row['requested_quantity'] && (row['product_code'] ?? row['product_name']))
  const isTold = ['name', 'order_date', 'requested_delivery_date'].some((name) => fields[name])
  return wanted.length >= FEWEST_LINES && wanted.length === rows.length && isTold && fields['customer_company_name'] !== undefined
}
