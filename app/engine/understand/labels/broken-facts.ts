import type { Line } from '../../document.ts'
import { rememberedOn } from '../words/remembered-on.ts'
import { facts } from './broken-cells.ts'
import type { LabelledLine } from './label.ts'
import { joinLines } from '../words/wrapped.ts'

const FEW = 3 // labels with a colon that make a list of facts
const EDGE = 2 // points
const TIGHT = 0.6 // of the type's height between the lines of one cell at most
const BLANK = 0.25 // of the type's height

/**
 * `Ordering unit: Sterile` over `Preparation`, `Account with` over `supplier: H04471`, in a narrow cell that lists facts: where the next word would not
 * have fitted, the line goes on in the next.
 */
export function joinBrokenFacts(page: LabelledLine[], labelled: (line: Line) => LabelledLine): LabelledLine[] {
  if (page.filter(isTold).length < FEW) return page
  const gone = new Set<LabelledLine>()
  const joined = new Map<LabelledLine, LabelledLine>()
  for (const first of page) {
    const cell = gone.has(first) ? [] : cellOf(first, page)
    if (cell.filter(isTold).length < FEW) continue
    const edge = Math.max(...cell.map(({ line }) => line.box.right))
    for (const [at, line] of cell.entries()) {
      const next = cell[at + 1]
      if (!next || gone.has(line) || gone.has(next) || next.labels[0]?.colon === line.labels[0]?.colon) continue
      const word = next.line.words[0]!.box
      if (line.line.box.right + BLANK * line.line.size + word.right - word.left <= edge + EDGE) continue
      const whole = labelled(joinLines(line, next).line)
      const [label] = whole.labels
      const goesOn = isFact(line)
        ? next.labels.length === 0 && !/[:@]/.test(next.text)
        : label && label.end > line.text.length && isFact(whole)
      if (!goesOn) continue
      gone.add(next)
      joined.set(line, whole)
    }
  }
  return page.filter((line) => !gone.has(line)).map((line) => joined.get(line) ?? line)
}

const isTold = ({ labels: [label] }: LabelledLine) =>
  label?.leads === true && label.colon && label.sayings.some(({ name, weak }) => !weak && facts.has(name))

/** With its value behind its label. */
const isFact = (line: LabelledLine) => isTold(line) && !line.labels[0]!.closes

/** The lines under one another at one edge, down to the next gap. */
function cellOf(first: LabelledLine, page: readonly LabelledLine[]): LabelledLine[] {
  const cell = [first]
  for (;;) {
    const next = lineBelow(cell.at(-1)!, page)
    if (!next || cell.includes(next)) return cell
    cell.push(next)
  }
}

const lineBelow = rememberedOn(({ line: last }: LabelledLine, page: readonly LabelledLine[]) =>
  page.find(
    ({ line }) =>
      Math.abs(line.box.left - last.box.left) < EDGE &&
      line.box.top > last.box.top + 1 &&
      line.box.top - last.box.bottom < TIGHT * last.size &&
      line.page === last.page &&
      Math.abs(line.size - last.size) < 0.3,
  ),
)
