import type { FieldType, KindName } from '#app/contract/kinds/index.ts'
import { askedColumns, type RowAnswer } from '#app/engine/refine/rows/schema.ts'
import type { CellAnswer } from '#app/engine/refine/rows/column-question.ts'
import type { NumberedLine } from '#app/engine/refine/prompt.ts'
import type { Answer } from '#app/engine/refine/schema.ts'
import { fold, wordsOf } from '#app/engine/understand/words/fold.ts'
import { locateInLine } from '#app/engine/understand/memory/locate.ts'
import { readCurrency } from '#app/engine/understand/values/currency.ts'
import type { Case } from './brains.ts'
import type { Seen } from './look.ts'

/** What a good model would say of a value whose truth it knows: the lines it is printed on, and its words there. Null where no page prints it. */
export function sayValue(name: string, type: FieldType, value: string, seen: Seen): Answer | null {
  if (name === 'currency') return sayCurrency(value, seen.lines)
  if (type === 'text') return sayText(value, seen.lines)
  for (const { id, line, page } of seen.lines) {
    const [place] = locateInLine(type, value, page, line, seen.formats)
    if (place) return { lines: [id], text: textOf(place.words), label: labelOf({ id, line, page }, place.words[0]!.text, seen.lines) }
  }
  return null
}

/** What it would say of a table whose rows it knows, by the rows of the truth; undefined for one that no page prints. */
export function findRows(list: 'items' | 'vat_details', { truth, reading }: Case, seen: Seen): (RowAnswer | undefined)[] {
  const columns = askedColumns(reading.kind)[list]
  if (truth.kind !== reading.kind) return []
  const used = new Set<NumberedLine>()
  return (truth[list] ?? []).map((row) =>
    sayRow(
      columns.flatMap(({ name, type }) => (row[name] ? [{ name, type, value: row[name] }] : [])),
      seen,
      used,
    ),
  )
}

type FoundRows = readonly (RowAnswer | undefined)[]

export function sayRows(list: 'items' | 'vat_details', kind: KindName, rows: FoundRows): Record<string, unknown>[] {
  const columns = askedColumns(kind)[list]
  return rows.flatMap((said) =>
    said ? [{ lines: said.lines, ...Object.fromEntries(columns.map(({ name }) => [name, said.cells[name] ?? null])) }] : [],
  )
}

/** The first three cells of a column that the rows have. */
export function sayColumn(name: string, rows: FoundRows, { lines }: Seen): CellAnswer[] | null {
  const cells = rows.flatMap((row) => {
    const text = row?.cells[name]
    const line = text && lines.find((one) => row.lines.includes(one.id) && one.line.text.includes(text))
    return line ? [{ line: line.id, text }] : []
  })
  return cells.length > 0 ? cells.slice(0, 3) : null
}

interface Cell {
  name: string
  type: FieldType
  value: string
}

/** The first stretch of lines, level with each other, that holds the most numbers of the row; descriptions begin there and may go on below. */
function sayRow(cells: readonly Cell[], seen: Seen, used: Set<NumberedLine>): RowAnswer | undefined {
  const typed = cells.filter(({ type }) => type !== 'text')
  const bands = seen.lines
    .filter((line) => !used.has(line))
    .map((first) => {
      const level = seen.lines.filter((one) => !used.has(one) && one.page === first.page && isLevel(one, first))
      const found = typed.flatMap((cell) => {
        const places = level.flatMap((one) => locateInLine(cell.type, cell.value, one.page, one.line, seen.formats))
        // The 5 of "5kg" is no quantity.
        const [place] = cell.type === 'quantity' ? places.filter(({ words }) => !/\d\p{L}/u.test(textOf(words))) : places
        return place ? [{ cell, words: place.words }] : []
      })
      const texts = cells.filter(({ type, value }) => type === 'text' && level.some(({ line }) => holdsStart(line.text, value)))
      return { level, found, worth: found.length + texts.length }
    })
  const best = bands.reduce((a, b) => (b.worth > a.worth ? b : a), bands[0]!)
  if (!best || best.worth < 2) return undefined
  best.level.forEach((line) => used.add(line))
  const below = seen.lines.filter(
    ({ line, page }) =>
      page === best.level[0]!.page &&
      line.box.top >= best.level[0]!.line.box.top - line.size &&
      line.box.top < best.level[0]!.line.box.top + 5 * line.size,
  )
  const texts = cells
    .filter(({ type }) => type === 'text')
    .flatMap(({ name, value }) => {
      const said = sayText(value, [...new Set([...best.level, ...below])])
      return said ? [{ name, said }] : []
    })
  const lines = [...new Set([...best.level.map(({ id }) => id), ...texts.flatMap(({ said }) => said.lines)])].slice(0, 16)
  return {
    lines,
    cells: Object.fromEntries([
      ...best.found.map(({ cell, words }) => [cell.name, textOf(words)]),
      ...texts.map(({ name, said }) => [name, said.text]),
    ]),
  }
}

