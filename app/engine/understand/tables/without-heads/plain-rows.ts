import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { readAmount } from '../../values/amount.ts'
import { readQuantity } from '../../values/quantity.ts'
import type { Items } from '../items.ts'
import { withoutCode } from '../codes/codes-in-names.ts'
import { liftLeadingCodes } from '../codes/leading-codes.ts'
import { hasRoomBehind } from '../lines/room-behind.ts'
import { joinBroken } from '../../words/compounds.ts'
import { type Plain, parsePlainRow } from './plain-row.ts'
import { printed } from '../printed.ts'
import { boxOf, type Row, rowsOf, textOf } from '../rows.ts'

/** `26-6884 Spinach 1 kg` with but a blank between: codes of one shape before every name. */
const CALLED = { code: 'product_code', description: 'product_name' }
const FAR = 5 // between two rows of one list at most
const LEVEL = 4 // points that the codes of one list may stand apart
const LEAST = 2 // rows
const LONE_SHAPE = 'running:code:name:count:0'
const LONE = 0.7 // a single amount is the price of one, as a rule
const ONE_OF = 0.5 // how many were ordered is one of several numbers, and nothing says which

/** `PX4410   Dos de cabillaud   18 kg`, `20   Kst   1104   Mineralwasser`: code, name and how many in columns of their own, row under row. */
export function readPlainRows(document: Document, { formats }: Context): Items {
  const kept = document.pages.flatMap((page) => {
    const rows = rowsOf(page)
    return listsOf(
      countedLast(
        rows.map((row, at) => parsePlainRow(row, rows[at + 1])),
        rows,
      ),
    )
  })
  // `12,50` at the end of every row may be its price.
  const isAmounts = kept.every(({ counts }) => counts.every(({ isAmount }) => isAmount))
  const edge = Math.max(...kept.flatMap(({ name, rest = [] }) => [...name, ...rest].map(({ box }) => box.right)))
  const rows = kept.map((plain) => {
    const { code, counts, amounts } = plain
    const { words: name, text, isWhole } = nameOf(plain, edge)
    const row: CandidateRow = {}
    const put = (field: string, value: string | undefined, words: Word[], score = 0.9) => {
      if (value !== undefined) row[field] = printed(value, words, score, 'row of a list in columns')
    }
    if (code) put('product_code', code.value, code.words)
    put('product_name', text, name, isWhole ? 0.9 : LONE)
    const [count] = counts
    const isOnly = counts.length === 1 && !(amounts.length === 0 && isAmounts)
    put('requested_quantity', readQuantity(count!.number, formats.decimal)?.value, count!.words, isOnly ? 0.9 : ONE_OF)
    const [price, total] = amounts
    if (price) put('unit_price', readAmount(price.text, formats.decimal), price.words, total ? 0.9 : LONE)
    if (total) put('total_amount', readAmount(total.text, formats.decimal), total.words)
    return row
  })
  if (rows.some((row) => row.requested_quantity === undefined)) return { rows: [], areas: [] }
  return { rows: liftLeadingCodes(rows, CALLED), areas: kept.map(({ row }) => ({ page: row.page, box: row.box })) }
}

/** `Robinie, Art. 55-102` goes on with `Sandmulde klein,` where it had no room behind it; what had room may be a remark, and the name is doubted. */
function nameOf({ name, rest, code }: Plain, edge: number): { words: Word[]; text: string; isWhole: boolean } {
  const text = textOf(name)
  const end = rest && withoutCode(textOf(rest), code?.value)
  if (!rest || end === '') return { words: name, text: text.replace(/,$/, ''), isWhole: true }
  return hasRoomBehind(name, rest, edge)
    ? { words: name, text, isWhole: code !== undefined && rest.some((word) => code.words.includes(word)) }
    : { words: [...name, ...rest], text: joinBroken(text, end!), isWhole: true }
}

/** `3   BK-184   Nitrile gloves   kg   2.75` among rows that end in `kg   17`: how many, as there, and no price. */
function countedLast(read: readonly (Plain | undefined)[], rows: readonly Row[]): (Plain | undefined)[] {
  if (!read.some((plain) => plain?.shape === LONE_SHAPE)) return [...read]
  return read.map((plain, at) => {
    const again = plain?.amounts.length === 1 ? parsePlainRow(rows[at]!, rows[at + 1], true) : undefined
    return again?.shape === LONE_SHAPE ? again : plain
  })
}

/** Rows of one shape right under each other, their codes or names beginning or ending at one height. */
function listsOf(rows: readonly (Plain | undefined)[]): Plain[] {
  const lists: Plain[][] = []
  for (const plain of rows) {
    const last = lists.at(-1)?.at(-1)
    if (!plain) continue
    if (last && goesOn(last, plain)) lists.at(-1)!.push(plain)
    else lists.push([plain])
  }
  const long = lists.filter((list) => list.length >= LEAST)
  // `1   BK.184.82   Nitrile gloves   0.5` alone: a row that counts itself and has a code beside its name.
  const alone = long.length === 0 ? lists.filter(([first]) => lists.length === 1 && first!.shape === LONE_SHAPE) : []
  return [...long, ...alone].flatMap(withoutRunning)
}

function goesOn(last: Plain, { row, code, name, shape }: Plain): boolean {
  const isLevel = (one: readonly Word[], other: readonly Word[]) => {
    const [a, b] = [boxOf(one), boxOf(other)]
    return Math.abs(a.left - b.left) < LEVEL || Math.abs(a.right - b.right) < LEVEL
  }
  const isAligned =
    isLevel(last.code?.words ?? last.name, code?.words ?? name) || Math.abs(boxOf(last.name).left - boxOf(name).left) < LEVEL
  return shape === last.shape && row.box.top - last.row.box.bottom < FAR * row.size && isAligned
}

/** 1, 2, 3 in front count the rows. */
function withoutRunning(list: Plain[]): Plain[] {
  const isRunning = list.every(({ counts }, at) => {
    const [first, second] = counts
    return second && Number.parseInt(first!.number, 10) === Number.parseInt(list[0]!.counts[0]!.number, 10) + at
  })
  return isRunning ? list.map((plain) => ({ ...plain, counts: plain.counts.slice(1) })) : list
}
