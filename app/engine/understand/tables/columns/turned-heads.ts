import type { Page, Word } from '../../../document.ts'
import type { Head, Header } from '../heads/heads.ts'
import { readHeading } from '../heads/headings.ts'
import { boxOf, sharedWidth, textOf } from '../rows.ts'

const FEWEST = 2 // one word on its side may be anything
const EDGE = 3 // points between the left edges of the words of one head
const NEAR = 3 // points that the end of a head may stand over the row of the others

/** `014 Bath`, `022 Exeter` set on their side between the heads of narrow columns: each heads its own. */
export function withTurnedHeads({ heads, box }: Header, page: Page): readonly Head[] {
  const columns: Word[][] = []
  for (const word of page.words.filter(isOnItsSide)) {
    const column = columns.find(([first]) => first!.angle === word.angle && Math.abs(first!.box.left - word.box.left) < EDGE)
    if (column) column.push(word)
    else columns.push([word])
  }
  const turned = columns
    .map((words) => ({ words: inOrder(words), box: boxOf(words) }))
    .filter((one) => one.box.bottom > box.top - NEAR && one.box.top < box.bottom)
    .filter((one) => heads.every((head) => sharedWidth(one.box, head.box) < 0))
  if (turned.length < FEWEST) return heads
  return [...heads, ...turned.map((one) => headOf(textOf(one.words), { ...box, left: one.box.left, right: one.box.right }))].sort(
    (a, b) => a.box.left - b.box.left,
  )
}

const isOnItsSide = ({ angle }: Word) => angle === 90 || angle === 270

/** As it is read: upwards, or downwards where it is turned the other way. */
const inOrder = (words: readonly Word[]) => words.toSorted((a, b) => (a.angle === 270 ? b.box.top - a.box.top : a.box.top - b.box.top))

/** Only a head known as a whole says what it is: `Total`; the names of shops and rooms are made of all sorts of words. */
function headOf(text: string, box: Head['box']): Head {
  const heading = readHeading(text)
  return { text, box, stack: [], ...(heading?.strength === 1 ? { heading } : {}) }
}
