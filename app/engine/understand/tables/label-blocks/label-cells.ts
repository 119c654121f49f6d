import type { Box, Page, Word } from '../../../document.ts'
import { perOfLabel } from './price-per.ts'
import { withoutStar } from './stars.ts'
import { type Heading, readHeading } from '../heads/headings.ts'
import { boxOf, textOf } from '../rows.ts'
import { gapBetween, runsBy } from '../runs.ts'
import { pattern } from '../../words/pattern.ts'

/** A stretch of a line that wide gaps part from the rest, read as part of a form. */
export interface Cell {
  words: Word[]
  box: Box
  page: number
  size: number
  bold: boolean
  /** What asks for a value: its words, and what a column of that head would hold; `colon`: it says itself that it asks. */
  label?: { words: Word[]; heading: Heading | undefined; colon: boolean }
  /** What stands behind its own label in the cell. */
  value: Word[]
  /** `Position 3`, `Ligne 2 – Luminaire LED`: what begins an item; its words are whatever follows the number. */
  begins?: Word[]
}

const WIDE = 0.9 // of the type's height: a gap that ends a value where the next label follows
const SURE = 0.9 // strength of a label
const LONGEST = 6 // words of a label
const BARE = 3 // words of a label that no colon ends
const FOLLOWING = 4 // words behind it

/** The cells of a page, each with its own label where it has one. */
export function cellsOf(page: Page): Cell[] {
  const parts = page.lines.flatMap(({ words }) => runsBy(words, (before, word) => gapBetween(before, word) > WIDE * before.size))
  return joinLabels(parts.flatMap(splitAtLabels).map(cellOf))
}

const PER: Heading = { role: 'price', strength: 1 }

/** `Línea 2`, `Position 10 –  Kugelhahn`: that an item begins here. */
const numbered = pattern('iu')`
  ^(?:nr\.?\s)?(?:(?:order|invoice|bestell|auftrags|order)\s?)?(?:pos(?:ition|\.)?|line|item|poste|ligne|l[ií]nea|posici[oó]n|
  posizione|concepto|partida|artikel|article|art[ií]culo|articolo|regel|riga|
  linha)(?:\s(?:de\s)?(?:commande|facture|pedido|factura|ordine|encomenda))?\.?\s*(?:n[°ºor]\.?\s*)?:?\s*\d{1,4}(?:\s(?:de|of|von|sur|
  di|van)\s\d{1,4})?(?:\s?[–—:-]\s?(?=\p{L})|$)
`

function cellOf(words: Word[]): Cell {
  const { page, size } = words[0]!
  const bold = words.every((word) => word.bold)
  const cell = { words, box: boxOf(words), page, size, bold, value: [] as Word[] }
  const title = numbered.exec(textOf(words))?.[0]
  if (title !== undefined) return { ...cell, begins: words.slice(title.trim().split(/\s+/).length) }
  const colon = words.findIndex(({ text }) => /\p{L}.*:$|^\(?[%#]?\)?:$/u.test(text))
  if (colon >= 0 && colon < LONGEST) {
    const label = words.slice(0, colon + 1)
    return { ...cell, label: { words: label, heading: sure(textOf(label)), colon: true }, value: words.slice(colon + 1) }
  }
  const heading = perOfLabel(textOf(words)) ? PER : /\d/.test(textOf(words)) ? undefined : sure(textOf(words))
  if (heading) return { ...cell, label: { words, heading, colon: false } }
  return { ...cell, ...bareLabelOf(words) }
}

/** `Part no. BRK-2208`: a label that no colon ends, with a code or a number right behind it and little more. */
function bareLabelOf(words: readonly Word[]): Pick<Cell, 'label' | 'value'> | undefined {
  for (let length = Math.min(BARE, words.length - 1); length > 0; length -= 1) {
    const [label, value] = [words.slice(0, length), words.slice(length)]
    if (value.length > FOLLOWING || /\d/.test(textOf(label))) continue
    const heading = sure(textOf(label))
    // `Mix code WASHOUT`: a code may have no figures.
    if (!/\d/.test(value[0]!.text) && !(heading?.role === 'code' && /^\p{Lu}{3,}(?:-\p{Lu}+)*$/u.test(textOf(value)))) continue
    if (heading && heading.role !== 'description' && heading.role !== 'position')
      return { label: { words: label, heading, colon: false }, value }
  }
  return undefined
}

const sure = (text: string): Heading | undefined => {
  const heading = readHeading(withoutStar(text))
  return heading && heading.strength >= SURE ? heading : undefined
}

/** `Referencia: AC-1180  Cantidad: 16  Precio: 8,95 €`, `198,00 TVA`: a label within a stretch begins a cell of its own. */
function splitAtLabels(words: Word[]): Word[][] {
  const last = words.at(-1)!
  const colons = words.flatMap(({ text }, at) => (at < words.length - 1 && /\p{L}.*:$|^#?:$/u.test(text) ? [at] : []))
  const cuts = colons.slice(1).flatMap((colon, place) => startOfLabel(words, colons[place]! + 2, colon) ?? [])
  // A number behind which the label of the next cell stands.
  if (colons.length === 0 && words.length > 1 && /^[\d.,\s€$£%-]+$/.test(textOf(words.slice(0, -1))) && sure(last.text)?.role === 'rate')
    cuts.push(words.length - 1)
  const places = [0, ...cuts, words.length]
  return places.slice(1).map((end, at) => words.slice(places[at]!, end))
}

/** Where the label begins that a colon ends: the longest known one, or what follows a comma. */
function startOfLabel(words: readonly Word[], from: number, colon: number): number | undefined {
  const comma = words.findLastIndex(({ text }, at) => at >= from - 1 && at < colon && /[^,],$/.test(text))
  const known = words.findIndex(
    (_, at) => at >= from && at <= colon && at > colon - LONGEST && sure(textOf(words.slice(at, colon + 1))) !== undefined,
  )
  if (comma >= 0 && (known < 0 || known <= comma)) return comma + 1
  return known < 0 ? undefined : known
}

const EDGE = 2 // points between the left edges of the lines of one label
const TIGHT = 0.45 // of the type's height between them at most

/** `Schema der Standard-` over `Artikelkennung:`, `Artikelkennung des` over `Käufers:`: one label of two lines. */
function joinLabels(cells: readonly Cell[]): Cell[] {
  const gone = new Set<Cell>()
  const joined = new Map<Cell, Cell>()
  for (const below of cells) {
    if (!below.label?.colon || below.value.length > 0) continue
    const above = cells.find(
      (cell) =>
        !cell.label &&
        cell.begins === undefined &&
        Math.abs(cell.box.left - below.box.left) < EDGE &&
        Math.abs(cell.size - below.size) < 0.3 &&
        cell.bold === below.bold &&
        below.box.top - cell.box.bottom < TIGHT * cell.size &&
        below.box.top > cell.box.top + 1,
    )
    // `Preiseinzelheiten` over `Menge:` is a heading; what ends in `Standard-` or `del` goes on in a label known by itself.
    if (above && below.label.heading && !/(?:-|\s(?:de|del|des|der|du|of|di|da|do))$/u.test(textOf(above.words))) continue
    if (!above || above.words.length > LONGEST || /\d/.test(textOf(above.words))) continue
    const words = [...above.words, ...below.words]
    const text = textOf(words).replace(/(\p{L})- (\p{Ll})/gu, '$1$2')
    gone.add(above)
    joined.set(below, { ...below, words, box: boxOf(words), label: { words, heading: sure(text), colon: true } })
  }
  return cells.filter((cell) => !gone.has(cell)).map((cell) => joined.get(cell) ?? cell)
}
