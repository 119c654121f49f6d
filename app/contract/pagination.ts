import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, pageSizes } from './documents.ts'

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
