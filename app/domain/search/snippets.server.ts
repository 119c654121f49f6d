import type { SearchHit } from '#app/contract/search.ts'
import type { Database } from '#db/client.server.ts'
import { searchTerms } from '../documents/list-conditions.ts'

type Snippet = Pick<SearchHit, 'snippet' | 'marks'>

const WORDS = 16 // of a snippet from a page
const TRIGRAMS = 64 // of a snippet from the values; the most that FTS5 gives
const LOOKED_AT = 500 // matches between the oldest and the newest document shown
// Signs that no page prints mark the hit until its place is counted.
const [OPEN, CLOSE] = ['\u0002', '\u0003']

/** The words around the first hit of each document (by `seq`): on a page, else in a value. One query a table, since finding a common word is what costs. */
export function findSnippets(db: Database, seqs: readonly number[], text: string): Map<number, Snippet> {
  const { in_fields, on_pages } = searchTerms(text)
  const inFields = in_fields ? snippetsIn(db, 'document_fields_search', TRIGRAMS, in_fields, seqs) : new Map<number, string>()
  const onPages = on_pages ? snippetsIn(db, 'document_text_search', WORDS, on_pages, seqs) : new Map<number, string>()
  return new Map(seqs.map((seq) => [seq, takeMarks(onPages.get(seq) ?? inFields.get(seq))]))
}

function snippetsIn(db: Database, table: string, length: number, match: string, seqs: readonly number[]): Map<number, string> {
  const sql = `
    select rowid, snippet(${table}, 0, @open, @close, '…', ${length}) as marked from ${table}
    where ${table} match @match and rowid between @low and @high order by rowid desc limit ${LOOKED_AT}`
  const values = { open: OPEN, close: CLOSE, match, low: Math.min(...seqs), high: Math.max(...seqs) }
  const found = db.$client.prepare(sql).all(values) as { rowid: number; marked: string }[]
  return new Map(found.map(({ rowid, marked }) => [rowid, marked]))
}

function takeMarks(marked: string | undefined): Snippet {
  if (marked === undefined) return { snippet: null, marks: [] }
  const marks: [number, number][] = []
  let snippet = ''
  let start = 0
  for (const sign of marked.replace(/\s+/g, ' ').trim()) {
    if (sign === OPEN) start = snippet.length
    else if (sign === CLOSE) marks.push([start, snippet.length])
    else snippet += sign
  }
  return { snippet, marks }
}
