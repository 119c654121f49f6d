import { useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { useAnswerOf } from '#app/components/use-answer-of.ts'
import { XSRF_FIELD } from '#app/contract/auth.ts'
import type { DeskAnswer, DeskOrder } from '#app/contract/desk.ts'
import type { Draft } from './draft.ts'

/**
 * Sends orders to the address of the document that is shown and hands each answer on once, with what was typed when it was sent. The address of the
 * window will not do: it is the next document's before that is drawn, and a second stroke of the key would approve what nobody has seen.
 */
export function useOrders(address: string, onAnswer: (answer: DeskAnswer, order: DeskOrder, sent: Draft) => void) {
  const fetcher = useFetcher<DeskAnswer>()
  const answer = useAnswerOf(fetcher)
  const xsrf = useRouteLoaderData<{ xsrf: string }>('root')?.xsrf ?? ''
  const pending = useRef<{ order: DeskOrder; sent: Draft } | null>(null)
  const answered = useRef(onAnswer)
  useEffect(() => {
    answered.current = onAnswer
  })
  useEffect(() => {
    if (!answer || !pending.current || fetcher.state === 'submitting') return
    const { order, sent } = pending.current
    pending.current = null
    answered.current(answer, order, sent)
  }, [answer, fetcher.state])

  const { submit } = fetcher
  const send = useCallback(
    (order: DeskOrder, sent: Draft) => {
      if (pending.current) return false
      pending.current = { order, sent }
      submit({ [XSRF_FIELD]: xsrf, order: JSON.stringify(order) }, { method: 'post', action: address })
      return true
    },
    [submit, xsrf, address],
  )
  const isUnderWay = useCallback(() => pending.current !== null, [])
  const isIdle = fetcher.state === 'idle'
  return { send, isUnderWay, isIdle, busyWith: isIdle ? null : (pending.current?.order.intent ?? null) }
}
