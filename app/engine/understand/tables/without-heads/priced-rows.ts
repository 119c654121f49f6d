import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { isBareCode } from '../codes/bare-codes.ts'
import { stripsOf } from './card-strips.ts'
import { bareLabel, codeIn } from '../codes/codes-in-names.ts'
import type { Items } from '../items.ts'
import { aloneUnder, type Item, NUMBERED, type Product, unnumbered, withCodesUnder, withLeadingCodes } from './priced-item.ts'
import { printed } from '../printed.ts'
import { partRate } from './rate-beside.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { isSumText } from '../lines/sum-words.ts'

const SIGN = /^(?:[x×*@]|à|a|at|je|zu|por)$/iu
const NEAR = 0.9 // of the type's height between a thing's own lines
const LEVEL = 4 // points between the numbers of cards in one row
const SHORTEST = 4 // signs of a code
const MOST = 3 // words of one number with its unit and currency
const FULL = 0.9 // of the right edge that a broken name reaches
const HEADS = 3 // stretches of words of a row that is nobody's name
const APART = 1.2 // of the type's height: what stands further left is of another column

/**
 * Things bought whose quantity and price stand in one cell, multiplied, with the total behind; no heads.
 * The name stands before them, or in the row above where the paper is too narrow for both.
 */
export function readPricedRows(document: Document, context: Context): Items {
  const found = document.pages.flatMap((page) =>
    stripsOf(rowsOf(page))
      .flatMap((rows) => itemsOf(rows, context))
      .toSorted((a, b) =>
        Math.abs(a.product.row.box.top - b.product.row.box.top) < LEVEL ? 0 : a.product.row.box.top - b.product.row.box.top,
      ),
  )
  const isProof = found.length >= 2 || found.some(({ product }) => isTelling(product))
  const kept = isProof ? withLeadingCodes(withCodesUnder(found)) : []
  return {
    rows: kept.map((item) => toRow(item, context)),
    areas: kept.map(({ product, parts }) => ({ page: product.row.page, box: boxOf(parts) })),
  }
}

function itemsOf(rows: readonly Row[], { formats }: Context): Item[] {
  const products = rows.map((row, at) => {
    const under = rows[at + 1]
    return productOf(row, formats.decimal) ?? overTotal(row, under, formats.decimal) ?? underTotal(row, under, formats.decimal)
  })
  const taken = new Set<number>()
  return rows.flatMap((row, at) => {
    const product = products[at]
    if (!product) return []
    const said = bareLabel.test(textOf(product.name)) ? codeIn([product.name]) : undefined
    const lead = product.lead ?? said
    const isNamed = product.name.length > 0 && lead === undefined
    const coded = isNamed ? undefined : codeOver(rows, at)
    const over = isNamed ? [] : namesOver(rows, coded ? at - 1 : at, (one) => products[one] !== undefined || taken.has(one))
    const name = unnumbered(over.length > 0 ? over.flatMap((one) => rows[one]!.words) : said ? [] : product.name)
    if (!/\p{L}{2}/u.test(textOf(name)) || isSumText(textOf(name))) return []
    for (const one of over) taken.add(one)
    const below = rows[at + 1]
    const isOwn = below && product.name.length > 0 && isNear(row, below) && !products[at + 1]
    const code =
      over.length > 0 ? (lead ?? coded ?? labelledUnder(row, below)) : isOwn ? codeIn(runsIn(below.words, below.size)) : undefined
    const under = isOwn ? aloneUnder(name, below) : undefined
    const { quantity, price, total } = product
    const parts = [...name, ...quantity.words, ...price.words, ...total.words, ...(code?.words ?? [])]
    return [{ product, name, ...(code ? { code } : {}), ...(under ? { under } : {}), parts }]
  })
}

/** `Ref. 94158` between the name and its numbers. */
function codeOver(rows: readonly Row[], at: number): CellNumber | undefined {
  const above = rows[at - 1]
  return above && isNear(above, rows[at]!) ? codeIn([above.words]) : undefined
}

/** `Art. FLE-1240` alone in the row under the numbers of what is named over them. */
const labelledUnder = (row: Row, below: Row | undefined): CellNumber | undefined =>
  below && isNear(row, below) && bareLabel.test(below.text) ? codeIn([below.words]) : undefined

/** The rows right above that hold nothing but words: a name, broken over two lines at most. */
function namesOver(rows: readonly Row[], at: number, isTaken: (at: number) => boolean): number[] {
  const found: number[] = []
  for (let one = at - 1; one >= Math.max(0, at - 2); one--) {
    const row = rows[one]!
    // `Tintura biondo rame 7.43`: what is set in bold over its plain numbers is the name, however it ends.
    const isPlain = !endsInAmount.test(row.text) || (isBold(row) && !isBold(rows[at]!))
    const isName = /\p{L}{2}/u.test(row.text) && isPlain && row.words[0]!.box.left <= rows[at]!.box.left + 2
    if (isTaken(one) || !isName || bareLabel.test(row.text) || !isNear(row, rows[one + 1]!)) break
    // A bold or numbered line is the name, and the smaller one under it said something about it.
    if (found.length > 0 && isTitleOver(row, rows[one + 1]!)) return [one]
    // The second row above is only a name where it fills its line; heads of columns fill it too, far apart.
    if (found.length > 0 && (row.box.right < FULL * rows[at]!.box.right || runsIn(row.words, row.size).length >= HEADS)) break
    found.unshift(one)
  }
  return found
}

