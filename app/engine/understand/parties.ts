import type { Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'

export function findParties(_sight: Sight): Candidates {
  return {}
}
