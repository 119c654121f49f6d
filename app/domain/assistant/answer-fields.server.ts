import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import { accountKeys, foldText, nameKey } from '../documents/keys.ts'
import { readFields } from '../documents/values.server.ts'
import type { Who } from '../who.ts'
import type { Asked } from './answer.server.ts'
import { answerList } from './answer-list.server.ts'
import { citeField, MOST_CITATIONS, titleOf } from './cite.server.ts'
import { lineOf } from './line-of.server.ts'
import { blank, type Reply, type ToldOfReply } from './reply.ts'
import { askRows, readableKinds, type AskedRow } from './rows.server.ts'
import { fieldOfTopic, type Topic } from './topics.ts'

const LINES = 10
const MOST_VALUES = 5

/** What documents say of a field; of a company, what its documents say of it. */
export function answerField(asked: Asked): Reply | undefined {
  const { question } = asked
  if (question.named.length > 0) return question.topics.length > 0 ? fieldsOf(asked) : wholeDocument(asked)
  return question.parties.length > 0 ? toldOf(asked) : answerList(asked)
}

function wholeDocument({ who, question, ...day }: Asked): Reply | undefined {
  const [row, ...others] = askRows(who, { named: question.named, kind: question.kind, ...day })
  if (!row) return undefined
  const fields = readFields(who.db, row.kind, row.id)
  const told = kinds[row.kind].fields.filter(
    ({ name, section }) => fields[name] && (section !== 'rest' || name === 'bank_details') && name !== 'client',
  )
  return {
    ...blank(question),
    tool: 'document',
    count: 1 + others.length,
    lines: [row, ...others].slice(0, LINES).map((one) => lineOf(one)),
    fields: told.map(({ name }) => ({ name, value: fields[name]! })),
    citations: told.slice(0, MOST_CITATIONS).map(({ name }) => citeField(who, row, name, fields[name]!)),
  }
}

/** Only what was asked for; a field that documents of the kind never have is not mentioned in them. */
function fieldsOf({ who, question, ...day }: Asked): Reply | undefined {
  const rows = askRows(who, { named: question.named, kind: question.kind, ...day }).slice(0, LINES)
  if (rows.length === 0) return undefined
  const lines = rows.map((row) => {
    const fields = readFields(who.db, row.kind, row.id)
    const values = question.topics.flatMap((topic) => {
      const own = fieldOfTopic(topic, row.kind)
      const name = own ?? fieldOfTopic(topic, row.kind === 'invoice' ? 'work_order' : 'invoice')
      return name ? [{ name, value: own ? (fields[own] ?? null) : null }] : []
    })
    return { ...lineOf(row), values }
  })
  const citations = lines.flatMap(({ values }, index) =>
    values.flatMap(({ name, value }) => (value === null ? [] : [citeField(who, rows[index]!, name, value)])),
  )
  return { ...blank(question), tool: 'fields', count: rows.length, lines, citations: citations.slice(0, MOST_CITATIONS) }
}

/** The different values that the documents of a company give, the newest first; and what is kept with it, where no document says the same. */
function toldOf({ who, question, ...day }: Asked): Reply {
  const reply: Reply = { ...blank(question), tool: 'told' }
  const companies = question.parties.flatMap(({ said, fits }) => fits.map((names) => ({ said, fits: [names] })))
  for (const [index, company] of companies.entries()) {
    const rows = askRows(who, { ...question, range: question.ranges[0] ?? null, parties: [company], ...day })
    const byDate = rows.sort((a, b) => ((a.document_date ?? '') < (b.document_date ?? '') ? 1 : -1))
    const name = question.partyNames[index] ?? company.said
    for (const topic of question.topics) {
      const { told, citations } = valuesOf(who, byDate, topic, company.fits[0]!, name)
      const kept = keptValue(who, topic, company.fits[0]!)
      const isNew = kept !== null && !told.some(({ value }) => keyOf(topic, value) === keyOf(topic, kept))
      reply.told.push(...told.slice(0, MOST_VALUES))
      if (isNew)
        reply.told.push({
          company: name,
          kind: 'invoice',
          field: fieldOfTopic(topic, 'invoice')!,
          value: kept,
          count: 0,
          title: null,
          date: null,
        })
      reply.more += Math.max(0, told.length - MOST_VALUES)
      reply.citations.push(...citations.slice(0, MOST_VALUES))
    }
  }
  return { ...reply, citations: reply.citations.slice(0, MOST_CITATIONS) }
}

function valuesOf(who: Who, rows: readonly AskedRow[], topic: Topic, names: readonly string[], company: string) {
  const told = new Map<string, ToldOfReply>()
  const citations: Reply['citations'] = []
  for (const row of rows) {
    const field = fieldOfCompany(topic, row.kind, row.party_key !== null && names.includes(row.party_key))
    const value = field ? readFields(who.db, row.kind, row.id)[field] : null
    if (!field || !value) continue
    const key = keyOf(topic, value)
    const known = told.get(key)
    if (!known) citations.push(citeField(who, row, field, value))
    told.set(
      key,
      known
        ? { ...known, count: known.count + 1 }
        : { company, kind: row.kind, field, value, count: 1, title: titleOf(row), date: row.document_date },
    )
  }
  return { told: [...told.values()], citations }
}

/** Of an invoice the sender's values are the supplier's; of whom it is addressed to, it says address and code. */
function fieldOfCompany(topic: Topic, kind: KindName, isSender: boolean): string | undefined {
  if (kind === 'work_order' || isSender) return fieldOfTopic(topic, kind)
  return topic === 'address' ? 'client_address' : topic === 'customer_code' ? 'client_id' : undefined
}

/** Accounts are the same however they are spaced. */
function keyOf(topic: Topic, value: string): string {
  return topic === 'bank' ? accountKeys(value).sort().join(' ') : foldText(value).replace(/[^\p{L}\p{N}]/gu, '')
}

const KEPT: Partial<Record<Topic, string>> = {
  bank: 'bank_details',
  address: 'address',
  tax_id: 'tax_id',
  contact: 'contact',
  terms: 'payment_terms',
}

function keptValue(who: Who, topic: Topic, names: readonly string[]): string | null {
  const column = KEPT[topic]
  if (!column || !readableKinds(who).includes('invoice')) return null
  const keys = JSON.stringify(names.map(nameKey))
  const sql = `select ${column} from parties where name_key in (select value from json_each(?)) and ${column} is not null order by updated_at desc limit 1`
  return (who.db.$client.prepare(sql).pluck().get(keys) as string | undefined) ?? null
}
