import type { CandidateRow } from '../../../candidate.ts'
import type { Document } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { readQuantity } from '../../values/quantity.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Items } from '../items.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { boxOf, type Row, rowsOf, textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const APART = 1.2 // of the type's height between two cells
const LEAST = 2 // such rows; one may be a field of the form
const SCORE = 0.9

/** `Qty 3`, `Cant.: 12`, each row's own label. */
const labelledCount =
  /^(?:qty|quantity|qt[eé]|quantit[eé]|cant(?:idad)?|menge|anz(?:ahl)?|aantal|q(?:\.t|t|uanti)[aà]|qtde?|quantidade)\.?\s?:?\s(\d[\d.,]*)$/iu

/** `Qty 3 | Drill bit set | DR-0630` over `Asset M210`: rows without heads, each of which says by a word how many it asks for. */
export function readLabelledCounts(document: Document, context: Context): Items {
  const found = document.pages.flatMap((page) => rowsOf(page).flatMap((row) => lineIn(row, context) ?? []))
  if (found.length < LEAST) return { rows: [], areas: [] }
  return { rows: found.map(({ line }) => line), areas: found.map(({ row }) => ({ page: row.page, box: boxOf(row.words) })) }
}

function lineIn(row: Row, { kind, formats }: Context): { line: CandidateRow; row: Row } | undefined {
  const [count, name, ...more] = runsOf(row.words, APART * row.size)
  const said = count && labelledCount.exec(textOf(count))?.[1]
  const quantity = said && readQuantity(said, formats.decimal)?.value
  if (!quantity || !name || !/\p{L}{3}/u.test(textOf(name))) return undefined
  const called = columnNames[kind]
  const put = (field: string, value: string, words: typeof name) => ({ [field]: printed(value, words, SCORE, 'line of a list') })
  const code = more.find((words) => isCodeLike(textOf(words)))
  const line = {
    ...put(called.description, textOf(name), name),
    ...put(called.quantity, quantity, count),
    ...(code ? put(called.code, textOf(code), code) : {}),
  }
  return { line, row }
}
