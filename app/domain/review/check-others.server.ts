import type { Check } from '#app/contract/reading.ts'
import type { Database } from '#db/client.server.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { checkBankDetails } from './check-bank-details.server.ts'
import { checkDuplicate } from './check-duplicate.server.ts'
import { checkOrder } from './check-order.server.ts'
import type { ReadAlready } from './read-once.ts'

/** The four checks that look at other documents; `not_applicable` where there is nothing to compare with. */
export function checkAgainstOthers(db: Database, row: DocumentRow, values: Values, already: ReadAlready = new Map()): Check[] {
  return [checkDuplicate(db, row, values, already), ...checkOrder(db, row, values, already), checkBankDetails(db, row, values, already)]
}
