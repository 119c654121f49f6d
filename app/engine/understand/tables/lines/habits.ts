import type { Word } from '../../../document.ts'
import { beginsWithCode, beginWithOneHouse, hasCodeUnderName, isBareCode } from '../codes/bare-codes.ts'
import { bareLabel } from '../codes/codes-in-names.ts'
import type { Entry } from './entry.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import { openEnd } from '../../words/open-end.ts'
import { isOneRun } from '../runs.ts'
import { hasRoomBehind } from './room-behind.ts'
import { isSubLine } from './sub-lines.ts'

/** What the items of one table have in common. */
export interface Habits {
  /** How far to the right the text of the descriptions reaches: what would have gone beyond was broken off. */
  edge: number
  /** Lines that stand under several items: notes, not names. */
  notes: Set<string>
  /** Every text begins with a code in a line of its own, though no head announces one. */
  codeFirst?: boolean
  /** Every name has a code in a line of its own under it. */
  codeLast?: boolean
}

const OFTEN = 3 // times under different items

export function habitsOf(groups: readonly Group[], layout: Layout): Habits {
  const at = layout.description
  const texts = at === undefined ? [] : groups.map((group) => linesOf(group, at))
  const isHabit = (test: (lines: Word[][]) => boolean, most: number) => texts.length > 0 && texts.filter(test).length >= most * texts.length
  const edge = edgeOf(groups, layout)
  return {
    edge,
    notes: at === undefined ? new Set() : notesOf(groups, at, edge),
    codeFirst: isHabit(beginsWithCode, CODED) || beginWithOneHouse(texts),
    codeLast: areCoded(texts),
  }
}

/** A name with nothing under it, `Montaje en destino` among `Mesa de roble` over `MES-180`, has no code and says nothing against the others'. */
function areCoded(texts: readonly Word[][][]): boolean {
  const over = texts.filter((lines) => lines.length > 1)
  const coded = over.filter(hasCodeUnderName).length
  return coded > 1 && coded >= CODED * over.length && coded >= HALF * texts.length
}

/** `41-2676 Roomboter ongezouten` and `33-5153 Roomboter ongezouten` are called the same, and `[41-2676]` over the name is none. */
const ledBy = /^(?:(?=\S*\d)[\p{Lu}\d./-]{3,}\s+(?=\p{L})|\[[^\]]{2,24}\]\s*)/u

/**
 * The same thing ordered three times has the same name, whose second line is no note;
 * nor is what goes on with the lines it stands under and had no room behind any of them.
 */
function notesOf(groups: readonly Group[], at: number, edge: number): Set<string> {
  const under = new Map<string, { name: string; anew: boolean }[]>()
  for (const { line, below } of groups)
    for (const [nth, entry] of below.entries()) {
      // Under a code alone stands the name of what may be sold on every page.
      if (nth === 0 && isBareCode(line.cells[at]!)) continue
      const words = entry.cells[at]!
      const place = { name: textOf(line.cells[at]!).replace(ledBy, ''), anew: beginsAnew(words, (below[nth - 1] ?? line).cells[at]!, edge) }
      under.set(textOf(words), [...(under.get(textOf(words)) ?? []), place])
    }
  const isNote = (places: { name: string; anew: boolean }[]) =>
    places.length >= OFTEN && new Set(places.map(({ name }) => name)).size > 1 && places.some(({ anew }) => anew)
  return new Set([...under].filter(([, places]) => isNote(places)).map(([text]) => text))
}

/** `Basic fee per unit` begins anew; `palé retornable` under `servido en`, or `Farbe nach Wahl` behind a comma, goes on where it had no room. */
const beginsAnew = (words: readonly Word[], above: readonly Word[], edge: number) =>
  words.length === 0 ||
  above.length === 0 ||
  !(/^\p{Ll}/u.test(words[0]!.text) || /,$/.test(textOf(above)) || openEnd.test(textOf(above))) ||
  hasRoomBehind(above, words, edge)

const HALF = 0.5 // of the items
const CODED = 0.75 // of the items: among `BH-14-10`, one may be `SVC-CAL`, and one broken over two pages

function edgeOf(groups: readonly Group[], layout: Layout): number {
  const at = layout.description
  if (at === undefined) return Infinity
  const cells = groups
    .flatMap((group) => [...group.above, group.line, ...group.below].map((entry) => entry.cells[at]!))
    .filter((words) => words.length > 0 && !isSubLine(words))
  if (cells.length === 0) return Infinity
  // A single word that is too long for its column runs over the edge.
  const whole = cells.filter((words) => words.length > 1)
  const reach = Math.max(...(whole.length > 0 ? whole : cells).map((words) => words.at(-1)!.box.right))
  const left = Math.min(...cells.map((words) => words[0]!.box.left))
  const border = layout.columns[at]!.right
  return border - left > WIDE ? Math.max(reach, left + EARLY * (border - left)) : reach
}

const WIDE = 150 // points: in a column this wide a line that ends early was not broken off by its edge
const EARLY = 0.45 // of the column's width

/** The lines that an item fills in a column. */
export function linesOf(group: Group, column: number): Word[][] {
  const rows = [
    ...group.above,
    group.line,
    ...group.below.filter((entry) => !entry.numbers.quantity && (!entry.numbers.rate || endsRate(entry, group))),
  ]
  return rows
    .filter((entry) => entry === group.line || !comesFromLeft(entry, column))
    .map((entry) => entry.cells[column]!)
    .filter((words) => words.length > 0 && !/^\p{L}[\p{L} ]{1,20}:$/u.test(textOf(words)))
}

/** `19 %` in the line under `VAT`, where the rates' narrow column breaks: the same item's. */
const endsRate = ({ numbers }: Entry, { line, below: [first] }: Group) =>
  first?.numbers === numbers && !line.numbers.rate && !numbers.price && !numbers.total

const SENTENCE = 3 // words before the column

/** `Your material number DSG-R5065`: what the one or the other calls it. */
const whose = /^(?:your|our|votre|vos|notre|nos|ihre?|unsere?|su|nuestr[oa]|vostr[oa]|nostr[oa]|uw|onze?|customer|supplier|vendor)\s\p{L}/iu

/** A sentence under an item that begins left of the column and only runs through it: a note. */
function comesFromLeft({ sort, cells, row }: Entry, column: number): boolean {
  const [first] = cells[column]!
  const at = first ? row.words.indexOf(first) : -1
  const isRun = isOneRun(row.words.slice(0, at + 1), 0.75 * row.size)
  return sort === 'text' && (at >= SENTENCE || (whose.test(row.text) && !(at === 0 && bareLabel.test(row.text)))) && isRun
}
