import type { FractionBox } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import type { Box, Document, Page } from './document.ts'
import { displayFractions } from './read/turn.ts'

/** The words of all pages in reading order, with boxes on the page as displayed: what people capture from, and full-text search. */
export function wordsOf(document: Document): WordsOfPage[] {
  return document.pages.map((page) => {
    const isLying = page.turn === 90 || page.turn === 270
    const inLines = page.lines.flatMap((line) => line.words)
    const words = inLines.length >= page.words.length ? inLines : page.words
    return {
      page: page.number,
      width: round(isLying ? page.height : page.width),
      height: round(isLying ? page.width : page.height),
      ...(page.turn ? { turn: page.turn } : {}),
      ...(page.lean ? { lean: page.lean } : {}),
      words: words.map((word) => ({ text: word.text, box: fractionsOf(word.box, page) })),
    }
  })
}

function fractionsOf(box: Box, page: Page): FractionBox {
  const { width, height } = page
  const fractions = [box.left / width, box.top / height, box.right / width, box.bottom / height] as const
  return displayFractions(fractions, page).map((share) => round(Math.min(1, Math.max(0, share)))) as FractionBox
}

/** A tenth of a thousandth of a page is finer than any printer. */
const round = (number: number): number => Math.round(number * 10_000) / 10_000
