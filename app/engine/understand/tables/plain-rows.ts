import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { readAmount } from '../values/amount.ts'
import { readQuantity } from '../values/quantity.ts'
import type { Items } from './items.ts'
import { printed } from './printed.ts'
import { type Row, boxOf, rowsOf, textOf } from './rows.ts'
import { runsOf } from './runs.ts'

/** One row of a list in columns that nobody put heads over, nor prices behind. */
interface Plain {
  row: Row
  code: Word[]
  name: Word[]
  quantity: Word[]
  /** Amounts behind them: the price, or price and total. */
  amounts: Word[][]
  /** The first signs of the number in the quantity's run: what stands behind it is its unit. */
  number: string
  /** How the row is laid out: rows of one list share it. */
  shape: string
}

const GAP = 0.95 // between two columns at least, of the type's height
const FAR = 3.2 // between two rows of one list at most
const LEVEL = 4 // points that the codes of one list may stand apart
const MOST = 6 // columns: number, unit, code, name, price, and a running number
const LEAST = 2 // rows

const quantityLike = /^(\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)(?:\s?(?:\p{L}{1,6}[.²³23]?|x|×))?$/u
const codeLike = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,19}$/u
const amountLike = /^(?:[€$£]\s?)?\d{1,3}(?:[ .,']?\d{3})*[.,]\d{2}(?:\s?(?:€|\$|£|EUR|GBP|USD|CHF))?$/u
const unitLike = /^\p{L}{1,6}[.²³23]?$/u

/** `PX4410   Dos de cabillaud   18 kg`, `20   Kst   1104   Mineralwasser`: code, name and how many in columns of their own, row under row. */
export function readPlainRows(document: Document, { formats }: Context): Items {
  const kept = document.pages.flatMap((page) => listsOf(rowsOf(page).map(parse)))
  const rows = kept.map(({ code, name, quantity, number, amounts }) => {
    const row: CandidateRow = {}
    const put = (field: string, value: string | undefined, words: Word[], score = 0.9) => {
      if (value !== undefined) row[field] = printed(value, words, score, 'row of a list in columns')
    }
    put('product_code', textOf(code), code)
    put('product_name', textOf(name), name)
    put('requested_quantity', readQuantity(number, formats.decimal)?.value, quantity)
    const [price, total] = amounts
    if (price) put('unit_price', readAmount(textOf(price), formats.decimal), price, total ? 0.9 : LONE)
    if (total) put('total_amount', readAmount(textOf(total), formats.decimal), total)
    return row
  })
  if (rows.some((row) => row.requested_quantity === undefined)) return { rows: [], areas: [] }
  return { rows, areas: kept.map(({ row }) => ({ page: row.page, box: row.box })) }
}

const LONE = 0.7 // a single amount is the price of one, as a rule

/** Rows of one shape right under each other, their codes beginning or ending at one height. */
function listsOf(rows: readonly (Plain | undefined)[]): Plain[] {
  const lists: Plain[][] = []
  for (const plain of rows) {
    const last = lists.at(-1)?.at(-1)
    if (!plain) continue
    if (last && goesOn(last, plain)) lists.at(-1)!.push(plain)
    else lists.push([plain])
  }
  return lists.filter((list) => list.length >= LEAST).flat()
}

function goesOn(last: Plain, { row, code, shape }: Plain): boolean {
  const [a, b] = [boxOf(last.code), boxOf(code)]
  return (
    shape === last.shape &&
    row.box.top - last.row.box.bottom < FAR * row.size &&
    (Math.abs(a.left - b.left) < LEVEL || Math.abs(a.right - b.right) < LEVEL)
  )
}

function parse(row: Row): Plain | undefined {
  const all = runsOf(row.words, GAP * row.size)
  const runs = partLeading(all.filter((run) => !amountLike.test(textOf(run))))
  const amounts = all.slice(all.findLastIndex((run) => !amountLike.test(textOf(run))) + 1)
  if (runs.length < 3 || runs.length + amounts.length > MOST || all.length - amounts.length > runs.length || amounts.length > 2)
    return undefined
  const texts = runs.map(textOf)
  const letters = texts.map((text) => text.replace(/[^\p{L}]/gu, '').length)
  const at = letters.indexOf(Math.max(...letters))
  const code = [at - 1, at + 1].find((place) => codeLike.test(texts[place] ?? '') && !(place > at && quantityLike.test(texts[place]!)))
  if (letters[at]! < 3 || code === undefined) return undefined
  const behind = texts.findIndex((text, place) => place > at && place !== code && quantityLike.test(text))
  const ahead = texts.slice(0, Math.min(at, code)).findLastIndex((text) => quantityLike.test(text))
  const place = behind >= 0 ? behind : ahead
  if (place < 0) return undefined
  const rest = texts.filter((_, other) => ![at, code, place].includes(other))
  const isRunning = (text: string) => behind >= 0 && text === texts[0] && /^\d{1,3}[.)]?$/.test(text)
  if (rest.some((text) => !unitLike.test(text) && !isRunning(text))) return undefined
  const shape = `${runs.length}:${at}:${code}:${place}:${amounts.length}`
  return { row, code: runs[code]!, name: runs[at]!, quantity: runs[place]!, amounts, number: quantityLike.exec(texts[place]!)![1]!, shape }
}

/** `40 barricas bordelesas` before a code: how many and of what, one blank apart. */
function partLeading(runs: Word[][]): Word[][] {
  const [first, ...rest] = runs
  const [count, ...name] = first ?? []
  const isCount = count !== undefined && /^\d{1,5}$/.test(count.text) && /\p{L}{3}/u.test(textOf(name))
  return isCount && rest.length > 0 && codeLike.test(textOf(rest[0]!)) ? [[count], name, ...rest] : runs
}
