import type { LabelledLine } from '../labels/labels.ts'
import { waysIn } from './contacts.ts'
import { hasPostalCode } from './places.ts'

/**
 * `Camino de la Estación – 03300 Orihuela – Tel. 965 30 11 48` right under a letterhead: where its writer is and how to reach them.
 * What the writer is may stand between (`Avocate au Barreau de Rennes`).
 */
export function isOverWays({ line }: LabelledLine, lines: readonly LabelledLine[]): boolean {
  const next = rightUnder(line, lines)
  return next.some((under) => tellsWays(under) || (!/\d{4}|:/.test(under.text) && rightUnder(under.line, lines).some(tellsWays)))
}

const NEAR = 1.6 // times the larger type

const tellsWays = ({ text }: LabelledLine) => hasPostalCode(text) && waysIn.test(text)

const rightUnder = (line: LabelledLine['line'], lines: readonly LabelledLine[]) =>
  lines.filter(
    ({ line: under }) =>
      under.page === line.page &&
      under.box.top > line.box.top + 1 &&
      under.box.top - line.box.bottom < NEAR * Math.max(line.size, under.size) &&
      under.box.left < line.box.right &&
      under.box.right > line.box.left,
  )
