import type { Box } from '../../document.ts'

const TIGHT = 0.95 // of the height of a line: nearer lines stand together as they are
const WIDEST = 2 // times the height of a line between lines of one block
const EVEN = 0.35 // of the height of a line that two gaps of one block may differ by

const heightOf = ({ top, bottom }: Box) => bottom - top

/**
 * Some programs set addresses with wide leading: name, street and town stand farther apart than their type is high, yet each as far from the next. Whether the
 * room between two lines, one right under the other, is that of their block: before or after them comes the same once more.
 */
export function isEvenlyLed(upper: Box, lower: Box, around: { over?: Box | undefined; under?: Box | undefined }): boolean {
  const height = Math.max(heightOf(upper), heightOf(lower))
  const gap = lower.top - upper.bottom
  if (gap < TIGHT * height || gap > WIDEST * height) return false
  const isAsFar = (above: Box, below: Box) => Math.abs(below.top - above.bottom - gap) < EVEN * height
  return (around.over !== undefined && isAsFar(around.over, upper)) || (around.under !== undefined && isAsFar(lower, around.under))
}
