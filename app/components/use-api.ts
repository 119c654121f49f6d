import { isAxiosError } from 'axios'
import { useMemo } from 'react'
import { errorBodyOf } from '#app/client/api.ts'
import { browserClients } from '#app/client/browser.ts'
import { useText } from '#app/i18n/text.ts'
import { useToast } from './ui/toast.tsx'

export type Method = 'post' | 'put' | 'patch' | 'delete'

interface Caller {
  /** The answer's body ('' without one), or undefined where it was refused; then the refusal has been told in a toast. */
  call: <T>(method: Method, path: string, body?: unknown) => Promise<T | undefined>
}

/** What screens change, they change through the API of the product, with the session of this browser. */
export function useApi(): Caller {
  const { t } = useText()
  const { fail } = useToast()
  return useMemo(
    () => ({
      call: async <T>(method: Method, path: string, body?: unknown) => {
        try {
          const { data } = await browserClients().api.request<T>({ method, url: path, data: body })
          return data
        } catch (error) {
          if (!isAxiosError(error)) throw error
          fail(errorBodyOf(error)?.error ?? t('failure.offline_title'))
          return undefined
        }
      },
    }),
    [fail, t],
  )
}
