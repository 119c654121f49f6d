import type { Reading } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { closeReading } from './close.ts'
import type { Model } from './model.ts'
import { type PageOfRefine, pageOf } from './page.ts'
import { promptFor } from './prompt.ts'
import { takeItems, type Taken } from './rows/items.ts'
import { placeRow } from './rows/place.ts'
import { rowsPrompt } from './rows/prompt.ts'
import { askedColumns, parseRows, rowsSchema } from './rows/schema.ts'
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
  return words.some((page) => page.words.length > 0) && (findWanted(reading).length > 0 || wantsRows(reading))
}

/**
 * Asks a model for what is missing or doubtful, header first, then the rows. Its answers are candidates like any other: found on the page or refused,
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
  const values = await refineValues(reading, page, model, signal, look)
  const half = closeReading({ ...reading, fields: values.fields }, values.filled, reading.checks)
  const untouched = takeRows(half, undefined, page)
  if (!wantsRows(half)) return { ...untouched, ...join(values, untouched) }
  try {
    const pictures = look ? await drawPages(page, signal, look) : []
    const said = await model.ask(rowsPrompt(reading.kind, page.lines, pictures), rowsSchema(reading.kind), signal)
    const rows = takeRows(half, said, { ...page, isSeen: pictures.length > 0 })
    return { ...rows, ...join(values, rows) }
  } catch (error) {
    signal.throwIfAborted()
    if (values.filled.length + values.confirmed.length === 0) throw error
    return { ...untouched, ...join(values, untouched), trouble: error }
  }
}

async function refineValues(
  reading: Reading,
  page: PageOfRefine,
  model: Model,
  signal: AbortSignal,
  look: DrawPage | undefined,
): Promise<TakenValues> {
  const wanted = findWanted(reading)
  if (wanted.length === 0) return takeValues(reading, wanted, new Map(), page)
  const seen = look && (await askBySight(reading, wanted, page, model, signal, look))
  if (seen) return takeValues(reading, wanted, seen, { ...page, isSeen: true })
  const said = await model.ask(promptFor(reading, wanted, page.lines), schemaOf(wanted), signal)
  return takeValues(reading, wanted, parseAnswers(said, wanted), page)
}

/** Pure: what the rows become by the answer; undefined: nothing was asked. */
function takeRows(reading: Reading, said: unknown, page: PageOfRefine): Refined {
  const same = (rows: readonly unknown[]) => rows.map((_, at) => at)
  const nothing = { reading, filled: [], confirmed: [], origins: { items: same(reading.items), vat_details: same(reading.vat_details) } }
  if (said === undefined) return nothing
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
  return { reading: closeReading(next, filled, renumbered(reading, items)), filled, confirmed, origins }
}

/** The checks as they were found, by the rows as they are now. */
function renumbered({ checks }: Reading, { origins }: Taken): Reading['checks'] {
  const places = new Map(origins.flatMap((origin, at) => (origin === null ? [] : [[origin, at] as const])))
  const rename = (name: string) => name.replace(/^items\.(\d+)\./, (_, row: string) => `items.${places.get(Number(row)) ?? row}.`)
  return checks.map((check) => ({ ...check, fields: check.fields.map(rename) }))
}

function join(values: { filled: string[]; confirmed: string[] }, rows: Refined): Pick<Refined, 'filled' | 'confirmed'> {
  return { filled: [...values.filled, ...rows.filled], confirmed: [...values.confirmed, ...rows.confirmed] }
}
