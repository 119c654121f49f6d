import { pageQuery, type PageQuery } from '#app/contract/pagination.ts'

/** The page of a list that the address of a screen asks for; one that makes no sense counts as the first. */
export function askedPage(params: URLSearchParams): PageQuery {
  const asked = pageQuery.safeParse({ number: params.get('page[number]') ?? undefined, size: params.get('page[size]') ?? undefined })
  return asked.data ?? pageQuery.parse({})
}
