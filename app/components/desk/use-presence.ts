import { useRevalidator } from '@remix-run/react'
import { isAxiosError } from 'axios'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClients } from '#app/client/browser.ts'
import type { DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { HEARTBEAT_SECONDS, type Presence, presenceAnswer } from '#app/contract/presence.ts'

/** Without input for so long, nobody is working: milliseconds. */
const STILL_WORKING = 60_000
const TICK = 1_000 // milliseconds
const signsOfWork = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Tells the server that this desk is open and how long it was worked at; tells the person who else has it open. */
export function usePresence({ id, kind, status }: Pick<DocumentView, 'id' | 'kind' | 'status'>, canWrite: boolean) {
  const [presence, setPresence] = useState<Presence | null>(null)
  const takeActive = useActiveTime()
  const { revalidate } = useRevalidator()
  const path = `/${kinds[kind].slug}/${id}/presence`
  const isOn = canWrite && status === 'pending'

  const beat = useCallback(
    async (takeOver: boolean) => {
      const { data } = await browserClients().api.post<{ meta?: unknown }>(path, { active_ms: takeActive(), take_over: takeOver })
      return presenceAnswer.parse(data.meta)
    },
    [path, takeActive],
  )

  useEffect(() => {
    if (!isOn) return
    let isGone = false
    // Nobody knows who is there while the server does not answer; the next beat asks again.
    const send = () =>
      beat(false).then(
        (answer) => (isGone ? undefined : setPresence(answer)),
        (error: unknown) => {
          if (isGone) return
          setPresence(null)
          // The role went meanwhile: the desk learns it before more is typed in vain.
          if (isAxiosError(error) && error.response?.status === 403) revalidate()
        },
      )
    void send()
    const timer = setInterval(() => (document.hidden ? undefined : void send()), HEARTBEAT_SECONDS * 1000)
    return () => {
      isGone = true
      clearInterval(timer)
      setPresence(null)
      void browserClients()
        .api.delete(path, { data: { active_ms: takeActive() } })
        .catch(() => undefined) // The lock runs out by itself.
    }
  }, [isOn, path, beat, takeActive, revalidate])

  return {
    other: presence && !presence.mine ? presence.holder : null,
    takeOver: () => void beat(true).then(setPresence, reportError),
    /** For what is recorded before the next beat: an approval. */
    takeActive,
  }
}

/** Milliseconds of work since they were last asked for. */
function useActiveTime(): () => number {
  const active = useRef(0)
  useEffect(() => {
    let lastInput = Date.now()
    const note = () => {
      lastInput = Date.now()
    }
    for (const name of signsOfWork) addEventListener(name, note, { passive: true })
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastInput < STILL_WORKING) active.current += TICK
    }, TICK)
    return () => {
      clearInterval(timer)
      for (const name of signsOfWork) removeEventListener(name, note)
    }
  }, [])
  return useCallback(() => {
    const taken = active.current
    active.current = 0
    return Math.min(taken, 120_000)
  }, [])
}
