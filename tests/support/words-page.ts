import type { WordsOfPage } from '#app/contract/words.ts'

/** A page of 600 by 800 points as kept words; each line [x, y, text], words 6 points a letter. */
export function page(...lines: [x: number, y: number, text: string][]): WordsOfPage[] {
  const words = lines.flatMap(([x, y, text]) => {
    let left = x
    return text.split(' ').map((word) => {
      const box = [left / 600, y / 800, (left + word.length * 6) / 600, (y + 10) / 800] as [number, number, number, number]
      left += word.length * 6 + 4
      return { text: word, box }
    })
  })
  return [{ page: 1, width: 600, height: 800, words }]
}
