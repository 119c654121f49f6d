import type { LabelledLine } from '../labels/labels.ts'

const EDGE = 2 // points
const UNDER = 0.8 // heights of a line between the two at most

/** `info@ravensmoor-` over `fixings.example`: an address of mail that its narrow column broke, told where it begins. */
export function brokenMailbox({ line, text }: LabelledLine, open: readonly LabelledLine[]): { value: string; index: number } | undefined {
  const begun = /[\p{L}\d._%+-]+@(?:[\p{L}\d.-]*[.-])?$/u.exec(text)
  if (!begun) return undefined
  const height = line.box.bottom - line.box.top
  const rest = open.find(
    ({ line: under, text: more }) =>
      under.page === line.page &&
      Math.abs(under.box.left - line.box.left) < EDGE &&
      under.box.top > line.box.top + 1 &&
      under.box.top - line.box.bottom < UNDER * height &&
      /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u.test(more),
  )
  return rest && { value: begun[0] + rest.text, index: begun.index }
}
