import type { KindName } from '#app/contract/kinds/index.ts'
import { foldText } from '../documents/keys.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { refreshSearch } from '../documents/refresh.server.ts'
import { readValues } from '../documents/values.server.ts'
import type { Who } from '../who.ts'

interface Named {
  id: string
  seq: number
  kind: KindName
  file_name: string | null
}

/** `client` is the company as it is kept in the list of known parties: documents of any status follow it, each with a line in its history. */
export function renameClient(who: Who, from: string, to: string): void {
  const named = who.db.$client.prepare(NAMED).all({ client: from }) as Named[]
  for (const row of named) setClient(who, row, { type: 'merged', old: from, new: to })
}

/** Only where the merger had renamed it, and nobody has named another since. */
export function renameClientBack(who: Who, from: string, to: string): void {
  const named = who.db.$client.prepare(`${NAMED} and id in (${RENAMED})`).all({ client: to, from }) as Named[]
  for (const row of named) setClient(who, row, { type: 'separated', old: to, new: from })
}

function setClient(who: Who, row: Named, event: { type: 'merged' | 'separated'; old: string; new: string }): void {
  const { $client: sql } = who.db
  sql.prepare(`update ${row.kind === 'invoice' ? 'invoices' : 'work_orders'} set client = ? where document_id = ?`).run(event.new, row.id)
  sql.prepare('update documents set client = ?, client_key = ? where id = ?').run(event.new, foldText(event.new), row.id)
  refreshSearch(who.db, row, readValues(who.db, row.kind, row.id))
  recordEvent(who, row.id, { ...event, field: 'client' })
}

const NAMED = `select id, seq, kind, file_name from documents where client = @client`
const RENAMED = `select document_id from events where type = 'merged' and field = 'client' and old = @from and new = @client`
