import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from '#app/components/upload/send-file.ts'

afterEach(() => vi.unstubAllGlobals())

test('what no server answered and no network caused is reported, and the file can be sent again', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const fault = new Error('the storage of this browser is shut')
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw fault
    },
  })
  expect(await sendFile('auto', new File(['%PDF-'], 'a.pdf'), () => undefined)).toEqual({ stage: 'broken' })
  expect(reported).toHaveBeenCalledWith(fault)
})
