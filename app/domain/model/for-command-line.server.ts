import type { Reading } from '#app/contract/reading.ts'
import type { Model } from '#app/engine/refine/model.ts'
import { isWorthAsking, refineReading } from '#app/engine/refine/refine.ts'
import { readWordsNow } from '../intake/words.server.ts'

/** A reading with what a model could add to it, by the words that were kept of its pages. Throws what the model throws. */
export async function refineByPath(reading: Reading, wordsPath: string, model: Model): Promise<Reading> {
  const words = readWordsNow(wordsPath)
  if (!isWorthAsking(reading, words)) return reading
  return (await refineReading(reading, words, model, new AbortController().signal)).reading
}
