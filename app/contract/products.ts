import { z } from 'zod'
import { decimalPattern } from './kinds/index.ts'
import { pageQuery } from './pagination.ts'

/** An article of the catalogue. */
export interface ProductView {
  id: string
  /** The article code as customers print it on their orders. */
  code: string
  name: string
  divalto_code: string | null
  unit_price: string | null
}

const code = z.string().trim().min(1).max(200)
const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => text || null)
    .nullable()

export const productFields = z.strictObject({
  code,
  name: z.string().trim().min(1).max(500),
  divalto_code: optionalText(200).default(null),
  unit_price: optionalText(40)
    .refine((price) => price === null || decimalPattern.test(price), 'decimal')
    .default(null),
})
export type ProductFields = z.infer<typeof productFields>
export const productChange = z.strictObject({
  code: code.optional(),
  name: z.string().trim().min(1).max(500).optional(),
  divalto_code: optionalText(200).optional(),
  unit_price: optionalText(40)
    .refine((price) => price === null || decimalPattern.test(price), 'decimal')
    .optional(),
})
export const productImport = z.strictObject({ csv: z.string().max(20_000_000) })
export const productQuery = z.strictObject({ filter: z.strictObject({ q: z.string().max(200).optional() }).prefault({}), page: pageQuery })
