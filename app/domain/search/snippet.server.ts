import type { SearchHit } from '#app/contract/search.ts'
import type { Database } from '#db/client.server.ts'
import { foldText } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'

const WORDS = 16 // of a snippet
// Signs that no page prints mark the hit until its place is counted.
const [OPEN, CLOSE] = ['\u0002', '\u0003']

/** The words around the first hit: of a value, else of a page. */
export function findSnippet(db: Database, row: Pick<DocumentRow, 'seq'>, text: string): Pick<SearchHit, 'snippet' | 'marks'> {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const onPages = words.length > 0 ? snippetOf(db, 'document_text_search', words.map((word) => `"${word}"*`).join(' '), row.seq) : undefined
  const folded = foldText(text)
  const inFields = () =>
    [...folded].length < 3 ? undefined : snippetOf(db, 'document_fields_search', `"${folded.replaceAll('"', '""')}"`, row.seq)
  const marked = onPages ?? inFields()
  return marked === undefined ? { snippet: null, marks: [] } : takeMarks(marked.replace(/\s+/g, ' ').trim())
}

function snippetOf(db: Database, table: 'document_text_search' | 'document_fields_search', match: string, seq: number): string | undefined {
  // In the trigram table a token is three signs, of which a snippet holds 64 at most.
  const length = table === 'document_text_search' ? WORDS : 64
  const sql = `select snippet(${table}, 0, @open, @close, '…', ${length}) from ${table} where ${table} match @match and rowid = @seq`
  return db.$client.prepare(sql).pluck().get({ open: OPEN, close: CLOSE, match, seq }) as string | undefined
}

function takeMarks(marked: string): { snippet: string; marks: [number, number][] } {
  const marks: [number, number][] = []
  let snippet = ''
  let start = 0
  for (const sign of marked) {
    if (sign === OPEN) start = snippet.length
    else if (sign === CLOSE) marks.push([start, snippet.length])
    else snippet += sign
  }
  return { snippet, marks }
}
