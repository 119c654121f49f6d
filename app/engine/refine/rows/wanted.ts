import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import { kinds, type Column } from '#app/contract/kinds/index.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'
import { isAskable } from '../wanted.ts'
import { MOST_ROWS } from './schema.ts'

/**
 * Whether the model is asked for the rows: none was read, something in them is missing or doubtful, or they do not add up. What an e-invoice or a
 * person said of them is not asked again, and a table that is too long for an answer not at all.
 */
export function wantsRows(reading: Reading): boolean {
  if (!isAskable(reading) || reading.items.length > MOST_ROWS) return false
  const cells = [...reading.items, ...reading.vat_details].flatMap((row) => Object.values(row))
  if (cells.some(({ source }) => source === 'einvoice' || source === 'person')) return false
  const { columns, vatColumns } = kinds[reading.kind]
  return isOpen('items', reading.items, columns, reading) || isOpen('vat_details', reading.vat_details, vatColumns, reading)
}

const mayBeAbsent = new Set(['divalto_code', 'vat_rate'])

function isOpen(list: string, rows: readonly Cells[], columns: readonly Column[], { checks, warnings }: Reading): boolean {
  if (columns.length === 0) return false
  if (rows.length === 0) return true
  const accused = accusedFields(checks, warnings)
  return rows.some((row, at) =>
    columns.some(({ name }) => {
      const cell = row[name]
      return cell ? isDoubtful(`${list}.${at}.${name}`, cell, accused) : !mayBeAbsent.has(name)
    }),
  )
}
