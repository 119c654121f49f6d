import Big from 'big.js'
import { placesOf } from './arithmetic.ts'
import { fillsAll } from './row-sort.ts'
import { type Entry } from './entry.ts'
import { hasDescription } from './group-reach.ts'
import type { Layout } from '../columns/layout.ts'
import { median, textOf } from '../rows.ts'
import { linesOfFurtherSums } from './further-sums.ts'
import { sumsOfGroups } from './group-sums.ts'
import { isNoteBesideSum } from './note-beside-sum.ts'
import { isSetApart } from './set-apart.ts'
import { isShareOfSum } from './share-of-sum.ts'
import { isSumText, isTaxText } from './sum-words.ts'
import { isCodeLike } from '../codes/code-like.ts'

/**
 * Under the sums, and on pages without heads, only a line that balances (or at least fills its columns) is still an item.
 * A lone total that is what the lines above add up to is a sum, whatever its label.
 */
export function keepLines(entries: readonly Entry[], layout: Layout, continued: boolean): Entry[] {
  const lines = entries.filter((entry) => entry.sort === 'line')
  const full = lines.filter((entry) => isFull(entry))
  const places = new Set(full.flatMap((entry) => (entry.numbers.total ? placesOf(entry.numbers.total.value) : [])))
  const lastFull = full.length > 0 ? entries.lastIndexOf(full.at(-1)!) : entries.length
  const proven = full.filter(({ balance }) => balance === 'exact' || balance === 'rounded')
  const lastProven = proven.length > 0 ? entries.lastIndexOf(proven.at(-1)!) : entries.length
  const usual = median(full.map(({ row }) => row.size))
  const mostAreFull = full.length >= 0.6 * lines.length && full.length > 0
  const countOnly = layout.price === undefined && layout.total === undefined
  const mostCoded = layout.code !== undefined && lines.filter((entry) => entry.cells[layout.code!]!.length > 0).length >= 0.8 * lines.length
  const summed = linesOfFurtherSums(entries)
  const ofGroups = sumsOfGroups(entries)
  let ended = false
  let last: Entry | undefined
  let listed: Entry | undefined
  let sum = new Big(0)
  let subtotal: Entry | undefined
  return entries.map((entry, at) => {
    // `TVA à l'importation autoliquidée 0,00` among what a customs agent laid out: a tax of nothing ends no list.
    if (entry.sort === 'sum' && isNothing(entry)) return { ...entry, sort: 'soft_sum' }
    if (entry.sort === 'soft_sum') subtotal = entry
    if (entry.sort === 'sum' && !isBroughtForward(entries, at)) ended = true
    // An article that nobody wants stands in the list all the same.
    if (entry.sort === 'text' && mostCoded && isCoded(entry, layout)) listed = entry
    if (isShareOfSum(entry, subtotal, sum)) return { ...entry, sort: 'soft_sum' }
    if (summed.has(entry)) return { ...entry, sort: 'line' }
    if (ofGroups.has(entry)) return { ...entry, sort: 'soft_sum' }
    if (entry.sort !== 'line') return entry
    const { quantity, total } = entry.numbers
    const balanced = entry.balance === 'exact' || entry.balance === 'rounded'
    const named = hasDescription(entry, layout) || isCodeOverName(entry, layout)
    const isLone = !isFull(entry) && total !== undefined
    // `Total | 3 | 983.12 | 51.88 | 1035.00`: the last row adds up the columns.
    const isTotals = total !== undefined && isSumText(firstText(entry))
    // Without a column of totals `Total | 7 | 112.35` adds up the others.
    if (layout.total === undefined && last && !isCoded(entry, layout) && isSumText(firstText(entry))) return { ...entry, sort: 'soft_sum' }
    if ((isLone || isTotals) && !fillsAll(entry.cells) && sum.gt(0) && sum.eq(total.value) && !isAnother(entry, last, layout)) {
      ended = true
      return { ...entry, sort: 'sum' }
    }
    if (isLone && at > lastProven && isNoteBesideSum(entry, proven, layout)) {
      ended = true
      return { ...entry, sort: 'sum' }
    }
    const fits = ended
      ? balanced
      : continued
        ? balanced ||
          (quantity !== undefined &&
            (total !== undefined || countOnly || (layout.total === undefined && entry.numbers.price !== undefined)) &&
            named &&
            ((!mostCoded && !(countOnly && layout.code !== undefined)) || isCoded(entry, layout)))
        : true
    const apart = listed !== undefined && entry.row.box.top - listed.row.box.bottom > APART * entry.row.size
    const lacksCode = mostCoded && !isCoded(entry, layout) && !isWithoutCode(entry, layout) && !fillsButCode(entry, last, layout)
    const bare = countOnly && (lacksCode || apart)
    const odd =
      isLone && ((mostAreFull && (!named || !places.has(placesOf(total.value)))) || (at > lastFull && isSetApart(entry, full, layout)))
    // `C.R.C. do Porto n.º 32459   NIPC 586697968`: the foot of the paper, in its small print.
    const isFoot = !balanced && !entry.numbers.price && full.length > 1 && entry.row.size < SMALL * usual
    if (!fits || odd || bare || isFoot || telephone.test(entry.row.text)) return { ...entry, sort: 'soft_sum' }
    last = listed = entry
    if (total) sum = sum.plus(total.value)
    return entry
  })
}

