import { z } from 'zod'
import { boxSchema } from './reading.ts'

/** The printed words of one page, for capture: box in fractions of the page as displayed. */
export const wordsOfPage = z.object({
  /** From 1. */
  page: z.number().int().positive(),
  /** In points; only their ratio matters to a screen. */
  width: z.number(),
  height: z.number(),
  words: z.array(z.object({ text: z.string(), box: boxSchema })),
})
export type WordsOfPage = z.infer<typeof wordsOfPage>

/** What is kept beside a PDF when it was read. */
export const keptWords = z.array(wordsOfPage)
