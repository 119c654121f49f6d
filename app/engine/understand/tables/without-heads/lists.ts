import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { fold } from '../../words/fold.ts'
import { readAmount } from '../../values/amount.ts'
import { readQuantity } from '../../values/quantity.ts'
import { codeIn } from '../codes/codes-in-names.ts'
import type { Items } from '../items.ts'
import { liftBracketedCodes } from '../codes/bracketed-codes.ts'
import { liftLeadingCodes } from '../codes/leading-codes.ts'
import { type MeaningOfAmounts, meaningOfAmounts } from './list-amounts.ts'
import { type ListLine, parseListLine } from './list-line.ts'
import { printed } from '../printed.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { isSumText } from '../lines/sum-words.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { isOneRun } from '../runs.ts'
import { isBrokenTail } from './broken-tail.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'

/** A line of a list with the rows that it was broken over. */
interface Line {
  words: Word[]
  parsed: ListLine
  /** The code that a label gives right under the name. */
  under?: { value: string; words: Word[] }
  /** The line over it says that what is wanted follows. */
  announced: boolean
}

const BULLET = /^[-•*·–—▪►➤✓☐>+]$|^\d{1,2}[.)]$|^\((?:\d{1,2}|[a-z])\)$|^[a-z]\)$/
const APART = 1.6 // of the type's height: what stands so far apart are columns, and no name
const NEAR = 1.3 // between the rows of one line, of the type's height

/** An order in running text: `- 24 case of Frozen peas (ref. 8357) at 12.66`, `Tomatoes: 12 kg`, `3 x Chair`. */
export function readLists(document: Document, context: Context, apart = APART): Items {
  const lines = alike(
    document.pages.flatMap((page) => {
      const rows = rowsOf(page)
      return withPlain(linesOf(rows, apart), rows)
    }),
  )
  // One such line may be chance, unless it says its code or is announced.
  const strong = lines.filter(({ parsed, announced }) => !parsed.weak || announced)
  const kept = lines.length >= 2 || strong.some(({ parsed }) => parsed.code) ? lines : []
  const priced = kept.flatMap(({ words, parsed: { quantity, amount } }) =>
    amount ? [{ quantity: textOf(words).slice(...quantity), amount: textOf(words).slice(...amount) }] : [],
  )
  const meaning = meaningOfAmounts(priced, document, context)
  const rows = kept.map((line) => rowOf(line, context, meaning)).filter((row) => row.requested_quantity !== undefined)
  return {
    rows: liftBracketedCodes(liftLeadingCodes(rows, columnNames[context.kind]), columnNames[context.kind]),
    areas: kept.map(({ words }) => ({ page: words[0]!.page, box: boxOf(words) })),
  }
}

/** `merci de nous livrer les articles suivants :` */
const announces =
  /(?:suivant|following|folgend|nachstehend|siguiente|seguent|seguinte|volgende|livr|deliver|supply|liefer|suministr|entreg|consegn|fornir|lever|command|order|bestel|pedido|ordin)[^:]*:$/u

const DOUBTED = 0.6

/** `8 sourdough loaves` between `2 boxes tomatoes` and `5 litres cream`: among lines that say of what unit they are, one that stands right under or over them at their edge needs none. */
function withPlain(lines: Line[], rows: readonly Row[]): Line[] {
  const leading = lines.filter(({ parsed }) => parsed.quantity[0] < parsed.name[0] && !parsed.bulleted)
  if (leading.length < 2) return lines
  const taken = new Set(lines.flatMap(({ words }) => words))
  const plain = rows.flatMap((row): Line[] => {
    const found = taken.has(row.words[0]!) ? null : plainCount.exec(row.text)
    const isBeside = leading.some(({ words: [first] }) => first!.page === row.words[0]!.page && isNextTo(row, first!))
    if (!found || !isBeside || row.text.length > LONGEST || !isOneRun(row.words, APART * row.size)) return []
    const parsed = { quantity: [0, found[1]!.length], name: [found[0].length, row.text.length], bulleted: false } satisfies ListLine
    return [{ words: [...row.words], parsed, announced: false }]
  })
  const placeOf = ({ words: [first] }: Line) => first!.page * 10_000 + first!.box.top
  return [...lines, ...plain].sort((a, b) => placeOf(a) - placeOf(b))
}

const plainCount = /^(\d{1,4}) (?=\p{L}{3,}(?: |$))(?!.*[.:?!]$)/u
const LONGEST = 60

const isNextTo = (row: Row, first: Word) =>
  Math.abs(row.box.left - first.box.left) < 1 &&
  Math.max(row.box.top - first.box.bottom, first.box.top - row.box.bottom) < NEAR * row.size &&
  row.box.top !== first.box.top

const MOST = 0.6 // of the lines

