import type { ScoredDocument, Summary } from '#app/domain/learning/score-report.ts'
import { byField } from '#app/domain/learning/score-report.ts'
import { print, printTable } from '../output.ts'

const percent = (share: number) => (100 * share).toFixed(1)

export function printSummaries(report: Record<string, Summary>): void {
  printTable(
    ['GROUP', 'DOCS', 'KIND', 'TOUCHLESS', 'HEADER P', 'R', 'F1', 'ITEMS P', 'R', 'F1', 'VAT F1', 'SURE RIGHT', 'OF', 'UNREADABLE'],
    Object.entries(report).map(([name, { documents, kind, touchless, header, items, vat, all, errors }]) => [
      name,
      String(documents),
      percent(kind),
      percent(touchless),
      ...[header, items].flatMap(({ precision, recall, f1 }) => [percent(precision), percent(recall), percent(f1)]),
      percent(vat.f1),
      percent(all.sure_right),
      String(all.sure),
      String(errors),
    ]),
  )
}

export function printFields(documents: readonly ScoredDocument[]): void {
  print('')
  printTable(
    ['FIELD', 'RIGHT', 'WRONG', 'MISSED', 'SPURIOUS', 'F1'],
    byField(documents).map(([field, { right, wrong, missed, spurious, f1 }]) => [
      field,
      ...[right, wrong, missed, spurious].map(String),
      percent(f1),
    ]),
  )
}

/** What went wrong, `limit` lines a document, with how sure it was. */
export function printErrors(documents: readonly ScoredDocument[], limit: number): void {
  print('')
  for (const { name, outcomes } of documents) {
    for (const { part, field, outcome, given, truth, confidence } of outcomes.filter((one) => one.outcome !== 'right').slice(0, limit)) {
      print(
        `${name}  ${part}.${field}  ${outcome}  given=${JSON.stringify(given)}  truth=${JSON.stringify(truth)}${confidence > 0 ? `  (${confidence.toFixed(2)})` : ''}`,
      )
    }
  }
}
