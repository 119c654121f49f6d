import { type ListQuery, listQuery } from '#app/contract/documents.ts'
import { parseQuery } from '../parse-query.ts'

/** The query parameter that says from which list a document was opened: that list's own query string. */
export const LIST_PARAMETER = 'list'

/** The list a document was opened from, so that "next" means next in that list; one that makes no sense counts as none. */
export function listContextOf(request: Request): { list: ListQuery; search: string } {
  const search = new URL(request.url).searchParams.get(LIST_PARAMETER) ?? ''
  const parsed = listQuery.safeParse(parseQuery(search))
  return parsed.success ? { list: parsed.data, search } : { list: listQuery.parse({}), search: '' }
}
