import { cellOf, type PlacedColumn, type TableForm } from './columns.ts'
import { type DiceDesk, stepOf, write, writeLines } from './desk.ts'
import type { DiceLine } from './facts.ts'

export interface Row {
  line: DiceLine
  at: number
  lines: string[]
  below: string[]
}

/** Where names begin that stand over their numbers: behind the codes. */
export function nameOverNumbers({ left }: DiceDesk, columns: readonly PlacedColumn[]): number {
  const code = columns.find(({ name }) => name === 'code')
  return left + 2 + (code ? code.right - code.left + 10 : 0)
}

/** Code and name over the numbers, which have a line of their own; what is said below the name stands under them. */
export function drawTwoLines(
  desk: DiceDesk,
  form: TableForm,
  columns: readonly PlacedColumn[],
  { line, at, lines, below }: Row,
  top: number,
): void {
  const step = stepOf(desk)
  const named = columns.filter(({ name }) => name === 'name' || name === 'code')
  if (columns.some(({ name }) => name === 'code')) write(desk, cellOf(desk, form, 'code', line, at), desk.left + 2, top + step)
  const nameAt = nameOverNumbers(desk, columns)
  writeLines(desk, lines, nameAt, top)
  for (const column of columns.filter((one) => !named.includes(one)))
    write(
      desk,
      cellOf(desk, form, column.name, line, at),
      column.align === 'left' ? column.left : column.right,
      top + (lines.length + 1) * step,
      { align: column.align },
    )
  writeLines(desk, below, nameAt, top + (lines.length + 1) * step)
}
