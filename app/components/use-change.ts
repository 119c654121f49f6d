import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useToast } from './ui/toast.tsx'
import { type Method, useApi } from './use-api.ts'

interface Change<T> {
  body?: unknown
  /** What the success toast says. */
  said: string
  /** Where to go then; without it what is shown is loaded again, also after a refusal, since then it may be out of date. */
  goTo?: (answer: T) => string
}

interface Changer {
  busy: boolean
  /** True where it went well; a refusal has been told in a toast. */
  change: <T>(method: Method, path: string, change: Change<T>) => Promise<boolean>
}

/** One change through the API: busy while it is under way, a toast afterwards, then the new state of the screen or another screen. */
export function useChange(): Changer {
  const { call } = useApi()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function change<T>(method: Method, path: string, { body, said, goTo }: Change<T>): Promise<boolean> {
    setBusy(true)
    const answer = await call<T>(method, path, body)
    setBusy(false)
    const isDone = answer !== undefined
    if (isDone) succeed(said)
    if (isDone && goTo) navigate(goTo(answer))
    else revalidate()
    return isDone
  }
  return { busy, change }
}
