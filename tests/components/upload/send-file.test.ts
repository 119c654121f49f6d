import { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { browserClients } from '#app/client/browser.ts'
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

test('a session that ended says nothing about the file, which can be sent again; a refused file cannot', async () => {
  const answered = (status: number, code: string) => {
    const response = { status, data: { error: 'No.', errors: [{ code }] } } as AxiosResponse
    vi.spyOn(browserClients(), 'upload').mockRejectedValueOnce(
      new AxiosError('', AxiosError.ERR_BAD_REQUEST, undefined, undefined, response),
    )
    return sendFile('auto', new File(['%PDF-'], 'a.pdf'), () => undefined)
  }
  expect(await answered(401, 'unauthenticated')).toEqual({ stage: 'broken', code: 'unauthenticated', message: 'No.' })
  expect(await answered(403, 'forbidden')).toMatchObject({ stage: 'refused' })
})
