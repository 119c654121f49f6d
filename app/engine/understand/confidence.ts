import type { Context } from './context.ts'
import type { Understood } from './evidence.ts'

export function calibrate(understood: Understood, _context: Context): Understood {
  return understood
}
