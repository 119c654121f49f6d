import { expect, test, vi } from 'vitest'
import { muteAborts } from '#app/components/quiet-aborts.ts'

test('a load that was broken off is not written to the console, everything else is', () => {
  const error = vi.fn()
  const to = { error }
  const speakUp = muteAborts(to)
  const abort = new DOMException('signal is aborted without reason', 'AbortError')
  to.error(abort)
  expect(error).not.toHaveBeenCalled()
  const fault = new Error('a fault')
  to.error(fault)
  to.error('while loading', abort)
  expect(error.mock.calls).toEqual([[fault], ['while loading', abort]])
  speakUp()
  expect(to.error).toBe(error)
})
