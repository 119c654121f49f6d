import type { FractionBox } from '#app/contract/reading.ts'

/** A word of the page for capture; box in fractions of the page as displayed. */
export interface PageWord {
  text: string
  box: FractionBox
}

/** Share of the smaller height that two words must have in common to stand on one line. */
const SAME_LINE = 0.5
/** Share of a word that must lie within a dragged area. */
const INSIDE = 0.5

export function unite(boxes: readonly FractionBox[]): FractionBox {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ]
}

export function wordAt(words: readonly PageWord[], x: number, y: number): PageWord | undefined {
  return words.find(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3])
}

export function wordsWithin(words: readonly PageWord[], area: FractionBox): PageWord[] {
  return words.filter(({ box }) => {
    const width = Math.min(box[2], area[2]) - Math.max(box[0], area[0])
    const height = Math.min(box[3], area[3]) - Math.max(box[1], area[1])
    return width > 0 && height > 0 && width * height >= INSIDE * (box[2] - box[0]) * (box[3] - box[1])
  })
}

/** Words by the line they stand on, from the top down, each line from left to right. */
export function linesOf(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = []
  for (const word of [...words].sort((a, b) => a.box[1] - b.box[1])) {
    const line = lines.findLast((candidate) => standsOnLine(word, candidate[0]!))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]))
}

/** The text of some words in reading order: words of a line by spaces, lines by line breaks. */
export function textOfWords(words: readonly PageWord[]): string {
  return linesOf(words)
    .map((line) => line.map((word) => word.text).join(' '))
    .join('\n')
}

function standsOnLine(word: PageWord, other: PageWord): boolean {
  const common = Math.min(word.box[3], other.box[3]) - Math.max(word.box[1], other.box[1])
  return common >= SAME_LINE * Math.min(word.box[3] - word.box[1], other.box[3] - other.box[1])
}

/** The area between two corners, whichever way it was dragged. */
export function areaBetween(a: { x: number; y: number }, b: { x: number; y: number }): FractionBox {
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)]
}

/** A box as CSS percentages of the page it lies on, with some air around it. */
export function cssOfBox(box: FractionBox, air = 0): { left: string; top: string; width: string; height: string } {
  const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`
  return {
    left: percent(box[0] - air),
    top: percent(box[1] - air),
    width: percent(box[2] - box[0] + 2 * air),
    height: percent(box[3] - box[1] + 2 * air),
  }
}

/** A box of the page as displayed, on the page after `turns` quarter turns to the right by the reader. */
export function turnBox(box: FractionBox, turns: number): FractionBox {
  const [left, top, right, bottom] = box
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return [1 - bottom, left, 1 - top, right]
    case 2:
      return [1 - right, 1 - bottom, 1 - left, 1 - top]
    case 3:
      return [top, 1 - right, bottom, 1 - left]
    default:
      return box
  }
}
