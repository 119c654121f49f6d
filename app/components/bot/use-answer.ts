import { useRevalidator } from '@remix-run/react'
import { isAxiosError, isCancel } from 'axios'
import { useEffect, useRef, useState } from 'react'
import { AnswerFailed, askAssistant } from '#app/client/answer-stream.ts'
import { errorBodyOf } from '#app/client/api.ts'
import { browserClients } from '#app/client/browser.ts'
import { useToast } from '#app/components/ui/toast.tsx'
import type { Citation } from '#app/contract/assistant.ts'
import { useText } from '#app/i18n/text.ts'

/** The question that is being answered, as far as the answer has come. */
export interface Running {
  question: string
  text: string
  citations: Citation[]
}

/** Asks, shows the answer as it comes, and can be stopped. What could not be asked is given back: `ask` says whether it was answered. */
export function useAnswer(threadId: string): {
  running: Running | undefined
  ask: (question: string) => Promise<boolean>
  stop: () => void
} {
  const { t } = useText()
  const { fail } = useToast()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<Running>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function ask(question: string): Promise<boolean> {
    const here = new AbortController()
    abort.current = here
    setRunning({ question, text: '', citations: [] })
    const add = (more: (now: Running) => Partial<Running>) => setRunning((now) => (now ? { ...now, ...more(now) } : now))
    try {
      const listener = {
        onText: (piece: string) => add(({ text }) => ({ text: text + piece })),
        onCitation: (citation: Citation) => add(({ citations }) => ({ citations: [...citations, citation] })),
      }
      await askAssistant(browserClients().api, threadId, question, listener, here.signal)
      return true
    } catch (error) {
      if (here.signal.aborted || isCancel(error)) return true
      if (!isAxiosError(error) && !(error instanceof AnswerFailed) && !(error instanceof TypeError)) throw error
      fail((isAxiosError(error) ? errorBodyOf(error)?.error : error.message) || t('bot:failed'))
      return false
    } finally {
      revalidate()
      setRunning(undefined)
    }
  }

  return { running, ask, stop: () => abort.current?.abort() }
}
