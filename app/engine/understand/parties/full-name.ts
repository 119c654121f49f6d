import type { Candidate } from '../../candidate.ts'
import { hasLegalForm } from './company-names.ts'
import { isBrandOf, isLogoOf, isShortOf } from './same-name.ts'

/** `ETIKPRINT` in large type over `Etikprint Soluciones de Identificación, S.A.`: the brand's own company gets no letter from it. */
export const isFullNameOf = (brand: string, name: string) => !hasLegalForm(brand) && hasLegalForm(name) && isBrandOf(brand, name)

const SUPPLIER = 'supplier' // named under a heading of its own
const SHORT = 0.9
const FULL = 0.4 // at least what is known of the company that a brand belongs to

/** `OUTBACK` in large type, and "Outback Networks Pty Ltd" over the address: the brand begins the name with the legal form, which is the company's. */
export function preferFullName(names: Candidate[]): Candidate[] {
  const [best] = names.toSorted((a, b) => b.score - a.score)
  if (!best) return names
  const full = hasLegalForm(best.value)
    ? best
    : (names.find(
        (other) =>
          other.score > FULL &&
          other.score <= best.score &&
          hasLegalForm(other.value) &&
          (isBrandOf(best.value, other.value) || isShortOf(best.value, other.value)),
      ) ?? names.find((other) => other.reason === SUPPLIER && isLogoOf(best.value, other.value)))
  if (!full) return names
  // Printed twice a short name would be surer again.
  const isShort = (one: Candidate) => one === best || (!hasLegalForm(one.value) && isShortOf(one.value, full.value))
  return names.map((one) =>
    one === full
      ? { ...full, score: best.score }
      : isShort(one)
        ? { ...one, score: Math.min(one.score, full.score) * (isShortOf(one.value, full.value) ? SHORT : 1) }
        : one,
  )
}
