import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import { kinds, type FieldType } from '#app/contract/kinds/index.ts'
import type { Cell, Reading, WarningCode } from '#app/contract/reading.ts'

/** A value of the header to ask for; rows are asked for as wholes (rows/). */
export interface Wanted {
  name: string
  type: FieldType
  /** What the engine has, which is doubtful; absent where it has nothing. Never shown to the model, so that agreeing with it means something. */
  current?: Cell
}

/** Fields that others decide: the known party behind the name, the codes of the catalogue and the e-invoice, which is data. */
const decidedElsewhere = new Set(['client'])

/** A paper that is neither kind, or perhaps the other one, has no fields to ask for; one that talks to machines is not shown to one. */
const notAsked = new Set<WarningCode>(['not_an_invoice_or_work_order', 'other_kind', 'instructions_in_text'])

/** Whether there are fields to ask for at all. */
export function isAskable({ warnings }: Reading): boolean {
  return !warnings.some(({ code }) => notAsked.has(code))
}

/** What is missing or doubtful in the header of a reading, in the order of the kind. */
export function findWanted(reading: Reading): Wanted[] {
  if (!isAskable(reading)) return []
  const accused = accusedFields(reading.checks, reading.warnings)
  return kinds[reading.kind].fields.flatMap(({ name, type, readOnly }): Wanted[] => {
    const current = reading.fields[name]
    if (readOnly || decidedElsewhere.has(name) || !isOpen(name, current, accused)) return []
    return [{ name, type, ...(current ? { current } : {}) }]
  })
}

/** Missing, or doubtful and read from the page: what a person or an e-invoice said is not asked again. */
function isOpen(name: string, current: Cell | undefined, accused: ReadonlySet<string>): boolean {
  if (!current) return true
  return isDoubtful(name, current, accused) && current.source !== 'person' && current.source !== 'einvoice'
}
