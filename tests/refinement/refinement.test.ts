import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { truthSchema } from '#app/domain/learning/score.ts'
import { extractReading } from '#app/engine/extract.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'
import { brains } from './brains.ts'
import { figuresOf, measureBrain, type Figures, type Sample } from './measure.ts'

const FOLDER = 'tests/fixtures/made'
const names = [
  'invoice-fr-ruled',
  'invoice-es-plain',
  'invoice-es-deposit',
  'invoice-fr-several-rates',
  'order-fr-boxed',
  'order-en-ruled',
  'credit-note-fr',
]

let samples: Sample[]
let without: Figures

/** Over the project's own samples; `scripts/refinement.mjs` does the same over any folder. */
beforeAll(async () => {
  samples = await Promise.all(
    names.map(async (name) => {
      const truth = truthSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')))
      let words: WordsOfPage[] = []
      const bytes = new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`)))
      const reading = await extractReading(bytes, { onDocument: (document) => (words = wordsOf(document)) })
      return { name, reading, words, truth }
    }),
  )
  without = figuresOf(samples)
})

test('a helpful model takes doubts away, and is not sure of what is wrong', async () => {
  const helped = await measureBrain(samples, brains.helpful!)
  expect(helped.missing + helped.doubtful).toBeLessThanOrEqual((without.missing + without.doubtful) / 2)
  expect(helped.sure - helped.sureRight).toBeLessThanOrEqual(without.sure - without.sureRight)
  expect(helped.worse).toEqual([])
})

describe('nothing is worse for a model that', () => {
  test.each(['inventing', 'misplacing', 'otherTotals', 'obeying'])('is %s', async (name) => {
    const harmed = await measureBrain(samples, brains[name]!)
    expect([harmed.worse, harmed.checksWorse, harmed.wrong]).toEqual([[], 0, without.wrong])
  })

  test.each<Trap>(['stalls', 'dies', 'garbage', 'chatter', 'cut'])('%s', async (trap) => {
    expect(await measureBrain(samples.slice(0, 2), brains.helpful!, trap)).toEqual(figuresOf(samples.slice(0, 2)))
  })
})