/** What the pages before came to stands over the lines of this one, one of which balances at least: it ends nothing. */
function isBroughtForward(entries: readonly Entry[], at: number): boolean {
  const isBalanced = ({ sort, balance }: Entry) => sort === 'line' && (balance === 'exact' || balance === 'rounded')
  return entries.slice(0, at).every(({ sort }) => sort !== 'line') && entries.slice(at + 1).some(isBalanced)
}

/** `Tfno. 97 730 90 45` under whoever signs a list: figures in columns by chance. */
const telephone =
  /^(?:t[ée]l\p{L}*|tfno|tlf|phone|fon|fax|mob\p{L}*|port\p{L}*|gsm|m[óo]vil|handy|telefax|t|f)\s?[.:]*\s?[+(]?\d[\d\s()./-]{7,18}$/iu

const SMALL = 0.8 // times the type of the lines
const APART = 6 // times the type's height: in a list without amounts what stands so far below is something else

const firstText = ({ cells }: Entry) => textOf(cells.find((words) => words.length > 0) ?? [])

/** As much as the only line before it, and more than a name and an amount like that one: the same thing bought again. */
function isAnother({ cells }: Entry, before: Entry | undefined, { description, total }: Layout): boolean {
  const more = cells.filter((words, at) => at !== description && at !== total && words.length > 0).length
  return more > 0 && before !== undefined && cells.every((words, at) => words.length > 0 === before.cells[at]!.length > 0)
}

const isNothing = ({ numbers: { total }, row }: Entry) => total !== undefined && Number(total.value) === 0 && isTaxText(row.text)

/** `230 | 3092724733 | 3.000 | roll | 65.12`, its name in the next row, as one head over both says. */
const isCodeOverName = ({ cells }: Entry, { description, columns }: Layout) =>
  description !== undefined && columns[description]!.head.stack[1] === 'description' && isCodeLike(textOf(cells[description]!))

function isCoded(entry: Entry, layout: Layout): boolean {
  return layout.code !== undefined && isCodeLike(textOf(entry.cells[layout.code]!))
}

/** `- | Train de ponceuse | 1`: a dash where the code would stand says that the article has none. */
function isWithoutCode(entry: Entry, { code, description }: Layout): boolean {
  const named = description !== undefined && entry.cells[description]!.some(({ text }) => /\p{L}{2}/u.test(text))
  return named && code !== undefined && /^(?:[-–—−.]{1,3}|n\/?a|s\/[cr])$/iu.test(textOf(entry.cells[code]!))
}

/** `Lemons, yellow | | 38 LB | 2 | 0 | 2` under rows with codes: whatever else they tell it tells too. */
function fillsButCode({ cells }: Entry, before: Entry | undefined, { code, description }: Layout): boolean {
  const others = before?.cells.flatMap((words, at) => (at !== code && words.length > 0 ? [at] : [])) ?? []
  const named = description !== undefined && cells[description]!.some(({ text }) => /\p{L}{3}/u.test(text))
  return named && others.length >= CELLS && others.every((at) => cells[at]!.length > 0)
}
const CELLS = 5 // with the name

/** A line with more than a total. */
function isFull({ numbers }: Entry): boolean {
  return numbers.quantity !== undefined || numbers.price !== undefined
}
