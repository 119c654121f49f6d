import { colonOf, type DiceDesk, stepOf, wide, write, writeLines, type Zone } from './desk.ts'
import type { Entry } from './entries.ts'

/** How labelled values are printed; each is one idea of a printer. */
export type Way = 'colon' | 'columns' | 'right' | 'above' | 'below' | 'strip' | 'ruled' | 'pairs' | 'cells' | 'line' | 'grid'

/** Those that want the whole width, and those that fit beside something. */
export const broadWays: readonly Way[] = ['strip', 'strip', 'ruled', 'pairs', 'below', 'line', 'colon', 'columns', 'grid']
export const narrowWays: readonly Way[] = ['colon', 'columns', 'columns', 'right', 'above', 'cells', 'pairs', 'grid']

const GAP = 16

/** Prints labelled values; gives where the next block may begin. */
export function drawEntries(desk: DiceDesk, entries: readonly Entry[], way: Way, zone: Zone): number {
  if (entries.length === 0) return zone.top
  switch (way) {
    case 'columns':
    case 'right':
      return drawColumns(desk, entries, zone, way === 'right')
    case 'above':
      return drawAbove(desk, entries, zone)
    case 'strip':
    case 'below':
    case 'ruled':
      return drawStrips(desk, entries, way, zone)
    case 'pairs':
      return drawPairs(desk, entries, zone)
    case 'cells':
      return drawCells(desk, entries, zone)
    case 'grid':
      return drawLabelGrid(desk, entries, zone)
    case 'line':
      return drawLine(desk, entries, zone)
    default:
      return drawColon(desk, entries, zone)
  }
}

function drawColon(desk: DiceDesk, entries: readonly Entry[], { left, top }: Zone): number {
  return writeLines(
    desk,
    entries.map(({ label, value }) => `${label}${colonOf(desk)} ${value}`),
    left,
    top,
  )
}

/** Labels in one column, values in another. */
function drawColumns(desk: DiceDesk, entries: readonly Entry[], zone: Zone, toTheRight: boolean): number {
  const labels = entries.map(({ label }) => `${label}${desk.manner.colon}`)
  const bold = desk.dice.chance(0.25)
  const labelWidth = Math.max(...labels.map((label) => wide(desk, label, { bold })))
  const valueWidth = Math.max(...entries.map(({ value }) => wide(desk, value)))
  const gap = desk.dice.pick([8, 14, 24])
  if (labelWidth + gap + valueWidth > zone.right - zone.left) return drawColon(desk, entries, zone)
  const valueAt = toTheRight ? zone.right : zone.left + labelWidth + gap
  const labelsRight = !toTheRight && desk.dice.chance(0.2)
  writeLines(desk, labels, labelsRight ? valueAt - 6 : zone.left, zone.top, { bold, align: labelsRight ? 'right' : 'left' })
  return writeLines(
    desk,
    entries.map(({ value }) => value),
    valueAt,
    zone.top,
    { align: toTheRight ? 'right' : 'left' },
  )
}

function drawAbove(desk: DiceDesk, entries: readonly Entry[], { left, top }: Zone): number {
  const size = desk.dice.pick([desk.size, desk.size - 1.5])
  const bold = desk.dice.chance(0.4)
  let y = top
  for (const { label, value } of entries) {
    y = writeLines(desk, [`${label}${desk.manner.colon}`], left, y, { size, bold })
    y = writeLines(desk, [value], left, y) + 3
  }
  return y
}

/** Labels in a row, their values below (or above) them; more than fit go to a second strip. */
function drawStrips(desk: DiceDesk, entries: readonly Entry[], way: Way, zone: Zone): number {
  const small = desk.dice.chance(0.4) ? desk.size - 1.5 : desk.size
  const bold = desk.dice.chance(0.4)
  const widths = entries.map(({ label, value }) => Math.max(wide(desk, label, { size: small, bold }), wide(desk, value)) + GAP)
  const strips: number[][] = [[]]
  let used = 0
  entries.forEach((_, at) => {
    if (used + widths[at]! > zone.right - zone.left && strips.at(-1)!.length > 0) {
      strips.push([])
      used = 0
    }
    strips.at(-1)!.push(at)
    used += widths[at]!
  })
  const align = desk.dice.pick(['left', 'left', 'center'] as const)
  let y = zone.top
  for (const strip of strips) {
    const total = strip.reduce((sum, at) => sum + widths[at]!, 0)
    const stretch = desk.dice.chance(0.6) ? (zone.right - zone.left) / total : 1
    const step = stepOf(desk)
    const edges = [zone.left]
    for (const at of strip) edges.push(edges.at(-1)! + widths[at]! * stretch)
    strip.forEach((at, place) => {
      const { label, value } = entries[at]!
      const x = align === 'left' ? edges[place]! + 4 : (edges[place]! + edges[place + 1]!) / 2
      const [labelY, valueY] = way === 'below' ? [y + 2 * step, y + step] : [y + step, y + 2 * step]
      write(desk, label, x, labelY, { size: small, bold, align })
      write(desk, value, x, valueY, { align })
    })
    if (way === 'ruled') drawGrid(desk, edges, [y + 1, y + 1.25 * step, y + 2.3 * step])
    y += 2.6 * step
  }
  return y
}

