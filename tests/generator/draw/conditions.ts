import { wrap } from '../sheets/measure.ts'
import { type Desk, drawLines, look, MARGIN } from './desk.ts'

const SIZE = 6.5
const PARAGRAPHS = 14

/** A page of small print in two columns, with numbers and days that belong to nobody. */
export function drawConditions(desk: Desk): void {
  const { sheet, words, dice } = desk
  sheet.nextPage()
  const top = drawLines(desk, [words.conditionsTitle], desk.left, MARGIN, { size: 11, bold: true }) + 8
  const width = (desk.right - desk.left) / 2 - 10
  const texts = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const days = dice.pick([8, 15, 30, 60])
    return `${at + 1}. ${dice.some([...words.legal, ...words.terms.map((term) => term.replace('{days}', String(days))), ...words.notes], 4).join('. ')}`
  })
  for (const side of [0, 1]) {
    let y = top
    for (const text of texts.slice((side * PARAGRAPHS) / 2, ((side + 1) * PARAGRAPHS) / 2)) {
      y = drawLines(desk, wrap(text, width, look(desk, { size: SIZE })), desk.left + side * (width + 20), y, { size: SIZE }) + 5
    }
  }
}
