import { type DrawPage, isWorthAsking, refineReading } from '#app/engine/refine/refine.ts'
import { createModelServer, ModelTrouble } from '#app/platform/ollama.server.ts'
import { VISION_MODEL } from '#tests/support/model-stand-in/catalogue.ts'
import { startModelStandIn } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'
import { type Brain, brains, inject } from './brains.ts'
import type { Sample } from './samples.ts'

/** Milliseconds. With one that does answer, a busy machine is not mistaken for a silent model. */
const PATIENCE = { first: 1500, next: 300 }
const AMPLE = { first: 60_000, next: 60_000 }

/** What becomes of the samples with a stand-in of this mind, over real HTTP. */
export async function refineAll(samples: readonly Sample[], brain: Brain, trap: Trap = 'none'): Promise<Sample[]> {
  const after: Sample[] = []
  for (const sample of samples) {
    const words = brain === brains.obeying ? inject(sample.words) : sample.words
    const reply = brain({ ...sample, words })
    // A fresh one each time: while the next one thinks, connections to the last one grow stale, and its breaker would remember.
    const standIn = await startModelStandIn({ trap, pace: 0, models: [VISION_MODEL], reply })
    try {
      const model = createModelServer(standIn.url, { patience: trap === 'none' ? AMPLE : PATIENCE }).modelOf(VISION_MODEL)
      const refined = isWorthAsking(sample.reading, words)
        ? await refineReading(sample.reading, words, model, AbortSignal.timeout(60_000), drawn(sample)).catch(nothingOf)
        : undefined
      after.push({ ...sample, reading: refined?.reading ?? sample.reading })
    } finally {
      await standIn.close()
    }
  }
  return after
}

const drawn =
  ({ pictures = [] }: Sample): DrawPage =>
  (page) =>
    Promise.resolve(pictures[page - 1] || undefined)

/** A model that does not answer leaves the reading as it is; anything else is a fault of ours. */
function nothingOf(error: unknown): undefined {
  if (!(error instanceof ModelTrouble)) throw error
}
