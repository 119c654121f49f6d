import { z } from 'zod'
import { kindNames } from './kinds/index.ts'
import { boxSchema } from './reading.ts'

/** A value that an answer was computed from, and where it is printed; no page for what a person typed or what is derived. */
export const citationSchema = z.object({
  document_id: z.string(),
  kind: z.enum(kindNames),
  /** What the document is called: its number, else the name of its file. */
  title: z.string(),
  field: z.string(),
  value: z.string().nullable(),
  page: z.number().int().positive().optional(),
  box: boxSchema.optional(),
})
export type Citation = z.infer<typeof citationSchema>

/** Events of POST …/messages: pieces of the text, what it was computed from, its end with the ids under which both messages are kept, or what went wrong. */
export interface AnswerEvents {
  delta: { text: string }
  citation: Citation
  done: { id: string; question_id: string; content: string }
  error: { code: string; message: string }
}
