import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Line, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { quantityOf } from './cards.ts'
import { codeIn } from '../codes/codes-in-names.ts'
import { readHeading } from '../heads/headings.ts'
import type { Items } from '../items.ts'
import { printed } from '../printed.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { boxOf, textOf } from '../rows.ts'

const ALIGNED = 3 // points between the left edges of name and code
const MOST = 4 // lines under a name
const OFF = 0.7 // of the type's height between the middles of name and numbers

/**
 * The basket that a shop sends by mail: in each row a name with its code under it, `Menge: 12`, and what one and all of them cost, each amount
 * under its own little label. Two amounts of which one is the quantity times the other make a row.
 */
export function readBasket(document: Document, context: Context): Items {
  const rows = document.pages.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const quantity = quantityOf(line, context)
      return quantity ? (rowOf(line, quantity, lines, context) ?? []) : []
    }),
  )
  if (rows.length < 2) return { rows: [], areas: [] }
  return { rows: rows.map(({ row }) => row), areas: rows.map(({ lines }) => ({ page: lines[0]!.page, box: boxOf(lines) })) }
}

interface Found {
  value: string
  words: Word[]
}

function rowOf(
  line: Line,
  quantity: Found,
  page: readonly Line[],
  { kind, formats }: Context,
): { row: CandidateRow; lines: Line[] } | undefined {
  // Beside a name with its code under it the numbers stand in the middle of both.
  const isLevel = (other: Line) => Math.abs(other.box.top + other.box.bottom - line.box.top - line.box.bottom) < 2 * OFF * line.size
  const first = page
    .filter((other) => isLevel(other) && other.box.right < line.box.left && /\p{L}{3}/u.test(other.text))
    .toSorted((a, b) => b.box.right - a.box.right)[0]
  if (!first) return undefined
  const led = codeAlone(first)
  const name = led ? lineOver(first, page) : first
  if (!name) return undefined
  const under = linesUnder(name, page)
  const bottom = Math.max(name.box.bottom + 2.5 * name.size, ...under.map(({ box }) => box.bottom))
  const priced = page.filter(
    ({ box }) => box.left > line.box.left && box.bottom > line.box.top && box.top < bottom && box.left > name.box.right,
  )
  const amounts = priced.flatMap(({ words }) =>
    words.flatMap((word): Found[] => {
      const isMoney = looksLikeMoney(word.text) || /^\d{1,3}[.,]\d{3,4}$/.test(word.text)
      const value = isMoney ? readAmount(word.text, formats.decimal) : undefined
      return value === undefined ? [] : [{ value, words: [word] }]
    }),
  )
  const pair = amounts.flatMap((price, at) =>
    amounts
      .slice(at + 1)
      .flatMap((total) =>
        balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact' ? [{ price, total }] : [],
      ),
  )[0]
  if (!pair) return undefined
  const called = columnNames[kind]
  const code = led ?? codeIn(under.map(({ words }) => words)) ?? under.flatMap(orderCode)[0]
  return {
    lines: [name, line, ...under, ...priced],
    row: {
      [called.description]: candidate({ value: name.text, words: name.words }, 0.88),
      ...(code ? { [called.code]: candidate(code, 0.88) } : {}),
      [called.quantity]: candidate(quantity, 0.92),
      unit_price: candidate(pair.price, 0.9),
      total_amount: candidate(pair.total, 0.92),
    },
  }
}

/** `Item no.: B2863` at the head of the row: the name stands over it. */
function codeAlone({ words }: Line): Found | undefined {
  const code = codeIn([words])
  const count = code?.value.split(' ').length ?? 1
  const label = readHeading(textOf(words.slice(0, -count)))
  return code?.value === textOf(words.slice(-count)) && label?.role === 'code' && label.strength >= SURE ? code : undefined
}

const SURE = 0.9 // strength of a label

function lineOver(line: Line, page: readonly Line[]): Line | undefined {
  return page.find(
    ({ box, size, text }) =>
      Math.abs(box.left - line.box.left) < ALIGNED &&
      box.top < line.box.top - 2 &&
      line.box.top - box.bottom < 0.6 * size &&
      /\p{L}{3}/u.test(text),
  )
}

/** `Bestell-Nr. 1024788-62`: what to order the thing by, where no order could stand. */
function orderCode({ words }: Line): Found[] {
  const [label, value] = words
  return words.length === 2 && /^bestell-?(?:nr|nummer)\.?:?$/i.test(label!.text) && /\d/.test(value!.text)
    ? [{ value: value!.text, words: [value!] }]
    : []
}

/** The lines right under the name, from its left edge on. */
function linesUnder(name: Line, page: readonly Line[]): Line[] {
  const found: Line[] = []
  let last = name
  for (const line of page.filter(({ box }) => box.top > name.box.top + 2).toSorted((a, b) => a.box.top - b.box.top)) {
    if (Math.abs(line.box.left - name.box.left) > ALIGNED) continue
    if (line.box.top - last.box.bottom > 0.6 * last.size || found.length === MOST) break
    found.push(line)
    last = line
  }
  return found
}

const candidate = ({ value, words }: Found, score: number) => printed(value, words, score, 'row of a basket')