const holdsStart = (line: string, value: string): boolean => fold(line).includes(fold(value).split(/\s+/)[0]!)

function isLevel(a: NumberedLine, b: NumberedLine): boolean {
  const common = Math.min(a.line.box.bottom, b.line.box.bottom) - Math.max(a.line.box.top, b.line.box.top)
  return common > 0.5 * Math.min(a.line.box.bottom - a.line.box.top, b.line.box.bottom - b.line.box.top)
}

/** The words of a text as the lines hold them, one run a line, from the line where the most of it is found. */
function sayText(value: string, lines: readonly NumberedLine[]): Answer | null {
  const wanted = wordsOf(value)
  const tries = lines.flatMap((first, at) => {
    const runs: { line: NumberedLine; text: string; from: number; count: number }[] = []
    let done = 0
    const near = lines
      .slice(at)
      .filter(
        ({ page, line }) => page === first.page && line.box.left < first.line.box.right + 60 && line.box.right > first.line.box.left - 5,
      )
    for (const line of [first, ...near.slice(1)]) {
      const run = longestRun(line, wanted, done)
      if (!run) continue
      runs.push({ line, ...run })
      done += run.count
      if (done === wanted.length) break
      if (runs.length > 11) break
    }
    return runs.length > 0 && runs[0]!.line === first ? [{ runs, done }] : []
  })
  const best = tries.reduce<(typeof tries)[number] | undefined>((a, b) => (a && a.done >= b.done ? a : b), undefined)
  if (!best || best.done < 0.8 * wanted.length) return null
  const { line, from } = best.runs[0]!
  return {
    lines: best.runs.map((run) => run.line.id),
    text: best.runs.map(({ text }) => text).join(' '),
    label: labelOf(line, line.line.words[from]!.text, lines),
  }
}

function longestRun({ line }: NumberedLine, wanted: readonly string[], done: number) {
  const tokens = line.words.flatMap((word, index) => wordsOf(word.text).map((token) => ({ token, index })))
  let best: { text: string; from: number; count: number } | undefined
  for (let start = 0; start < tokens.length; start += 1) {
    let count = 0
    while (start + count < tokens.length && tokens[start + count]!.token === wanted[done + count]) count += 1
    if (count <= (best?.count ?? 0)) continue
    const from = tokens[start]!.index
    // Nobody who helps reads a firm's name out of the middle of its e-mail address.
    if (tokens[start - 1]?.index === from && line.words[from]!.text.includes('@')) continue
    best = { text: textOf(line.words.slice(from, tokens[start + count - 1]!.index + 1)), from, count }
  }
  return best
}

function sayCurrency(code: string, lines: readonly NumberedLine[]): Answer | null {
  for (const { id, line } of lines) {
    const word = line.words.find(({ text }) => readCurrency(text) === code)
    if (word) return { lines: [id], text: word.text, label: null }
  }
  return null
}

const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ')

/** What a model would cite as the name of a value: the words before it on its line, else those right above. */
export function labelOf(one: NumberedLine, value: string, lines: readonly NumberedLine[]): string | null {
  const { line } = one
  const before = line.text.slice(0, line.text.indexOf(value)).replace(/[\s:]+$/, '')
  if (before !== '') return before.split(' ').slice(-4).join(' ')
  const height = line.box.bottom - line.box.top
  const above = lines.filter(({ page, line: { box } }) => {
    const gap = line.box.top - box.bottom
    return page === one.page && gap > -0.3 * height && gap < 2.5 * height && box.left < line.box.right && box.right > line.box.left
  })
  return above.sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]?.line.text ?? null
}
