import Big from 'big.js'
import type { CandidateRow } from '../../candidate.ts'
import type { Box, Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { readBoxedItems } from './boxed-items.ts'
import { readChargeList } from './charge-list.ts'
import { readLists } from './lists.ts'
import { liftLeadingCodes } from './leading-codes.ts'
import type { Layout } from './layout.ts'
import { columnNames, rowOfGroup } from './row-of-group.ts'
import { boxOf } from './rows.ts'
import { tablesOf } from './tables.ts'
import { unfold } from './two-lines.ts'

/** The rows of things bought, and the areas of the pages that they were read from. */
export interface Items {
  rows: CandidateRow[]
  areas: { page: number; box: Box }[]
}

/** Items from tables; an order written as a letter may list them instead. */
export function readItems(document: Document, context: Context): Items {
  const items = readTableItems(document, context)
  if (items.rows.length > 0) return items
  const boxed = readBoxedItems(document, context)
  if (boxed.rows.length > 0) return boxed
  return context.kind === 'work_order' ? readLists(document, context) : readChargeList(document, context)
}

function readTableItems(document: Document, context: Context): Items {
  const rows: CandidateRow[] = []
  const areas: Items['areas'] = []
  let headed = false
  for (const { layout, groups, segment, habits } of tablesOf(document, context).flat()) {
    if (groups.length === 0) continue
    headed ||= hasCodeHead(layout)
    rows.push(...groups.map((group) => rowOfGroup(group, layout, context, habits)).map((row) => (segment.folds ? unfold(row) : row)))
    const parts = groups.flatMap((group) => [group.line, ...group.above, ...group.below]).map((entry) => entry.row)
    areas.push({ page: segment.page.number, box: boxOf(segment.continued ? parts : [segment.header, ...parts]) })
  }
  return { rows: liftLeadingCodes(withoutCarried(rows, columnNames[context.kind].quantity), columnNames[context.kind], headed), areas }
}

/** A head for codes right before that of the names. */
function hasCodeHead({ code, description }: Layout): boolean {
  return code !== undefined && description === code + 1
}

/** A lone total that is the sum of all lines before it was carried from page to page, whatever its label. */
function withoutCarried(rows: readonly CandidateRow[], quantity: string): CandidateRow[] {
  let sum = new Big(0)
  return rows.filter((row) => {
    const total = row.total_amount?.value
    if (total === undefined) return true
    if (!row[quantity] && !row.unit_price && !sum.eq(0) && sum.eq(total)) return false
    sum = sum.plus(total)
    return true
  })
}
