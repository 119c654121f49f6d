import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { isFiled } from './code-like.ts'
import { bareLabel } from './codes-in-names.ts'
import type { Group } from '../lines/groups.ts'
import { textOf } from '../rows.ts'
import { pattern } from '../../words/pattern.ts'

export interface LineCode {
  value: string
  words: Word[]
}

/** Labels of codes within a cell: the seller's come first, a bare "ref." next; those of buyers, orders and lines are no article codes. */
const sellers = /(?:lief|seller|supplier|vendor|fourn|frn|c_fo|unsere|our|prov|vendedor|sku|herst|mfr|manufacturer)/
const articles = /(?:art|item|product|produit|producto|produkt|part|ref|cod|code|mat|isbn|model)/
const foreign = pattern()`
  (?:
    kunde|kd|buyer|customer|client|ihre|your|votre|su |c_ach|ach|order|ligne|line|bc|commande|pedido|bestell|pos\b|lot|serie|serial|acc|
    origin|gln|tariff|customs|hs |taric|commodity|zoll|goederen
  )
`

/** The article code that the rows of a cell give, labelled or plain. */
export function lineCode(group: Group, column: number): LineCode | undefined {
  const cells = [group.line, ...group.above, ...group.below].map((entry) => entry.cells[column]!).filter((words) => words.length > 0)
  const ordered = [...group.above, group.line, ...group.below].map((entry) => entry.cells[column]!).filter((words) => words.length > 0)
  const broken = ordered.findIndex(isBroken)
  const cut = ordered.findIndex((words, at) => isCut(words, ordered[at + 1] ?? []))
  return (
    labelled(ordered) ??
    (cut >= 0 ? whole(ordered[cut]![0]!, ordered[cut + 1]![0]!) : undefined) ??
    (broken >= 0 && ordered[broken + 1] ? plain([...ordered[broken]!, ...ordered[broken + 1]!]) : undefined) ??
    mostCodeLike(
      cells
        .slice(0, 3)
        .map(plain)
        .filter((code) => code !== undefined),
    )
  )
}

/** "HT-90-25" in a line of its own, rather than the "Pellets T90" that a narrow column broke off the name. */
function mostCodeLike(codes: LineCode[]): LineCode | undefined {
  return codes.find(({ value }) => /^\S*\d\S*$/.test(value)) ?? codes[0]
}

function labelled(cells: Word[][]): LineCode | undefined {
  const found: (LineCode & { rank: number })[] = []
  cells.forEach((words, at) => {
    const match = /^([^:]{2,24}):\s*(.*)$/u.exec(textOf(words))
    if (!match) return
    const label = fold(match[1]!)
    const rank = foreign.test(label) && !sellers.test(label) ? 0 : sellers.test(label) ? 3 : articles.test(label) ? 2 : 0
    const value = match[2] || textOf(cells[at + 1] ?? [])
    if (rank > 0 && isCode(value)) found.push({ value, words: match[2] ? words : cells[at + 1]!, rank })
  })
  return found.sort((a, b) => b.rank - a.rank)[0]
}

/** `75-` over `8791`: the column was too narrow for the code. */
export function isBroken(words: readonly Word[]): boolean {
  return words.length === 1 && /[\p{L}\d][-/.]$/u.test(words[0]!.text)
}

/** `FER-UREA-5` over `0`: a narrow column was filled to the last sign, and the rest stands right under its beginning. */
export function isCut(words: readonly Word[], below: readonly Word[]): boolean {
  const [upper, lower] = [words[0], below[0]]
  if (!upper || !lower || words.length > 1 || below.length > 1) return false
  return (
    /^\p{Lu}[\p{Lu}\d]*[-/.](?=[\p{Lu}\d./-]*$)\S{3,}[\p{Lu}\d]$/u.test(upper.text) &&
    /^[\p{Lu}\d]{1,2}$/u.test(lower.text) &&
    Math.abs(upper.box.left - lower.box.left) < 1 &&
    lower.box.top - upper.box.bottom < CLOSE * (lower.box.bottom - lower.box.top)
  )
}

const CLOSE = 0.5 // of the type's height

const whole = (upper: Word, lower: Word): LineCode => ({ value: `${upper.text}${lower.text}`, words: [upper, lower] })

function plain(words: Word[]): LineCode | undefined {
  // `RUB-1/2 (INTERNO)`: the bracket says whose code it is.
  const named = words.length > 1 && /^\(\p{L}+\)$/u.test(words.at(-1)!.text) ? words.slice(0, -1) : words
  // `1. LK-7720`: the line's own number stands so near that both were read as one cell.
  const numbered = named.length > 1 && /^\d{1,3}[.)]$/.test(named[0]!.text) ? named.slice(1) : named
  // `réf. 33-828-30`: the cell says once more what it holds.
  const own = numbered.length === 2 && bareLabel.test(textOf(numbered)) ? numbered.slice(1) : numbered
  const text = textOf(own)
    .replace(/(?<=[-/.]) (?=\S+$)/u, '')
    .replace(/^\[([^[\]]+)\]$/u, '$1')
  return (own.length <= 4 || grouped.test(text)) && isCode(text) ? { value: text, words: own } : undefined
}

/** `A 447 118 20 31`: groups of figures, as the makers of cars number their parts. */
const grouped = /^[\p{Lu}\d]{1,4}(?: \d{1,4}){4,5}$/u

function isCode(text: string): boolean {
  if (isFiled(text)) return true
  if (text.length === 0 || text.length > 40 || /[:()#]/.test(text) || isPeriod.test(text) || isDay.test(text)) return false
  // `ssl-dv`, `dom_fr`: one word of parts.
  return /\d/.test(text) || /^[\p{Lu}][\p{Lu}\d._/-]*$/u.test(text) || /^\p{Ll}{2,8}(?:[-_]\p{Ll}{1,8}){1,3}$/u.test(text)
}

/** `15-06-2019 - 14-06-2020`, `10/08/18-10/14/18`: from when to when something runs. */
const isPeriod = /^(?:\d{1,2}[-./]\d{1,2}|\d{4}[-./]\d{1,2})[-./]\d{1,4}\s?[-–—]\s?(?:\d{1,2}[-./]\d{1,2}|\d{4}[-./]\d{1,2})[-./]\d{1,4}$/

/** `18/11/26` */
const isDay = /^(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2]|[12]\d|3[01])\1(?:20)?\d\d$/
