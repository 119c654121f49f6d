import { CsvError, parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { newId } from '../new-id.ts'
import { productFields, type ProductFields } from '#app/contract/products.ts'
import { products } from '#db/schema/products.ts'
import { codeKey } from '../documents/keys.ts'
import { Failure, type Fault } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { requireScope, type Who } from '../who.ts'

export interface ProductImport {
  created: number
  updated: number
  unchanged: number
}

const MOST_FAULTS = 20 // named in one refusal
const LONGEST_SAID = 40 // signs of a wrong value

/** Takes a catalogue in: columns code, name, divalto_code, unit_price by their names, comma or semicolon. All lines or none; a known code is updated. */
export function importProducts(who: Who, csv: string): ProductImport {
  requireScope(who, 'settings', 'write')
  const lines = readLines(csv)
  const counts: ProductImport = { created: 0, updated: 0, unchanged: 0 }
  inTransaction(who.db, () => {
    const known = new Map(
      who.db
        .select()
        .from(products)
        .all()
        .map((product) => [product.code_key, product]),
    )
    for (const line of lines) {
      const key = codeKey(line.code) || line.code
      const before = known.get(key)
      const same = before && before.code === line.code && before.name === line.name
      if (same && before.divalto_code === line.divalto_code && before.unit_price === line.unit_price) {
        counts.unchanged += 1
        continue
      }
      counts[before ? 'updated' : 'created'] += 1
      const values = { ...line, id: before?.id ?? newId(), code_key: key, updated_at: who.now.getTime() }
      who.db.insert(products).values(values).onConflictDoUpdate({ target: products.code_key, set: values }).run()
      known.set(key, values)
    }
  })
  return counts
}

function readLines(csv: string): ProductFields[] {
  const { head, records } = parseCsv(csv)
  if (!head.includes('code') || !head.includes('name'))
    throw new Failure('invalid', {
      faults: [{ code: 'invalid', pointer: '/csv', reason: 'csv_head' }],
    })
  const faults: Fault[] = []
  const lines = records.flatMap(({ info: { lines: line }, record }) => {
    const { code, name, divalto_code = '', unit_price = '' } = record
    const parsed = productFields.safeParse({ code, name, divalto_code, unit_price: unit_price.replace(',', '.') })
    if (parsed.success) return [parsed.data]
    for (const issue of parsed.error.issues) faults.push(faultOf(issue, line, record))
    return []
  })
  if (faults.length > 0) throw new Failure('invalid', { faults: faults.slice(0, MOST_FAULTS) })
  return lines
}

/** What a cell may do wrong: say nothing where it must, say too much, or be no price. */
function faultOf(issue: z.core.$ZodIssue, line: number, record: Record<string, string>): Fault {
  const column = String(issue.path[0])
  const value = shorten(record[column] ?? '')
  const fault = { code: 'invalid', pointer: `/csv/${line}` } as const
  if (value === '') return { ...fault, reason: 'csv_empty', values: { line, column } }
  if (issue.code === 'too_big') return { ...fault, reason: 'csv_too_long', values: { line, column, max: Number(issue.maximum) } }
  return { ...fault, reason: 'csv_price', values: { line, column, value } }
}

function shorten(value: string): string {
  return value.length > LONGEST_SAID ? `${value.slice(0, LONGEST_SAID)}…` : value
}

/** A record and the line of the file that it ends in: empty lines are skipped and cells may go over several. */
interface CsvRecord {
  info: { lines: number }
  record: Record<string, string>
}

function parseCsv(csv: string): { head: string[]; records: CsvRecord[] } {
  const firstLine = csv.slice(0, csv.search(/[\r\n]|$/))
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : firstLine.includes('\t') ? '\t' : ','
  let head: string[] = []
  try {
    const records = parse<CsvRecord>(csv, {
      bom: true,
      info: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count_less: true, // what is not there is named by its column
      columns: (names: string[]) => (head = names.map((name) => name.toLowerCase())),
    })
    return { head, records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error.lines)
    throw new Failure(
      'invalid',
      { faults: [{ code: 'invalid', pointer: '/csv', reason: 'csv_broken', values: { line } }] },
      { cause: error },
    )
  }
}
