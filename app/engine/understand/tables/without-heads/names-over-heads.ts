import type { CandidateRow } from '../../../candidate.ts'
import type { Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import { type Description, codeIn } from '../codes/codes-in-names.ts'
import { isCodeLike } from '../codes/code-like.ts'
import { isSubLine } from '../lines/sub-lines.ts'
import { printed } from '../printed.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { type Row, rowOf, rowsOf, textOf } from '../rows.ts'
import type { ReadSegment } from '../tables.ts'

const LEFT = 6 // points that a name may begin beside the first head
const GAP = 2 // between its lines and the heads, of the type's height
const MOST = 3 // lines over the heads

/**
 * A card for each thing: its name and its code over a little table of its own, `Quantity | Unit price | Amount` over one row of numbers.
 * One card alone may be anything that stands over a table.
 */
export function namesOverHeads(tables: readonly ReadSegment[]): ReadSegment[] {
  // What stands left of all heads under no head of its own may be a fact beside the card.
  const isNameless = ({ description, columns }: ReadSegment['layout']) =>
    description === undefined || (description === 0 && columns[0]!.head.text === '')
  const cards = tables.filter(({ groups, layout }) => groups.length === 1 && isNameless(layout))
  if (cards.every(({ layout }) => layout.description !== undefined)) return []
  return cards.length >= 2 && cards.length === tables.filter(({ groups }) => groups.length > 0).length ? cards : []
}

/** What stands right over the heads of one card: from their left edge on, else from that of another card's heads. */
export function nameOver({ segment: { header, page } }: ReadSegment, cards: readonly ReadSegment[], context: Context): CandidateRow {
  const rows = rowsOf(page).filter(({ box }) => box.bottom <= header.box.top + 1)
  const edges = [header.box.left, ...new Set(cards.map(({ segment }) => segment.header.box.left))]
  const [lines = []] = edges.map((left) => linesOver(rows, { ...header.box, left })).filter((found) => found.length > 0)
  const code = codeIn(lines.map(({ words }) => words)) ?? codeAtEnd(lines[0], header.box.right, rows)
  const names = lines.filter(({ words }, at) => codeIn([words]) === undefined && (at === 0 || !isSubLine(words)))
  const called = columnNames[context.kind]
  const words = withoutPlace(names.flatMap((line) => line.words))
  if (!/\p{L}{2}/u.test(textOf(words))) return {}
  const cell = ({ value, words: own }: NonNullable<Description['code']>, score: number) =>
    printed(value, own, score, 'over the heads of its card')
  return {
    ...(code ? { [called.code]: cell(code, 0.82) } : {}),
    [called.description]: cell({ value: textOf(words), words }, 0.88),
  }
}

/** `Excavator 8 t zero tail swing … EX-082`: the code at the other end of the row that names the card. */
function codeAtEnd(line: Row | undefined, right: number, rows: readonly Row[]): Description['code'] {
  const row = line && rows.find(({ words }) => words.includes(line.words[0]!))
  const last = row?.words.at(-1)
  const isFar = last && last.box.left - line!.box.right > GAP * line!.size && Math.abs(last.box.right - right) < REACH
  return isFar && isCodeLike(last.text) ? { value: last.text, words: [last] } : undefined
}

const REACH = 40 // points between the right edges of the code and of the heads

const place = /^(?:items?|lines?|pos(?:ition|ici[oó]n|ição|izione)?|poste|ligne|l[ií]nea|partida|zeile|artikel|regel|riga|linha)\.?$/iu

/** `Position 00002  Scheibenventil`: which of the cards it is, before its name. */
const withoutPlace = (words: Word[]) => (words.length > 2 && isPlace(words, 0) ? words.slice(2) : words)

const isPlace = (words: readonly Word[], at: number) => place.test(words[at]!.text) && /^\d{1,5}[.:]?$/.test(words[at + 1]?.text ?? '')

/** Lines of words from the card's left edge on, each near the next. */
function linesOver(rows: readonly Row[], head: { left: number; right: number; top: number }): Row[] {
  const found: Row[] = []
  let top = head.top
  for (const row of rows.toReversed()) {
    const start = row.words.findIndex(({ box }) => Math.abs(box.left - head.left) < LEFT)
    const words = start < 0 ? [] : cardWords(row, start, head.right)
    if (words.length === 0 && row.box.bottom > top - GAP * row.size) continue
    const line = words.length > 0 ? rowOf(words) : undefined
    if (!line || top - line.box.bottom > GAP * line.size || found.length === MOST || isPriced(row, head)) break
    found.unshift(line)
    top = line.box.top
  }
  return found
}

/** The numbers of the card above it. */
const isPriced = ({ words }: Row, { left, right }: { left: number; right: number }) =>
  words.some(({ text, box }) => box.left > left - LEFT && box.left < right && looksLikeMoney(text))

/** Up to the wide gap before the next card. */
function cardWords({ words, size }: Row, start: number, right: number) {
  const from = isPlace(words, start) ? start + 2 : start
  const end = words.findIndex(
    ({ box }, at) => at > from && (box.left - words[at - 1]!.box.right > GAP * size || box.left > right + GAP * size),
  )
  return words.slice(start, end < 0 ? undefined : end)
}
