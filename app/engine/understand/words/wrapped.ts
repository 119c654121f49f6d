import type { Box } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { TextLine } from './tokens.ts'

/** Longer lines are no labels that go on in the next line. */
const MOST_WORDS = 4

/** The line right under a short line, beginning (or ending) where it does: a label may go on there ("Total without" / "taxes"). */
export function lineUnder<L extends TextLine>(line: L, page: L[]): L | undefined {
  if (line.line.words.length > MOST_WORDS) return undefined
  const { box } = line.line
  const height = box.bottom - box.top
  return page.find(({ line: other }) => {
    const gap = other.box.top - box.bottom
    return (
      other !== line.line &&
      other.words.length <= MOST_WORDS &&
      gap > -0.4 * height &&
      gap < 0.5 * height &&
      isUnder(other.box, box) &&
      Math.abs(other.size - line.line.size) < 0.3
    )
  })
}

function isUnder(a: Box, b: Box): boolean {
  return (
    a.top > b.top + 1 &&
    (Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || Math.abs(a.left + a.right - b.left - b.right) < 3)
  )
}

/** Both lines as one text; places in it lead back to words and boxes as in any line. */
export function joinLines<L extends TextLine>(first: L, second: L): TextLine {
  const shift = first.text.length + 1
  return {
    line: {
      ...first.line,
      words: [...first.line.words, ...second.line.words],
      text: `${first.text} ${second.text}`,
      box: union([first.line.box, second.line.box]),
    },
    text: `${first.text} ${second.text}`,
    tokens: [...first.tokens, ...second.tokens.map((token) => ({ ...token, start: token.start + shift, end: token.end + shift }))],
    starts: [...first.starts, ...second.starts.map((start) => start + shift)],
  }
}
