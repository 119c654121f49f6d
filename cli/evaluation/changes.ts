import type { ScoredDocument } from '#app/domain/learning/score-report.ts'
import { isScored } from '#app/domain/learning/score-value.ts'
import { print, printTable, plain } from '../output.ts'

/** What people had to put right when a document was approved. */
export interface Corrected {
  fields: ReadonlySet<string>
  /** Cells of items and tax lines. */
  cells: number
}

/** Today's reading of a document held against the one that people corrected. */
export interface Change {
  name: string
  layout: string
  /** Fields that were corrected then and are read right now; those that were right then and no longer are. */
  better: string[]
  worse: string[]
  /** Cells of rows that were wrong then, and that are now. */
  cells_then: number
  cells_now: number
}

export function compare(document: ScoredDocument, corrected: Corrected): Change {
  const wrong = document.outcomes.filter((one) => one.outcome !== 'right')
  const isWrongNow = new Set(wrong.filter((one) => one.part === 'fields').map((one) => one.field))
  return {
    name: document.name,
    layout: String(document.truth.layout ?? '?'),
    better: [...corrected.fields].filter((field) => isScored(field) && !isWrongNow.has(field)),
    worse: [...isWrongNow].filter((field) => !corrected.fields.has(field)),
    cells_then: corrected.cells,
    cells_now: wrong.length - wrong.filter((one) => one.part === 'fields').length,
  }
}

/** One line a layout, the worst first. */
export function sumChanges(changes: readonly Change[]) {
  const layouts = [...new Set(changes.map(({ layout }) => layout))].map((layout) => {
    const of = changes.filter((change) => change.layout === layout)
    const sum = (count: (change: Change) => number) => of.reduce((total, change) => total + count(change), 0)
    return {
      layout,
      documents: of.length,
      better: sum(({ better, cells_then, cells_now }) => better.length + Math.max(0, cells_then - cells_now)),
      worse: sum(({ worse, cells_then, cells_now }) => worse.length + Math.max(0, cells_now - cells_then)),
    }
  })
  return layouts.sort((a, b) => b.worse - a.worse || a.better - b.better)
}

export function printChanges(changes: readonly Change[]): void {
  print('')
  printTable(
    ['LAYOUT', 'DOCS', 'BETTER', 'WORSE'],
    sumChanges(changes).map(({ layout, documents, better, worse }) => [layout, String(documents), String(better), String(worse)]),
  )
  for (const { name, better, worse } of changes) {
    for (const field of better) print(`${plain(name)}  ${field}  better`)
    for (const field of worse) print(`${plain(name)}  ${field}  worse`)
  }
}
