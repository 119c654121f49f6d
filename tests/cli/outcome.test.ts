import { expect, test, vi } from 'vitest'
import { Outcomes } from '#cli/outcome.ts'

test('files that were refused are not counted as done', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const outcomes = new Outcomes(false)
  outcomes.add({ file: 'a.pdf', status: 'created' })
  outcomes.add({ file: 'b.pdf', status: 'refused', message: 'Only PDF files are accepted.' })
  expect([outcomes.summary, outcomes.exitCode]).toEqual(['1 file done, 1 not.', 1])
  vi.restoreAllMocks()
})
