import { newId } from '#app/domain/new-id.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { MemberView, Role } from '#app/contract/members.ts'
import type { Cell, Reading } from '#app/contract/reading.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { storeReading } from '#app/domain/intake/store-reading.server.ts'
import type { Who } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { documents } from '#db/schema/documents.ts'
import { members } from '#db/schema/members.ts'
import { freshDatabase } from './database.ts'

export const NOON = new Date('2026-03-10T12:00:00Z')

export function makeWho(role: Role = 'admin', db: Database = freshDatabase(), now: Date = NOON): Who {
  const id = newId()
  const person = { id, email: `${id.toLowerCase()}@example.org`, first_name: 'Ada', last_name: 'Byron', role, status: 'active' } as const
  db.insert(members)
    .values({ ...person, created_at: now })
    .run()
  const member: MemberView = { ...person, language: null, theme: 'system', notifications: true, created_at: now.toISOString() }
  return { db, now, via: 'web', language: 'en', member, sessionId: null }
}

export function at(who: Who, now: Date | string): Who {
  return { ...who, now: new Date(now) }
}

export function cell(value: string, confidence = 0.97): Cell {
  return { value, confidence, source: 'layout', page: 1, box: [0.1, 0.1, 0.2, 0.12], text: value }
}

type Values = Record<string, string>

export interface Content {
  fields?: Values
  items?: Values[]
  vat_details?: Values[]
  confidence?: number
}

export const INVOICE: Content = {
  fields: {
    invoice_number: 'F-2026-001',
    invoice_date: '2026-03-01',
    supplier_name: 'Verger du Midi SARL',
    client_name: 'Cantine Nord',
    currency: 'EUR',
    subtotal_without_tax: '200.00',
    tax_amount: '40.00',
    total_amount_with_tax: '240.00',
  },
  items: [{ description: 'Pommes Golden', quantity: '12', unit_price: '16.67', total_amount: '200.00' }],
  vat_details: [{ rate: '20', amount: '40.00' }],
}

export const ORDER: Content = {
  fields: { name: 'PO-77', order_date: '2026-02-20', customer_company_name: 'Cantine Nord', currency: 'EUR' },
  items: [{ product_code: 'GOL-1', product_name: 'Golden', requested_quantity: '12', unit_price: '16.67', total_amount: '200.04' }],
}

export function makeReading(kind: KindName, content: Content, more: Partial<Reading> = {}): Reading {
  const cells = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cell(value, content.confidence)]))
  return {
    kind,
    kind_confidence: 0.99,
    language: 'fr',
    pages: 1,
    confidence: 0.97,
    fields: cells(content.fields ?? {}),
    items: (content.items ?? []).map(cells),
    vat_details: (content.vat_details ?? []).map(cells),
    checks: [],
    warnings: [],
    ms: { read: 1, understand: 1, total: 2 },
    ...more,
  }
}

/** A document as an upload leaves it, without its file. */
export function makeProcessing(who: Who, kind: KindName, choice: 'auto' | KindName = kind): string {
  const id = newId()
  who.db
    .insert(documents)
    .values({
      id,
      kind,
      kind_choice: choice,
      status: 'processing',
      file_name: `${id}.pdf`,
      sha256: id.padEnd(64, '0'),
      created_at: who.now.getTime(),
      created_by: who.member.id,
    })
    .run()
  return id
}

/** A document that was uploaded and read. */
export function makePending(who: Who, kind: KindName, content: Content = kind === 'invoice' ? INVOICE : ORDER, pageText = ''): string {
  const id = makeProcessing(who, kind)
  inTransaction(who.db, () =>
    storeReading({ db: who.db, now: who.now, via: 'engine', member: null }, id, { reading: makeReading(kind, content), pageText }),
  )
  return id
}

export function withFields(content: Content, fields: Values): Content {
  return { ...content, fields: { ...content.fields, ...fields } }
}
