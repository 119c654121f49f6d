import type { Entry } from './entry.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import { hasRoomBehind } from './room-behind.ts'
import { isSubLine } from './sub-lines.ts'

const SOME = 0.5 // of the items: more with a text above, and that is how the table is set

/**
 * A few items have a text above that their own name would have fitted behind, while the numbers of others stand at their first line: it is the title of
 * what follows, however close it stands or whatever box it is set in. Over `Lote 24/1187` it is the name.
 */
export function withoutTitlesOver(groups: Group[], { description }: Layout): Group[] {
  if (description === undefined) return groups
  const named = groups.filter(({ line }) => line.cells[description]!.length > 0)
  const titled = named.filter(({ above }) => above.length > 0)
  const fromTop = named.some(({ above, below }) => above.length === 0 && below.length > 0)
  if (titled.length === 0 || titled.length > SOME * groups.length || (!fromTop && titled.some(({ below }) => below.length > 0)))
    return groups
  const edge = Math.max(edgeOf(groups, description), nextColumn(groups, description) - WIDEST)
  const isTitle = (above: Entry, { line }: Group) =>
    !isSubLine(line.cells[description]!) && hasRoomBehind(above.cells[description]!, line.cells[description]!, edge)
  return groups.map((group) => (titled.includes(group) && isTitle(group.above.at(-1)!, group) ? { ...group, above: [] } : group))
}

/** Where the numbers stand between the two lines of each name, a third line above them that had room for the second is the title of what follows. */
export function withoutTitlesOverMiddles(groups: Group[], { description }: Layout): Group[] {
  if (description === undefined) return groups
  const isMiddle = ({ above, line, below }: Group) => above.length > 0 && below.length > 0 && line.cells[description]!.length === 0
  const middles = groups.filter(isMiddle)
  if (middles.filter(({ above }) => above.length === 1).length <= SOME * groups.length) return groups
  const edge = edgeOf(groups, description)
  return groups.map((group) => {
    const [title, next] = group.above
    const isTitled =
      title &&
      next &&
      group.above.length === 2 &&
      isMiddle(group) &&
      hasRoomBehind(title.cells[description]!, next.cells[description]!, edge)
    return isTitled ? { ...group, above: [next] } : group
  })
}

/** `Couverture` over a name, both bold, in larger type than every name of the table: the title of what follows. */
export function withoutLargerTitles(groups: Group[], { description, position }: Layout): Group[] {
  if (description === undefined) return groups
  const sizeOf = ({ cells }: Entry) => Math.max(0, ...cells[description]!.map(({ size }) => size))
  const own = groups.map(({ above, line, below }) => {
    const [first] = line.cells[description]!.length > 0 ? [line] : above.length > 0 ? above.slice(-1) : below
    return first ? sizeOf(first) : 0
  })
  const largest = Math.max(0, ...own)
  // `2 | RM-MB-BLK40 | Needed:` fills more columns than a title does.
  const isAlone = ({ cells }: Entry) => cells.every((words, at) => at === description || at === position || words.length === 0)
  const isTitle = (entry: Entry) => sizeOf(entry) > LARGER * largest && isAlone(entry)
  return groups.map((group) => {
    const last = group.above.findLastIndex(isTitle)
    return last < 0 ? group : { ...group, above: group.above.slice(last + 1) }
  })
}

const LARGER = 1.04

/** `2 | Abords` over `2.01 | Remise en état de l'allée`: the number of the chapter that the line's own belongs to. */
export function withoutChapters(groups: Group[], { position }: Layout): Group[] {
  if (position === undefined) return groups
  const numberOf = ({ cells }: Entry) => textOf(cells[position]!).replace(/\.$/, '')
  return groups.map((group) => {
    const own = numberOf(group.line)
    const last = group.above.findLastIndex((entry) => /^\d{1,3}$/.test(numberOf(entry)) && own.startsWith(`${numberOf(entry)}.`))
    return last < 0 ? group : { ...group, above: group.above.slice(last + 1) }
  })
}

/** Points: wider is no column of numbers, so names may run on up to so far before where the next one begins. */
const WIDEST = 110

/** Where the words begin that stand right of the names in their lines. */
function nextColumn(groups: readonly Group[], description: number): number {
  const rights = groups.flatMap(({ line: { cells } }) => {
    const end = cells[description]!.at(-1)?.box.right
    return end === undefined ? [] : cells.flat().flatMap(({ box }) => (box.left > end ? box.left : []))
  })
  return rights.length === 0 ? 0 : Math.min(...rights)
}

function edgeOf(groups: Group[], description: number): number {
  const words = groups.flatMap(({ above, line, below }) => [...above, line, ...below].flatMap(({ cells }) => cells[description]!))
  return Math.max(...words.map(({ box }) => box.right))
}
