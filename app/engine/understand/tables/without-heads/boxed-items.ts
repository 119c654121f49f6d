import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Role } from '../heads/heading-words.ts'
import { readHeading } from '../heads/headings.ts'
import type { Items } from '../items.ts'
import { printed } from '../printed.ts'
import { type CellNumber, amountIn, discountIn, quantityIn, rateIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { type Row, boxOf, rowsOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'

/** What a label with a colon says, by the role that a column of that head would have. */
interface Said {
  role: Role
  words: Word[]
}

const WIDE = 0.9 // of the type's height: a gap that ends a value where the next label follows in the row

/**
 * Items set as forms, one below the other: `Menge: 10` / `Preis pro Einheit: 3,20` / `Gesamtpreis: 32,00`. An item ends where one of its labels comes again.
 * Empty where the numbers do not prove it.
 */
export function readBoxedItems(document: Document, context: Context): Items {
  const forms: Said[][] = [[]]
  for (const said of document.pages.flatMap((page) => rowsOf(page).flatMap((row, at, rows) => saysOf(row, rows[at + 1])))) {
    if (said === 'next' || isAgain(said, forms.at(-1)!)) forms.push([])
    if (said !== 'next') forms.at(-1)!.push(said)
  }
  const found = forms.flatMap((form) => rowOf(form, context) ?? [])
  return {
    rows: found.map(({ row }) => row),
    areas: found.map(({ words }) => ({ page: words[0]!.page, box: boxOf(words.filter((word) => word.page === words[0]!.page)) })),
  }
}

/** `Bezeichnung` and `Beschreibung`, `Umsatzsteuer: S` and `Umsatzsteuersatz: 19%`, `Clave Unidad` and `Unidad` are both of one item; any other label comes once in it. */
function isAgain({ role }: Said, form: readonly Said[]): boolean {
  if (role === 'rate' || role === 'unit' || role === 'other') return false
  const has = (one: Role) => form.some((said) => said.role === one)
  return has(role) && (role !== 'description' || has('total'))
}

/** `Position 3`, `Line 2` alone in its row begins an item. */
const numbered =
  /^(?:nr\.?\s)?(?:(?:order|invoice|bestell|auftrags|order)\s?)?(?:pos(?:ition|\.)?|line|item|poste|ligne|l[ií]nea|posici[oó]n|concepto|partida|artikel|article|art[ií]culo|regel|riga|linha)(?:\s(?:de\s)?(?:commande|facture|pedido|factura|ordine|encomenda))?\.?\s*(?:n[°ºor]\.?\s*)?:?\s*\d{1,4}(?:\s(?:de|of|von|sur|di|van)\s\d{1,4})?$/iu

function saysOf(row: Row, under: Row | undefined): (Said | 'next')[] {
  // `Position 1` may share its row with the heading of the box beside it.
  if (numbered.test(textOf(runsBy(row.words, (before, word) => gapBetween(before, word) > WIDE * row.size)[0]!))) return ['next']
  const wrapped = under && saysOver(row, under)
  if (wrapped) return [wrapped]
  const ends = row.words.flatMap((word, at) => (/\p{L}.*:$|^%?:$/u.test(word.text) ? [at] : []))
  if (ends.length === 0) return saysInColumns(row)
  return ends.flatMap((end, place) => {
    const from = startOfLabel(row, place === 0 ? 0 : ends[place - 1]! + 1, end)
    const to = place + 1 < ends.length ? startOfLabel(row, end + 1, ends[place + 1]!) : row.words.length
    const heading = readHeading(textOf(row.words.slice(from, end + 1)))
    const words = withoutComma(row.words.slice(end + 1, to))
    return heading && heading.strength >= 0.9 && words.length > 0 ? [{ role: roleOf(heading.role, textOf(words)), words }] : []
  })
}

/** `Tipo: INT`, `Valore: RS-A4-80`: the value of a code is no sum. */
const roleOf = (role: Role, text: string): Role => (role === 'total' && !/\d[.,]\d|^\d+$/.test(text) ? 'code' : role)

/** `Ordered quantity   12 pcs`: label and value in two columns, with nothing but a gap between them. */
function saysInColumns({ words, size }: Row): Said[] {
  const [label, value, ...more] = runsBy(words, (before, word) => gapBetween(before, word) > WIDE * size)
  const heading = value && more.length === 0 ? readHeading(textOf(label!)) : undefined
  return heading && heading.strength >= 0.9 ? [{ role: heading.role, words: value! }] : []
}

/** `Cantidad: 2, Valor unitario: 320.00, Importe: 640.00`: the comma parts one from the next. */
const withoutComma = (words: readonly Word[]) =>
  words.map((word, at) => (at === words.length - 1 && /[^,],$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word))

/** `Umsatzsteuersatz in   19%` over `Prozent:`, `Código del artículo del   58-48787` over `vendedor`: the label went on in a line of its own. */
function saysOver({ words, size, box }: Row, { words: rest, box: below }: Row): Said | undefined {
  const gap = words.findIndex((word, at) => at > 0 && word.box.left - words[at - 1]!.box.right > WIDE * size)
  const isOne = rest.length <= 2 && /\p{L}:?$/u.test(rest.at(-1)!.text) && !/\d/.test(textOf(rest))
  if (gap < 0 || !isOne || Math.abs(below.left - box.left) > 3 || below.top - box.bottom > size) return undefined
  if (words.some(({ text }) => text.endsWith(':'))) return undefined
  const heading = readHeading(textOf([...words.slice(0, gap), ...rest]))
  return heading && heading.strength >= 0.9 ? { role: heading.role, words: words.slice(gap) } : undefined
}

/** Back from its colon to the wide gap, or the comma, before a label. */
function startOfLabel({ words, size }: Row, from: number, colon: number): number {
  const end = words[colon]!.text === ':' ? Math.max(from, colon - 1) : colon
  for (let at = end; at > from; at--)
    if (words[at]!.box.left - words[at - 1]!.box.right > WIDE * size || /[^,],$/.test(words[at - 1]!.text)) return at
  return from
}

function rowOf(form: readonly Said[], { kind, formats }: Context): { row: CandidateRow; words: Word[] } | undefined {
  const said = (role: Role) => form.find((one) => one.role === role)?.words ?? []
  const quantity = quantityIn(said('quantity'), formats.decimal)
  const price = amountIn(said('price'), formats.decimal)
  const total = amountIn(said('total'), formats.decimal)
  // `Artículo: 26608` beside `Concepto: Archivador palanca A4`: the one is the code of the other.
  const names = form.flatMap(({ role, words }) => (role === 'description' ? [words] : []))
  const name = (names.length > 1 && names.find((words) => !isCodeLike(textOf(words)))) || said('description')
  const discount = discountIn(said('discount'), formats.decimal)
  if (!quantity || !price || !total || name.length === 0) return undefined
  const numbers = { quantity: quantity.value, price: price.value, total: total.value }
  if (balanceOf(discount ? { ...numbers, discount: discount.value } : numbers) !== 'exact') return undefined
  const called = columnNames[kind]
  const [coded] = names.filter((words) => words !== name && isCodeLike(textOf(words)))
  const code = said('code').length > 0 ? said('code') : (coded ?? [])
  const rates = form.flatMap(({ role, words }) => (role === 'rate' ? (rateIn(words, formats.decimal) ?? []) : []))
  const rate = kind === 'invoice' ? rates[0] : undefined
  const cells: [string, CellNumber | undefined, number][] = [
    [called.description, { value: textOf(name), words: name }, 0.93],
    [called.code, code.length > 0 ? { value: textOf(code), words: code } : undefined, 0.93],
    [called.quantity, quantity, 0.98],
    ['unit_price', price, 0.98],
    ['vat_rate', rate, 0.95],
    ['total_amount', total, 0.98],
  ]
  const row = Object.fromEntries(
    cells.flatMap(([column, cell, score]) =>
      cell ? [[column, printed(cell.value, cell.words, score, 'label in a form of one item')]] : [],
    ),
  )
  return { row, words: cells.flatMap(([, cell]) => cell?.words ?? []) }
}
