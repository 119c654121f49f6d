import type { Layout } from '../columns/layout.ts'
import { runsOf } from '../runs.ts'
import type { Entry } from './entry.ts'
import { APART } from './entry-words.ts'

const LEVEL = 8 // points from the edge of the lines

/**
 * `Terms: end of month following        Hire charges   4,386.00` under lines of a code and a name: words in one go from the edge of the lines across both columns,
 * and behind a gap what the amount is called. The note of a foot in two halves stands beside the first of its sums, whatever that adds up.
 */
export function isNoteBesideSum({ row, cells, numbers }: Entry, full: readonly Entry[], { code, description, total }: Layout): boolean {
  if (code === undefined || description === undefined || total === undefined || code > description || !numbers.total) return false
  const [note, ...others] = runsOf(row.words, APART * row.size)
  const [inCode, inName] = [cells[code]!, cells[description]!]
  const isAcross = inCode.length > 0 && inName.length > 0 && note!.includes(inCode[0]!) && note!.includes(inName[0]!)
  const left = Math.min(...full.map((entry) => entry.row.box.left))
  const isCalled = others.slice(0, -1).some((run) => run.some(({ text }) => /\p{L}{3}/u.test(text)))
  return isAcross && isCalled && Math.abs(row.box.left - left) < LEVEL && full.every((entry) => !isOneRunAcross(entry, code, description))
}

/** A line whose code and name are told in one go: there such a run says nothing. */
function isOneRunAcross({ row, cells }: Entry, code: number, description: number): boolean {
  const [first, name] = [cells[code]![0], cells[description]![0]]
  return (
    first !== undefined &&
    name !== undefined &&
    runsOf(row.words, APART * row.size).some((run) => run.includes(first) && run.includes(name))
  )
}
