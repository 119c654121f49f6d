import type { Box, Page } from '../../document.ts'

const MARGIN = 0.035 // of the page's height
const dated = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[.\s-]\p{L}{3,9}\.?[\s,-]+\d{4})(?!\d)/u
const timed = /(?<!\d)\d{1,2}[:h]\d{2}(?::\d{2})?(?!\d)/

/** The page without what a fax machine, a printer or an archive put into its margin, with day and hour: `17/10/2025 10:31 FAX +44 … P. 01/02`. */
export function withoutMachineLines(page: Page): Page {
  const inMargin = ({ top, bottom }: Box) => {
    const middle = (top + bottom) / 2
    return middle < MARGIN * page.height || middle > (1 - MARGIN) * page.height
  }
  const tops = page.lines.filter(({ text, box }) => inMargin(box) && dated.test(text) && timed.test(text)).map(({ box }) => box)
  if (tops.length === 0) return page
  // Wide gaps part it into several lines of one height.
  const isOf = (box: Box) => inMargin(box) && tops.some((top) => Math.abs(top.bottom - box.bottom) < 2)
  return { ...page, lines: page.lines.filter(({ box }) => !isOf(box)), words: page.words.filter(({ box }) => !isOf(box)) }
}
