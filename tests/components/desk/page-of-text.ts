import type { WordsOfPage } from '#app/contract/words.ts'

/** A page of words drawn as text: each character is a cell of a grid, 100 across and 50 down. */
export function pageOf(page: number, lines: string[]): WordsOfPage {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [match.index / 100, row / 50, (match.index + match[0].length) / 100, (row + 0.8) / 50] as [number, number, number, number],
    })),
  )
  return { page, width: 595, height: 842, words }
}

/** The box of the n-th word that reads so. */
export function boxOf({ words }: WordsOfPage, text: string, nth = 0): [number, number, number, number] {
  return words.filter((word) => word.text === text)[nth]!.box
}
