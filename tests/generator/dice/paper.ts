import type { KindName } from '#app/contract/kinds/index.ts'
import type { Document } from '#app/engine/document.ts'
import { type Dice, rollDice } from '../random.ts'
import { A4, LETTER } from '../sheets/sheet.ts'
import { recordTruth, type Truth } from '../truth.ts'
import { chooseManner, type Manner } from '../wild/desk.ts'
import { type Land, lands } from '../wild/lands.ts'
import { chooseTable, type TableForm } from './columns.ts'
import type { DiceDesk } from './desk.ts'
import { type DiceFacts, inventFacts } from './facts.ts'
import { closingEntries, drawClosing, drawFoot, footLines } from './foot.ts'
import { drawHead } from './head.ts'
import { moreWords } from './more-words.ts'
import { drawLetterhead, type Letterhead, nameIssuer } from './parties.ts'
import { drawOverprints } from './overprints.ts'
import { chooseStructure, type Structure } from './structures.ts'
import { chooseSums, drawSums, invoiceSums, orderSums } from './sums.ts'
import { drawTable } from './table.ts'
import { drawTaxes } from './taxes.ts'
import { openWordSheet } from './word-sheet.ts'

export interface DicePaper {
  document: Document
  truth: Truth
}

export interface DiceWish {
  kind?: KindName | undefined
  language?: string | undefined
  /** How it is built, where that is not left to the dice. */
  structure?: Structure | undefined
}

/** One paper of text alone: words on pages as the engine has them, and what they say. The same seed draws the same paper. */
export function drawDicePaper(seed: number, { kind: asked, language, structure }: DiceWish = {}): DicePaper {
  const dice = rollDice(seed)
  const land = chooseLand(language, dice)
  const kind = asked ?? dice.pick(['invoice', 'work_order'] as const)
  const facts = inventFacts(kind, land, chooseRows(dice), dice, structure ?? chooseStructure(seed, kind))
  const truth = recordTruth()
  const desk: DiceDesk = {
    facts,
    manner: mannerOf(facts, dice),
    dice,
    truth,
    fullness: 0.35 + dice.next() * 0.6,
    sheet: openWordSheet(land === lands.us ? LETTER : A4),
    face: dice.pick(['sans', 'sans', 'serif', 'mono']),
    size: dice.pick([8, 9, 9, 10]),
    left: 40,
    right: 0,
    bottom: 0,
  }
  desk.right = desk.sheet.width - 40
  desk.bottom = desk.sheet.height - 90
  if (desk.face === 'mono') desk.size = 7.5
  drawPaper(desk)
  const printed = truth.read()
  if (printed.fields.currency === undefined) printed.alternatives.currency = [land.currency]
  const more = { language: land.language, layout: 'dice', producer: 'dice', source: 'made by tests/generator/dice', complete: true }
  return { document: desk.sheet.read(), truth: { kind: facts.kind, ...more, ...printed } }
}

function chooseLand(language: string | undefined, dice: Dice): Land {
  const all = Object.values(lands)
  return dice.pick(language === undefined ? all : all.filter((land) => land.language === language))
}

/** Some papers write their days in words. */
function mannerOf(facts: DiceFacts, dice: Dice): Manner {
  const manner = chooseManner(facts, dice)
  return dice.chance(0.12) ? { ...manner, date: dice.pick(moreWords[facts.land.language].dates) } : manner
}

const chooseRows = (dice: Dice): number => (dice.chance(0.1) ? dice.int(25, 60) : dice.int(1, 9))

/** A column at the side leaves no room for wide letters or wide tables. */
const chooseLetterhead = ({ dice, face, facts }: DiceDesk): Letterhead =>
  face !== 'mono' && facts.habit === 'none' && facts.structure === 'none' && dice.chance(0.15)
    ? 'side'
    : dice.pick<Letterhead>(['left', 'left', 'right', 'center', 'line', 'foot', 'headed'])

function drawPaper(desk: DiceDesk): void {
  const { facts, dice, sheet } = desk
  const form = chooseLetterhead(desk)
  const issuer = nameIssuer(desk)
  const below = drawHead(desk, form, issuer, drawLetterhead(desk, form, issuer))
  const table = chooseTable(desk)
  const foot = footLines(desk, form, issuer)
  const newPage = () => {
    drawFoot(desk, foot)
    sheet.nextPage()
    return 40
  }
  const sumsFirst = facts.structure === 'sumsFirst'
  const top = sumsFirst ? drawAllSums(desk, table, below + desk.size) + desk.size : below
  let y = drawTable(desk, table, top + desk.size, newPage)
  if (y > desk.bottom - 150) y = newPage()
  const closing = closingEntries(desk)
  const closesFirst = dice.chance(0.25)
  if (closesFirst) y = drawClosing(desk, closing, y) + desk.size
  if (!sumsFirst) y = drawAllSums(desk, table, y)
  if (!closesFirst) y = drawClosing(desk, closing, y + desk.size)
  drawOverprints(desk, y)
  drawFoot(desk, foot)
}

/** Taxes and sums, beside or under one another; gives where the next block may begin. */
function drawAllSums(desk: DiceDesk, table: TableForm, top: number): number {
  const { facts, dice } = desk
  const zone = { left: desk.left, right: desk.right, top }
  if (facts.kind === 'work_order')
    return table.columns.includes('total') && dice.chance(0.85) ? drawSums(desk, orderSums(desk), chooseSums(desk), zone) : top
  const tabled = facts.vat.length > 1 ? dice.chance(0.6) : dice.chance(0.2)
  const beside = tabled && dice.chance(0.5)
  const sums = chooseSums(desk)
  const taxesBelow = tabled ? drawTaxes(desk, zone) : top
  const own = beside && sums === 'right' ? { ...zone, left: (desk.left + desk.right) / 2 } : { ...zone, top: taxesBelow + desk.size }
  return Math.max(taxesBelow, drawSums(desk, invoiceSums(desk, !tabled || dice.chance(0.3)), sums, own))
}
