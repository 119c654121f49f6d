import { z } from 'zod'

/** What keying a document by hand is reckoned with, in seconds: for a field, and for each character of it. */
export const baseline = z.strictObject({ field_seconds: z.number().min(0).max(3600), character_seconds: z.number().min(0).max(60) })

const priceTolerance = z.number().min(0).max(1000)

/** What admins set for the whole installation, with what holds until they do. */
export const settingsSchema = z.strictObject({
  baseline: baseline.default({ field_seconds: 3.8, character_seconds: 0.24 }),
  /** The Ollama model for extraction and for the assistant; GLEANER_MODEL goes before it. Null: the best one that is installed. */
  model: z.string().trim().min(1).max(200).nullable().default(null),
  /** True: no model is used, whatever is installed. */
  model_off: z.boolean().default(false),
  /** By how many per cent a price may differ from the last approved one without a warning. */
  price_tolerance: priceTolerance.default(10),
})
export type SettingsView = z.infer<typeof settingsSchema>

export const settingsChange = z.strictObject({
  baseline: baseline.optional(),
  model: z.string().trim().min(1).max(200).nullable().optional(),
  model_off: z.boolean().optional(),
  price_tolerance: priceTolerance.optional(),
})