function drawGrid({ sheet }: DiceDesk, xs: readonly number[], ys: readonly number[]): void {
  for (const y of ys) sheet.line(xs[0]!, y, xs.at(-1)!, y)
  for (const x of xs) sheet.line(x, ys[0]!, x, ys.at(-1)!)
}

/** Two pairs of label and value in a row. */
function drawPairs(desk: DiceDesk, entries: readonly Entry[], zone: Zone): number {
  const half = (zone.right - zone.left) / 2
  const labels = entries.map(({ label }) => `${label}${desk.manner.colon}`)
  const labelWidth = Math.max(...labels.map((label) => wide(desk, label))) + 10
  if (labelWidth + Math.max(...entries.map(({ value }) => wide(desk, value))) > half - 6) return drawColumns(desk, entries, zone, false)
  entries.forEach(({ value }, at) => {
    const x = zone.left + (at % 2) * half
    const y = zone.top + (Math.floor(at / 2) + 1) * stepOf(desk)
    write(desk, labels[at]!, x, y)
    write(desk, value, x + labelWidth, y)
  })
  return zone.top + Math.ceil(entries.length / 2) * stepOf(desk)
}

/** A box each: a small label in its corner, the value below. */
function drawCells(desk: DiceDesk, entries: readonly Entry[], zone: Zone): number {
  const columns = desk.dice.pick([1, 2])
  const width = (zone.right - zone.left) / columns
  const small = desk.size - 2
  if (entries.some(({ label, value }) => Math.max(wide(desk, label, { size: small }), wide(desk, value)) > width - 8))
    return drawAbove(desk, entries, zone)
  const high = 2.7 * stepOf(desk)
  entries.forEach(({ label, value }, at) => {
    const x = zone.left + (at % columns) * width
    const y = zone.top + Math.floor(at / columns) * high
    desk.sheet.box(x, y, width, high)
    write(desk, label, x + 3, y + small * 1.3, { size: small })
    write(desk, value, x + 3, y + small * 1.3 + stepOf(desk) * 1.1)
  })
  return zone.top + Math.ceil(entries.length / columns) * high
}

/** All in one line, as far as it goes. */
function drawLine(desk: DiceDesk, entries: readonly Entry[], zone: Zone): number {
  const between = desk.dice.pick([' | ', ' - ', '     ', ' · '])
  const texts = entries.map(({ label, value }) => `${label}${colonOf(desk)} ${value}`)
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && wide(desk, `${last}${between}${text}`) <= zone.right - zone.left)
      lines[lines.length - 1] = `${last}${between}${text}`
    else lines.push(text)
  }
  return writeLines(desk, lines, zone.left, zone.top)
}

/** A form's table: each label in a cell of its own, its value in the next one, one or two pairs in a row. */
function drawLabelGrid(desk: DiceDesk, entries: readonly Entry[], zone: Zone): number {
  const pairs = zone.right - zone.left > 350 ? 2 : 1
  const width = (zone.right - zone.left) / pairs
  const labelWidth = Math.max(...entries.map(({ label }) => wide(desk, label, { bold: true }))) + 10
  if (labelWidth + Math.max(...entries.map(({ value }) => wide(desk, value))) + 10 > width) return drawColumns(desk, entries, zone, false)
  const bold = desk.dice.chance(0.4)
  const high = 1.5 * stepOf(desk)
  const rows = Math.ceil(entries.length / pairs)
  entries.forEach(({ label, value }, at) => {
    const x = zone.left + (at % pairs) * width
    const y = zone.top + (Math.floor(at / pairs) + 0.7) * high
    write(desk, label, x + 4, y, { bold })
    write(desk, value, x + labelWidth + 4, y)
  })
  const xs = Array.from({ length: pairs }, (_, at) => [zone.left + at * width, zone.left + at * width + labelWidth]).flat()
  drawGrid(
    desk,
    [...xs, zone.right],
    Array.from({ length: rows + 1 }, (_, at) => zone.top + at * high),
  )
  return zone.top + rows * high + 4
}
