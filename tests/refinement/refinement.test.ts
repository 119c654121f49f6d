import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { truthSchema } from '#app/domain/learning/score.ts'
import { extractReading } from '#app/engine/extract.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'
import { brains } from './brains.ts'
import { figuresOf, type Figures } from './figures.ts'
import { refineAll } from './measure.ts'
import type { Sample } from './samples.ts'

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
  const helped = figuresOf(await refineAll(samples, brains.helpful!), samples)
  expect(helped.missing + helped.doubtful).toBeLessThanOrEqual((without.missing + without.doubtful) / 2)
  expect(helped.sure - helped.sureRight).toBeLessThanOrEqual(without.sure - without.sureRight)
  expect(helped.worse).toEqual([])
})

describe('nothing is worse for a model that', () => {
  test.each(['inventing', 'misplacing', 'otherTotals', 'obeying', 'shifting'])('is %s', async (name) => {
    const harmed = figuresOf(await refineAll(samples, brains[name]!), samples)
    expect([harmed.worse, harmed.checksWorse, harmed.wrong]).toEqual([[], 0, without.wrong])
  })

  test.each<Trap>(['stalls', 'dies', 'garbage', 'chatter', 'cut'])('%s', async (trap) => {
    const few = samples.slice(0, 2)
    expect(await refineAll(few, brains.helpful!, trap)).toEqual(few)
  })
})