/** `4 Fass Pils 50 l` among lines that begin with how many: the number at its end is none of these, whatever its unit. */
function alike(lines: Line[]): Line[] {
  const leads = ({ parsed }: Line) => parsed.quantity[0] < parsed.name[0]
  if (lines.filter(leads).length < MOST * lines.length) return lines
  return lines.map((line) => {
    const first = leads(line) || line.parsed.code ? null : /^(\d{1,4}) (?:\p{Lu}\p{L}+ )?(?=\p{L})/u.exec(textOf(line.words))
    if (!first) return line
    return { ...line, parsed: { ...line.parsed, quantity: [0, first[1]!.length], name: [first[0].length, textOf(line.words).length] } }
  })
}

function linesOf(rows: readonly Row[], apart: number): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < rows.length; at++) {
    const words = [...rows[at]!.words]
    const bulleted = BULLET.test(words[0]!.text)
    let last = at
    // The broken-off rest of a bulleted line stands under its text, not under its bullet.
    while (last + 1 < rows.length && goesOn(bulleted, rows[last + 1]!, rows[last]!, rows[at]!)) words.push(...rows[++last]!.words)
    const parsed = withoutUnitApart(parseListLine(textOf(words)), words, apart * rows[at]!.size)
    if (parsed && isOneRun(wordsIn(words, parsed.name), apart * rows[at]!.size)) {
      const code = parsed.code ? undefined : codeUnder(words, parsed, rows[last + 1], rows[last]!)
      lines.push({ words, parsed, announced: announces.test(fold(rows[at - 1]?.text ?? '')), ...(code ? { under: code } : {}) })
      at = last
    }
  }
  return lines
}

/** `25 | plaques | Beurre de tourage`: a word that stands as far from the name as the number before it is its unit, whatever it is. */
function withoutUnitApart(parsed: ListLine | undefined, words: readonly Word[], gap: number): ListLine | undefined {
  // Without a code it may as well be what the thing is called.
  if (!parsed?.code || parsed.quantity[0] > parsed.name[0]) return parsed
  const name = wordsIn(words, parsed.name)
  const [first, ...rest] = name
  if (!first || rest.length === 0 || isOneRun(name, gap) || !isOneRun(rest, gap) || !/^\p{L}{2,12}\.?$/u.test(first.text)) return parsed
  return { ...parsed, name: [parsed.name[0] + first.text.length + 1, parsed.name[1]] }
}

const goesOn = (bulleted: boolean, row: Row, above: Row, first: Row) =>
  (bulleted && isRest(row, above, first) && !isSumText(row.text)) || isBrokenTail(row, above, first)

function isRest(row: Row, above: Row, first: Row): boolean {
  return (
    !BULLET.test(row.words[0]!.text) && row.box.left > first.box.left + 0.3 * row.size && row.box.top - above.box.bottom < NEAR * row.size
  )
}

/** `Art.-Nr. 1180` right under the name that it belongs to. */
function codeUnder(words: readonly Word[], { name }: ListLine, next: Row | undefined, row: Row): Line['under'] {
  const [first] = wordsIn(words, name)
  if (!next || !first || next.words.length > 4 || next.box.top - row.box.bottom > NEAR * row.size) return undefined
  return Math.abs(next.box.left - first.box.left) < 3 ? codeIn([next.words]) : undefined
}

function rowOf({ words, parsed, under }: Line, { formats }: Context, meaning: MeaningOfAmounts): CandidateRow {
  const row: CandidateRow = {}
  const put = (name: string, value: string | undefined, part: [number, number] | undefined, score: number) => {
    if (value !== undefined && part) row[name] = printed(value, wordsIn(words, part), score, 'line of a list')
  }
  const cut = (part: [number, number] | undefined) =>
    part &&
    textOf(words)
      .slice(...part)
      .trim()
  put('product_code', cut(parsed.code), parsed.code, 0.92)
  if (under) row.product_code = printed(under.value, under.words, 0.9, 'code under a line of a list')
  put('product_name', cut(parsed.name), parsed.name, 0.9)
  put('requested_quantity', readQuantity(cut(parsed.quantity)!, formats.decimal)?.value, parsed.quantity, parsed.doubted ? DOUBTED : 0.93)
  put('unit_price', parsed.price && readAmount(cut(parsed.price)!, formats.decimal), parsed.price, 0.92)
  const total = parsed.total && readAmount(cut(parsed.total)!, formats.decimal)
  const { requested_quantity: quantity, unit_price: price } = row
  if (total && quantity && price && balanceOf({ quantity: quantity.value, price: price.value, total }) === 'exact')
    put('total_amount', total, parsed.total, 0.92)
  if (meaning) put(meaning, parsed.amount && readAmount(cut(parsed.amount)!, formats.decimal), parsed.amount, 0.92)
  return row
}

/** The words that a stretch of the line's text touches. */
function wordsIn(words: readonly Word[], [from, to]: [number, number]): Word[] {
  let at = 0
  return words.filter((word) => {
    const start = at
    at += word.text.length + 1
    return start < to && start + word.text.length > from
  })
}
