import { drawClosing } from './draw/closing.ts'
import { type Desk, MARGIN } from './draw/desk.ts'
import { drawLetterhead } from './draw/letterhead.ts'
import { drawMail } from './draw/mail.ts'
import { drawMeta } from './draw/meta.ts'
import { drawParties } from './draw/parties.ts'
import { drawTable } from './draw/table.ts'
import { drawTotals } from './draw/totals.ts'
import type { Facts } from './facts.ts'
import type { Dice } from './random.ts'
import type { Sheet } from './sheets/sheet.ts'
import { nameStyle, type Style } from './style.ts'
import { recordTruth, type Truth } from './truth.ts'
import { wordsOf } from './words/by-language.ts'

/** Draws the facts in the style on the sheet and says what is true of the page. */
export function composeDocument(facts: Facts, style: Style, sheet: Sheet, dice: Dice): Truth {
  const truth = recordTruth()
  const desk: Desk = {
    sheet,
    facts,
    style,
    dice,
    truth,
    words: wordsOf[facts.language],
    left: MARGIN,
    right: sheet.width - MARGIN,
    y: MARGIN,
  }
  if (style.mail) drawMail(desk)
  else drawPaper(desk)
  if (facts.credit) truth.tag('credit_note')
  const { tags, ...printed } = truth.read()
  const scanned = sheet.producer === 'scan'
  if (printed.fields.currency === undefined) printed.alternatives.currency = [facts.currency]
  return {
    kind: facts.kind,
    language: facts.language,
    layout: nameStyle(style),
    producer: sheet.producer,
    source: 'made by tests/generator',
    complete: true,
    ...(scanned ? { scanned } : {}),
    tags,
    ...printed,
  }
}

function drawPaper(desk: Desk): void {
  drawLetterhead(desk)
  const partiesFirst = desk.dice.chance(0.5)
  if (partiesFirst) drawParties(desk)
  drawMeta(desk)
  if (!partiesFirst) drawParties(desk)
  drawTable(desk)
  drawTotals(desk)
  drawClosing(desk)
}
