import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { readAmount } from '../../values/amount.ts'
import { readQuantity } from '../../values/quantity.ts'
import type { Items } from '../items.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'

const FEWEST = 2 // items: one alone may be a sentence
const NEAR = 1.2 // of the type's height between a name and the line of its numbers

/** A stretch of a row's text. */
interface Stretch {
  text: string
  words: Word[]
}

interface Numbers {
  quantity: Stretch & { value: string }
  price: Stretch & { value: string }
  total: Stretch & { value: string }
}

/** `Bodegón con ambiente (5 fotos × 95,00)   475,00`: what is multiplied stands in a bracket behind the name. */
const bracketed =
  /^(.*\p{L}{2}.*?)\s?\((\d[\d .,]*?)\s?(?:\p{L}[\p{L}²³./]{0,14} ?){0,2}(?:[×x*@]|à)\s?([€$£]?\s?\d[\d .,]*?)\s?(?:[€$£]|[A-Z]{3})?\)\s+(\S.*)$/u

/** `Quantité : 6 pièces – prix unitaire : 138,00 € – montant : 828,00 €`: a label or none, a number, and what it counts. */
const part = /^(?:\p{L}[\p{L} '’.]{0,28}?\s?:?\s)?([€$£]?\s?-?\d[\d .,'’]*?)(?:\s?(?:[€$£]|\p{L}[\p{L}²³.]{0,12}))?$/u

/** Items of letters: name and numbers in one sentence, quantity × price giving the amount in each of them. */
export function readToldProducts(document: Document, context: Context): Items {
  const called = columnNames[context.kind]
  const found = document.pages.flatMap((page) => {
    const rows = rowsOf(page)
    return rows.flatMap((row, at) => {
      const told = inBracket(row, context) ?? inDashes(row, rows[at - 1], context)
      if (!told) return []
      const { name, quantity, price, total } = told
      const cell = (value: string, words: Word[], score: number) => printed(value, words, score, 'quantity, price and amount told in words')
      const read: CandidateRow = {
        [called.description]: cell(name.text, name.words, 0.93),
        [called.quantity]: cell(quantity.value, quantity.words, 0.98),
        unit_price: cell(price.value, price.words, 0.98),
        total_amount: cell(total.value, total.words, 0.98),
      }
      return [{ read, page: row.page, box: boxOf([...name.words, ...row.words]) }]
    })
  })
  return found.length < FEWEST
    ? { rows: [], areas: [] }
    : { rows: found.map(({ read }) => read), areas: found.map(({ page, box }) => ({ page, box })) }
}

function inBracket(row: Row, context: Context): (Numbers & { name: Stretch }) | undefined {
  if (!row.text.includes('(')) return undefined
  const match = bracketed.exec(textOf(row.words))
  if (!match) return undefined
  const [, name, quantity, price, total] = match as unknown as [string, string, string, string, string]
  const bracket = name.length
  const numbers = proven([quantity, price, total], [bracket, bracket + quantity.length, match[0].length - total.length], row.words, context)
  return numbers && { ...numbers, name: unnumbered({ text: name, words: wordsIn(row.words, 0, name.length) }) }
}

function inDashes(row: Row, above: Row | undefined, context: Context): (Numbers & { name: Stretch }) | undefined {
  if (!above || !/\s[–—-]\s.*\s[–—-]\s/.test(row.text) || above.page !== row.page) return undefined
  const text = textOf(row.words)
  const parts = text.split(/\s[–—-]\s/)
  const values = parts.map((one) => part.exec(one.trim())?.[1])
  if (parts.length !== 3 || values.some((one) => one === undefined)) return undefined
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, one) => sum + one.length + 3, 0))
  const numbers = proven(values as [string, string, string], starts as [number, number, number], row.words, context)
  if (!numbers || row.box.top - above.box.bottom > NEAR * row.size || !/\p{L}{2}/u.test(above.text)) return undefined
  return { ...numbers, name: unnumbered({ text: textOf(above.words), words: above.words }) }
}

/** The three numbers, each sought from its place on; undefined where they do not make one another. */
function proven(
  told: [string, string, string],
  from: [number, number, number],
  words: Word[],
  { formats: { decimal } }: Context,
): Numbers | undefined {
  const [quantity, price, total] = [readQuantity(told[0], decimal)?.value, readAmount(told[1], decimal), readAmount(told[2], decimal)]
  if (quantity === undefined || price === undefined || total === undefined || balanceOf({ quantity, price, total }) !== 'exact')
    return undefined
  const text = textOf(words)
  const stretch = (at: 0 | 1 | 2, value: string) => {
    const start = text.indexOf(told[at], from[at])
    return { value, text: told[at], words: wordsIn(words, start, start + told[at].length) }
  }
  const numbers = { quantity: stretch(0, quantity), price: stretch(1, price), total: stretch(2, total) }
  return Object.values(numbers).every(({ words: own }) => own.length > 0) ? numbers : undefined
}

/** `3. Pose et scellement`: the paragraph's number is no part of the name. */
function unnumbered({ text, words }: Stretch): Stretch {
  const number = /^\d{1,3}[.)]$/.test(words[0]?.text ?? '') && words.length > 1
  return number ? { text: textOf(words.slice(1)), words: words.slice(1) } : { text: text.trim(), words }
}

function wordsIn(words: readonly Word[], start: number, end: number): Word[] {
  let at = 0
  return words.filter((word) => {
    const from = at
    at += textOf([word]).length + 1
    return from < end && at - 1 > start
  })
}
