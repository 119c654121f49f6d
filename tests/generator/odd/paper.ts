import type { Facts } from '../facts.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { recordTruth, type Truth } from '../truth.ts'
import { wordsOf } from '../words/by-language.ts'
import { drawBlocks, drawNote, noteInFoot, smallPrintOf, tellSender } from './blocks.ts'
import { call, MARGIN, type OddDesk, stepOf, writeLines } from './desk.ts'
import type { OddLayout } from './layout.ts'
import { drawBand, drawFoot, drawSentence, drawZone } from './small.ts'
import { drawSumsAfter, drawSumsBefore, drawSumsInFoot } from './sums.ts'
import { drawOddTable } from './table.ts'

const SIDE = 120

/** Draws the facts as this company does, and says what is true of the page. */
export function composeOdd(facts: Facts, layout: OddLayout, sheet: Sheet, family: string): Truth {
  const truth = recordTruth()
  const desk: OddDesk = {
    sheet,
    facts,
    layout,
    truth,
    left: layout.side === 'left' ? MARGIN + SIDE : MARGIN,
    right: sheet.width - MARGIN - (layout.side === 'right' ? SIDE : 0),
    y: MARGIN,
    page: 1,
    newPage: turn,
  }
  const fixed = [...(layout.sender === 'foot' ? [tellSender(desk).join(layout.separator)] : []), ...smallPrintOf(desk), ...noteInFoot(desk)]
  drawTop(desk)
  drawBand(desk)
  drawHalves(desk)
  drawBlocks(desk)
  drawSentence(desk)
  drawNote(desk, 'above')
  drawSumsBefore(desk)
  drawOddTable(desk)
  drawSumsAfter(desk)
  desk.y = drawZone(desk, 'tail', desk.left, desk.right, desk.y) + stepOf(desk)
  drawNote(desk, 'below')
  if (layout.sender === 'end') writeLines(desk, tellSender(desk), desk.left, desk.y + 6)
  drawSumsInFoot(desk)
  drawFoot(desk, fixed)
  const { tags, ...printed } = truth.read()
  if (printed.fields.currency === undefined) printed.alternatives.currency = [facts.currency]
  return {
    kind: facts.kind,
    language: facts.language,
    layout: family,
    producer: sheet.producer,
    source: 'made by tests/generator',
    complete: true,
    tags,
    ...printed,
  }
}

function turn(desk: OddDesk): void {
  desk.sheet.nextPage()
  desk.truth.tag('multi_page')
  desk.page += 1
  desk.y = MARGIN
}

/** The sender's name and what stands in the corner and in the side column. */
function drawTop(desk: OddDesk): void {
  const { layout, sheet, left, right } = desk
  const top = desk.y
  const corner = drawZone(desk, 'corner', right - 130, right, top)
  let y = top
  if (layout.title !== 'none') y = writeLines(desk, [titleOf(desk)], left, y, { bold: true, size: layout.size + 5 }) + 8
  if (layout.sender === 'left') y = writeLines(desk, tellSender(desk), left, y, { bold: true })
  if (layout.sender === 'right') y = writeLines(desk, tellSender(desk), right - 320, y)
  if (layout.sender === 'center') y = writeLines(desk, tellSender(desk), sheet.width / 2 - 40, y, { align: 'center' })
  if (layout.side !== 'none')
    drawZone(
      desk,
      'side',
      layout.side === 'left' ? MARGIN : right + 14,
      (layout.side === 'left' ? MARGIN : right + 14) + SIDE - 18,
      top + 90,
    )
  desk.y = Math.max(y, corner) + stepOf(desk)
}

function titleOf(desk: OddDesk): string {
  const { kind, language } = desk.facts
  return desk.layout.title === 'odd' ? call(desk, 'title') : wordsOf[language][kind === 'invoice' ? 'invoice' : 'order'][0]!
}

function drawHalves(desk: OddDesk): void {
  const middle = (desk.left + desk.right) / 2
  const bottoms = [drawZone(desk, 'left', desk.left, middle - 10, desk.y), drawZone(desk, 'right', middle, desk.right, desk.y)]
  desk.y = Math.max(...bottoms) + stepOf(desk)
}
