import { z } from 'zod'
import { type KindName, kinds } from '#app/contract/kinds/index.ts'
import { alignRows } from './score-rows.ts'
import { isRight, isScored } from './score-value.ts'

const row = z.record(z.string(), z.string().nullable())
const others = z.record(z.string(), z.array(z.string()))

/** What a person says is true of a document: the JSON beside a PDF. */
export const truthSchema = z.looseObject({
  kind: z.enum(['invoice', 'work_order']),
  language: z.string().optional(),
  /** A value for a field that the truth leaves out is an error. */
  complete: z.boolean().optional(),
  scanned: z.boolean().optional(),
  fields: row,
  vat_details: z.array(row).optional(),
  items: z.array(row).optional(),
  /** Also right; a field that stands only here is never counted against. */
  alternatives: others.optional(),
  item_alternatives: z.array(others).optional(),
  /** Drawn as a picture: not counted. */
  image_only: z.record(z.string(), z.unknown()).optional(),
})
export type Truth = z.infer<typeof truthSchema>

export interface GivenCell {
  value: string
  confidence?: number | undefined
}
type GivenRow = Record<string, GivenCell | undefined>

/** What the engine said; absent where the file could not be read. */
export interface Given {
  kind?: string | undefined
  fields?: GivenRow | undefined
  vat_details?: GivenRow[] | undefined
  items?: GivenRow[] | undefined
}

export type Part = 'fields' | 'vat_details' | 'items'
export interface Outcome {
  part: Part
  field: string
  /** Spurious: given, but absent from a complete truth. */
  outcome: 'right' | 'wrong' | 'missed' | 'spurious'
  given?: string
  truth?: string
  confidence: number
}

export interface Score {
  outcomes: Outcome[]
  kindRight: boolean
  /** Nothing that matters has to be touched: kind, core fields and core cells right, nothing core too much. */
  touchless: boolean
}

const core: Record<KindName, string[]> = {
  invoice: kinds.invoice.fields.filter((field) => field.core).map((field) => field.name),
  work_order: kinds.work_order.fields.filter((field) => field.core).map((field) => field.name),
}
const coreCells: Record<KindName, string[]> = {
  invoice: kinds.invoice.columns.filter((column) => column.core).map((column) => column.name),
  work_order: kinds.work_order.columns.filter((column) => column.core).map((column) => column.name),
}

export function scoreDocument(truth: Truth, given: Given): Score {
  const outcomes = [...scoreFields(truth, given), ...scoreRows('vat_details', truth, given), ...scoreRows('items', truth, given)]
  const kindRight = given.kind === truth.kind
  const counts = ({ part, field }: Outcome) =>
    (part === 'fields' && core[truth.kind].includes(field)) || (part === 'items' && coreCells[truth.kind].includes(field))
  return { outcomes, kindRight, touchless: kindRight && outcomes.every((one) => !counts(one) || one.outcome === 'right') }
}

function scoreFields(truth: Truth, given: Given): Outcome[] {
  return compare({
    part: 'fields',
    given: given.fields ?? {},
    expected: truth.fields,
    also: truth.alternatives,
    unread: truth.image_only,
    truth,
  })
}

function scoreRows(part: 'vat_details' | 'items', truth: Truth, given: Given): Outcome[] {
  const expected = truth[part]
  if (expected === undefined && !truth.complete) return []
  const rows = expected ?? []
  const givenRows = given[part] ?? []
  const { pairs, extra, lost } = alignRows(givenRows.map(filledCells), rows)
  const also = (at: number) => (part === 'items' ? truth.item_alternatives?.[at] : undefined)
  const matched = pairs.flatMap(([g, t]) => compare({ part, given: givenRows[g]!, expected: rows[t]!, also: also(t), truth }))
  const missed = lost.flatMap((t) => compare({ part, given: {}, expected: rows[t]!, also: also(t), truth }))
  const surplus = truth.complete || rows.length > 0 ? extra.flatMap((g) => spurious(part, filledCells(givenRows[g]!))) : []
  return [...matched, ...missed, ...surplus]
}

interface Comparison {
  part: Part
  given: GivenRow
  expected: Record<string, string | null>
  also?: Record<string, string[]> | undefined
  unread?: Record<string, unknown> | undefined
  truth: Truth
}

function compare({ part, given, expected, also = {}, unread = {}, truth }: Comparison): Outcome[] {
  const filled = filledCells(given)
  const wanted = Object.entries(expected).flatMap(([field, want]): Outcome[] => {
    if (!isScored(field) || want === null || want === '' || field in unread) return []
    const cell = filled[field]
    if (cell === undefined) return [{ part, field, outcome: 'missed', truth: want, confidence: 0 }]
    const right = [want, ...(also[field] ?? [])].some((one) => isRight(field, cell.value, one))
    return [{ part, field, outcome: right ? 'right' : 'wrong', given: cell.value, truth: want, confidence: cell.confidence ?? 0 }]
  })
  if (!truth.complete) return wanted
  const unknown = Object.entries(filled).filter(([field]) => !(field in expected) && !(field in also) && !(field in unread))
  return [...wanted, ...spurious(part, Object.fromEntries(unknown))]
}

function spurious(part: Part, cells: Record<string, GivenCell>): Outcome[] {
  return Object.entries(cells)
    .filter(([field]) => isScored(field))
    .map(([field, cell]) => ({ part, field, outcome: 'spurious', given: cell.value, confidence: cell.confidence ?? 0 }))
}

function filledCells(cells: GivenRow): Record<string, GivenCell> {
  return Object.fromEntries(
    Object.entries(cells).filter((entry): entry is [string, GivenCell] => entry[1] !== undefined && entry[1].value !== ''),
  )
}
