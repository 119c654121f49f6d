import { z } from 'zod'

export const pageSizes = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25

/** `page[number]` and `page[size]`. */
export const pageQuery = z
  .strictObject({
    number: z.coerce.number().int().min(1).max(1_000_000).prefault(1),
    size: z.coerce
      .number()
      .int()
      .refine((size) => (pageSizes as readonly number[]).includes(size), 'not_page_size')
      .prefault(DEFAULT_PAGE_SIZE),
  })
  .prefault({})
export type PageQuery = z.infer<typeof pageQuery>

/** What a page of a list says of itself: `start` and `end` count from 1; both are 0 where the page is empty. */
export interface PageMeta {
  total: number
  start: number
  end: number
}
