import { addDays } from '../invent.ts'
import { day } from '../wild/desk.ts'
import { type DiceDesk, wide, write } from './desk.ts'
import { structureWords } from './structures.ts'

/** What is stamped or printed beside the text and asks for nothing: a stamp with its own day, digits under a barcode, the word of a watermark. */
export function drawOverprints(desk: DiceDesk, below: number): void {
  const { facts, dice, sheet } = desk
  const words = structureWords[facts.land.language]
  if (facts.structure === 'stamped') {
    const text = dice.pick(words.stamps[facts.kind]).replace('{day}', day(desk, addDays(facts.date, dice.int(1, 9))))
    const look = { size: 13, bold: true }
    if (below + 40 < desk.bottom) write(desk, text, dice.pick([desk.left + 20, desk.right - wide(desk, text, look) - 10]), below + 30, look)
  } else if (facts.structure === 'watermark') {
    const text = dice.pick(words.watermarks)
    const size = Math.min(64, (0.8 * (desk.right - desk.left) * 10) / wide(desk, text, { size: 10 }))
    write(desk, text, sheet.width / 2, Math.min(below + 70, desk.bottom), { size, align: 'center', bold: true })
  } else if (facts.structure === 'barcodes') {
    const text = dice.pick([`*${facts.number}*`, `(00)3${dice.digits(17)}`, `${dice.digits(8)} 0001/0001`, `DOC-${dice.digits(9)}`])
    write(desk, text, dice.pick([desk.left, desk.right - wide(desk, text, { size: 6 })]), 20, { size: 6 })
  }
}
