import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import type { Role } from '../heads/heading-words.ts'
import { mayHoldHeads, readHeading } from '../heads/headings.ts'
import type { Items } from '../items.ts'
import { printed } from '../printed.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'

const LONGEST = 3 // words of a label
const NEAR = 1.2 // of the type's height, between the rows of one item
const MOST = 4 // rows over that of its numbers
const FEWEST = 2 // items: one alone may be anything

type Told = Partial<Record<Role, Word[]>>

/** A row cut at the labels it holds; `rest` is what no label asks for. */
interface Parts {
  told: Told
  rest: Word[]
}

/**
 * Items as a message prints them that was made for machines: `LINE 001  EAN 506…  SUPPLIER CODE MD-101` over
 * `QTY 480 EA  UNIT PRICE 1.12  LINE VALUE 537.60`. Each number stands right behind its own label, in every item anew,
 * and quantity × price gives the amount: heads of a table never stand in the row of their numbers.
 */
export function readToldItems(document: Document, context: Context): Items {
  const found = document.pages.flatMap((page) => {
    const rows = rowsOf(page)
    let from = 0
    return rows.flatMap((row, at) => {
      const numbers = numbersOf(row, context)
      if (!numbers) return []
      const first = firstRow(rows, at, from)
      from = at + 1
      return itemOf(rows.slice(first, at).map(partsOf), numbers, rows.slice(first, from), context) ?? []
    })
  })
  if (found.length < FEWEST) return { rows: [], areas: [] }
  return {
    rows: found.map(({ row }) => row),
    areas: found.map(({ rows }) => ({ page: rows[0]!.page, box: boxOf(rows) })),
  }
}

interface Numbers {
  quantity: CellNumber
  price: CellNumber
  total: CellNumber
  parts: Parts
}

function numbersOf(row: Row, { formats: { decimal } }: Context): Numbers | undefined {
  const numbers = row.words.filter(({ text }) => /\d/.test(text)).length
  if (row.words.length < 6 || numbers < 3 || !mayHoldHeads(row.text, 3)) return undefined
  const parts = partsOf(row)
  const quantity = quantityIn(parts.told.quantity ?? [], decimal)
  const price = amountIn(parts.told.price ?? [], decimal)
  const total = amountIn(parts.told.total ?? [], decimal)
  if (!quantity || !price || !total) return undefined
  const balance = balanceOf({ quantity: quantity.value, price: price.value, total: total.value })
  return balance === 'exact' ? { quantity, price, total, parts } : undefined
}

/** Up to the numbers of the item before, or to a wider gap. */
function firstRow(rows: readonly Row[], at: number, from: number): number {
  let first = at
  while (first > from && at - first < MOST && rows[first]!.box.top - rows[first - 1]!.box.bottom < NEAR * rows[at]!.size) first -= 1
  return first
}

function partsOf({ words }: Row): Parts {
  const told: Told = {}
  const rest: Word[] = []
  let role: Role | undefined
  for (let at = 0; at < words.length;) {
    const label = labelAt(words, at)
    if (label && told[label.role] === undefined) {
      role = label.role
      told[role] = []
      at += label.length
      continue
    }
    const word = words[at]!
    at += 1
    if (word.text === ':') continue
    const value = role === undefined ? undefined : told[role]!
    // Behind a code, a barcode or the number of the line the name may go on; a number takes its unit along.
    if (value && (value.length === 0 || (!oneWord.has(role!) && (isUnit(word) || goesOn(value, word))))) value.push(word)
    else rest.push(word)
  }
  return { told, rest }
}

/** `1 490,00 €`: thousands stand apart. */
const goesOn = (value: readonly Word[], { text }: Word) =>
  value.length === 1 && /^\d{1,3}$/.test(value[0]!.text) && /^\d{3}(?:[.,]\d+)?$/.test(text)

const oneWord = new Set<Role>(['code', 'gtin', 'buyer_code', 'position'])
const isUnit = ({ text }: Word) => /^(?:[€$£]|[\p{L}²³.]{1,5})$/u.test(text)

/** The longest label that begins here and has a value with digits right behind it. */
function labelAt(words: readonly Word[], at: number): { role: Role; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at - 1); length > 0; length -= 1) {
    const label = words.slice(at, at + length)
    const value = words[at + length]!.text === ':' ? words[at + length + 1] : words[at + length]
    if (!value || !/\d/.test(value.text) || label.some(({ text }) => !/\p{L}|^[#/&.]$/u.test(text) || /\d/.test(text))) continue
    const heading = readHeading(textOf(label))
    if (heading && heading.strength >= 0.95 && heading.role !== 'description') return { role: heading.role, length }
  }
  return undefined
}

function itemOf(above: readonly Parts[], numbers: Numbers, rows: Row[], { kind }: Context): { row: CandidateRow; rows: Row[] } | undefined {
  const called = columnNames[kind]
  // `2. Totem d'entrée`: what stands over a numbered paragraph is the letter, and no name.
  const numbered = above.findLastIndex(({ rest }) => rest.length > 1 && /^\d{1,3}[.)]$/.test(rest[0]!.text))
  const own = numbered < 0 ? above : [{ ...above[numbered]!, rest: above[numbered]!.rest.slice(1) }, ...above.slice(numbered + 1)]
  const name = own.flatMap(({ rest }) => (/\p{L}{2}/u.test(textOf(rest)) ? rest.filter(({ text }) => text !== '-') : []))
  if (name.length === 0) return undefined
  const said = (role: Role) => [...above, numbers.parts].find(({ told }) => told[role]?.length)?.told[role]
  const code = said('code') ?? said('gtin')
  const cell = (value: string, words: Word[], score: number) => printed(value, words, score, 'label in a form of one item')
  return {
    rows,
    row: {
      [called.description]: cell(textOf(name), name, 0.92),
      ...(code ? { [called.code]: cell(textOf(code), code, 0.93) } : {}),
      [called.quantity]: cell(numbers.quantity.value, numbers.quantity.words, 0.98),
      unit_price: cell(numbers.price.value, numbers.price.words, 0.98),
      total_amount: cell(numbers.total.value, numbers.total.words, 0.98),
    },
  }
}
