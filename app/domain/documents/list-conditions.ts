import { IN_TRASH, type ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { SURE } from '#app/contract/doubt.ts'
import { foldText } from './keys.ts'

/** A `where` over `documents` with its named values. */
export interface Condition {
  where: string
  values: Record<string, string | number>
}

/** The filters of a list as SQL; days count in UTC, unless an instant is given. */
export function listConditions(kind: Kind, filter: ListQuery['filter']): Condition {
  const isTrash = filter.status?.includes(IN_TRASH) ?? false
  const parts = ['kind = @kind', `deleted_at is ${isTrash ? 'not ' : ''}null`]
  const values: Condition['values'] = { kind: kind.name }
  function add(part: string, more: Condition['values']): void {
    parts.push(part)
    Object.assign(values, more)
  }
  const statuses = (filter.status ?? []).filter((status) => status !== IN_TRASH)
  if (statuses.length > 0) {
    const named = Object.fromEntries(statuses.map((status, index) => [`status${index}`, status]))
    add(
      `status in (${Object.keys(named)
        .map((name) => `@${name}`)
        .join(', ')})`,
      named,
    )
  }
  if (filter.client) add(`instr(client_key, @client) > 0`, { client: foldText(filter.client) })
  if (filter.created_from) add('created_at >= @created_from', { created_from: startOf(filter.created_from) })
  if (filter.created_to) add('created_at < @created_to', { created_to: startOf(filter.created_to) + DAY })
  if (filter.approved_from) add('approved_at >= @approved_from', { approved_from: startOf(filter.approved_from) })
  if (filter.min_confidence !== undefined) add('confidence >= @min_confidence', { min_confidence: filter.min_confidence })
  if (filter.doubtful !== undefined)
    add(filter.doubtful ? `(doubtful > 0 or confidence < ${SURE})` : `(doubtful = 0 and confidence >= ${SURE})`, {})
  const words = filter.q?.trim()
  if (words) {
    const search = searchCondition(words)
    add(search.where, search.values)
  }
  return { where: parts.join(' and '), values }
}

const DAY = 86_400_000 // milliseconds
const startOf = (since: string) => Date.parse(since.includes('T') ? since : `${since}T00:00:00Z`)

/** How both search tables are asked for some text; `in_fields` is missing below three signs, `on_pages` where there is no word. */
export function searchTerms(text: string): { folded: string; in_fields?: string; on_pages?: string } {
  // FTS5 takes NUL for the end of the query, in the middle of a string too.
  const folded = foldText(text.replaceAll('\0', ' '))
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    folded,
    // Trigrams find any substring of three signs or more in the values; words are looked for on the pages by their beginning.
    ...([...folded].length < 3 ? {} : { in_fields: `"${folded.replaceAll('"', '""')}"` }),
    ...(words.length > 0 ? { on_pages: words.map((word) => `"${word}"*`).join(' ') } : {}),
  }
}

function searchCondition(text: string): Condition {
  const { folded, in_fields, on_pages } = searchTerms(text)
  const pages = on_pages ? ' or seq in (select rowid from document_text_search where document_text_search match @on_pages)' : ''
  const values: Condition['values'] = on_pages ? { on_pages } : {}
  if (in_fields) {
    const where = `(seq in (select rowid from document_fields_search where document_fields_search match @in_fields)${pages})`
    return { where, values: { ...values, in_fields } }
  }
  const where = `(instr(title_key, @short) > 0 or instr(party_key, @short) > 0 or instr(client_key, @short) > 0${pages})`
  return { where, values: { ...values, short: folded } }
}
