import type { CandidateRow } from '../../../candidate.ts'
import { boxOf } from '../rows.ts'

const FEWEST = 2 // rows: one number before a code may be part of it

/** `10 70-4410`, `20 70-4415` under `Pos. Nr.`: numbers that count the rows stand so near to the codes that both were read as one. */
export function withoutPositions(rows: CandidateRow[], code: string): CandidateRow[] {
  const counts = rows.map((row) => {
    const [first, ...rest] = row[code]?.words ?? []
    const isCounted =
      first !== undefined && rest.length > 0 && /^\d{1,5}$/.test(first.text) && row[code]!.value.startsWith(`${first.text} `)
    return isCounted ? Number(first.text) : undefined
  })
  const step = (counts[1] ?? 0) - (counts[0] ?? 0)
  const areCounted = rows.length >= FEWEST && step > 0 && counts.every((count, at) => count === counts[0]! + at * step)
  if (!areCounted || counts[0] === undefined) return rows
  return rows.map((row) => {
    const { value, words, ...cell } = row[code]!
    const own = words!.slice(1)
    const text = value.slice(words![0]!.text.length + 1)
    return { ...row, [code]: { ...cell, value: text, words: own, box: boxOf(own), text } }
  })
}

/** `1`, `2`, `3` under `Item`, row after row, count the lines and are nobody's articles. */
export function withoutCounting(rows: CandidateRow[], code: string): CandidateRow[] {
  const numbers = rows.map((row) => (/^\d{1,4}$/.test(row[code]?.value ?? '') ? Number(row[code]!.value) : undefined))
  const [step] = numbers
  const isCount = rows.length >= COUNTED && (step === 1 || step === 10) && numbers.every((number, at) => number === (at + 1) * step)
  return isCount ? rows.map(({ [code]: _, ...row }) => row) : rows
}

const COUNTED = 3 // rows at least
