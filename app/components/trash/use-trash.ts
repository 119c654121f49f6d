import { useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useToast } from '#app/components/ui/toast.tsx'
import { useAnswerOf } from '#app/components/use-answer-of.ts'
import { XSRF_FIELD } from '#app/contract/auth.ts'
import type { TrashAnswer, TrashIntent } from '#app/contract/trash.ts'
import { useText } from '#app/i18n/text.ts'

/** Has documents of the trash restored or deleted for good, and tells how it went. */
export function useTrash(onDone: () => void): { busy: TrashIntent | null; send: (intent: TrashIntent, ids: readonly string[]) => void } {
  const { t } = useText()
  const { succeed, fail } = useToast()
  const fetcher = useFetcher<TrashAnswer>()
  const { state, submit, formData } = fetcher
  const answer = useAnswerOf(fetcher)
  const xsrf = useRouteLoaderData<{ xsrf: string }>('root')?.xsrf ?? ''
  const tell = useRef<(answer: TrashAnswer) => void>(() => undefined)
  useEffect(() => {
    tell.current = ({ intent, done, refused, sentence }) => {
      if (done > 0) succeed(t(`documents:trash.${intent}_done`, { count: done }))
      if (refused > 0) fail(`${t('documents:trash.refused', { count: refused })} ${sentence ?? ''}`)
      onDone()
    }
  })
  useEffect(() => {
    if (answer) tell.current(answer)
  }, [answer])
  return {
    busy: state === 'idle' ? null : ((formData?.get('intent') as TrashIntent | null | undefined) ?? null),
    send(intent, ids) {
      const form = new FormData()
      form.set(XSRF_FIELD, xsrf)
      form.set('intent', intent)
      for (const id of ids) form.append('ids', id)
      submit(form, { method: 'post' })
    },
  }
}
