import type { Box, Line, Page } from '../../document.ts'

const MARGIN = 0.035 // of the page's height
const dated = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[.\s-]\p{L}{3,9}\.?[\s,-]+\d{4})(?!\d)/u
const timed = /(?<!\d)\d{1,2}[:h]\d{2}(?::\d{2})?(?!\d)/

/** The page without what a fax machine, a printer or an archive put into its margin, with day and hour: `17/10/2025 10:31 FAX +44 … P. 01/02`. */
export function withoutMachineLines(page: Page): Page {
  const inMargin = ({ top, bottom }: Box) => {
    const middle = (top + bottom) / 2
    return middle < MARGIN * page.height || middle > (1 - MARGIN) * page.height
  }
  const marks = page.lines.filter(({ text, box }) => inMargin(box) && dated.test(text) && timed.test(text))
  // `le 14/01/2025 à 12:34` under the name that a paper begins with is the paper's own: a machine writes outside of it.
  const isOutermost = ({ box }: Line) => {
    const isTop = box.top < page.height / 2
    return page.lines.every(
      (line) => marks.includes(line) || (isTop ? line.box.bottom >= box.bottom - 2 : line.box.bottom <= box.bottom + 2),
    )
  }
  const tops = marks.filter(isOutermost).map(({ box }) => box)
  if (tops.length === 0) return page
  // Wide gaps part it into several lines of one height.
  const isOf = (box: Box) => inMargin(box) && tops.some((top) => Math.abs(top.bottom - box.bottom) < 2)
  return { ...page, lines: page.lines.filter(({ box }) => !isOf(box)), words: page.words.filter(({ box }) => !isOf(box)) }
}
