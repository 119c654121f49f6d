import type { Word } from '../../../document.ts'
import { isBareCode } from '../codes/bare-codes.ts'
import { areMnemonic } from '../codes/mnemonic-codes.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const LEVEL = 4 // points between the left edges of a name and what is said of it
const SHORTEST = 4 // signs of a code
const GTIN = /^\d{13,14}$/

/** `4 × 29.20   116.80` or `£29.20 × 4   £116.80` at the end of a row, proven by its own arithmetic. */
export interface Product {
  row: Row
  name: Word[]
  /** A code and nothing else before the quantity: the name may stand in the row above. */
  lead?: CellNumber
  quantity: CellNumber
  price: CellNumber
  total: CellNumber
  /** `20%` between price and total. */
  rate?: CellNumber
}

export interface Item {
  product: Product
  name: Word[]
  code?: CellNumber
  /** A word like a code, alone in the row below and right under the name. */
  under?: Word
  /** Everything that says it. */
  parts: Word[]
}

/** `62218 Safety relay`, `OATPR25 Porridge oats` over its numbers: where each name begins with such a code and none has another. */
export function withLeadingCodes(items: Item[]): Item[] {
  const isCoded = ({ name: [first, ...rest], code }: Item) =>
    !code && first !== undefined && /^(?=\S*\d\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,19}$/u.test(first.text) && /\p{L}{3}/u.test(textOf(rest))
  const areShort = () => items.every(({ code }) => !code) && areMnemonic(items.map(({ name }) => textOf(name)))
  if (items.length < 2 || !(items.every(isCoded) || areShort())) return items
  return items.map((item) => ({ ...item, name: item.name.slice(1), code: { value: item.name[0]!.text, words: [item.name[0]!] } }))
}

/** `LF-PEND-09` alone under its name: the article's code where every name has such a line. */
export function withCodesUnder(items: Item[]): Item[] {
  if (items.length < 2 || !items.every(({ code, under }) => !code && under)) return items
  return items.map((item) => {
    const code = { value: item.under!.text, words: [item.under!] }
    return { ...item, code, parts: [...item.parts, item.under!] }
  })
}

/** What stands alone in the row under a name, where it looks like a code. */
export const aloneUnder = ([first]: readonly Word[], { words }: Row): Word | undefined =>
  words.length === 1 && isBareCode(words, SHORTEST) && !GTIN.test(words[0]!.text) && Math.abs(words[0]!.box.left - first!.box.left) < LEVEL
    ? words[0]
    : undefined

export const NUMBERED = /^\(?\d{1,2}[.)]$/

/** `1. Mise en page`, `7      Cordage 12 mm`: the number counts the things. */
export const unnumbered = (words: Word[]) =>
  words.length > 1 && (NUMBERED.test(words[0]!.text) || isSetApart(words)) ? words.slice(1) : words
const isSetApart = ([first, second]: Word[]) => /^\d{1,3}$/.test(first!.text) && gapBetween(first!, second!) > PLACE * first!.size

const PLACE = 2.5 // of the type's height behind the number of a line
