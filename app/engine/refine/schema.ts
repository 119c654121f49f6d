import { z } from 'zod'
import type { Wanted } from './wanted.ts'

/** An answer names lines of the page and copies the printed words of them; the value is read from the page, not from the answer. */
const answer = z.object({
  lines: z.array(z.number().int().positive()).min(1).max(12),
  text: z.string().max(2000),
  label: z.string().max(200).nullish(),
})
export type Answer = z.infer<typeof answer>

/** JSON Schema of the answer: each wanted value, or null where the document does not mention it. */
export function schemaOf(wanted: readonly Wanted[]): Record<string, unknown> {
  const shape = Object.fromEntries(wanted.map(({ name }) => [name, answer.nullable()]))
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(shape), { reused: 'inline' }) as Record<string, unknown>
  return schema
}

/** The usable answers by name. One that does not fit counts as not given and spoils no other. */
export function parseAnswers(said: unknown, wanted: readonly Wanted[]): Map<string, Answer> {
  const given = z.record(z.string(), z.unknown()).safeParse(said)
  if (!given.success) return new Map()
  return new Map(
    wanted.flatMap(({ name }) => {
      const parsed = answer.safeParse(given.data[name])
      return parsed.success ? [[name, parsed.data] as const] : []
    }),
  )
}
