import { lineUnder } from '../words/wrapped.ts'
import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'

const FEWEST = 3 // cells of a form that say what they hold twice, to believe that it does

/** `Date / Dyddiad`: known words, a stroke, and others of a language that nobody here reads, to the end of the cell. */
const inAnother = /^\.?\s?[/|]\s?\p{L}[\p{L}'’.]*(?: \p{L}[\p{L}'’.]*){0,2}$/u
const open = /\S\s?[/|]$/u
const words = /^\p{Lu}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,2}$/u

/** Forms of two languages of which one is none of ours: what stands behind the stroke belongs to the label and is nobody's value. */
export function labelForeignCells(page: LabelledLine[]): void {
  const cells = page.filter(isForeign)
  if (cells.length < FEWEST) return
  for (const cell of cells) {
    const [own] = cell.labels
    const sayings = own!.sayings.map((saying) => ({ ...saying, weak: false }))
    cell.labels = [{ ...describeLabel(cell, own!.start, cell.text.length, sayings), leads: true }]
  }
  for (const cell of page) if (cell.labels[0]?.leads && cell.labels[0].closes && open.test(cell.text)) closeUnder(cell, page)
}

function isForeign({ labels, text }: LabelledLine): boolean {
  const [own] = labels
  return labels.length === 1 && own!.leads && !own!.closes && !own!.colon && inAnother.test(text.slice(own!.end))
}

/** `Ordering officer /` over `Swyddog`. */
function closeUnder(cell: LabelledLine, page: LabelledLine[]): void {
  const under = lineUnder(cell, page)
  if (!under || under.labels.length > 0 || !words.test(under.text)) return
  const { language } = cell.labels[0]!.sayings[0]!
  under.labels = [describeLabel(under, 0, under.text.length, [{ name: 'other_text', weak: false, language }])]
}
