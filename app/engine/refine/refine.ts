import type { Reading } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { closeReading } from './close.ts'
import type { Model } from './model.ts'
import { type PageOfRefine, pageOf } from './page.ts'
import { promptFor } from './prompt.ts'
import { columnsPrompt, columnsSchema, findWantedColumns, parseColumns } from './rows/column-question.ts'
import { takeItems } from './rows/items.ts'
import { placeRow } from './rows/place.ts'
import { rowsPrompt } from './rows/prompt.ts'
import { askedColumns, parseRows, rowsSchema } from './rows/schema.ts'
import { takeColumns } from './rows/take-columns.ts'
import { takeVatLines } from './rows/vat.ts'
import { wantsRows } from './rows/wanted.ts'
import { parseAnswers, schemaOf } from './schema.ts'
import { askBySight, type DrawPage, drawPages, isScan } from './sight.ts'
import { type TakenValues, takeValues } from './values.ts'
import { findWanted } from './wanted.ts'

export type { DrawPage } from './sight.ts'

export interface Refined {
  reading: Reading
  /** Names (as in `Check.fields`, by the rows of `reading`) of values that the model gave, and of those that it confirmed. */
  filled: string[]
  confirmed: string[]
  /** For each row its place among the rows that were asked about; null for one that the model found. */
  origins: { items: (number | null)[]; vat_details: (number | null)[] }
  /** What ended the asking before it was done; what had been answered by then stands. */
  trouble?: unknown
}

/** Whether there is anything to ask a model about, and anything to ask it with. */
export function isWorthAsking(reading: Reading, words: readonly WordsOfPage[]): boolean {
  return (
    words.some((page) => page.words.length > 0) &&
    (findWanted(reading).length > 0 || findWantedColumns(reading).length > 0 || wantsRows(reading))
  )
}

/**
 * Asks a model for what is missing or doubtful, header first, then columns, then the rows. Its answers are candidates like any other: found on the page or refused,
 * weighed against what is there, the sums and the checks. Good values, the kind and the status are never touched. Throws what the model throws where
 * it gave nothing at all. `draw`: pictures of pages, for a model that can see.
 */
export async function refineReading(
  reading: Reading,
  words: readonly WordsOfPage[],
  model: Model,
  signal: AbortSignal,
  draw?: DrawPage,
): Promise<Refined> {
  const page = pageOf(reading, words, model.name)
  // Only where recognition may have misread: with a text layer, models read words better than pictures.
  const look = model.sees && isScan(reading) ? draw : undefined
  let done = await refineValues(reading, page, model, signal, look)
  for (const refineTable of [refineColumns, refineRows]) {
    try {
      done = await refineTable(done, page, model, signal, look)
    } catch (error) {
      signal.throwIfAborted()
      if (done.filled.length + done.confirmed.length === 0) throw error
      return { ...done, trouble: error }
    }
  }
  return done
}

async function refineValues(
  reading: Reading,
  page: PageOfRefine,
  model: Model,
  signal: AbortSignal,
  look: DrawPage | undefined,
): Promise<Refined> {
  const wanted = findWanted(reading)
  if (wanted.length === 0) return close(reading, takeValues(reading, wanted, new Map(), page))
  const seen = look && (await askBySight(reading, wanted, page, model, signal, look))
  if (seen) return close(reading, takeValues(reading, wanted, seen, { ...page, isSeen: true }))
  const said = await model.ask(promptFor(reading, wanted, page.lines), schemaOf(wanted), signal)
  return close(reading, takeValues(reading, wanted, parseAnswers(said, wanted), page))
}

/** The reading with the values of its header, its rows as they were. */
function close(reading: Reading, { fields, filled, confirmed }: TakenValues): Refined {
  const same = (rows: readonly unknown[]) => rows.map((_, at) => at)
  const next = closeReading({ ...reading, fields }, filled, reading.checks)
  return { reading: next, filled, confirmed, origins: { items: same(reading.items), vat_details: same(reading.vat_details) } }
}

/** What the cells of a column have in common is asked once, before any row: it may leave nothing else open. */
async function refineColumns(done: Refined, page: PageOfRefine, model: Model, signal: AbortSignal): Promise<Refined> {
  const { reading } = done
  const wanted = findWantedColumns(reading)
  if (wanted.length === 0) return done
  const said = await model.ask(columnsPrompt(reading.kind, wanted, page.lines), columnsSchema(wanted), signal)
  const { rows, confirmed } = takeColumns(reading, wanted, parseColumns(said, wanted), page)
  const next = closeReading({ ...reading, items: rows }, [], reading.checks)
  return { ...done, reading: next, confirmed: [...done.confirmed, ...confirmed.map((name) => `items.${name}`)] }
}

async function refineRows(
  done: Refined,
  page: PageOfRefine,
  model: Model,
  signal: AbortSignal,
  look: DrawPage | undefined,
): Promise<Refined> {
  const { reading } = done
  if (!wantsRows(reading)) return done
  const pictures = look ? await drawPages(page, signal, look) : []
  const said = await model.ask(rowsPrompt(reading.kind, page.lines, pictures), rowsSchema(reading.kind), signal)
  const rows = takeRows(reading, said, { ...page, isSeen: pictures.length > 0 })
  const rename = renaming(rows.origins.items)
  const confirmed = new Set([...done.confirmed.map(rename), ...rows.confirmed])
  return { ...rows, filled: [...done.filled, ...rows.filled], confirmed: [...confirmed] }
}

/** Pure: what the rows become by the answer. */
function takeRows(reading: Reading, said: unknown, page: PageOfRefine): Refined {
  const answer = parseRows(said, reading.kind)
  const columns = askedColumns(reading.kind)
  const place = (list: 'items' | 'vat_details') =>
    answer[list].flatMap((row) => placeRow(row, columns[list], page.lines, page.formats) ?? [])
  const items = takeItems(reading, place('items'), page)
  const vatLines = takeVatLines(reading, place('vat_details'), page)
  const named = (what: 'filled' | 'confirmed') => [
    ...items[what].map((name) => `items.${name}`),
    ...vatLines[what].map((name) => `vat_details.${name}`),
  ]
  const [filled, confirmed] = [named('filled'), named('confirmed')]
  const next = { ...reading, items: items.rows, vat_details: vatLines.rows }
  const origins = { items: items.origins, vat_details: vatLines.origins }
  const rename = renaming(origins.items)
  const checks = reading.checks.map((check) => ({ ...check, fields: check.fields.map(rename) }))
  return { reading: closeReading(next, filled, checks), filled, confirmed, origins }
}

/** Names of cells by the rows as they were, as they are called by the rows as they are now. */
function renaming(origins: readonly (number | null)[]): (name: string) => string {
  const places = new Map(origins.flatMap((origin, at) => (origin === null ? [] : [[origin, at] as const])))
  return (name) => name.replace(/^items\.(\d+)\./, (_, row: string) => `items.${places.get(Number(row)) ?? row}.`)
}
