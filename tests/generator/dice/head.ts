import { day } from '../wild/desk.ts'
import { lands } from '../wild/lands.ts'
import type { Tongue } from '../wild/words/tongue.ts'
import { type DiceDesk, secondLanguage, stepOf, wide, write, writeLines, type Zone } from './desk.ts'
import { type Entry, headEntries } from './entries.ts'
import { moreWords } from './more-words.ts'
import { drawBlocks, type Letterhead, partyBlocks } from './parties.ts'
import { broadWays, drawEntries, narrowWays } from './ways.ts'

const ROOM_FOR_TWO = 430

/** Title, parties and labelled values below the letterhead; gives where the table may begin. */
export function drawHead(desk: DiceDesk, form: Letterhead, issuer: string, letterhead: number): number {
  const { dice, left, right } = desk
  const entries = headEntries(desk)
  const top = dice.chance(0.1) ? drawTownAndDay(desk, entries, letterhead) : letterhead
  const blocks = partyBlocks(desk, form, issuer)
  const whole = (y: number): Zone => ({ left, right, top: y + desk.size })
  if (desk.facts.structure === 'sidebar' && desk.face !== 'mono' && widestOf(desk, entries) < WIDEST_SIDEBAR)
    return drawSidebar(desk, entries, blocks, top)
  const shape = dice.pick(['beside', 'beside', 'stacked', 'stacked', 'values-first', 'split'] as const)
  if (shape === 'beside' && desk.facts.structure !== 'bilingual' && right - left > ROOM_FOR_TWO) {
    const middle = (left + right) / 2 + 10
    const partiesLeft = dice.chance(0.6)
    const [ofParties, ofValues] = partiesLeft
      ? [
          { left, right: middle - 20 },
          { left: middle, right },
        ]
      : [
          { left: middle, right },
          { left, right: middle - 20 },
        ]
    const from = whole(top).top
    const below = drawTitle(desk, entries, { ...ofValues, top: from })
    const values = drawEntries(desk, entries, dice.pick(narrowWays), { ...ofValues, top: below + 3 })
    return Math.max(values, drawBlocks(desk, blocks, { ...ofParties, top: from }, false))
  }
  const inRow = blocks.length > 1 || dice.chance(0.5)
  const parties = (y: number): number => {
    const alone = blocks.length === 1 && dice.chance(0.5)
    const zone = whole(y)
    return drawBlocks(desk, blocks, alone ? { ...zone, left: (left + right) / 2 + 20 } : zone, inRow)
  }
  if (shape === 'values-first') {
    const below = drawTitle(desk, entries, whole(top))
    return parties(drawEntries(desk, entries, dice.pick(broadWays), { ...whole(below), top: below + 3 }))
  }
  if (shape === 'split') {
    const below = drawTitle(desk, entries, whole(top))
    const first = entries.splice(0, dice.int(1, 3))
    const values = drawEntries(desk, first, dice.pick(narrowWays), { left, right: (left + right) / 2, top: below + 3 })
    const under = parties(values)
    return drawEntries(desk, entries, dice.pick(broadWays), { ...whole(under), top: under + desk.size })
  }
  const under = parties(top)
  const below = drawTitle(desk, entries, whole(under))
  return drawEntries(desk, entries, dice.pick(broadWays), { ...whole(below), top: below + 3 })
}

const WIDEST_SIDEBAR = 140

const widestOf = (desk: DiceDesk, entries: readonly Entry[]): number =>
  Math.max(...entries.flatMap(({ label, value }) => [`${label}:`, value].map((text) => wide(desk, text, { bold: true }))))

/** Title and parties at the left, the labelled values in a column at the right edge that goes down beside the items. */
function drawSidebar(desk: DiceDesk, entries: Entry[], blocks: ReturnType<typeof partyBlocks>, top: number): number {
  const { right } = desk
  const width = Math.max(100, widestOf(desk, entries) + 4)
  desk.right = right - width - 14
  const below = drawTitle(desk, entries, { left: desk.left, right: desk.right, top: top + desk.size })
  drawEntries(desk, entries, 'above', { left: right - width, right, top: top + desk.size })
  return drawBlocks(desk, blocks, { left: desk.left, right: desk.right, top: below + desk.size }, true)
}

const titleSays = ['number', 'date'] as const

/** What stands elsewhere no label says again. */
function drop(entries: Entry[], ...said: Entry['says'][]): void {
  const rest = entries.filter(({ says }) => says === undefined || !said.includes(says))
  entries.splice(0, entries.length, ...rest)
}

/** The day without a label, behind the town of who writes, as in a letter. */
function drawTownAndDay(desk: DiceDesk, entries: Entry[], top: number): number {
  const { facts } = desk
  const { town } = facts.kind === 'invoice' ? facts.seller : facts.buyer
  const place = town.replace(/[,\d].*$|^[\d\s-]+(?:[A-Z]{2}\s)?/g, '').trim()
  if (!/^\p{L}/u.test(place)) return top
  drop(entries, 'date')
  const said = day(desk, facts.date)
  const on = moreWords[facts.land.language].on
  write(desk, `${place}, ${said.startsWith(on) ? '' : on}${said}`, desk.right, top + stepOf(desk), { align: 'right' })
  return top + stepOf(desk)
}

const titlesOf = ({ kind, credit }: DiceDesk['facts'], words: Tongue): string[] =>
  kind === 'work_order' ? words.order : credit ? words.credit : words.invoice
const secondWords = ({ land }: DiceDesk['facts']): Tongue =>
  Object.values(lands).find(({ language }) => language === secondLanguage(land.language))!.words

/** What the paper calls itself, sometimes with its number, sometimes with its day; what the title says no label says again. */
function drawTitle(desk: DiceDesk, entries: Entry[], zone: Zone): number {
  const { facts, dice } = desk
  const { words } = facts.land
  const own = dice.pick(titlesOf(facts, words))
  const title = facts.structure === 'bilingual' ? `${own} / ${dice.pick(titlesOf(facts, secondWords(facts)))}` : own
  const size = dice.pick([12, 14, 18])
  const numbered = `${title} ${dice.pick(['', 'Nº ', 'No. '])}${facts.number}`
  const dated = `${numbered} ${dice.pick(['-', '/', '–'])} ${day(desk, facts.date)}`
  const [text, said] = dice.chance(0.7) ? [title, 0] : dice.chance(0.7) ? [numbered, 1] : [dated, 2]
  const fits = wide(desk, text, { size, bold: true }) <= zone.right - zone.left
  if (fits) drop(entries, ...titleSays.slice(0, said))
  const align = zone.left === desk.left && dice.chance(0.25) ? 'center' : 'left'
  const x = align === 'center' ? (zone.left + zone.right) / 2 : zone.left
  return writeLines(desk, [fits ? text : title], x, zone.top, { size: fits ? size : 12, bold: dice.chance(0.8), align })
}
