import { titleOf } from './cite.server.ts'
import type { Question } from './query.ts'
import type { LineOfReply, Why } from './reply.ts'
import type { AskedRow } from './rows.server.ts'

const NOTHING: Why = { checks: [], warnings: [], reason: null }

/** A document as a line of an answer, with the date that matters. */
export function lineOf(row: AskedRow, basis: Question['basis'] = 'dated'): LineOfReply {
  const { id, kind, party, total, currency, due_date, delivery_date, document_date, status } = row
  const date = (basis === 'delivery' ? delivery_date : basis === 'due' ? due_date : null) ?? document_date
  return { id, kind, title: titleOf(row), party, total, currency, date, status, values: [], why: NOTHING }
}