/** `Buitenband 28 x 1.75 reflectie` is a name all the same. */
const endsInAmount = /[€$£]|\d[.,]\d{2}(?!\d)\s?(?:EUR|GBP|USD|CHF)?$/

const isBold = ({ words }: Row) => words.every(({ bold }) => bold)

function isTitleOver(upper: Row, lower: Row): boolean {
  return (
    (isBold(upper) && !isBold(lower)) ||
    (NUMBERED.test(upper.words[0]!.text) && !NUMBERED.test(lower.words[0]!.text) && lower.size < upper.size)
  )
}

const isNear = (upper: Row, lower: Row) => upper.page === lower.page && lower.box.top - upper.box.bottom < NEAR * lower.size

function productOf(row: Row, decimal: DecimalSign): Product | undefined {
  const { words } = row
  for (let sign = 1; sign < words.length - 2; sign++) {
    if (!SIGN.test(words[sign]!.text)) continue
    for (let from = sign - 1; from >= Math.max(0, sign - MOST); from--) {
      for (let to = sign + 2; to < Math.min(words.length, sign + 2 + MOST); to++) {
        // `6 × 85,00 € = 510,00 €`
        const { rate, rest } = partRate(words.slice(words[to]!.text === '=' ? to + 1 : to))
        const product = proven([words.slice(from, sign), words.slice(sign + 1, to), rest], decimal)
        // `Réf RSV-60 · 240 tiges × 0,95 = 228,00`
        const lead = words.slice(0, /^[·•|∙–—-]$/u.test(words[from - 1]?.text ?? '') ? from - 1 : from)
        if (product)
          return {
            row,
            name: runsIn(lead, row.size).findLast(isText) ?? [],
            ...(isBareCode(lead, SHORTEST) ? { lead: { value: textOf(lead), words: lead } } : {}),
            ...product,
            ...(rate ? { rate } : {}),
          }
      }
    }
  }
  return undefined
}

/** `18 × €279.00` at the end of its row, and right under it, ending where it ends, what they come to. */
function overTotal(row: Row, below: Row | undefined, decimal: DecimalSign): Product | undefined {
  const total = below && isNear(row, below) ? runsIn(below.words, below.size).at(-1)! : []
  const isTotal = total.length > 0 && looksLikeMoney(textOf(total)) && !total.some(({ text }) => SIGN.test(text))
  if (!isTotal || Math.abs(boxOf(total).right - row.box.right) > LEVEL) return undefined
  const product = productOf({ ...row, words: [...row.words, ...total] }, decimal)
  return product && { ...product, row }
}

/** `Packaging artwork   £1,140.00` over `3 × £380.00`, which ends where that does: what it comes to stands beside the name. */
function underTotal(row: Row, below: Row | undefined, decimal: DecimalSign): Product | undefined {
  const [total, factors] = [runsIn(row.words, row.size).at(-1)!, below && isNear(row, below) ? runsIn(below.words, below.size).at(-1)! : []]
  const name = row.words.slice(0, -total.length)
  if (name.length === 0 || !isText(name) || !looksLikeMoney(textOf(total)) || !factors.some(({ text }) => SIGN.test(text))) return undefined
  if (Math.abs(boxOf(factors).right - row.box.right) > LEVEL) return undefined
  const product = productOf({ ...row, words: [...factors, ...total] }, decimal)
  return product && { ...product, row, name }
}

const isText = (words: Word[]) => /\p{L}{2}/u.test(textOf(words))

/** Words by the wide gaps between them. */
const runsIn = (words: readonly Word[], size: number) => runsBy(words, (before, word) => gapBetween(before, word) > APART * size)

/** Which of the two factors is the price: the one that looks like money, else the second. */
function proven([before, behind, last]: readonly [Word[], Word[], Word[]], decimal: DecimalSign) {
  const total = looksLikeMoney(textOf(last)) ? amountIn(last, decimal) : undefined
  const isPriceFirst = looksLikeMoney(textOf(before)) && !looksLikeMoney(textOf(behind))
  const quantity = quantityIn(isPriceFirst ? behind : before, decimal)
  const price = amountIn(isPriceFirst ? before : behind, decimal)
  if (!total || !quantity || !price) return undefined
  return balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact'
    ? { quantity, price, total }
    : undefined
}

/** 3 × 12.50 = 37.50 is no accident; 1 × 5 = 5 may be one. */
const isTelling = ({ quantity, price }: Product) => Number(quantity.value) !== 1 && price.value.replace(/\D/g, '').length >= 3

function toRow({ product, name, code }: Item, { kind }: Context): CandidateRow {
  const called = columnNames[kind]
  const cell = ({ value, words }: CellNumber, score: number) => printed(value, words, score, 'quantity times price in one row')
  return {
    ...(code ? { [called.code]: cell(code, 0.85) } : {}),
    [called.description]: cell({ value: textOf(name), words: name }, 0.9),
    [called.quantity]: cell(product.quantity, 0.95),
    unit_price: cell(product.price, 0.95),
    total_amount: cell(product.total, 0.95),
    ...(product.rate && kind === 'invoice' ? { vat_rate: cell(product.rate, 0.95) } : {}),
  }
}
