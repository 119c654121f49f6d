import { codeKey, foldText } from '../documents/keys.ts'
import { searchTerms } from '../documents/list-conditions.ts'
import type { Who } from '../who.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import { readableKinds } from './rows.server.ts'

/** A row of an invoice or order. Quantities and amounts are exact decimals. */
export interface ArticleRow {
  id: string
  document_id: string
  kind: KindName
  code: string | null
  name: string | null
  quantity: string | null
  unit_price: string | null
  total: string | null
}

const SELECT: Record<KindName, string> = {
  invoice: `select t.id, t.document_id, 'invoice' as kind, t.divalto_code as code, t.description as name, t.quantity, t.unit_price, t.total_amount as total
    from invoice_items t join documents d on d.id = t.document_id`,
  work_order: `select t.id, t.document_id, 'work_order' as kind, t.product_code as code, t.product_name as name, t.requested_quantity as quantity, t.unit_price, t.total_amount as total
    from work_order_items t join documents d on d.id = t.document_id`,
}

/** Rows of readable documents, newest document first; with words, those whose code or name has all of them; with ids, of these documents only. */
export function articleRows(who: Who, words: string, ids?: readonly string[]): ArticleRow[] {
  const sought = wordsIn(words)
  if (words !== '' && sought.length === 0) return []
  const terms = sought.map((word) => searchTerms(stemOf(word)).in_fields).filter((term) => term !== undefined)
  // The index of values finds the documents; which of their rows is meant is seen at the words themselves.
  const found = terms.map(
    (_, index) => `d.seq in (select rowid from document_fields_search where document_fields_search match @term${index})`,
  )
  const where = ['d.deleted_at is null', ...(ids ? ['d.id in (select value from json_each(@ids))'] : []), ...found].join(' and ')
  const values = { ...Object.fromEntries(terms.map((term, index) => [`term${index}`, term])), ...(ids ? { ids: JSON.stringify(ids) } : {}) }
  const rows = readableKinds(who).flatMap(
    (kind) =>
      who.db.$client
        .prepare(`${SELECT[kind]} where ${where} order by d.document_date desc, d.seq desc, t.position`)
        .all(values) as ArticleRow[],
  )
  const fits = matcherOf(words, sought)
  return sought.length === 0 ? rows : rows.filter(fits)
}

const SHORTEST_PART = 4 // letters of a word that may be the beginning of a longer one

function matcherOf(words: string, sought: readonly string[]): (row: ArticleRow) => boolean {
  const code = codeKey(words)
  const stems = sought.map(stemOf)
  return (row) => {
    if (row.code !== null && codeKey(row.code) === code) return true
    const printed = wordsIn(`${row.name ?? ''} ${row.code ?? ''}`)
    return stems.every((stem) => printed.some((word) => stemOf(word) === stem || (stem.length >= SHORTEST_PART && word.startsWith(stem))))
  }
}

const wordsIn = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** One apple is meant by apples, too. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)
