import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Line, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney, readAmount } from '../../values/amount.ts'
import { readQuantity } from '../../values/quantity.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { isBareCode } from '../codes/bare-codes.ts'
import { codeIn } from '../codes/codes-in-names.ts'
import type { Items } from '../items.ts'
import { readHeading } from '../heads/headings.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { linesBefore, linesOver } from './card-lines.ts'
import { amountIn } from '../lines/read-cells.ts'
import { printed } from '../printed.ts'
import { boxOf } from '../rows.ts'

const LONGEST = 160 // signs of a name

/**
 * Items as shops print them: a card for each, with its name, its code, `$31.20 each` and `Qty: 4` one under the other and no heads of columns.
 * A quantity behind its label, with a name and an amount in the lines around it, makes a card; one alone may be anything.
 * `proven`: in each of them quantity × price gives the amount.
 */
export function readCards(document: Document, context: Context): Items & { proven: boolean } {
  const cards = document.pages.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const quantity = quantityOf(line, context)
      return quantity ? (cardOf(line, quantity, lines, context) ?? []) : []
    }),
  )
  if (cards.length < 2) return { rows: [], areas: [], proven: false }
  const areas = cards.map(({ lines }) => ({ page: lines[0]!.page, box: boxOf(lines) }))
  return { rows: withAmounts(cards, document, context), areas, proven: cards.every(isProven) }
}

interface Found {
  value: string
  words: Word[]
}

interface Card {
  row: CandidateRow
  lines: Line[]
  quantity: Found
  price?: Found | undefined
  /** The amount that stands to the right of it. */
  beside?: Found | undefined
}

const isProven = ({ quantity, price, beside }: Pick<Card, 'quantity' | 'price' | 'beside'>) =>
  price !== undefined &&
  beside !== undefined &&
  balanceOf({ quantity: quantity.value, price: price.value, total: beside.value }) === 'exact'

/** An amount beside a card is what its things cost together where quantity × price or the sum of the page says so, and what one costs where that sum is of products. */
function withAmounts(cards: readonly Card[], document: Document, { formats }: Context): CandidateRow[] {
  const told = cards.flatMap(({ beside }) => beside ?? [])
  const printedSums = new Set(
    document.pages.flatMap(({ words }) =>
      words.flatMap(({ text }) => (looksLikeMoney(text) ? (readAmount(text, formats.decimal) ?? []) : [])),
    ),
  )
  const isPrinted = (of: (card: Card) => Big) =>
    told.length === cards.length && printedSums.has(cards.reduce((sum, card) => sum.plus(of(card)), new Big(0)).toFixed(2))
  const areTotals = isPrinted(({ beside }) => new Big(beside!.value))
  const arePrices = !areTotals && isPrinted(({ beside, quantity }) => new Big(beside!.value).times(quantity.value))
  return cards.map(({ row, quantity, price, beside }) => {
    if (!beside) return row
    const proven = isProven({ quantity, price, beside })
    if (proven || areTotals) return { ...row, total_amount: candidate(beside, proven ? 0.95 : 0.92) }
    return arePrices && !price ? { ...row, unit_price: candidate(beside, 0.9) } : row
  })
}

/** `Qty: 4`, `Cantidad: 2 uds`, `Qté : 3` alone in its line, or behind the price. */
export function quantityOf({ words }: Line, { formats }: Context): Found | undefined {
  // `Qté 20`, `Cant. 12`, and nothing else in the line but what one costs: `Qty 12 x £74.30`.
  const [head, bare, sign] = words
  if (head && bare && (!sign || times.test(sign.text)) && readHeading(head.text)?.role === 'quantity' && /^\d/.test(bare.text)) {
    const counted = readQuantity(bare.text, formats.decimal)
    if (counted) return { value: counted.value, words: [bare] }
  }
  const end = words.findIndex(({ text }) => /:$/.test(text))
  const label = words.slice(Math.max(0, end - 1), end + 1).filter(({ text }) => /\p{L}/u.test(text))
  const value = end < 0 ? [] : words.slice(end + 1, end + 3)
  if (label.length === 0 || value.length === 0 || readHeading(label.map(({ text }) => text).join(' '))?.role !== 'quantity')
    return undefined
  const quantity = readQuantity(value[0]!.text, formats.decimal)
  return quantity && { value: quantity.value, words: value.slice(0, 1) }
}

const times = /^(?:[x×@à]|at)$/iu

function cardOf(line: Line, quantity: Found, page: readonly Line[], { kind, formats }: Context): Card | undefined {
  const over = linesOver(line, page)
  const lines = over.length > 0 ? over : linesBefore(line, page)
  const [name] = lines
  const price = [...lines.slice(1), line].flatMap((one) => priceIn(one, quantity.words, formats.decimal) ?? [])[0]
  const beside = name && amountBeside([...lines, line], page, formats.decimal)
  if (!name || !(price ?? beside) || name === line || name.text.length > LONGEST || !/\p{L}{3}/u.test(name.text)) return undefined
  const called = columnNames[kind]
  const named = [name, ...lines.slice(1).filter((one, at) => at === 0 && goesOn(name, one))]
  const said = lines.slice(named.length)
  const alone = said.find((one) => isBareCode(one.words))
  const code = codeIn(said.map(({ words }) => words)) ?? (alone && { value: alone.text, words: alone.words })
  const words = named.flatMap((one) => one.words)
  return {
    lines: [...lines, line],
    quantity,
    ...(price ? { price } : {}),
    ...(beside ? { beside } : {}),
    row: {
      [called.description]: candidate({ value: named.map(({ text }) => text).join(' '), words }, 0.85),
      ...(code ? { [called.code]: candidate(code, 0.85) } : {}),
      [called.quantity]: candidate(quantity, 0.88),
      ...(price ? { unit_price: candidate(price, 0.82) } : {}),
    },
  }
}

/** A name that was too long for its line: what follows is set alike and says nothing by a label. */
function goesOn(name: Line, next: Line): boolean {
  const alike = next.bold === name.bold && Math.abs(next.size - name.size) < 0.3 && !isCodeOnly(next)
  return alike && !/[:#]|\d[.,]\d{2}(?!\d)/.test(next.text) && next.box.right - next.box.left < name.box.right - name.box.left
}

/** `Item SKU-30188`, `Art.-Nr. 4711-8` */
const isCodeOnly = ({ words }: Line) => isBareCode(words) || (words.length <= 3 && codeIn([words])?.words[0] === words.at(-1))

/** The one amount that stands on the height of a card, to its right. */
function amountBeside(card: readonly Line[], page: readonly Line[], decimal: Context['formats']['decimal']): Found | undefined {
  const { top, bottom, right } = boxOf(card)
  const found = page
    .filter(({ box }) => box.left > right - 1 && box.top > top - LEVEL && box.bottom < bottom + LEVEL)
    .flatMap((line) => amountIn(line.words, decimal) ?? priceIn(line, [], decimal) ?? [])
  return found.length === 1 ? found[0] : undefined
}

const LEVEL = 3 // points

function priceIn({ words }: Line, taken: readonly Word[], decimal: Context['formats']['decimal']): Found | undefined {
  const word = words.find((one) => !taken.includes(one) && looksLikeMoney(one.text) && readAmount(one.text, decimal) !== undefined)
  return word && { value: readAmount(word.text, decimal)!, words: [word] }
}

const candidate = ({ value, words }: Found, score: number) => printed(value, words, score, 'card of an item')
