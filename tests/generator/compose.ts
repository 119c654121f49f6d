import { drawClosing } from './draw/closing.ts'
import { drawConditions } from './draw/conditions.ts'
import { type Desk, drawLines, MARGIN } from './draw/desk.ts'
import { drawLetterhead } from './draw/letterhead.ts'
import { drawMail } from './draw/mail.ts'
import { drawMeta } from './draw/meta.ts'
import { drawParties } from './draw/parties.ts'
import { drawPlan } from './draw/plan.ts'
import { drawTable } from './draw/table.ts'
import { drawTotals } from './draw/totals.ts'
import type { Facts } from './facts.ts'
import { noQuirks, type Quirks } from './quirks.ts'
import { type Dice, rollDice } from './random.ts'
import { measure } from './sheets/measure.ts'
import type { Sheet } from './sheets/sheet.ts'
import { nameStyle, type Style } from './style.ts'
import { recordTruth, type Truth } from './truth.ts'
import { wordsOf } from './words/by-language.ts'
import type { Words } from './words/words.ts'

/** Draws the facts in the style on the sheet and says what is true of the page. */
export function composeDocument(
  facts: Facts,
  style: Style,
  sheet: Sheet,
  dice: Dice,
  quirks: Quirks = noQuirks,
  words: Words = wordsOf[facts.language],
): Truth {
  const truth = recordTruth()
  const surface = quirks.wordwise ? wordByWord(sheet) : sheet
  const desk = (lots: Dice, record = truth): Desk => ({
    sheet: surface,
    facts,
    style,
    dice: lots,
    truth: record,
    quirks,
    words,
    left: MARGIN,
    right: sheet.width - MARGIN,
    y: MARGIN,
  })
  if (quirks.copy) {
    // The copy shows what the original shows: the same dice are rolled again.
    const seed = dice.int(1, 1_000_000)
    drawPaper(desk(rollDice(seed)))
    sheet.nextPage()
    const copy = desk(rollDice(seed), recordTruth())
    drawLines(copy, [dice.pick(copy.words.copy)], sheet.width / 2, 14, { size: 16, bold: true, align: 'center', colour: '#777777' })
    drawPaper(copy)
  } else drawPaper(desk(dice))
  if (facts.credit) truth.tag('credit_note')
  for (const [name, value] of Object.entries(quirks)) if (value === true) truth.tag(name)
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
  if (desk.style.mail) return drawMail(desk)
  drawLetterhead(desk)
  const partiesFirst = desk.dice.chance(0.5)
  if (partiesFirst) drawParties(desk)
  drawMeta(desk)
  if (!partiesFirst) drawParties(desk)
  drawTable(desk)
  drawTotals(desk)
  if (desk.quirks.plan) drawPlan(desk)
  drawClosing(desk)
  if (desk.quirks.conditions) drawConditions(desk)
}

function wordByWord(sheet: Sheet): Sheet {
  return {
    ...sheet,
    text(text, x, y, look) {
      const start = look.align === 'right' ? x - measure(text, look) : look.align === 'center' ? x - measure(text, look) / 2 : x
      let at = start
      for (const word of text.split(' ')) {
        if (word !== '') sheet.text(word, at, y, { ...look, align: 'left' })
        at += measure(`${word} `, look)
      }
    },
  }
}
