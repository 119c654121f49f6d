import type { Page } from '../../document.ts'

const ENOUGH = 12 // numbers on a page, to say that it is a copy
const ALIKE = 0.95 // of the numbers

/** Pages without those that repeat an earlier one (ORIGINAL, DUPLICADO, TRIPLICADO…): their numbers are the same. */
export function withoutCopies(pages: readonly Page[]): Page[] {
  const kept: { page: Page; numbers: string[] }[] = []
  for (const page of pages) {
    const numbers = page.words
      .map((word) => word.text)
      .filter((text) => /\d[.,]?\d/.test(text))
      .sort()
    if (numbers.length < ENOUGH || !kept.some((other) => isAlike(other.numbers, numbers))) kept.push({ page, numbers })
  }
  return kept.map(({ page }) => page)
}

function isAlike(a: string[], b: string[]): boolean {
  const [longer, shorter] = [Math.max(a.length, b.length), Math.min(a.length, b.length)]
  if (shorter < ALIKE * longer) return false
  const counts = new Map<string, number>()
  for (const text of a) counts.set(text, (counts.get(text) ?? 0) + 1)
  let shared = 0
  for (const text of b) {
    const count = counts.get(text) ?? 0
    if (count > 0) {
      shared += 1
      counts.set(text, count - 1)
    }
  }
  return shared >= ALIKE * longer
}
