import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samples } from '#app/components/home/samples.ts'

test.each(samples)('%s is the file that the tests know', (name) => {
  expect(readFileSync(`public/samples/${name}`).equals(readFileSync(`tests/fixtures/made/${name}`))).toBe(true)
})
