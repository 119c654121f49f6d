import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { readQuantity } from '../values/quantity.ts'
import type { Items } from './items.ts'
import { printed } from './printed.ts'
import { type Row, boxOf, rowsOf, textOf } from './rows.ts'

/** One row of a list in columns that nobody put heads over, nor prices behind. */
interface Plain {
  row: Row
  code: Word[]
  name: Word[]
  quantity: Word[]
  /** The first signs of the number in the quantity's run: what stands behind it is its unit. */
  number: string
  /** How the row is laid out: rows of one list share it. */
  shape: string
}

const GAP = 0.95 // between two columns at least, of the type's height
const FAR = 3.2 // between two rows of one list at most
const LEVEL = 4 // points that the codes of one list may stand apart
const MOST = 5 // columns: number, unit, code, name, and a running number
const LEAST = 2 // rows

const quantityLike = /^(\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)(?:\s?(?:\p{L}{1,6}[.²³23]?|x|×))?$/u
const codeLike = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,19}$/u
const unitLike = /^\p{L}{1,6}[.²³23]?$/u

/** `PX4410   Dos de cabillaud   18 kg`, `20   Kst   1104   Mineralwasser`: code, name and how many in columns of their own, row under row. */
export function readPlainRows(document: Document, { formats }: Context): Items {
  const kept = document.pages.flatMap((page) => runsOfRows(rowsOf(page).map(parse)))
  const rows = kept.map(({ code, name, quantity, number }) => {
    const row: CandidateRow = {}
    const put = (field: string, value: string | undefined, words: Word[]) => {
      if (value !== undefined) row[field] = printed(value, words, 0.9, 'row of a list in columns')
    }
    put('product_code', textOf(code), code)
    put('product_name', textOf(name), name)
    put('requested_quantity', readQuantity(number, formats.decimal)?.value, quantity)
    return row
  })
  if (rows.some((row) => row.requested_quantity === undefined)) return { rows: [], areas: [] }
  return { rows, areas: kept.map(({ row }) => ({ page: row.page, box: row.box })) }
}

/** Rows of one shape right under each other, their codes beginning or ending at one height. */
function runsOfRows(rows: readonly (Plain | undefined)[]): Plain[] {
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
  const runs = columnsOf(row)
  if (runs.length < 3 || runs.length > MOST) return undefined
  const texts = runs.map(textOf)
  const letters = texts.map((text) => text.replace(/[^\p{L}]/gu, '').length)
  const at = letters.indexOf(Math.max(...letters))
  if (letters[at]! < 3 || at === 0 || !codeLike.test(texts[at - 1]!)) return undefined
  const behind = texts.findIndex((text, place) => place > at && quantityLike.test(text))
  const ahead = texts.slice(0, at - 1).findLastIndex((text) => quantityLike.test(text))
  const place = behind >= 0 ? behind : ahead
  if (place < 0) return undefined
  const rest = texts.filter((_, other) => ![at, at - 1, place].includes(other))
  const isRunning = (text: string) => behind >= 0 && text === texts[0] && /^\d{1,3}[.)]?$/.test(text)
  if (rest.some((text) => !unitLike.test(text) && !isRunning(text))) return undefined
  const shape = `${runs.length}:${at}:${place}`
  return { row, code: runs[at - 1]!, name: runs[at]!, quantity: runs[place]!, number: quantityLike.exec(texts[place]!)![1]!, shape }
}

/** The row's words by the gaps between them. */
function columnsOf({ words, size }: Row): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const last = runs.at(-1)?.at(-1)
    if (last && word.box.left - last.box.right < GAP * size) runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return runs
}
