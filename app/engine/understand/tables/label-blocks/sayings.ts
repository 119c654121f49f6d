import type { Page, Word } from '../../../document.ts'
import type { Role } from '../heads/heading-words.ts'
import { boxOf, middle, textOf } from '../rows.ts'
import { type Cell, cellsOf } from './label-cells.ts'

/** What a label says, by the role that a column of that head would have; `next`: that an item begins. */
export interface Saying {
  role: Role | 'next'
  words: Word[]
  /** The cell that says so. */
  label: Cell
}

/** The sayings of a page from top to bottom, and the cells that say nothing. */
export interface Told {
  sayings: Saying[]
  rest: Cell[]
}

const LEVEL = 0.25 // of the type's height that a value may stand higher or lower than its label
const EDGE = 3 // points between the left edges of the lines of one value
const INSET = 6 // points that a value in a box may begin beside the label over it
const UNDER = 0.8 // of the type's height between a label and the value under it at most
const TIGHT = 0.45 // between the lines of one value

/** The labels of a page with their values: behind them in their cell, in the next cell of their height, or under them where another label stands beside. */
export function readSayings(page: Page): Told {
  const cells = valuesBehindColons(valuesUnderLabels(cellsOf(page)))
  const titled = cells.some(({ begins }) => begins)
  const taken = new Set<Cell>()
  const sayings = cells.flatMap((label): Saying[] => {
    if (label.begins !== undefined) return [{ role: 'next', words: label.begins, label }]
    if (!label.label) return []
    if (label.value.length === 0 && !label.label.heading) return []
    const values = label.value.length > 0 ? goesOn(label, cells) : valueOf(label, cells)
    if (values.length === 0) return []
    for (const cell of values) if (cell !== label) taken.add(cell)
    const words = withoutComma([...label.value, ...values.filter((cell) => cell !== label).flatMap((cell) => cell.words)])
    const role = label.label.heading?.role
    if (!role) return []
    // `Posten: 20` begins an item where no title does; under one it may be the line of the order, and `Item #: 93004` is a code.
    if (role === 'position' && titled) return codeLike.test(textOf(words)) ? [{ role: 'code', words, label }] : []
    if (role === 'position') return /^\d{1,5}$/.test(textOf(words)) ? [{ role: 'next', words: [], label }] : []
    return [{ role: roleOf(role, textOf(words)), words, label }]
  })
  sayings.sort((a, b) => (isLevel(a.label, b.label) ? a.label.box.left - b.label.box.left : a.label.box.top - b.label.box.top))
  return { sayings, rest: cells.filter((cell) => !cell.label && cell.begins === undefined && !taken.has(cell)) }
}

const codeLike = /^(?:[1-9]\d{3,}|(?=\S*\d{2})(?=\S*\p{Lu})[\p{Lu}\d][\p{Lu}\d./-]{3,})$/u

const isLevel = (a: Cell, b: Cell) => Math.abs(middle(a.box) - middle(b.box)) < 0.5 * Math.min(a.size, b.size)

/** `Tipo: INT`, `Valore: RS-A4-80`: the value of a code is no sum; `Volume 36,50 m³` says how much, and not in which packages. */
const roleOf = (role: Role, text: string): Role =>
  role === 'total' && !/\d[.,]\d|^\d+$/.test(text) ? 'code' : role === 'packages' && measured.test(text) ? 'quantity' : role
const measured = /^\d[\d.,\s]*(?:m[³3²2]|l|kg|t|hl)$/iu

/** `Cantidad: 2, Valor unitario: 320.00`: the comma parts one from the next. */
const withoutComma = (words: readonly Word[]) =>
  words.map((word, at) => (at === words.length - 1 && /[^,],$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word))

function valueOf(label: Cell, cells: readonly Cell[]): Cell[] {
  const right = rightOf(label, cells)
  if (right.length > 0 && !right[0]!.label && right[0]!.begins === undefined) return right
  return !label.label!.colon && (right.length > 0 || isInRow(label, cells)) ? underOf(label, cells) : []
}

