import type { KindName } from '#app/contract/kinds/index.ts'
import type { Document } from '../../document.ts'
import { endOfTitle } from '../titles/titles.ts'
import { labelPage, type LabelledLine } from '../labels/labels.ts'
import { findSpots } from '../spots/spots.ts'
import { readCode } from '../values/code.ts'

/** How many documents of a kind the file holds: pages with a title of their own and another number beside its label. */
export function countDocuments(document: Document, kind: KindName): number {
  const numbers = new Set<string>()
  for (const page of document.pages) {
    const lines = labelPage(page)
    const titled = lines.some((line) => line.line.box.top < page.height / 2 && endOfTitle(line, kind) !== undefined)
    const number = titled ? numberOf(lines, kind) : undefined
    if (number) numbers.add(number)
  }
  return Math.max(1, numbers.size)
}

function numberOf(lines: LabelledLine[], kind: KindName): string | undefined {
  const wanted = kind === 'invoice' ? 'invoice_number' : 'order_number'
  for (const line of lines) {
    for (const label of line.labels) {
      if (!label.leads || !label.sayings.some(({ name, weak }) => name === wanted && !weak)) continue
      const spot = findSpots(label, lines).find(({ relation, rank, qualified }) => relation !== 'above' && rank === 0 && !qualified)
      const code = spot && readCode(spot.text)
      if (code && code.replace(/\D/g, '').length >= 3) return code.toLowerCase()
    }
  }
  return undefined
}
