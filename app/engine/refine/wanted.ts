import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import { kinds, type FieldType } from '#app/contract/kinds/index.ts'
import type { Cell, Reading, WarningCode } from '#app/contract/reading.ts'

/** A value to ask for. */
export interface Wanted {
  /** As in `Check.fields`: `due_date`, `items.2.quantity` (rows from 0). */
  name: string
  type: FieldType
  /** What the engine has, which is doubtful; absent where it has nothing. Never shown to the model, so that agreeing with it means something. */
  current?: Cell
  /** Of an item: its row, to say which one is meant. */
  row?: number
}

const MOST_CELLS = 40 // of items; more is a table that nobody read right

/** Fields that others decide: the known party behind the name, the codes of the catalogue and the e-invoice, which is data. */
const decidedElsewhere = new Set(['client'])

/** A paper that is neither kind, or perhaps the other one, has no fields to ask for; one that talks to machines is not shown to one. */
const notAsked = new Set<WarningCode>(['not_an_invoice_or_work_order', 'other_kind', 'instructions_in_text'])

/** What is missing or doubtful in a reading, in the order of the kind. */
export function findWanted(reading: Reading): Wanted[] {
  if (reading.warnings.some(({ code }) => notAsked.has(code))) return []
  const kind = kinds[reading.kind]
  const accused = accusedFields(reading.checks, reading.warnings)
  const fields = kind.fields.flatMap(({ name, type, readOnly }): Wanted[] => {
    const current = reading.fields[name]
    if (readOnly || decidedElsewhere.has(name) || !isOpen(name, current, accused)) return []
    return [{ name, type, ...(current ? { current } : {}) }]
  })
  const cells = reading.items.flatMap((row, at) =>
    kind.columns.flatMap(({ name, type, core }): Wanted[] => {
      const path = `items.${at}.${name}`
      const current = row[name]
      if (name === 'divalto_code' || !(current ? isOpen(path, current, accused) : core)) return []
      return [{ name: path, type, row: at, ...(current ? { current } : {}) }]
    }),
  )
  return [...fields, ...cells.slice(0, MOST_CELLS)]
}

/** Missing, or doubtful and read from the page: what a person or an e-invoice said is not asked again. */
function isOpen(name: string, current: Cell | undefined, accused: ReadonlySet<string>): boolean {
  if (!current) return true
  return isDoubtful(name, current, accused) && current.source !== 'person' && current.source !== 'einvoice'
}