/** The nearest cells on the height of a label: of a value in two lines either may stand a little beside it. */
function rightOf(label: Cell, cells: readonly Cell[]): Cell[] {
  const slack = LEVEL * label.size
  const level = cells.filter(
    (cell) =>
      cell !== label &&
      cell.box.left > label.box.right - 1 &&
      middle(cell.box) > label.box.top - slack &&
      middle(cell.box) < label.box.bottom + slack,
  )
  const left = Math.min(...level.map(({ box }) => box.left))
  const nearest = level.filter(({ box }) => box.left - left < EDGE)
  const [first] = nearest
  if (!first || nearest.some(({ label: other }) => other)) return nearest
  return [...nearest, ...linesUnder(nearest.at(-1)!, cells, label)]
}

/** What goes on under a value that stands right of its label, as long as nothing stands under the label there. */
function linesUnder(value: Cell, cells: readonly Cell[], label: Cell): Cell[] {
  const under = cells.find((cell) => isUnder(cell, value, TIGHT) && !cell.label && cell.begins === undefined)
  if (!under || /\d[.,]\d{2}$/.test(textOf(value.words))) return []
  const beside = cells.some(
    (cell) =>
      cell !== under &&
      cell.box.left < value.box.left &&
      cell.box.left > label.box.left - EDGE &&
      Math.abs(middle(cell.box) - middle(under.box)) < 0.7 * under.size,
  )
  return beside ? [] : [under]
}

/** A name behind its label that goes on under itself. */
function goesOn(label: Cell, cells: readonly Cell[]): Cell[] {
  if (label.label!.heading?.role !== 'description') return [label]
  const start = boxOf(label.value)
  const under = cells.find(
    (cell) =>
      !cell.label &&
      cell.begins === undefined &&
      Math.abs(cell.box.left - start.left) < EDGE &&
      cell.box.top > start.top + 1 &&
      cell.box.top - start.bottom < TIGHT * label.size,
  )
  // `Size:` under `Description:`, whose value stands at the edge of the name: another label's, though nobody knows it.
  const isAnswer =
    under &&
    cells.some((cell) => isLevel(cell, under) && Math.abs(cell.box.left - label.box.left) < EDGE && textOf(cell.words).endsWith(':'))
  return under && !isAnswer ? [label, under] : [label]
}

const isUnder = (cell: Cell, above: Cell, gap: number, edge = EDGE) =>
  Math.abs(cell.box.left - above.box.left) < edge &&
  cell.box.top > above.box.top + 1 &&
  cell.box.top - above.box.bottom < gap * Math.max(cell.size, above.size)

/** The last label of a row of labels. */
const isInRow = (label: Cell, cells: readonly Cell[]) =>
  cells.some((cell) => cell !== label && cell.label && cell.value.length === 0 && isLevel(cell, label))

/** `Einheit` over `Stück`: in a row of values under a row of labels a known head is a value too. */
function valuesUnderLabels(cells: readonly Cell[]): Cell[] {
  const isBare = (cell: Cell) => cell.label?.colon === false && cell.value.length === 0
  const labelsBeside = (cell: Cell) => cells.filter((other) => isLevel(other, cell) && isBare(other)).length
  return cells.map((cell) => {
    const over = isBare(cell) ? cells.find((other) => isBare(other) && isUnder(cell, other, UNDER, INSET)) : undefined
    if (!over || labelsBeside(over) <= labelsBeside(cell) || rightOf(over, cells).some(({ label }) => !label)) return cell
    const { label: _, ...value } = cell
    return value
  })
}

/** `Einheit:   Std`: what stands next behind a colon is its value, though elsewhere it heads a column. */
function valuesBehindColons(cells: readonly Cell[]): Cell[] {
  const asks = cells.filter((cell) => cell.label?.colon && cell.value.length === 0)
  return cells.map((cell) => {
    if (!cell.label || cell.label.colon || cell.value.length > 0) return cell
    const before = cells.filter((other) => other !== cell && other.box.right < cell.box.left + 1 && isLevel(other, cell))
    const nearest = before.reduce<Cell | undefined>((last, other) => (!last || other.box.right > last.box.right ? other : last), undefined)
    // `Freitext:      Menge     24`: one that has a value of its own is a label, and nothing stands behind the colon.
    const hasValue = cells.some((other) => !other.label && other.box.left > cell.box.right - 1 && isLevel(other, cell))
    if (!nearest || !asks.includes(nearest) || hasValue) return cell
    const { label: _, ...value } = cell
    return value
  })
}

function underOf(label: Cell, cells: readonly Cell[]): Cell[] {
  const under = cells.find((cell) => isUnder(cell, label, UNDER, INSET))
  return under && !under.label && under.begins === undefined ? [under] : []
}
