import type { CandidateRow } from '../../../candidate.ts'
import type { Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { fold } from '../../words/fold.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Role } from '../heads/heading-words.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, discountIn, perIn, quantityIn, rateIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { textOf } from '../rows.ts'
import type { Block } from './blocks.ts'
import type { Cell } from './label-cells.ts'
import { perOfLabel } from './price-per.ts'
import { pricedQuantity } from './priced-quantity.ts'

/** An item of labels and values; `proven`: quantity × price gives its amount. */
export interface BlockRow {
  row: CandidateRow
  words: Word[]
  proven: boolean
  /** Whether a label asks for its name. */
  named: boolean
  /** Whether it is begun by `Item 1` or the like. */
  titled: boolean
  /** The roles that its labels name. */
  roles: string
  /** Whether all of them stand in one line, right under the name. */
  inLine: boolean
}

/** The row of a block, or undefined where it names nothing or counts nothing. */
export function rowOfBlock(block: Block, { kind, formats: { decimal } }: Context): BlockRow | undefined {
  const said = (role: Role) => block.sayings.filter((saying) => saying.role === role).map(({ words }) => words)
  const told = said('quantity').flatMap((words) => pricedQuantity(words, decimal) ?? [])[0]
  const quantity = told?.quantity ?? said('quantity').flatMap((words) => quantityIn(words, decimal) ?? [])[0]
  const amounts = (role: Role) => said(role).flatMap((words) => amountIn(withoutTaxBehind(words), decimal) ?? [])
  const prices = told ? [told.price] : amounts('price')
  // `Goods value: 226.80` is a base of the tax only where sums are listed.
  const total = told?.total ?? amounts('total')[0] ?? amounts('base')[0]
  const discount = said('discount').flatMap((words) => discountIn(words, decimal) ?? [])[0]
  // `299.00 / 100`: the price of so many.
  const labels = block.sayings.filter(({ role }) => role === 'price').map(({ label }) => label.words)
  const per =
    said('price').flatMap((words) => perIn(words)?.value ?? [])[0] ?? labels.flatMap((words) => perOfLabel(textOf(words)) ?? [])[0]
  const balances = (price: CellNumber) => {
    const numbers = { quantity: quantity?.value, price: price.value, total: total?.value, discount: discount?.value, per }
    return balanceOf(defined(numbers)) === 'exact'
  }
  const price = prices.find(balances) ?? prices[0]
  const codes = [...said('code'), ...said('buyer_code'), ...said('gtin')]
  const names = namesOf(block)
  // `Artículo: 26608` beside `Concepto: Archivador palanca A4`: the one is the code of the other.
  const coded = names.length > 1 || codes.length === 0 ? names.find((words) => isCodeLike(textOf(words))) : undefined
  const asked = names.find((words) => words !== coded)
  const name = asked ?? nameAround(block)
  if (!quantity || !name) return undefined
  const code = codes[0] ?? coded
  const rate = kind === 'invoice' ? said('rate').flatMap((words) => rateIn(words, decimal) ?? [])[0] : undefined
  const proven = price !== undefined && balances(price)
  const called = columnNames[kind]
  const cells: [string, CellNumber | undefined, number][] = [
    [called.description, { value: textOf(name), words: name }, 0.93],
    [called.code, code && { value: textOf(code), words: code }, 0.93],
    [called.quantity, quantity, proven ? 0.98 : 0.93],
    ['unit_price', price, proven ? 0.98 : 0.92],
    ['vat_rate', rate, 0.95],
    ['total_amount', total, proven ? 0.98 : 0.88],
  ]
  const row = Object.fromEntries(
    cells.flatMap(([column, cell, score]) =>
      cell ? [[column, printed(cell.value, cell.words, score, 'label in a form of one item')]] : [],
    ),
  )
  // What stands between `Item 1` and its labels is said of the item too.
  const titled = block.titled ? block.sayings[0]!.label.words : []
  const roles = [...new Set(block.sayings.map(({ role }) => role))].sort().join(' ')
  return {
    row,
    words: [...cells.flatMap(([, cell]) => cell?.words ?? []), ...titled],
    proven,
    named: asked !== undefined,
    titled: block.titled,
    roles,
    inLine: isInLine(block, name),
  }
}

/** `Code: K-120, Colour: blue, Quantity: 4` under `Kettle`. */
const isInLine = ({ sayings }: Block, [word]: readonly Word[]) =>
  sayings.every(({ label }) => label.page === word!.page && Math.abs(label.box.top - sayings[0]!.label.box.top) < LEVEL) &&
  word!.box.bottom < sayings[0]!.label.box.top + LEVEL &&
  Math.abs(word!.box.left - sayings[0]!.label.box.left) < EDGE

/** What the labels of names say; `Service: Atelier Terre` above `Article: Établi inox` tells who wants it. */
function namesOf({ sayings }: Block): Word[][] {
  const names = sayings.filter(({ role }) => role === 'description')
  const ofThings = names.filter(({ label }) => !ofHouse.test(fold(textOf(label.words))))
  return (ofThings.length > 0 ? ofThings : names).map(({ words }) => words)
}

/** A service is done, or it is a department. */
const ofHouse = /^(?:service|services|servicio|servizio|servico|dienst)(?: |:|$)/

const defined = <T extends Record<string, string | undefined>>(numbers: T) =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: string }

/** `2.760,00 EUR + IVA`: that the tax comes on top is no part of the amount. */
function withoutTaxBehind(words: Word[]): Word[] {
  const plus = words.findIndex(({ text }, at) => at > 0 && /^(?:\+|zzgl\.?|plus|más|hors|ohne|excl\.?|exkl\.?)$/iu.test(text))
  return plus < 0 ? words : words.slice(0, plus)
}

/** What stands behind the title of a block, else the first words beside its labels that no label asks for (those in bold before others), else those nearest over them. */
function nameAround({ sayings: [first], rest }: Block): Word[] | undefined {
  const { role, words, label } = first!
  if (role === 'next' && words.length > 0) return words
  const texts = rest
    .filter((cell) => /\p{L}{3}/u.test(textOf(cell.words)))
    .toSorted((a, b) => a.page - b.page || a.box.top - b.box.top || a.box.left - b.box.left)
  const over = texts.filter(({ page, box }) => page === label.page && box.bottom < label.box.top + LEVEL)
  const beside = texts.filter((cell) => !over.includes(cell))
  // `Béton C25/30` right over `Code formule BCN2530 | Volume 36,50 m³ | Cadence 18 m³/h`: what stands among the labels says more of it.
  const head = over.findLast(({ box, size }) => Math.abs(box.left - label.box.left) < EDGE && label.box.top - box.bottom < CLOSE * size)
  const among = beside.filter(({ box }) => box.left > label.box.right && Math.abs(box.top - label.box.top) < LEVEL)
  const isAmong = beside.length > 0 && among.includes(beside[0]!)
  return (beside.find(({ bold }) => bold) ?? (isAmong ? head : undefined) ?? beside[0] ?? titleOf(over))?.words
}

/** Of the lines over its labels the one in the largest type, farther up than what says more of it: `Flyers A5` over `135 gsm gloss`. */
function titleOf(over: readonly Cell[]): Cell | undefined {
  const last = over.at(-1)
  return (
    over.findLast(({ bold, size, box }) => box.left < last!.box.left + EDGE && ((bold && !last!.bold) || size > last!.size + LARGER)) ??
    last
  )
}

const EDGE = 3 // points
const LARGER = 0.5 // points of type
const CLOSE = 0.8 // of the type's height between a name and the labels under it

const LEVEL = 2 // points that a line over a label may reach down to it
