import type { PageMeta, PageQuery } from '#app/contract/pagination.ts'

export function pageMeta(total: number, { number, size }: PageQuery, found: number): PageMeta {
  const start = found > 0 ? (number - 1) * size + 1 : 0
  return { total, start, end: found > 0 ? start + found - 1 : 0 }
}
