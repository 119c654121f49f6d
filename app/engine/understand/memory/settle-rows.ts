import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Box } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { RecalledRows } from './recall-rows.ts'

/** Share of filled cells in rows of one table. */
const WHOLE = 0.9

/**
 * The rows that the engine found by itself and those that the remembered table gives, cell by cell: memory speaks where people had to correct
 * a column, the engine where it was right alone. Which rows there are is the engine's to say, unless people had to add or delete some.
 */
export function settleRows(found: readonly CandidateRow[], table: RecalledRows): CandidateRow[] {
  const { rows, needed, emptied } = table
  const pairs = pairRows(found, rows)
  const merge = (own: CandidateRow | undefined, learned: CandidateRow | undefined): CandidateRow => {
    const alone = Object.entries(own ?? {}).filter(([name]) => !emptied.includes(name))
    const taught = Object.entries(learned ?? {}).filter(([name]) => !own || needed.has(name) || !own[name])
    return Object.fromEntries([...alone, ...taught].map(([name, cell]) => [name, name === SETTLED ? confirm(cell, learned?.[name]) : cell]))
  }
  const isTaken = found.length === 0 || table.needsRows || (pairs.every((pair) => !pair) && isWhole(table))
  return isTaken
    ? rows.map((row) => merge(found[pairs.findIndex((pair) => pair === row)], row))
    : found.map((row, at) => merge(row, pairs[at]))
}

/** Whether a printed code is the ERP's is what people settle by approving it; digits are no surer for having been read right before. */
const SETTLED = 'divalto_code'

function confirm(cell: Candidate, learned: Candidate | undefined): Candidate {
  return learned && learned.value === cell.value && learned.score > cell.score ? { ...cell, score: learned.score } : cell
}

/** Hardly a cell is missing: rows that look like those of the earlier paper. */
function isWhole({ rows }: RecalledRows): boolean {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)))
  const filled = rows.reduce((sum, row) => sum + Object.keys(row).length, 0)
  return columns.size >= 2 && filled >= WHOLE * columns.size * rows.length
}

/** For each row found the remembered table's row on the same strip of the page; none is taken twice. */
function pairRows(found: readonly CandidateRow[], rows: readonly CandidateRow[]): (CandidateRow | undefined)[] {
  const free = new Set(rows)
  return found.map((row) => {
    const strip = stripOf(row)
    const twin = strip && [...free].find((one) => isSameStrip(strip, stripOf(one)))
    if (twin) free.delete(twin)
    return twin
  })
}

interface Strip {
  page: number
  box: Box
}

/** Where its numbers and codes stand; names may go on over several lines. */
function stripOf(row: CandidateRow): Strip | undefined {
  const placed = Object.values(row).flatMap(({ page, box, words }) => (page && box ? [{ page, box: words?.[0]?.box ?? box }] : []))
  const [first] = placed
  return first && { page: first.page, box: union(placed.filter(({ page }) => page === first.page).map(({ box }) => box)) }
}

function isSameStrip(a: Strip, b: Strip | undefined): boolean {
  if (a.page !== b?.page) return false
  const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  return shared > 0.5 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
}
