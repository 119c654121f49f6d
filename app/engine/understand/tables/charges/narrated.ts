import type { Word } from '../../../document.ts'
import { openEnd } from '../../words/open-end.ts'
import { isSumText } from '../lines/sum-words.ts'
import { type Row, textOf } from '../rows.ts'
import { isOneRun } from '../runs.ts'

const CLOSE = 0.7 // of the type's height between the lines of one paragraph
const EDGE = 2 // points
const LINES = 6 // of a paragraph at most, behind its first

/** `Corporation tax computation …, with iXBRL   680.00` over `tagging and filing through ROS.`: what a fee note says of a charge goes on under it. */
export function restOfNarrative(name: readonly Word[], at: number, rows: readonly Row[], isCharged: (row: Row) => boolean): Word[] {
  const rest: Word[] = []
  let last = rows[at]!
  let said = textOf(name)
  for (const row of rows.slice(at + 1, at + 1 + LINES)) {
    const isUnder =
      row.page === last.page &&
      Math.abs(row.box.left - name[0]!.box.left) < EDGE &&
      row.box.top - last.box.bottom < CLOSE * row.size &&
      Math.abs(row.size - last.size) < 0.3
    if (!isUnder || isCharged(row) || isSumText(row.text) || !isOneRun(row.words, row.size) || !goesOn(said, row.text)) break
    rest.push(...row.words)
    last = row
    said = row.text
  }
  return rest
}

const goesOn = (said: string, next: string): boolean =>
  !/[.:;]$/.test(said) && (/^(?:\p{Ll}|\d+\.$)/u.test(next) || /[,-]$/.test(said) || openEnd.test(said))

/** A row that holds an amount alone, set beside the middle of two lines of its text: the upper one is where its name begins. */
export function aroundMiddle(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const isBeside =
      above !== undefined &&
      row.page === above.page &&
      row.words.length <= 2 &&
      /^[-−(]?[€$£]?\s?\d[\d.,'’ ]*[.,]\d{2}\)?(?:\s?€)?$/u.test(row.text) &&
      row.box.top < above.box.bottom &&
      row.box.left > above.box.right &&
      !/\d[.,]\d{2}$/.test(above.text)
    if (isBeside) joined[joined.length - 1] = withAmount(above, row)
    else joined.push(row)
  }
  return joined
}

const withAmount = (above: Row, row: Row): Row => ({
  ...above,
  words: [...above.words, ...row.words],
  text: `${above.text} ${row.text}`,
  box: { ...above.box, right: row.box.right },
})
