import type { Page, Word } from '../../document.ts'
import { type LabelledLine, labelPage } from '../labels/labels.ts'
import { type Row, rowOf } from './rows.ts'

const FEW = 4 // labels
const EDGE = 2 // points between the left edges of one column
const CLEAR = 6 // points between it and what stands beside it
const NEAR = 3 // times the type's height between one fact and the next
const LINES = 2 // of a value

/**
 * The rows of a page without the facts of the paper that run down beside its table, each label over its value: their rhythm is not that of the lines,
 * and a number of theirs may stand at the height of the heads. The same list where there are none.
 */
export function withoutFactsBeside(rows: readonly Row[], page: Page): readonly Row[] {
  const facts = factsBeside(page)
  if (facts.size === 0) return rows
  return rows.flatMap((row) => {
    const kept = row.words.filter((word) => !facts.has(word))
    return kept.length === row.words.length ? row : kept.length === 0 ? [] : rowOf(kept)
  })
}

function factsBeside(page: Page): Set<Word> {
  const lines = labelPage(page)
  const captions = lines.filter(isCaption)
  const lefts = captions.map(({ line }) => line.box.left)
  const first = captions.find(({ line }) => lefts.filter((left) => Math.abs(left - line.box.left) < EDGE).length >= FEW)
  const facts = first ? columnFrom(first, lines) : []
  const counted = facts.filter(isCaption).length
  if (counted < FEW || facts.length > (LINES + 1) * counted || !facts.every((fact, at) => !isCaption(fact) || isValue(facts[at + 1])))
    return new Set()
  return standsAlone(facts, lines) ? new Set(facts.flatMap(({ line }) => line.words)) : new Set()
}

/** The lines of a column from its first label down to the first wide gap. */
function columnFrom(first: LabelledLine, lines: readonly LabelledLine[]): LabelledLine[] {
  const { left, top } = first.line.box
  const column = lines
    .filter(({ line: { box } }) => Math.abs(box.left - left) < EDGE && box.top >= top)
    .toSorted((a, b) => a.line.box.top - b.line.box.top)
  const end = column.findIndex(({ line: { box } }, at) => at > 0 && box.top - column[at - 1]!.line.box.bottom > NEAR * first.line.size)
  return end < 0 ? column : column.slice(0, end)
}

/** All that stands at their height is clear of them, on one side. */
function standsAlone(facts: readonly LabelledLine[], lines: readonly LabelledLine[]): boolean {
  const boxes = facts.map(({ line }) => line.box)
  const [top, bottom] = [boxes[0]!.top, boxes.at(-1)!.bottom]
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  const own = new Set(facts)
  const level = lines.filter((line) => !own.has(line) && line.line.box.bottom > top && line.line.box.top < bottom)
  return level.every(({ line }) => line.box.right < left - CLEAR) || level.every(({ line }) => line.box.left > right + CLEAR)
}

const isCaption = ({ labels: [label] }: LabelledLine) =>
  label !== undefined && label.leads && label.closes && label.sayings.some(({ weak }) => !weak)

const isValue = (line: LabelledLine | undefined) => line !== undefined && !isCaption(line)
