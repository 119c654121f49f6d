import type { Word } from '../../document.ts'

/** Words of a row that stand close together, as in one cell. */
export interface Chunk {
  words: Word[]
  left: number
  right: number
}

/** A gap wider than this parts two cells, in em. */
const CELL_GAP = 0.75

/** Where known columns begin and end: words on both sides of such an edge are two cells, however close they stand. */
export interface Borders {
  begins: readonly number[]
  ends: readonly number[]
}

const SAME_BORDER = 3

/** The chunks of a row, from the left. */
export function chunksOf(words: readonly Word[], borders: Borders = { begins: [], ends: [] }): Chunk[] {
  const chunks: Chunk[] = []
  const parts = (left: number, right: number) =>
    borders.ends.some((x) => Math.abs(x - left) < SAME_BORDER) || borders.begins.some((x) => Math.abs(x - right) < SAME_BORDER)
  for (const word of words) {
    const chunk = chunks.at(-1)
    if (chunk && word.box.left - chunk.right < CELL_GAP * word.size && !parts(chunk.right, word.box.left)) {
      chunk.words.push(word)
      chunk.right = Math.max(chunk.right, word.box.right)
    } else chunks.push({ words: [word], left: word.box.left, right: word.box.right })
  }
  return chunks
}

export const textOfWords = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')
