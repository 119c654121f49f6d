import type { Check, Reading } from '#app/contract/reading.ts'
import type { Context } from '../understand/context.ts'

export function runChecks(_reading: Reading, _context: Context): Check[] {
  return []
}
