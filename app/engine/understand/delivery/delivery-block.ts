import type { LabelledLine } from '../labels/labels.ts'

/** Lines of an address at most, between its heading and what is told about it. */
const LONGEST_BLOCK = 7

/** `Afleveradres` over the address and `Ma t/m vr 07:30 – 15:00`: the line stands in the block that says where the goods go. */
export function isInDeliveryBlock(line: LabelledLine, page: readonly LabelledLine[]): boolean {
  let at = line
  for (let climbed = 0; climbed < LONGEST_BLOCK; climbed++) {
    const above = page.find((other) => isRightOver(other, at))
    if (!above) return false
    const heading = above.labels.find(({ start }) => start === 0)
    if (heading?.sayings.some(({ name, weak }) => name === 'delivery' && (!weak || heading.colon))) return true
    if (heading?.colon || (heading?.leads && heading.closes)) return false
    at = above
  }
  return false
}

const isRightOver = ({ line: over }: LabelledLine, { line }: LabelledLine) =>
  over.box.top < line.box.top - 1 && line.box.top - over.box.bottom < line.size && Math.abs(over.box.left - line.box.left) < 3
