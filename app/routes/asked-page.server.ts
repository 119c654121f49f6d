import { redirect } from '@remix-run/node'
import { type PageMeta, pageQuery, type PageQuery } from '#app/contract/pagination.ts'

/** The page of a list that the address of a screen asks for; one that makes no sense counts as the first. */
export function askedPage(params: URLSearchParams): PageQuery {
  const asked = pageQuery.safeParse({ number: params.get('page[number]') ?? undefined, size: params.get('page[size]') ?? undefined })
  return asked.data ?? pageQuery.parse({})
}

/** Past the end, as when all of the last page was just approved or deleted, the last one there is: an empty page would say that there is nothing at all. */
export function requirePage(request: Request, { number, size }: PageQuery, { total }: PageMeta): void {
  const last = Math.max(1, Math.ceil(total / size))
  if (number <= last) return
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page[number]', String(last))
  throw redirect(`${pathname}?${searchParams}`)
}
