import type { Line } from '../../../document.ts'

const ALIGNED = 3 // points between the left edges of the lines of one card
const NEAR = 0.9 // of the type's height between its lines
const MOST = 8 // lines of one card

/** The lines right over one another that begin where this one does. */
export function linesOver(line: Line, page: readonly Line[]): Line[] {
  const above = page.filter((other) => other !== line && other.box.top < line.box.top).toSorted((a, b) => b.box.top - a.box.top)
  return stackFrom(line, above).toReversed()
}

/** The block to the left of a quantity that stands at half its height: name, code and price, one under the other. */
export function linesBefore(line: Line, page: readonly Line[]): Line[] {
  const middle = (line.box.top + line.box.bottom) / 2
  const left = page.filter(({ box }) => box.right < line.box.left)
  const [nearest] = left
    .filter(({ box }) => Math.abs((box.top + box.bottom) / 2 - middle) < line.size)
    .toSorted((a, b) => b.box.right - a.box.right)
  if (!nearest) return []
  const over = left.filter(({ box }) => box.top < nearest.box.top).toSorted((a, b) => b.box.top - a.box.top)
  const under = left.filter(({ box }) => box.top > nearest.box.top).toSorted((a, b) => a.box.top - b.box.top)
  const block = [...stackFrom(nearest, over).toReversed(), nearest, ...stackFrom(nearest, under)]
  // A name alone beside its quantity is a row of a list.
  return block.length > 1 ? block : []
}

/** Those of the lines, sorted away from one, that go on at its left edge without a gap. */
function stackFrom(line: Line, others: readonly Line[]): Line[] {
  const found: Line[] = []
  let last = line
  for (const other of others) {
    if (Math.abs(other.box.left - line.box.left) > ALIGNED) continue
    const gap = Math.max(last.box.top - other.box.bottom, other.box.top - last.box.bottom)
    if (gap > NEAR * Math.max(last.size, other.size) || found.length === MOST) break
    found.push(other)
    last = other
  }
  return found
}
