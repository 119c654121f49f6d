import { kinds } from '#app/contract/kinds/index.ts'
import type { Asked } from './answer.server.ts'
import { cite } from './cite.server.ts'
import { blank, type Reply } from './reply.ts'
import { rowsOf } from './slices.server.ts'

/** How many pages the documents have that fit; those made by hand or never opened have none. */
export function answerPages(asked: Asked): Reply {
  const { who, question } = asked
  const rows = rowsOf(asked)
  const pages = who.db.$client
    .prepare('select coalesce(sum(pages), 0) from documents where id in (select value from json_each(?))')
    .pluck()
    .get(JSON.stringify(rows.map(({ id }) => id))) as number
  return { ...blank(question), tool: 'pages', count: rows.length, pages, citations: cite(who, rows, ({ kind }) => kinds[kind].titleField) }
}
