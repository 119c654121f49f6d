import type { Line, Page, Word } from '../../document.ts'

/** Lines that share a base line, from the left; rows from the top. */
export interface PageRow {
  lines: Line[]
  words: Word[]
  top: number
  bottom: number
}

export function rowsOfPage(page: Page): PageRow[] {
  const rows: PageRow[] = []
  const byMiddle = page.lines.toSorted((a, b) => middle(a) - middle(b))
  for (const line of byMiddle) {
    const row = rows.at(-1)
    const y = middle(line)
    if (row && y > row.top && y < row.bottom && Math.abs(y - (row.top + row.bottom) / 2) < 0.5 * (line.box.bottom - line.box.top))
      row.lines.push(line)
    else rows.push({ lines: [line], words: [], top: line.box.top, bottom: line.box.bottom })
  }
  for (const row of rows) {
    row.lines.sort((a, b) => a.box.left - b.box.left)
    row.words = row.lines.flatMap((line) => line.words)
  }
  return rows
}

const middle = ({ box }: Line) => (box.top + box.bottom) / 2

/** The lines under a line in the same column, nearest first. */
export function linesBelow(page: Page, line: Line): Line[] {
  return page.lines
    .filter((one) => one.box.top > line.box.top + 0.5 * line.size && sharesColumn(one, line))
    .sort((a, b) => a.box.top - b.box.top)
}

/** The lines above a line in the same column, nearest first; those up to `indent` points beside it count too. */
export function linesAbove(page: Page, line: Line, indent = 0): Line[] {
  return page.lines
    .filter((one) => one.box.top < line.box.top - 0.5 * line.size && sharesColumn(one, line, indent))
    .sort((a, b) => b.box.top - a.box.top)
}

const sharesColumn = (a: Line, b: Line, indent = 0) => a.box.left - indent < b.box.right && b.box.left - indent < a.box.right

/** The line that goes on: further right on the same row, else the next one below that begins near the same edge. */
export function nextLine(page: Page, line: Line, left: number): Line | undefined {
  const right = page.lines
    .filter((one) => one !== line && Math.abs(one.box.bottom - line.box.bottom) < 0.4 * line.size && one.box.left >= line.box.right)
    .sort((a, b) => a.box.left - b.box.left)[0]
  if (right && right.box.left - line.box.right < 3 * line.size) return right
  return page.lines
    .filter(
      (one) =>
        one.box.top > line.box.top + 0.5 * line.size &&
        one.box.top - line.box.bottom < 1.6 * line.size &&
        one.box.left < left + 3 * line.size &&
        one.box.right > left,
    )
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)[0]
}
