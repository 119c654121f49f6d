import { day } from '../wild/desk.ts'
import { type DiceDesk, stepOf, wide, write, writeLines, type Zone } from './desk.ts'
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
  const shape = dice.pick(['beside', 'beside', 'stacked', 'stacked', 'values-first', 'split'] as const)
  if (shape === 'beside' && right - left > ROOM_FOR_TWO) {
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

/** What the paper calls itself, sometimes with its number, sometimes with its day; what the title says no label says again. */
function drawTitle(desk: DiceDesk, entries: Entry[], zone: Zone): number {
  const { facts, dice } = desk
  const { words } = facts.land
  const title = dice.pick(facts.kind === 'work_order' ? words.order : facts.credit ? words.credit : words.invoice)
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
