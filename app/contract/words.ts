import { z } from 'zod'
import { boxSchema } from './reading.ts'

/** The printed words of one page, for capture: box in fractions of the page as displayed. */
export const wordsOfPage = z.object({
  /** From 1. */
  page: z.number().int().positive(),
  /** In points; only their ratio matters to a screen. */
  width: z.number(),
  height: z.number(),
  /** How the text stands on the page as displayed, in degrees clockwise: turned by quarters, and leaning a little as scans do. Absent when upright. */
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
  lean: z.number().optional(),
  words: z.array(z.object({ text: z.string(), box: boxSchema })),
})
export type WordsOfPage = z.infer<typeof wordsOfPage>

/** What is kept beside a PDF when it was read. */
export const keptWords = z.array(wordsOfPage)
