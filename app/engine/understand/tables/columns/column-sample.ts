import type { Word } from '../../../document.ts'
import { gapBetween } from '../runs.ts'
import type { Role } from '../heads/heading-words.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, centre } from '../rows.ts'
import { isChargeText, isSoftSumText, isSumText } from '../lines/sum-words.ts'
import { countNumbers, columnNumber, isThousands } from './column-numbers.ts'

const SAMPLE = 60 // rows that are asked
const FIRST = 12 // rows that are asked where none has numbers
const FEW = 2 // rows, beyond which a sum ends the table whatever they fill
const FULL = 0.75 // of the numbers that the fullest row has

const FAR = 12 // times the type's height: what stands so far below is none of the table's

const isCounted = (role: Role | undefined) => role === 'quantity' || role === 'price' || role === 'rate'

/** The rows that fill the table's columns of numbers best: they show where the columns are and what they hold. */
export function sampleOf(heads: readonly Head[], body: readonly Row[]): Row[] {
  // What stands left of all known heads names things, as a rule.
  const first = heads.findIndex((head) => head.heading)
  const numeric = heads.map((head, at) => at >= first && !wordRoles.has(head.heading?.role))
  const enough = Math.max(1, Math.min(2, numeric.filter(Boolean).length))
  const filled: number[] = []
  for (const [at, row] of body.entries()) {
    // The foot of the page has numbers too.
    const before = body[at - 1]
    if (before && row.page === before.page && row.box.top - before.box.bottom > FAR * row.size && filled.some(Boolean)) break
    // Under the sums there may be any numbers: accounts, telephones.
    // `Descuento 2,5 %` under a line ends nothing.
    const ends = isSumRow(row) && !isSoftSumText(row.text) && !isChargeText(row.text)
    if (ends && (Math.max(0, ...filled) >= enough || filled.filter(Boolean).length > FEW)) break
    filled.push(isSumRow(row) || isChargeText(row.text) || /\bIBAN\b/.test(row.text) ? 0 : countFilled(row, heads, numeric))
  }
  const most = Math.max(0, ...filled)
  // `Labour | Materials`: each row fills one, and what looks fuller has a number in its name.
  const many = (role: Role) => heads.filter(({ heading }) => heading?.role === role).length > 1
  // `Non-taxable | Taxable` too.
  const isEither = many('base') || (many('total') && !heads.some(({ heading }) => isCounted(heading?.role)))
  const rows = body.filter((_, at) => (filled[at] ?? 0) >= (isEither ? 1 : Math.max(1, FULL * most)))
  return rows.length ? rows.slice(0, SAMPLE) : body.slice(0, FIRST)
}

const wordRoles = new Set<Role | undefined>([
  'description',
  'code',
  'buyer_code',
  'gtin',
  'unit',
  'position',
  'date',
  'other',
  'divalto_code',
  'vat_code',
])

const known = new WeakMap<Row, boolean>()

function isSumRow(row: Row): boolean {
  const before = known.get(row) ?? isOfSum(row)
  known.set(row, before)
  return before
}

function isOfSum(row: Row): boolean {
  if (!isSumText(row.text)) return false
  const thousands = row.words.filter((word, at) => row.words[at + 1] && isThousands(word, row.words[at + 1]!)).length
  // `+ IVA 10% 102,62 € = Total 1.128,83 €`
  const rates = row.words.filter(({ text }) => /^\d[\d.,]*%$/.test(text)).length
  return countNumbers(row) - thousands - rates < 3
}

/** Behind a word and a blank. */
const goesOn = (before: Word | undefined, word: Word) =>
  before !== undefined && /\p{L}{3}/u.test(before.text) && gapBetween(before, word) < BLANK * word.size

const BLANK = 0.5 // of the type's height

/** How many heads of numbers have a number in their reach, which ends at the neighbours' heads. */
function countFilled(row: Row, heads: readonly Head[], numeric: readonly boolean[]): number {
  const words = row.words.filter((word) => columnNumber.test(word.text))
  // `Rosa Freedom 60 cm` under a head that nobody knows: the number is part of a name.
  const free = words.filter((word) => !goesOn(row.words[row.words.indexOf(word) - 1], word))
  return heads.filter((head, at) => {
    if (!numeric[at]) return false
    const left = heads[at - 1]?.box.right ?? -Infinity
    const right = heads[at + 1]?.box.left ?? Infinity
    return (head.heading ? words : free).some((word) => centre(word.box) > left && centre(word.box) < right)
  }).length
}
