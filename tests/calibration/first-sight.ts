import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Sample } from './samples.ts'

const file = fileURLToPath(new URL('./first-sight.json', import.meta.url))

/** By round of papers and field: [score, margin, 1 where the value was right, how many such values]. */
const roundsSchema = z.record(
  z.string(),
  z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.union([z.literal(0), z.literal(1)]), z.number().int()]))),
)
type Rounds = z.infer<typeof roundsSchema>

/**
 * Header values of papers as the engine read them when nobody had seen them yet. Such papers are mended for afterwards, and then say only how sure one may be
 * of papers that one knows; what they said at first sight is what a user's papers say.
 */
export function firstSight(): Sample[] {
  return Object.entries(readRounds()).flatMap(([round, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      values.flatMap(([score, margin, right, count]) =>
        Array.from({ length: count }, (): Sample => ({ field, family: `unseen: ${round}`, features: [score, margin], right: right === 1 })),
      ),
    ),
  )
}

/** Puts what was just read of unseen papers beside the earlier rounds; a round of the same name is replaced. Returns how many values it has. */
export function keepFirstSight(round: string, samples: readonly Sample[]): number {
  writeFileSync(file, `${JSON.stringify({ ...readRounds(), [round]: counted(samples) })}\n`)
  return samples.length
}

function counted(samples: readonly Sample[]): Rounds[string] {
  const fields: Rounds[string] = {}
  for (const { field, features, right } of samples) {
    const [score, margin] = features.map((value) => Math.round(value * 100) / 100) as [number, number]
    const values = (fields[field] ??= [])
    const same = values.find(([x, y, outcome]) => x === score && y === margin && (outcome === 1) === right)
    if (same) same[3] += 1
    else values.push([score, margin, right ? 1 : 0, 1])
  }
  return fields
}

function readRounds(): Rounds {
  return roundsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
