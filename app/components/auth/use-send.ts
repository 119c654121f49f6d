import { isAxiosError } from 'axios'
import { useEffect, useRef, useState } from 'react'
import { errorBodyOf } from '#app/client/api.ts'
import { useText } from '#app/i18n/text.ts'
import { useToast } from '../ui/toast.tsx'

/** What is wrong with each field, by the last word of its JSON pointer: what to do there, not that something is wrong somewhere. */
export type Faults = Record<string, string>

export interface Send {
  busy: boolean
  faults: Faults
  /** Runs a call; a refusal goes to the fields it names, and to a danger toast. True where it went well. */
  send(work: () => Promise<void>): Promise<boolean>
}

export function useSend(): Send {
  const { t } = useText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  // What was wrong with the last try is no news after the next one.
  const forget = useRef<() => void>()

  // Where the form says what is wrong, one goes on typing: the first such field has the focus.
  useEffect(() => {
    if (Object.keys(faults).length > 0) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])

  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setFaults({})
    forget.current?.()
    try {
      await work()
      return true
    } catch (error) {
      if (!isAxiosError(error)) throw error
      const body = errorBodyOf(error)
      forget.current = toast.fail(body?.error ?? t('auth:oauth.unreachable'))
      setFaults(
        Object.fromEntries(
          (body?.errors ?? []).flatMap(({ source, detail }) => (source?.pointer ? [[source.pointer.split('/').pop()!, detail]] : [])),
        ),
      )
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, faults, send }
}
