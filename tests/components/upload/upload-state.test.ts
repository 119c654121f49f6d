import { expect, test } from 'vitest'
import { inOrderOfConcern, type Upload, type UploadStage } from '#app/components/upload/upload-state.ts'
import { summaryOf } from '#app/components/upload/summary-of.ts'

const said = ((key: string, { count }: { count: number }) => `${key.split('.').at(-1)} ${count}.`) as unknown as Parameters<
  typeof summaryOf
>[0]

const files = (...stages: UploadStage[]) => stages.map((stage, at) => ({ name: `${at}.pdf`, stage }))

test('every outcome of a batch is told, and none that there was not; what was not taken is named', () => {
  expect(summaryOf(said, files('created', 'refused', 'created', 'duplicate'))).toBe('created 2. duplicate 1. refused 1.\n1.pdf')
  expect(summaryOf(said, files('duplicate'))).toBe('duplicate 1.')
})

test('of many that were not taken three are named', () => {
  expect(summaryOf(said, files('refused', 'refused', 'broken', 'refused', 'broken'))).toBe(
    'refused 3. broken 2.\n0.pdf, 1.pdf, 2.pdf, and_more 2.',
  )
})

test('files that were not taken stand before the others, which keep their order', () => {
  const file = new File([], 'a.pdf')
  const upload = (key: number, stage: UploadStage): Upload => ({ key, name: 'a.pdf', file, to: 'auto', stage, share: 0 })
  const shown = inOrderOfConcern([upload(1, 'created'), upload(2, 'refused'), upload(3, 'sending'), upload(4, 'broken')])
  expect(shown.map(({ key }) => key)).toEqual([2, 4, 1, 3])
})
