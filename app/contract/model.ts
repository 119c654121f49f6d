import { z } from 'zod'

const name = z.string().trim().min(1).max(200)

/** Null: the server chooses by itself. `off`: no model is used at all. */
export const modelChoice = z.strictObject({ model: name.nullable().optional(), off: z.boolean().optional() })
export const modelPull = z.strictObject({ model: name })

export const choiceReasons = [
  'environment',
  'setting',
  'recommended',
  'only',
  'off',
  'not_installed',
  'none_installed',
  'unreachable',
] as const

export const pullSchema = z.object({
  model: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** As the model server says it. */
  status: z.string(),
  /** Bytes; 0 of 0 until the size is known. */
  completed: z.number(),
  total: z.number(),
  /** A code of the model server's troubles, where it failed. */
  trouble: z.string().nullable(),
})
export type PullView = z.infer<typeof pullSchema>

/** State of the local model server and of its use. Sizes in bytes, instants ISO 8601. */
export const modelState = z.object({
  host: z.string(),
  reachable: z.boolean(),
  version: z.string().nullable(),
  /** The model in use; null where none is, and `why` says so. */
  model: z.string().nullable(),
  why: z.enum(choiceReasons),
  /** The name that somebody chose, whether it is installed or not. */
  wanted: z.string().nullable(),
  /** True where GLEANER_MODEL decides, so that Settings can not. */
  fixed: z.boolean(),
  off: z.boolean(),
  models: z.array(z.object({ name: z.string(), size: z.number(), capabilities: z.array(z.string()) })),
  recommended: z.array(z.object({ name: z.string(), size: z.number().nullable(), sees: z.boolean(), installed: z.boolean() })),
  breaker: z.object({
    state: z.enum(['closed', 'open', 'trying']),
    failures: z.number(),
    until: z.iso.datetime().nullable(),
    last: z.string().nullable(),
  }),
  pull: pullSchema.nullable(),
})
export type ModelState = z.infer<typeof modelState>
