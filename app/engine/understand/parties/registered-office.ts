import type { Candidate } from '../../candidate.ts'
import { union } from '../../read/geometry.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'
import { joinLines } from '../words/wrapped.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { hasPostalCode } from './places.ts'

/** Between what the company is worth and where it is registered. */
const office = pattern('iu')`
  capital (?:social |variable )?(?:de |of |: ?)?(?:\d[\d .,]*\d|\d)\s?(?:€|euros?|eur)?\s?[,;·–—-]\s?(?:(?:dont le )?si[èe]ge(?: social)?(?: est| situ[ée])*\s?:?\s(?:au |à )?)?
  (.{8,90}?)\s?[,;·–—-]\s?(?:r\.?c\.?s|siret|siren|immatricul|inscrit)
`
const OFFICE = 0.62
const UNDER = 0.8 // of the type's height to the next line of small print, at most

/** `Ohmélia, SA au capital de` over `2 400 000 €, 8 place des Halles, 44000 Nantes, RCS Nantes …`: where small print says the house has its seat. */
export function registeredOffices(lines: readonly LabelledLine[], name: string | undefined): Candidate[] {
  if (!name) return []
  return lines.flatMap((line) => {
    if (!/\bcapital\b/i.test(line.text)) return []
    const next = lines.find(
      ({ line: { page, box } }) =>
        page === line.line.page &&
        Math.abs(box.left - line.line.box.left) < 3 &&
        box.top > line.line.box.top + 1 &&
        box.top - line.line.box.bottom < UNDER * line.line.size,
    )
    const text = next ? joinLines(line, next) : line
    const match = office.exec(text.text)
    const value = match?.[1]
    if (!match || !value || !hasPostalCode(value) || !fold(text.text.slice(0, match.index)).includes(fold(name))) return []
    const start = match.index + match[0].indexOf(value)
    const words = wordsBetween(text, start, start + value.length)
    const box = next ? union([...words.map((word) => word.box)]) : boxBetween(text, start, start + value.length)
    return [{ value, score: OFFICE, source: 'layout', page: line.line.page, box, words, text: value, reason: 'seat in the small print' }]
  })
}
