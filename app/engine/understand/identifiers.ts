import type { Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'

export function findIdentifiers(_sight: Sight): Candidates {
  return {}
}
