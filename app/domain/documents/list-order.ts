import { sortableFields } from '#app/contract/documents.ts'
import { fieldOf, type Kind } from '#app/contract/kinds/index.ts'
import { Failure } from '../failure.ts'

/** The `order by` of a list over `documents`. */

/** `-created_at,name` → `created_at desc, title_key asc nulls last, seq desc`: empty values come last both ways, arrival decides between equals. `unknown_filter` names what is none. */
export function orderOf(kind: Kind, sort: string): string {
  const parts = sort.split(',').map((part) => partOf(kind, part.trim()))
  return [...parts.flatMap(({ keys, direction }) => keys.map((key) => termOf(key, direction))), `seq ${parts[0]!.direction}`].join(', ')
}

type Direction = 'asc' | 'desc'

function partOf(kind: Kind, part: string): { keys: string[]; direction: Direction } {
  const direction = part.startsWith('-') ? 'desc' : 'asc'
  const name = part.replace(/^[-+]/, '')
  const choices = sortableFields(kind)
  if (choices.includes(name)) return { keys: keysOf(kind, name), direction }
  const values = { value: name, choices: choices.join(', ') }
  throw new Failure('unknown_filter', { faults: [{ code: 'unknown_filter', parameter: 'sort', reason: 'unknown_sort', values }] })
}

// In SQLite null is the least of all, so it comes last by itself downwards.
const termOf = (key: string, direction: Direction) =>
  `${key} ${direction}${direction === 'asc' && !NEVER_NULL.has(key) ? ' nulls last' : ''}`

const NEVER_NULL = new Set(['created_at', 'status', 'doubtful'])

function keysOf(kind: Kind, name: string): string[] {
  if (name === kind.titleField) return ['title_key']
  if (name === kind.partyField) return ['party_key']
  if (name === kind.dateField) return ['document_date']
  if (name === kind.totalField) return ['total_scaled']
  if (name === 'client') return ['client_key']
  if (name === 'file_name') return ['file_name collate nocase']
  if (name === 'created_by' || name === 'approved_by') return [personOf(name)]
  const field = fieldOf(kind, name)
  if (!field) return [name]
  const value = valueOf(kind, name)
  if (field.type === 'amount' || field.type === 'quantity' || field.type === 'rate') return decimalKeys(value)
  return field.type === 'date' || field.type === 'time' ? [value] : [`${value} collate nocase`]
}

/** The value as it is kept with its kind. */
function valueOf(kind: Kind, name: string): string {
  const table = kind.name === 'invoice' ? 'invoices' : 'work_orders'
  return `(select v.${name} from ${table} v where v.document_id = documents.id)`
}

function personOf(column: 'created_by' | 'approved_by'): string {
  return `(select trim(m.first_name || ' ' || m.last_name) from members m where m.id = documents.${column}) collate nocase`
}

/** Exact decimals in text, as two whole numbers: what stands before the point, and twelve places after it under the sign of the whole. */
function decimalKeys(value: string): string[] {
  const places = `substr(substr(${value}, instr(${value} || '.', '.') + 1) || '000000000000', 1, 12)`
  return [`cast(${value} as integer)`, `cast(case when ${value} like '-%' then '-' else '' end || ${places} as integer)`]
}
