import type { Document, Line, Page } from '../../document.ts'
import { joinBrokenCells } from './broken-cells.ts'
import { joinBrokenFacts } from './broken-facts.ts'
import { joinClauses } from './clauses.ts'
import { labelByColon } from './colon-cells.ts'
import { labelContractors } from './contractors.ts'
import { findLabels } from './find-labels.ts'
import { labelFromAndTo } from './from-and-to.ts'
import { labelForeignCells } from './foreign-cells.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from './label.ts'
import { labelWords } from './label-phrases.ts'
import { hearMisread, partGlued } from './misread-labels.ts'
import { labelShopAndBrand } from './shop-and-brand.ts'
import { toTextLine } from '../words/tokens.ts'
import { labelOverTwoLines } from './wrapped-labels.ts'

export type { Label, LabelledLine, Saying } from './label.ts'

export function labelDocument(document: Document): LabelledLine[] {
  return document.pages.flatMap(labelPage)
}

/** What was stamped or written askew over the page, or lies behind it, is neither label nor value. */
const isPrinted = ({ words: [first] }: Line) => (first?.angle ?? 0) % 90 === 0

const known = new WeakMap<Page, LabelledLine[]>()

/** Remembered as long as the page is: several steps ask for the same labels. */
export function labelPage(page: Page): LabelledLine[] {
  const before = known.get(page)
  if (before) return before
  const recognised = page.origin === 'ocr'
  const labelled = (line: Line): LabelledLine => {
    const textLine = toTextLine(recognised ? partGlued(line, labelWords(), fold) : line)
    if (recognised) hearMisread(textLine, labelWords())
    return Object.assign(textLine, { labels: findLabels(textLine) })
  }
  const printed = page.lines.filter(isPrinted).map(labelled)
  for (const line of printed) labelOverTwoLines(line, printed)
  labelForeignCells(printed)
  labelFromAndTo(printed)
  labelShopAndBrand(printed)
  const lines = joinClauses(joinBrokenFacts(joinBrokenCells(printed, labelled), labelled), labelled)
  labelContractors(lines)
  labelByColon(lines)
  known.set(page, lines)
  return lines
}
