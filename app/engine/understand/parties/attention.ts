import type { Part } from './blocks.ts'
import { isPersonName } from './person-names.ts'

/** Begins a line that says who is to get it there. */
export const ATTENTION =
  /^(?:att(?:n|ention|enzione|entie)?\b|for the attention\b|f\.?a\.?o\.?\s(?:mrs?|ms|miss|dr)\b|f\.?a\.?o\.?\s?:|à l['’ ]attention|a la atenc|z\.? ?hd|t\.?a\.?v|all['’ ]attenzione|ao? cuidado|c\/o)/i

/** `FAO Mrs J. Harding, Business Manager` over `Chapel Brow, Ashford`: under who is to get it there goes the address on. */
export function isUnderAttention(parts: readonly Part[], part: Part): boolean {
  const at = parts.indexOf(part)
  return at > 1 && ATTENTION.test(parts[at - 1]!.text) && !isPersonName(part.text)
}
