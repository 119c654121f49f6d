import type { Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'

export function findTexts(_sight: Sight): Candidates {
  return {}
}
