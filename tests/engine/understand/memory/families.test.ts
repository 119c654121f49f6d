import { beforeAll, describe, expect, test } from 'vitest'
import type { Memory } from '#app/contract/memory.ts'
import { languages, type Reading } from '#app/contract/reading.ts'
import { scoreDocument, truthSchema, type Outcome } from '#app/domain/learning/score.ts'
import { tally } from '#app/domain/learning/score-report.ts'
import type { Document } from '#app/engine/document.ts'
import { documentOf } from '#app/engine/document-of-words.ts'
import { readDocument } from '#app/engine/extract.ts'
import { settleFormats } from '#app/engine/understand/formats.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import { type FamilyWish, makeFamily } from '#tests/generator/family.ts'
import type { Truth } from '#tests/generator/truth.ts'

interface Paper {
  document: Document
  truth: Truth
  alone: Reading
}

const wishes: FamilyWish[] = [
  { seed: 4100, kind: 'invoice', language: 'fr', papers: 3, odd: 0.9 },
  { seed: 4200, kind: 'work_order', language: 'es', papers: 3, odd: 0.9 },
  { seed: 4300, kind: 'work_order', language: 'en', papers: 3, odd: 0.5 },
  { seed: 4400, kind: 'invoice', language: 'de', papers: 3, odd: 0 },
  { seed: 4500, kind: 'work_order', language: 'fr', papers: 3, odd: 0 },
]

async function readFamily(wish: FamilyWish): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const { bytes, truth } of await makeFamily(wish)) {
    const document = await readDocument(bytes)
    papers.push({ document, truth, alone: understandDocument(document) })
  }
  return papers
}

/** As an approval does it: from the kept words, with the first reading beside what a person made of it. */
function teach(id: string, { document, truth, alone }: Paper): Memory {
  const kept = documentOf(wordsOf(document))
  const read = alone.kind === truth.kind ? alone : { ...alone, fields: {}, items: [] }
  const language = languages.find((one) => one === alone.language) ?? null
  return { id, ...learn(kept, truth, read, settleFormats(kept, language)) }
}

function scoreOf(truth: Truth, reading: Reading): { header: number; items: number } {
  const { outcomes } = scoreDocument(truthSchema.parse(truth), reading)
  const share = (part: Outcome['part']) => tally(outcomes.filter((one) => one.part === part)).f1
  return { header: share('fields'), items: share('items') }
}

describe('papers of one sender in a layout of its own, after the first was corrected', () => {
  let families: Paper[][] = []
  beforeAll(async () => {
    families = await Promise.all(wishes.map(readFamily))
  })

  test.each([
    ['the first teaches the others', 0],
    ['and so does the last', 2],
  ])('%s: every value, also with the memories of all others at hand', (_name, teacher) => {
    const memories = families.map((papers, at) => teach(`m${at}`, papers[teacher]!))
    for (const papers of families) {
      for (const { document, truth, alone } of papers.filter((_, at) => at !== teacher)) {
        const [before, after] = [scoreOf(truth, alone), scoreOf(truth, understandDocument(document, { memories }))]
        expect(after.header, truth.layout).toBeGreaterThanOrEqual(Math.max(0.95, before.header))
        expect(after.items, truth.layout).toBeGreaterThanOrEqual(Math.max(0.95, before.items))
      }
    }
  })

  test('what was emptied on the first stays empty, also where the sums of the others would give it', () => {
    const [first, second] = families[3] as [Paper, Paper]
    for (const name of ['subtotal_without_tax', 'vat_rate', 'tax_amount', 'total_amount_with_tax', 'amount']) {
      expect(
        [first, second].map(({ alone }) => alone.fields[name]),
        name,
      ).not.toContain(undefined)
      const { [name]: _, ...fields } = first.truth.fields
      const memory = teach('emptied', { ...first, truth: { ...first.truth, fields } })
      expect(understandDocument(second.document, { memories: [memory] }).fields[name]?.value, name).toBeUndefined()
    }
  })

  test('a first one approved with one wrong value spoils nothing but that value', () => {
    const [first, second] = families[2] as [Paper, Paper]
    const right = understandDocument(second.document, { memories: [teach('right', first)] })
    const spoilt = { ...first.truth, fields: { ...first.truth.fields, name: first.truth.fields.order_date! } }
    const wrong = understandDocument(second.document, { memories: [teach('wrong', { ...first, truth: spoilt })] })
    const values = ({ fields, items }: Reading) => ({
      fields: Object.fromEntries(Object.entries(fields).flatMap(([name, { value }]) => (name === 'name' ? [] : [[name, value]]))),
      items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value]))),
    })
    expect(values(wrong)).toEqual(values(right))
  })

  test('memories of other senders change nothing, not even a confidence', () => {
    const memories = families.slice(1).map((papers, at) => teach(`m${at}`, papers[0]!))
    const [{ document, alone }] = families[0] as [Paper]
    expect(understandDocument(document, { memories })).toEqual(alone)
  })
})
